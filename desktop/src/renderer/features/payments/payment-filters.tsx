import { paymentProviders, paymentStatuses } from '@gangway/shared/contract/base/vocabulary.ts';
import { paymentAttentions } from '@gangway/shared/contract/office/orders/payments.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListState } from '../../lib/lists/use-list-state.ts';
import { DateField } from '../../ui/dates/date-field.tsx';
import { MultiSelect } from '../../ui/fields/multi-select.tsx';
import { MoneyField } from '../../ui/fields/number-field.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FilterBar, FilterGroup } from '../../ui/layout/filter-bar.tsx';
import { paymentDesksQuery } from './requests/payments.ts';

/** All filters of the payments, unset. */
export const noFilters = {
  order: '',
  reference: '',
  from: '',
  to: '',
  provider: '',
  status: '',
  attention: '',
  outcome: '',
  amountFrom: '',
  amountTo: '',
  officer: '',
  counter: '',
  handedOutFrom: '',
  handedOutTo: '',
};

/** Rarely used: folded away until one of them is set, so that a small window has room for the payments. */
const rare = [
  'status',
  'outcome',
  'officer',
  'counter',
  'handedOutFrom',
  'handedOutTo',
  'amountFrom',
  'amountTo',
] as const satisfies (keyof typeof noFilters)[];

const listed = (text: string) => (text === '' ? [] : text.split(','));

export function PaymentFilters({ list }: { list: ListState<typeof noFilters> }) {
  const { t } = useTranslation(['payments', 'providers']);
  const { filters, setFilters } = list;
  const [unfolded, setUnfolded] = useState(false);
  const rareUsed = rare.some(name => filters[name] !== '');
  const showsRare = unfolded || rareUsed;
  const several = (
    name: 'provider' | 'status' | 'attention',
    choices: { value: string; label: string }[],
  ) => ({
    label: t(`filter.${name}`),
    hideLabel: true,
    empty: t(`filter.any.${name}`),
    value: listed(filters[name]),
    choices,
    onChange: (chosen: readonly string[]) => setFilters({ [name]: chosen.join(',') }),
  });
  const desks = useQuery(paymentDesksQuery).data;
  const day = (name: 'from' | 'to' | 'handedOutFrom' | 'handedOutTo') => ({
    label: t(`filter.${name}`),
    hideLabel: true,
    placeholder: t(`filter.${name}`),
    value: filters[name] || null,
    onChange: (date: string | null) => setFilters({ [name]: date ?? '' }),
  });
  const amount = (name: 'amountFrom' | 'amountTo') => ({
    label: t(`filter.${name}`),
    hideLabel: true,
    placeholder: t(`filter.${name}`),
    value: filters[name] === '' ? null : Number(filters[name]),
    onChange: (sen: number | null) => setFilters({ [name]: sen === null ? '' : String(sen) }),
  });
  return (
    <FilterBar active={list.filtered} onReset={list.resetFilters}>
      <SearchField
        label={t('filter.order')}
        value={filters.order}
        onChange={order => setFilters({ order })}
      />
      <TextField
        label={t('filter.reference')}
        hideLabel
        placeholder={t('filter.reference')}
        value={filters.reference}
        onChange={reference => setFilters({ reference })}
        spellCheck={false}
      />
      <FilterGroup>
        <DateField {...day('from')} />
        <DateField {...day('to')} />
      </FilterGroup>
      <MultiSelect
        {...several(
          'provider',
          paymentProviders.map(value => ({ value, label: t(`providers:${value}.name`) })),
        )}
      />
      <MultiSelect
        {...several(
          'attention',
          paymentAttentions.map(value => ({ value, label: t(`attention.${value}`) })),
        )}
      />
      {showsRare && (
        <>
          <MultiSelect
            {...several(
              'status',
              paymentStatuses.map(value => ({ value, label: t(`status.${value}`) })),
            )}
          />
          <SelectField
            label={t('filter.outcome')}
            hideLabel
            empty={t('filter.any.outcome')}
            value={filters.outcome}
            choices={(['applied', 'returned'] as const).map(value => ({
              value,
              label: t(`outcome.${value}`),
            }))}
            onChange={outcome => setFilters({ outcome })}
          />
          <SelectField
            label={t('filter.officer')}
            hideLabel
            empty={t('filter.any.officer')}
            value={filters.officer}
            choices={(desks?.officers ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            onChange={officer => setFilters({ officer })}
          />
          <SelectField
            label={t('filter.counter')}
            hideLabel
            empty={t('filter.any.counter')}
            value={filters.counter}
            choices={(desks?.counters ?? []).map(name => ({ value: name, label: name }))}
            onChange={counter => setFilters({ counter })}
          />
          <FilterGroup>
            <DateField {...day('handedOutFrom')} />
            <DateField {...day('handedOutTo')} />
          </FilterGroup>
          <FilterGroup>
            <MoneyField {...amount('amountFrom')} />
            <MoneyField {...amount('amountTo')} />
          </FilterGroup>
        </>
      )}
      {!rareUsed && (
        <Button icon={SlidersHorizontal} aria-expanded={showsRare} onClick={() => setUnfolded(!unfolded)}>
          {t(unfolded ? 'filter.fewer' : 'filter.more')}
        </Button>
      )}
    </FilterBar>
  );
}

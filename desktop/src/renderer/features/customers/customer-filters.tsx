import { Button } from '@gangway/shared/ui/form/button.tsx';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ListState } from '../../lib/lists/use-list-state.ts';
import { DateField } from '../../ui/dates/date-field.tsx';
import { MultiSelect } from '../../ui/fields/multi-select.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { FilterBar } from '../../ui/layout/filter-bar.tsx';
import { levelsDown } from './customer/customer-look.tsx';
import { useCustomer } from './requests/read-customer.ts';

export const filters = { search: '', level: '', status: '', superior: '', from: '', to: '' };

export function CustomerFilters({ list }: { list: ListState<typeof filters> }) {
  const { t } = useTranslation('customers');
  const { search, level, status, superior, from, to } = list.filters;
  const statuses = (['active', 'inactive'] as const).map(value => ({ value, label: t(`status.${value}`) }));
  return (
    <FilterBar active={list.filtered} onReset={list.resetFilters}>
      <SearchField
        label={t('search')}
        value={search}
        onChange={value => list.setFilters({ search: value })}
      />
      <MultiSelect
        label={t('fields.level')}
        hideLabel
        empty={t('filters.anyLevel')}
        choices={levelsDown.map(value => ({ value, label: t(`level.${value}`) }))}
        value={levelsDown.filter(one => level.split(',').includes(one))}
        onChange={values => list.setFilters({ level: values.join() })}
      />
      <SelectField
        label={t('fields.status')}
        hideLabel
        empty={t('filters.anyStatus')}
        choices={statuses}
        value={status}
        onChange={value => list.setFilters({ status: value })}
      />
      <DateField
        hideLabel
        label={t('filters.from')}
        placeholder={t('filters.from')}
        value={from || null}
        onChange={day => list.setFilters({ from: day ?? '' })}
      />
      <DateField
        hideLabel
        label={t('filters.to')}
        placeholder={t('filters.to')}
        value={to || null}
        onChange={day => list.setFilters({ to: day ?? '' })}
      />
      {superior && <BelowWhom id={superior} onClear={() => list.setFilters({ superior: '' })} />}
    </FilterBar>
  );
}

/** Says whose people the list shows; pressing it shows everybody again. */
function BelowWhom({ id, onClear }: { id: string; onClear: () => void }) {
  const { t } = useTranslation('customers');
  const { data } = useCustomer(id);
  return (
    <Button iconEnd={X} onClick={onClear}>
      {t('filters.below', { username: data?.username ?? '…' })}
    </Button>
  );
}

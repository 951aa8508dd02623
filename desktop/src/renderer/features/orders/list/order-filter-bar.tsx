import { orderStatuses, sessions } from '@gangway/shared/contract/base/vocabulary.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListState } from '../../../lib/lists/use-list-state.ts';
import { DateField } from '../../../ui/dates/date-field.tsx';
import { MultiSelect } from '../../../ui/fields/multi-select.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { FilterBar } from '../../../ui/layout/filter-bar.tsx';
import { mainFilters, type OrderFilterName, type OrderFilterValues } from './filters.ts';
import { MoreFilters } from './more-filters.tsx';

/** What the desk narrows orders down by: what it types all day in front, everything else one key away. */
export function OrderFilterBar({ list }: { list: ListState<OrderFilterValues> }) {
  const { t } = useTranslation(['orders', 'frame']);
  const [open, setOpen] = useState(false);
  const { filters, setFilters } = list;
  const more = Object.keys(filters).filter(
    name => !(mainFilters as readonly string[]).includes(name) && filters[name as OrderFilterName] !== '',
  ).length;
  return (
    <FilterBar active={list.filtered} onReset={list.resetFilters}>
      <SearchField label={t('search')} value={filters.search} onChange={search => setFilters({ search })} />
      <MultiSelect
        label={t('columns.status')}
        hideLabel
        empty={t('filters.anyStatus')}
        value={orderStatuses.filter(status => filters.status.split(',').includes(status))}
        choices={orderStatuses.map(status => ({ value: status, label: t(`status.${status}`) }))}
        onChange={chosen => setFilters({ status: chosen.join(',') })}
      />
      <SelectField
        label={t('columns.session')}
        hideLabel
        empty={t('filters.anySession')}
        value={filters.session}
        choices={sessions.map(session => ({
          value: session as string,
          label: t(`frame:session.${session}`),
        }))}
        onChange={session => setFilters({ session })}
      />
      <DateField
        label={t('filters.departureFrom')}
        hideLabel
        placeholder={t('filters.departureFrom')}
        value={filters.from || null}
        onChange={from => setFilters({ from: from ?? '' })}
      />
      <DateField
        label={t('filters.departureTo')}
        hideLabel
        placeholder={t('filters.departureTo')}
        value={filters.to || null}
        onChange={to => setFilters({ to: to ?? '' })}
      />
      <Button icon={SlidersHorizontal} onClick={() => setOpen(true)}>
        {more > 0 ? t('filters.moreChosen', { count: more }) : t('filters.more')}
      </Button>
      {open && <MoreFilters list={list} onClose={() => setOpen(false)} />}
    </FilterBar>
  );
}

import { useTranslation } from 'react-i18next';
import { filterFields } from '../../../lib/lists/filter-fields.ts';
import type { ListState } from '../../../lib/lists/use-list-state.ts';
import { DateField } from '../../../ui/dates/date-field.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { FilterBar, FilterGroup } from '../../../ui/layout/filter-bar.tsx';
import { useChoices } from './use-choices.ts';

export const sailingFilters = { search: '', ship: '', route: '', session: '', status: '', from: '', to: '' };
export type SailingFilterValues = typeof sailingFilters;

interface SailingFiltersProps {
  list: ListState<SailingFilterValues>;
  /** Whether to show the period filter; the calendar has its month instead. */
  withPeriod: boolean;
}

/** The filters shared by calendar and list. */
export function SailingFilters({ list, withPeriod }: SailingFiltersProps) {
  const { t } = useTranslation('sailings');
  const choices = useChoices();
  const filter = filterFields(list);
  const select = (
    name: 'ship' | 'route' | 'session' | 'status',
    among: readonly { value: string; label: string }[],
  ) => (
    <SelectField
      {...filter.choice(name, t(`columns.${name}`), t(`any.${name}`))}
      choices={among.map(({ value, label }) => ({ value, label }))}
    />
  );
  return (
    <FilterBar active={list.filtered} onReset={list.resetFilters}>
      {withPeriod && <SearchField {...filter.search('search', t('search'))} />}
      {select('ship', choices.ships)}
      {select('route', choices.routes)}
      {select('session', choices.sessions)}
      {select('status', choices.statuses)}
      {withPeriod && (
        <FilterGroup>
          <DateField {...filter.day('from', t('from'))} />
          <DateField {...filter.day('to', t('to'))} />
        </FilterGroup>
      )}
    </FilterBar>
  );
}

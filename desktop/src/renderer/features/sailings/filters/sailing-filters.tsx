import { useTranslation } from 'react-i18next';
import type { ListState } from '../../../lib/lists/use-list-state.ts';
import { DateField } from '../../../ui/dates/date-field.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { FilterBar } from '../../../ui/layout/filter-bar.tsx';
import { useChoices } from './use-choices.ts';

export const sailingFilters = { search: '', ship: '', route: '', session: '', status: '', from: '', to: '' };
export type SailingFilterValues = typeof sailingFilters;

interface SailingFiltersProps {
  list: ListState<SailingFilterValues>;
  /** The calendar has its month instead. */
  withPeriod: boolean;
}

/** What calendar and list show; both keep to the same filters. */
export function SailingFilters({
  list: { filters, filtered, setFilters, resetFilters },
  withPeriod,
}: SailingFiltersProps) {
  const { t } = useTranslation('sailings');
  const choices = useChoices();
  const select = (
    name: 'ship' | 'route' | 'session' | 'status',
    among: readonly { value: string; label: string }[],
  ) => (
    <SelectField
      label={t(`columns.${name}`)}
      hideLabel
      empty={t(`any.${name}`)}
      value={filters[name]}
      choices={among.map(({ value, label }) => ({ value, label }))}
      onChange={value => setFilters({ [name]: value })}
    />
  );
  return (
    <FilterBar active={filtered} onReset={resetFilters}>
      {withPeriod && (
        <SearchField label={t('search')} value={filters.search} onChange={search => setFilters({ search })} />
      )}
      {select('ship', choices.ships)}
      {select('route', choices.routes)}
      {select('session', choices.sessions)}
      {select('status', choices.statuses)}
      {withPeriod && (
        <>
          <DateField
            label={t('from')}
            hideLabel
            placeholder={t('from')}
            value={filters.from || null}
            onChange={from => setFilters({ from: from ?? '' })}
          />
          <DateField
            label={t('to')}
            hideLabel
            placeholder={t('to')}
            value={filters.to || null}
            onChange={to => setFilters({ to: to ?? '' })}
          />
        </>
      )}
    </FilterBar>
  );
}

import { orderStatuses, sessions } from '@gangway/shared/contract/base/vocabulary.ts';
import type { RouteSummary, ShipProfile } from '@gangway/shared/contract/sailings.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../lib/api/request.ts';
import { filterFields } from '../../../lib/lists/filter-fields.ts';
import type { ListState } from '../../../lib/lists/use-list-state.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { DateField } from '../../../ui/dates/date-field.tsx';
import { MultiSelect } from '../../../ui/fields/multi-select.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { FilterBar, FilterGroup } from '../../../ui/layout/filter-bar.tsx';
import { useSailing } from '../requests/sailings.ts';
import { mainFilters, type OrderFilterName, type OrderFilterValues } from './filters.ts';
import { MoreFilters } from './more-filters.tsx';

/** The filters of the orders: the most used ones are visible, the others are behind a button. */
export function OrderFilterBar({ list }: { list: ListState<OrderFilterValues> }) {
  const { t } = useTranslation(['orders', 'frame']);
  const { text } = useFormat();
  const ships = useShips().data ?? [];
  const routes = useRoutes().data ?? [];
  const [open, setOpen] = useState(false);
  const { filters } = list;
  const filter = filterFields(list);
  const more = Object.keys(filters).filter(
    name => !(mainFilters as readonly string[]).includes(name) && filters[name as OrderFilterName] !== '',
  ).length;
  return (
    <FilterBar active={list.filtered} onReset={list.resetFilters}>
      <SearchField {...filter.search('search', t('search'))} />
      <MultiSelect
        {...filter.several('status', t('columns.status'), t('filters.anyStatus'), orderStatuses)}
        choices={orderStatuses.map(status => ({ value: status, label: t(`status.${status}`) }))}
      />
      <SelectField
        {...filter.choice('ship', t('columns.ship'), t('filters.anyShip'))}
        choices={ships.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <SelectField
        {...filter.choice('route', t('columns.route'), t('filters.anyRoute'))}
        choices={routes.map(route => ({
          value: String(route.id),
          label: `${text(route.departure.name)} → ${text(route.destination.name)}`,
        }))}
      />
      <SelectField
        {...filter.choice('session', t('columns.session'), t('filters.anySession'))}
        choices={sessions.map(session => ({
          value: session,
          label: t(`frame:session.${session}`),
        }))}
      />
      {filters.sailing && (
        <SailingFilter id={filters.sailing} onRemove={() => list.setFilters({ sailing: '' })} />
      )}
      <FilterGroup>
        <DateField {...filter.day('from', t('filters.departureFrom'))} />
        <DateField {...filter.day('to', t('filters.departureTo'))} />
        <Button icon={SlidersHorizontal} onClick={() => setOpen(true)}>
          {more > 0 ? t('filters.moreChosen', { count: more }) : t('filters.more')}
        </Button>
      </FilterGroup>
      {open && <MoreFilters list={list} onClose={() => setOpen(false)} />}
    </FilterBar>
  );
}

interface SailingFilterProps {
  id: string;
  onRemove: () => void;
}

/** The sailing that the list is filtered by; pressing it removes the filter. */
function SailingFilter({ id, onRemove }: SailingFilterProps) {
  const { t } = useTranslation('orders');
  const { text, dateTime } = useFormat();
  const { data } = useSailing(id);
  const name = data
    ? `${text(data.route.departure.name)} → ${text(data.route.destination.name)} · ${dateTime(data.departsAt)}`
    : t('filters.sailingOne');
  return (
    <Button iconEnd={X} onClick={onRemove} aria-label={t('filters.removeSailing', { sailing: name })}>
      {name}
    </Button>
  );
}

/** The ships, as filter options. */
const useShips = () =>
  useQuery({
    queryKey: ['orders', 'ships'],
    queryFn: ({ signal }) => request<ShipProfile[]>('GET', '/ships', { signal }),
  });

/** The routes, as filter options. */
const useRoutes = () =>
  useQuery({
    queryKey: ['orders', 'routes'],
    queryFn: ({ signal }) => request<RouteSummary[]>('GET', '/routes', { signal }),
  });

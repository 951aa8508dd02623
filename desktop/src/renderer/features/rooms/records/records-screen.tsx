import { roomActionNames } from '@gangway/shared/contract/office/fleet/room-operation.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useListState } from '../../../lib/lists/use-list-state.ts';
import { DateField } from '../../../ui/dates/date-field.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { FilterBar } from '../../../ui/layout/filter-bar.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Screen } from '../../../ui/layout/screen.tsx';
import { roomEventsQuery } from '../requests/room-events.ts';
import { choicesQuery } from '../requests/rooms.ts';
import { RecordsTable } from './records-table.tsx';

/** Everything that was done to rooms, by whom and for whom (R35). */
export default function RecordsScreen() {
  const { t } = useTranslation('rooms');
  const list = useListState({
    filters: { search: '', action: '', shipId: '', systemUserId: '', from: '', to: '', roomId: '' },
    sort: 'at',
    descending: true,
  });
  const { filters, setFilters } = list;
  const result = useQuery(roomEventsQuery(list.query));
  const choices = useQuery(choicesQuery()).data;
  return (
    <Screen fill>
      <PageHeader title={t('records.title')} />
      <FilterBar active={list.filtered} onReset={list.resetFilters}>
        <SearchField
          label={t('records.search')}
          value={filters.search}
          onChange={search => setFilters({ search })}
        />
        <SelectField
          label={t('records.action')}
          hideLabel
          value={filters.action}
          empty={t('records.anyAction')}
          choices={roomActionNames.map(action => ({ value: action, label: t(`action.${action}`) }))}
          onChange={action => setFilters({ action })}
        />
        <SelectField
          label={t('records.ship')}
          hideLabel
          value={filters.shipId}
          empty={t('records.anyShip')}
          choices={(choices?.ships ?? []).map(ship => ({ value: String(ship.id), label: ship.name }))}
          onChange={shipId => setFilters({ shipId })}
        />
        <SelectField
          label={t('records.by')}
          hideLabel
          value={filters.systemUserId}
          empty={t('records.anybody')}
          choices={(choices?.officers ?? []).map(({ id, name, username }) => ({
            value: id,
            label: name || username,
          }))}
          onChange={systemUserId => setFilters({ systemUserId })}
        />
        <DateField
          label={t('records.from')}
          hideLabel
          placeholder={t('records.from')}
          value={filters.from || null}
          onChange={from => setFilters({ from: from ?? '' })}
        />
        <DateField
          label={t('records.to')}
          hideLabel
          placeholder={t('records.to')}
          value={filters.to || null}
          onChange={to => setFilters({ to: to ?? '' })}
        />
      </FilterBar>
      <RecordsTable result={result} list={list} />
    </Screen>
  );
}

import type { RoomEvent } from '@gangway/shared/contract/office/fleet/room-events.ts';
import { roomActionNames } from '@gangway/shared/contract/office/fleet/room-operation.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request } from '../../../lib/api/request.ts';
import { filterFields } from '../../../lib/lists/filter-fields.ts';
import { useListState } from '../../../lib/lists/use-list-state.ts';
import { DateField } from '../../../ui/dates/date-field.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { FilterGroup } from '../../../ui/layout/filter-bar.tsx';
import { ListScreen } from '../../../ui/layout/list-screen.tsx';
import { choicesQuery } from '../requests/rooms.ts';
import { RecordsTable } from './records-table.tsx';

/** The log of all actions on rooms: by whom and for whom (R35). */
export default function RecordsScreen() {
  const { t } = useTranslation('rooms');
  const list = useListState({
    filters: { search: '', action: '', shipId: '', systemUserId: '', from: '', to: '', roomId: '' },
    sort: 'at',
    descending: true,
  });
  const filter = filterFields(list);
  const result = useQuery(roomEventsQuery(list.query));
  const choices = useQuery(choicesQuery()).data;
  return (
    <ListScreen
      title={t('records.title')}
      list={list}
      filters={
        <>
          <SearchField {...filter.search('search', t('records.search'))} />
          <SelectField
            {...filter.choice('action', t('records.action'), t('records.anyAction'))}
            choices={roomActionNames.map(action => ({ value: action, label: t(`action.${action}`) }))}
          />
          <SelectField
            {...filter.choice('shipId', t('records.ship'), t('records.anyShip'))}
            choices={(choices?.ships ?? []).map(ship => ({ value: String(ship.id), label: ship.name }))}
          />
          <SelectField
            {...filter.choice('systemUserId', t('records.by'), t('records.anybody'))}
            choices={(choices?.officers ?? []).map(({ id, name, username }) => ({
              value: id,
              label: name || username,
            }))}
          />
          <FilterGroup>
            <DateField {...filter.day('from', t('records.from'))} />
            <DateField {...filter.day('to', t('records.to'))} />
          </FilterGroup>
        </>
      }
    >
      <RecordsTable result={result} list={list} />
    </ListScreen>
  );
}

const roomEventsQuery = (query: object) =>
  queryOptions({
    queryKey: ['rooms', 'records', query],
    queryFn: ({ signal }) =>
      request<{ items: RoomEvent[]; total: number }>('GET', '/office/room-events', { query, signal }),
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });

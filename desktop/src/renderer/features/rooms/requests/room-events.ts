import type { RoomEvent } from '@gangway/shared/contract/office/fleet/room-events.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

export const roomEventsQuery = (query: object) =>
  queryOptions({
    queryKey: ['rooms', 'records', query],
    queryFn: ({ signal }) =>
      request<{ items: RoomEvent[]; total: number }>('GET', '/office/room-events', { query, signal }),
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });

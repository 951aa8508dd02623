import {
  ROOMS_EVENT,
  type RoomBoard,
  type ShipOverview,
} from '@gangway/shared/contract/office/fleet/room-operation.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { request } from '../../../lib/api/request.ts';
import { followEvents } from '../../../lib/events/follow-events.ts';

/** New orders send no room events, so the board is also refetched at this interval. */
const REFETCH_MS = 60_000;

export const overviewQuery = () =>
  queryOptions({
    queryKey: ['rooms', 'overview'],
    queryFn: ({ signal }) => request<ShipOverview[]>('GET', '/office/rooms/overview', { signal }),
    refetchInterval: REFETCH_MS,
  });

export const boardQuery = (shipId: number | null) =>
  queryOptions({
    queryKey: ['rooms', 'board', shipId],
    queryFn: ({ signal }) => request<RoomBoard>('GET', '/office/rooms/board', { query: { shipId }, signal }),
    enabled: shipId !== null,
    refetchInterval: REFETCH_MS,
    placeholderData: before => before,
    meta: { inline: true },
  });

/** Invalidates the rooms when an event reports a change. Returns whether the stream is connected. */
export function useLiveRooms(shipId: number | null): boolean {
  const client = useQueryClient();
  const [connected, setConnected] = useState(true);
  useEffect(() => {
    if (shipId === null) return;
    const refetch = () => void client.invalidateQueries({ queryKey: ['rooms'] });
    return followEvents({
      path: `/prod-api/office/rooms/events?shipId=${shipId}`,
      event: ROOMS_EVENT,
      happened: refetch,
      onConnection(now) {
        setConnected(now);
        // Events may have been missed while the stream was disconnected.
        if (now) refetch();
      },
    });
  }, [client, shipId]);
  return connected;
}

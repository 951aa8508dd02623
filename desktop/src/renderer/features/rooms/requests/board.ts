import {
  ROOMS_EVENT,
  type RoomBoard,
  type ShipOverview,
} from '@gangway/shared/contract/office/fleet/room-operation.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { request } from '../../../lib/api/request.ts';
import { followEvents } from '../../../lib/events/follow-events.ts';

/** Bookings are made elsewhere and tell nobody here; the board looks for them now and then. */
const LOOK_AGAIN_MS = 60_000;

export const overviewQuery = () =>
  queryOptions({
    queryKey: ['rooms', 'overview'],
    queryFn: ({ signal }) => request<ShipOverview[]>('GET', '/office/rooms/overview', { signal }),
    refetchInterval: LOOK_AGAIN_MS,
  });

export const boardQuery = (shipId: number | null) =>
  queryOptions({
    queryKey: ['rooms', 'board', shipId],
    queryFn: ({ signal }) => request<RoomBoard>('GET', '/office/rooms/board', { query: { shipId }, signal }),
    enabled: shipId !== null,
    refetchInterval: LOOK_AGAIN_MS,
    placeholderData: before => before,
    meta: { inline: true },
  });

/** Reads the board again whenever a desk changes something. Whether that can be heard at the moment. */
export function useLiveRooms(shipId: number | null): boolean {
  const client = useQueryClient();
  const [connected, setConnected] = useState(true);
  useEffect(() => {
    if (shipId === null) return;
    const look = () => void client.invalidateQueries({ queryKey: ['rooms'] });
    return followEvents({
      path: `/prod-api/office/rooms/events?shipId=${shipId}`,
      event: ROOMS_EVENT,
      happened: look,
      onConnection(now) {
        setConnected(now);
        // What happened while nothing could be heard.
        if (now) look();
      },
    });
  }, [client, shipId]);
  return connected;
}

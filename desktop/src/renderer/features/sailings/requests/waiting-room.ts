import type {
  OfficeWaitingRoom,
  WaitingRoomChange,
} from '@gangway/shared/contract/office/sailings/waiting-room.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { refreshSailings } from './change-sailing.ts';

const LIVE_MS = 3_000;

const path = (sailingId: number) => `/office/sailings/${sailingId}/waiting-room`;

/** The queue of a sailing; refetched while it may have guests. */
export const useWaitingRoom = (sailingId: number) =>
  useQuery({
    queryKey: ['sailings', 'waiting-room', sailingId],
    queryFn: ({ signal }) => request<OfficeWaitingRoom>('GET', path(sailingId), { signal }),
    refetchInterval: ({ state: { data } }) =>
      data && (data.openedBy || data.startsAt > 0) ? LIVE_MS : false,
    meta: { inline: true },
  });

export async function changeWaitingRoom(
  sailingId: number,
  change: WaitingRoomChange,
  { version }: OfficeWaitingRoom,
): Promise<OfficeWaitingRoom> {
  const room = await request<OfficeWaitingRoom>('POST', path(sailingId), { body: change, version });
  void refreshSailings();
  return room;
}

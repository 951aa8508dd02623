import type {
  OfficeRoom,
  OfficeRoomSave,
  RoomChoices,
  RoomsBulk,
} from '@gangway/shared/contract/office/fleet/rooms.ts';
import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../../lib/api/query-client.ts';
import { request } from '../../../lib/api/request.ts';

export const choicesQuery = () =>
  queryOptions({
    queryKey: ['rooms', 'choices'],
    queryFn: ({ signal }) => request<RoomChoices>('GET', '/office/rooms/choices', { signal }),
  });

const changed = () => queryClient.invalidateQueries({ queryKey: ['rooms'] });

/** Creates a room, or changes this one. */
export async function saveRoom(
  original: { id: number; version: number } | undefined,
  save: OfficeRoomSave,
): Promise<OfficeRoom> {
  const path = original ? `/office/rooms/${original.id}` : '/office/rooms';
  const room = await request<OfficeRoom>('POST', path, { body: save, version: original?.version });
  await changed();
  return room;
}

export async function makeRooms(bulk: RoomsBulk): Promise<{ created: number }> {
  const result = await request<{ created: number }>('POST', '/office/rooms/bulk', { body: bulk });
  await changed();
  return result;
}

export async function deleteRoom(id: number): Promise<void> {
  await request<null>('POST', `/office/rooms/${id}/delete`);
  await changed();
}

import type {
  BoardRoom,
  CabinGuest,
  CheckInSailing,
  RoomBoard,
} from '@gangway/shared/contract/office/room-operation.ts';
import type { Page } from '@playwright/test';
import { staffCalls } from './staff-calls.ts';

/** Somebody who may be checked in now: a guest of a current sailing whose room is ready. */
export interface ReadyGuest extends CabinGuest {
  sailing: CheckInSailing;
}

/** Finds a guest of a sailing now, if possible one who has not arrived, and gets their room ready where it is not. */
export async function findReadyGuest(page: Page): Promise<ReadyGuest> {
  const { get } = staffCalls(page);
  const sailings = await get<CheckInSailing[]>('/office/check-in/sailings');
  const current = sailings.filter(sailing => sailing.current);
  for (const arrived of [false, true])
    for (const sailing of current) {
      const { items } = await get<{ items: CabinGuest[] }>(
        `/office/check-in/guests?sailingId=${sailing.id}&arrived=${arrived}&size=200`,
      );
      const [guest] = items;
      if (!guest) continue;
      await makeReady(page, guest.room);
      return { ...guest, sailing };
    }
  throw new Error('nobody with a room is expected on any sailing now');
}

/** Leads a room to `available` by what a desk would do. */
export async function makeReady(page: Page, room: Pick<BoardRoom, 'id' | 'status'>): Promise<void> {
  const { post } = staffCalls(page);
  const act = (action: string, body: object = {}) => post(`/office/rooms/${room.id}/${action}`, body);
  if (room.status === 'maintenance') await act('maintenance-over', { clean: true });
  if (room.status === 'occupied') await act('check-out');
  if (room.status === 'occupied' || room.status === 'dirty') await act('clean-completed');
}

/** A room of a ship that is available and that nobody has booked now. */
export async function findIdleRoom(page: Page, shipId: number): Promise<BoardRoom> {
  const board = await staffCalls(page).get<RoomBoard>(`/office/rooms/board?shipId=${shipId}`);
  const room = board.rooms.find(({ status, expected }) => status === 'available' && expected === null);
  if (!room) throw new Error('every room of the ship is in use');
  return room;
}

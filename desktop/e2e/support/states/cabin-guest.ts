import type {
  BoardRoom,
  CabinGuest,
  CheckInSailing,
  RoomBoard,
} from '@gangway/shared/contract/office/fleet/room-operation.ts';
import type { OfficeRoomType } from '@gangway/shared/contract/office/fleet/room-types.ts';
import type { OfficeRoom } from '@gangway/shared/contract/office/fleet/rooms.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { book } from '../../../../storefront/e2e/support/booking.ts';
import { staffApi } from '../staff-api.ts';
import { staffCalls } from '../staff-calls.ts';
import { createSailing, createShip, payInCash } from './own-sailing.ts';

/** A guest who is expected in their room now. */
export interface ExpectedGuest extends CabinGuest {
  sailing: CheckInSailing;
}

/**
 * Sells the only room of a new ship that departs in a few hours, so that its guests belong to this test at any
 * time of day. Returns one of the two guests.
 */
export async function expectCabinGuest(request: APIRequestContext): Promise<ExpectedGuest> {
  const manager = await staffApi(request, 'manager');
  const { get, post } = manager;
  const ship = await createShip(manager);
  const { items: roomTypes } = await get<{ items: OfficeRoomType[] }>('/office/room-types');
  const twin = roomTypes.find(({ maxOccupancy }) => maxOccupancy >= 2);
  const room = await post<OfficeRoom>('/office/rooms', {
    shipId: ship.id,
    roomTypeId: twin?.id,
    number: '501',
    floor: 5,
    position: 'bow',
    status: 'available',
  });
  const { id, date } = await createSailing(manager, ship);
  const { order } = await book(request, id, { cabins: { kind: 'chosen', roomIds: [room.id] } });
  await payInCash(manager, order);

  const sailings = await get<CheckInSailing[]>(`/office/check-in/sailings?date=${date}`);
  const sailing = sailings.find(candidate => candidate.id === id);
  const guests = await get<{ items: CabinGuest[] }>(`/office/check-in/guests?sailingId=${id}`);
  const [guest] = guests.items;
  if (!sailing?.current || !guest) throw new Error('the new ship has no expected guests');
  return { ...guest, sailing };
}

/** An available room of a ship without a current booking. */
export async function findIdleRoom(page: Page, shipId: number): Promise<BoardRoom> {
  const board = await staffCalls(page).get<RoomBoard>(`/office/rooms/board?shipId=${shipId}`);
  const room = board.rooms.find(({ status, expected }) => status === 'available' && expected === null);
  if (!room) throw new Error('every room of the ship is in use');
  return room;
}

import { randomUUID } from 'node:crypto';
import type {
  BoardRoom,
  CabinGuest,
  CheckInSailing,
  RoomBoard,
} from '@gangway/shared/contract/office/fleet/room-operation.ts';
import type { OfficeRoomType } from '@gangway/shared/contract/office/fleet/room-types.ts';
import type { OfficeRoom } from '@gangway/shared/contract/office/fleet/rooms.ts';
import type { OfficeShip } from '@gangway/shared/contract/office/fleet/ships.ts';
import type { SailingOptions } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { formatDateTime } from '@gangway/shared/domain/time/display-time.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { passwordOf } from '../../../../scripts/seed/people/demonstration-accounts.ts';
import { ask, book } from '../../../../storefront/e2e/support/booking.ts';
import { staffCalls } from '../staff-calls.ts';

/** A guest who is expected in their room now. */
export interface ExpectedGuest extends CabinGuest {
  sailing: CheckInSailing;
}

const HOUR_MS = 3_600_000;
/** Late enough for sales to be open, soon enough for check-in to be open. */
const LEAVES_AFTER_HOURS = 3;
const SAILS_HOURS = 2;

/**
 * Sells the only room of a new ship that departs in a few hours, so that its guests belong to this test at any
 * time of day. Returns one of the two guests.
 */
export async function expectCabinGuest(request: APIRequestContext): Promise<ExpectedGuest> {
  const { get, post } = await managerCalls(request);
  const ship = await post<OfficeShip>('/office/ships', {
    name: `Selat ${randomUUID().slice(0, 8)}`,
    status: 'active',
    weight: 9000,
    capacity: 20,
    description: { en: 'A new ship', zh: '新船', ko: '새 배' },
  });
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
  const { routes } = await get<SailingOptions>('/office/sailings/options');
  const domestic = routes.find(
    ({ departure, destination }) => departure.code === 'port-klang' && destination.code === 'penang',
  );
  const [date, departs] = clockIn(LEAVES_AFTER_HOURS);
  const [, arrives] = clockIn(LEAVES_AFTER_HOURS + SAILS_HOURS);
  const { id } = await post<{ id: number }>('/office/sailings', {
    shipId: ship.id,
    routeId: domestic?.id,
    date,
    session: 'daytime',
    departs,
    arrives,
    capacity: 20,
  });
  const { order } = await book(request, id, { kind: 'chosen', roomIds: [room.id] });
  const cash = { expectedDueSen: order.dueSen, tenderedSen: order.dueSen };
  await post(`/office/orders/${order.number}/payment`, cash);

  const sailings = await get<CheckInSailing[]>(`/office/check-in/sailings?date=${date}`);
  const sailing = sailings.find(candidate => candidate.id === id);
  const guests = await get<{ items: CabinGuest[] }>(`/office/check-in/guests?sailingId=${id}`);
  const [guest] = guests.items;
  if (!sailing?.current || !guest) throw new Error('the new ship expects nobody');
  return { ...guest, sailing };
}

/** Calls as the manager, who is not signed in at the tested workplace. */
async function managerCalls(request: APIRequestContext) {
  const credentials = { username: 'manager', password: passwordOf('manager') };
  const token = await ask<string>(request, '/sysUser/login', credentials);
  const headers = () => ({ 'X-Token': token, 'Idempotency-Key': randomUUID() });
  return {
    get: <Data>(path: string) => ask<Data>(request, path, undefined, headers()),
    post: <Data>(path: string, body: object) => ask<Data>(request, path, body, headers()),
  };
}

/** The operator's date and time to the minute, a number of hours from now. */
function clockIn(hours: number): [date: string, time: string] {
  const [date = '', time = ''] = formatDateTime(new Date(Date.now() + hours * HOUR_MS)).split(' ');
  return [date, time.slice(0, 5)];
}

/** An available room of a ship without a current booking. */
export async function findIdleRoom(page: Page, shipId: number): Promise<BoardRoom> {
  const board = await staffCalls(page).get<RoomBoard>(`/office/rooms/board?shipId=${shipId}`);
  const room = board.rooms.find(({ status, expected }) => status === 'available' && expected === null);
  if (!room) throw new Error('every room of the ship is in use');
  return room;
}

/*
 * Rooms and room types as the office runs them: the board, cleaning, prices, and check-in records.
 *
 * May import: operator, reservations/cabins, reservations/sailings.
 */

import type {
  OfficeRoom,
  OfficeRoomSave,
  OfficeRoomsQuery,
  RoomChoices,
} from '@gangway/shared/contract/office/fleet/rooms.ts';
import { roomActionBetween } from '@gangway/shared/domain/states/room-actions.ts';
import { actorOf } from '../../lib/caller.ts';
import { changesBetween } from '../../lib/changes.ts';
import { writeAudit } from '../../lib/database/audit.repository.ts';
import {
  type Connection,
  type Database,
  inTransaction,
  type Transaction,
} from '../../lib/database/database.ts';
import { pageOf } from '../../lib/database/paging.ts';
import { AppError, requireFound } from '../../lib/errors.ts';
import type { Data } from '../../lib/http/context.ts';
import type { SeenVersion } from '../../lib/seen-version.ts';
import { requireUnchanged } from '../../operator/versions.service.ts';
import type { Desk, DeskDeps } from '../../reservations/cabins/desk.types.ts';
import {
  deleteRoomRow,
  insertRooms,
  type LockedRoom,
  lockRoom,
  updateRoom,
} from '../../reservations/cabins/rooms.repository.ts';
import { operateLocked } from './room-operation.service.ts';
import { refusingRooms } from './room-refusals.rules.ts';
import { findChoices, findMostGuests, findRoom, findRoomPage } from './rooms.repository.ts';
import { findRoomType } from './types/room-types.repository.ts';

const entity = (id: number) => ({ entity: 'rooms' as const, entityId: String(id) });

/** One page of the rooms of all ships. */
export async function pageRooms({ db }: Data, query: OfficeRoomsQuery) {
  return pageOf(await findRoomPage(db, query), query);
}

/** Ships, types and officers to choose from. */
export function readRoomChoices(db: Connection): Promise<RoomChoices> {
  return findChoices(db);
}

/** @throws AppError `room-number-taken`, `invalid-input`, `room-occupied-by-hand` */
export function createRoom(deps: DeskDeps, desk: Desk, save: OfficeRoomSave): Promise<OfficeRoom> {
  const { status, ...room } = save;
  if (status === 'occupied') throw occupiedByHand();
  return writing(deps, desk, save, async trx => {
    const [id = 0] = await insertRooms(trx, [room], status);
    await writeAudit(trx, { ...entity(id), action: 'created', detail: { ...save } });
    return id;
  });
}

/**
 * Changes a room. A changed status is recorded as the action that leads to it; only check-in occupies a room. @throws AppError
 * `not-found`, `changed-meanwhile`, `room-number-taken`, `invalid-input`, `room-stays-on-ship`, `room-too-small`,
 * `room-occupied-by-hand`, `room-dirty-by-hand`, and the refusals of the action.
 */
export function changeRoom(
  deps: DeskDeps,
  desk: Desk,
  id: number,
  save: OfficeRoomSave,
  seen: SeenVersion,
): Promise<OfficeRoom> {
  return writing(deps, desk, save, async trx => {
    const locked = requireFound(await lockRoom(trx, id));
    const before = requireFound(await findRoom(trx, id));
    await requireUnchanged(trx, ['rooms', id], seen, async () => before);
    await assertStillFits(trx, deps, before, save);
    await changeStatus(trx, deps, desk, locked, save);
    await updateRoom(trx, id, save);
    const { status: _, ...fields } = save;
    const was = { ...before, shipId: before.ship.id, roomTypeId: before.roomType.id };
    await writeAudit(trx, {
      ...entity(id),
      action: 'updated',
      detail: { changes: changesBetween<Partial<typeof was>>(was, fields) },
    });
    return id;
  });
}

/** @throws AppError `not-found`, `room-used` if it has bookings or records */
export function deleteRoom(deps: DeskDeps, desk: Desk, id: number): Promise<null> {
  return inTransaction(deps, actorOf(desk.caller), async trx => {
    const room = requireFound((await lockRoom(trx, id)) && (await findRoom(trx, id)));
    const { number } = room;
    if (room.used) throw new AppError('room-used', { params: { number } });
    await deleteRoomRow(trx, id);
    await writeAudit(trx, { ...entity(id), action: 'deleted', detail: { number, ship: room.ship.name } });
    return null;
  });
}

async function assertStillFits(
  trx: Transaction<Database>,
  { clock }: Data,
  before: OfficeRoom,
  save: OfficeRoomSave,
): Promise<void> {
  const { number } = before;
  if (before.used && before.ship.id !== save.shipId)
    throw new AppError('room-stays-on-ship', { params: { number } });
  if (before.roomType.id === save.roomTypeId) return;
  const guests = await findMostGuests(trx, before.id, clock.now());
  const most = (await findRoomType(trx, save.roomTypeId))?.maxOccupancy ?? guests;
  if (guests > most) throw new AppError('room-too-small', { params: { number, guests, most } });
}

async function changeStatus(
  trx: Transaction<Database>,
  deps: DeskDeps,
  desk: Desk,
  room: LockedRoom,
  { status: to, notes }: OfficeRoomSave,
): Promise<void> {
  if (room.status === to) return;
  const action = roomActionBetween(room.status, to);
  if (action === 'check-in' || to === 'occupied') throw occupiedByHand();
  if (room.status === 'available' && to === 'dirty') throw dirtyByHand();
  // Only a check-out is allowed for an occupied room; other actions fail with the reason.
  await operateLocked(trx, deps, desk, room, { action: action ?? 'maintenance', to, notes });
}

const occupiedByHand = () =>
  new AppError('room-occupied-by-hand', { fields: { status: 'room-occupied-by-hand' } });

const dirtyByHand = () => new AppError('room-dirty-by-hand', { fields: { status: 'room-dirty-by-hand' } });

async function writing(
  deps: DeskDeps,
  desk: Desk,
  { number }: OfficeRoomSave,
  write: (trx: Transaction<Database>) => Promise<number>,
): Promise<OfficeRoom> {
  const numberTaken = new AppError('room-number-taken', {
    params: { number },
    fields: { number: 'room-number-taken' },
  });
  return refusingRooms(numberTaken, () =>
    inTransaction(deps, actorOf(desk.caller), async trx =>
      requireFound(await findRoom(trx, await write(trx))),
    ),
  );
}

/*
 * Rooms of ships and their state: clean, occupied, out of service, and the history of each. What is booked is in
 * `reservations/inventory`.
 *
 * May import: reservations/inventory.
 */

import type { ErrorCode } from '@gangway/shared/contract/base/errors.ts';
import type { Language } from '@gangway/shared/contract/base/languages.ts';
import type { RoomStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import type { RoomAction } from '@gangway/shared/contract/office/fleet/room-operation.ts';
import type { OfficeRoomSave } from '@gangway/shared/contract/office/fleet/rooms.ts';
import { canAct } from '@gangway/shared/domain/states/room-actions.ts';
import { writeDateTime } from '@gangway/shared/i18n/dates.ts';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';
import { AppError, requireFound } from '../../lib/errors.ts';

/** An operation on a room: its author, and the order of the guests. */
export interface RoomOperation {
  /** The room event's id. */
  id: string;
  action: RoomAction;
  /** The resulting state, if the action can lead to several. */
  to: RoomStatus;
  orderId: string | null;
  notes: string;
  systemUserId: string;
  at: Date;
  /** The check-in that is undone. */
  undoes?: string;
}

/**
 * Carries out an action on a room if shared/domain/states/room-actions.ts allows it in the room's state. The caller holds the
 * room's lock. @throws AppError a specific error for each state in which the action is not possible
 */
export async function actOnRoom(
  trx: Transaction<Database>,
  room: LockedRoom,
  operation: RoomOperation,
  language: Language,
): Promise<void> {
  if (!canAct(operation.action, room.status)) throw refusalOf(operation.action, room, language);
  await recordRoomOperation(trx, room, operation);
}

/**
 * The only function that changes a room's status, always with a room event. The caller holds the room's lock and has checked the
 * operation. The database refuses a transition that is not in the table, and writes the audit entry (invariant I7).
 */
export async function recordRoomOperation(
  trx: Transaction<Database>,
  room: LockedRoom,
  operation: RoomOperation,
): Promise<void> {
  await trx
    .updateTable('rooms')
    .set({ status: operation.to, checked_in_at: operation.to === 'occupied' ? operation.at : null })
    .where('id', '=', room.id)
    .execute();
  await trx
    .insertInto('room_events')
    .values({
      id: operation.id,
      room_id: room.id,
      order_id: operation.orderId,
      action: operation.action,
      notes: operation.notes,
      system_user_id: operation.systemUserId,
      at: operation.at,
      undoes: operation.undoes ?? null,
    })
    .execute();
}

const refusals: Record<RoomAction, Partial<Record<RoomStatus, ErrorCode>>> = {
  'check-in': { occupied: 'room-occupied', dirty: 'room-dirty', maintenance: 'room-in-maintenance' },
  'check-out': {
    available: 'room-not-occupied',
    dirty: 'room-not-occupied',
    maintenance: 'room-not-occupied',
  },
  'check-in-undone': {
    available: 'room-not-occupied',
    dirty: 'room-not-occupied',
    maintenance: 'room-not-occupied',
  },
  'clean-completed': {
    available: 'room-not-dirty',
    occupied: 'room-not-dirty',
    maintenance: 'room-not-dirty',
  },
  maintenance: { occupied: 'room-still-occupied', maintenance: 'room-in-maintenance' },
  'maintenance-over': {
    available: 'room-not-in-maintenance',
    occupied: 'room-not-in-maintenance',
    dirty: 'room-not-in-maintenance',
  },
};

function refusalOf(action: RoomAction, room: LockedRoom, language: Language): AppError {
  const code = refusals[action][room.status];
  if (!code) throw new RangeError(`${action} starts from ${room.status}`);
  return new AppError(code, {
    params: {
      number: room.number,
      time: room.checkedInAt ? writeDateTime(room.checkedInAt, language) : '',
      notes: room.last?.notes || room.notes,
    },
  });
}

/** The newest event of a room. */
export interface LastRoomEvent {
  id: string;
  action: RoomAction;
  orderId: string | null;
  at: Date;
  by: string;
  notes: string;
}

/** A room that is locked until the transaction ends. */
export interface LockedRoom {
  id: number;
  shipId: number;
  number: string;
  status: RoomStatus;
  notes: string;
  checkedInAt: Date | null;
  last: LastRoomEvent | undefined;
}

/** A room's ship and number, which seldom change. @throws AppError `not-found` */
export async function findRoomNumber(
  db: Connection,
  id: number,
): Promise<{ shipId: number; number: string }> {
  return requireFound(
    await db
      .selectFrom('rooms')
      .select(['ship_id as shipId', 'number'])
      .where('id', '=', id)
      .executeTakeFirst(),
  );
}

export async function lockRoom(trx: Transaction<Database>, id: number): Promise<LockedRoom | undefined> {
  const row = await trx.selectFrom('rooms').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    shipId: row.ship_id,
    number: row.number,
    status: row.status,
    notes: row.notes,
    checkedInAt: row.checked_in_at,
    last: await findLastEvent(trx, id),
  };
}

/** The newest event of a room; undefined if there is none. */
export async function findLastEvent(db: Connection, roomId: number): Promise<LastRoomEvent | undefined> {
  const row = await db
    .selectFrom('room_events as e')
    .innerJoin('system_users as u', 'u.id', 'e.system_user_id')
    .where('e.room_id', '=', roomId)
    .select(['e.id', 'e.action', 'e.order_id', 'e.at', 'e.notes', 'u.name', 'u.username'])
    .orderBy('e.sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      action: row.action as RoomAction,
      orderId: row.order_id,
      at: row.at,
      by: row.name || row.username,
      notes: row.notes,
    }
  );
}

export type RoomRow = Omit<OfficeRoomSave, 'status'>;
const rowOf = (room: RoomRow) => ({
  ship_id: room.shipId,
  room_type_id: room.roomTypeId,
  number: room.number,
  floor: room.floor,
  position: room.position,
  notes: room.notes,
  accessible: room.accessible,
  beside: room.beside,
});

export async function insertRooms(
  trx: Transaction<Database>,
  rooms: readonly RoomRow[],
  status: 'available' | 'dirty' | 'maintenance',
): Promise<number[]> {
  const rows = await trx
    .insertInto('rooms')
    .values(rooms.map(room => ({ ...rowOf(room), status })))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function updateRoom(trx: Transaction<Database>, id: number, room: RoomRow): Promise<void> {
  await trx.updateTable('rooms').set(rowOf(room)).where('id', '=', id).execute();
}

export async function deleteRoomRow(trx: Transaction<Database>, id: number): Promise<void> {
  await trx.deleteFrom('rooms').where('id', '=', id).execute();
}

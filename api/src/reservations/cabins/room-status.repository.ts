import type { ErrorCode } from '@gangway/shared/contract/base/errors.ts';
import type { Language, RoomStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import type { RoomAction } from '@gangway/shared/contract/office/fleet/room-operation.ts';
import { canAct } from '@gangway/shared/domain/states/room-actions.ts';
import { writeDateTime } from '@gangway/shared/i18n/dates.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import type { LockedRoom } from './room-lock.repository.ts';

/** An operation on a room: its author, and the order of the guests. */
export interface RoomOperation {
  /** Of the room event. */
  id: string;
  action: RoomAction;
  /** Where the action leads to one of several states, which; else the only one. */
  to: RoomStatus;
  orderId: string | null;
  notes: string;
  systemUserId: string;
  at: Date;
}

/**
 * The one way a room changes its status: along shared/domain/states/room-actions.ts, and never without a room event. The caller
 * holds the room's lock; the database refuses what the table of transitions does not know and writes the audit entry
 * (invariant I7).
 * @throws AppError a sentence of its own for each state that the action does not start from
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

/** The same for a operation that the caller knows the room to allow. */
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

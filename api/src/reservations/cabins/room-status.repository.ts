import type { ErrorCode } from '@gangway/shared/contract/errors.ts';
import type { RoomAction } from '@gangway/shared/contract/office/room-operation.ts';
import type { Language, RoomStatus } from '@gangway/shared/contract/vocabulary.ts';
import { canAct } from '@gangway/shared/domain/room-actions.ts';
import { writeDateTime } from '@gangway/shared/i18n/dates.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import type { LockedRoom } from './room-lock.repository.ts';

/** What is done to a room, by whom, and for which order's guests. */
export interface RoomDeed {
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
 * The one way a room changes its status: along shared/domain/room-actions, and never without a room event. The caller
 * holds the room's lock; the database refuses what the table of transitions does not know and writes the audit entry
 * (invariant I7).
 * @throws AppError a sentence of its own for each state that the action does not start from
 */
export async function actOnRoom(
  trx: Transaction<Database>,
  room: LockedRoom,
  deed: RoomDeed,
  language: Language,
): Promise<void> {
  if (!canAct(deed.action, room.status)) throw refusalOf(deed.action, room, language);
  await recordDeed(trx, room, deed);
}

/** The same for a deed that the caller knows the room to allow. */
export async function recordDeed(
  trx: Transaction<Database>,
  room: LockedRoom,
  deed: RoomDeed,
): Promise<void> {
  await trx
    .updateTable('rooms')
    .set({ status: deed.to, checked_in_at: deed.to === 'occupied' ? deed.at : null })
    .where('id', '=', room.id)
    .execute();
  await trx
    .insertInto('room_events')
    .values({
      id: deed.id,
      room_id: room.id,
      order_id: deed.orderId,
      action: deed.action,
      notes: deed.notes,
      system_user_id: deed.systemUserId,
      at: deed.at,
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

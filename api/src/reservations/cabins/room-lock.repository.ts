import type { RoomStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import type { RoomAction } from '@gangway/shared/contract/office/fleet/room-operation.ts';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';
import { found } from '../../lib/errors.ts';

/** The newest event of a room. */
export interface LastRoomEvent {
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

/** Where a room is, which seldom changes. @throws AppError `not-found` */
export async function findRoomNumber(
  db: Connection,
  id: number,
): Promise<{ shipId: number; number: string }> {
  return found(
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

/** The newest event of a room; undefined where nothing was ever done to it. */
export async function findLastEvent(db: Connection, roomId: number): Promise<LastRoomEvent | undefined> {
  const row = await db
    .selectFrom('room_events as e')
    .innerJoin('system_users as u', 'u.id', 'e.system_user_id')
    .where('e.room_id', '=', roomId)
    .select(['e.action', 'e.order_id', 'e.at', 'e.notes', 'u.name', 'u.username'])
    .orderBy('e.sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    row && {
      action: row.action as RoomAction,
      orderId: row.order_id,
      at: row.at,
      by: row.name || row.username,
      notes: row.notes,
    }
  );
}

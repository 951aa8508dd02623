import type { OrderNote } from '@gangway/shared/contract/office/orders/order-notes.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Connection, type Database, prepared, type Transaction } from '../../lib/database/database.ts';

/** The staff's notes on an order, newest first. */
export async function findOrderNotes(db: Connection, orderId: string): Promise<OrderNote[]> {
  const rows = await db
    .selectFrom('order_notes as n')
    .innerJoin('system_users as u', 'u.id', 'n.system_user_id')
    .modifyFront(prepared('order-notes'))
    .where('n.order_id', '=', orderId)
    .select(['n.id', 'n.text', 'n.pinned', 'n.at', 'u.name', 'u.username'])
    .orderBy('n.at', 'desc')
    .orderBy('n.id', 'desc')
    .execute();
  return rows.map(({ id, text, pinned, at, name, username }) => ({
    id,
    text,
    pinned,
    by: name || username,
    at: at.toISOString(),
  }));
}

/** The notes of an order (alias `o`) that the gate shows, oldest first. */
export const pinnedNotes: RawBuilder<string[]> = sql<string[]>`array(
  select n.text from order_notes n where n.order_id = o.id and n.pinned order by n.at, n.id
)`;

export async function insertNote(
  trx: Transaction<Database>,
  note: { id: string; orderId: string; text: string; pinned: boolean; systemUserId: string; at: Date },
): Promise<void> {
  const { orderId: order_id, systemUserId: system_user_id, ...rest } = note;
  await trx
    .insertInto('order_notes')
    .values({ ...rest, order_id, system_user_id })
    .execute();
}

export async function countPinned(db: Connection, orderId: string): Promise<number> {
  const { pinned } = await db
    .selectFrom('order_notes')
    .select(sql<number>`count(*)::integer`.as('pinned'))
    .where('order_id', '=', orderId)
    .where('pinned', '=', true)
    .executeTakeFirstOrThrow();
  return pinned;
}

/** The caller holds the order's lock. @returns whether the order has this note, and its state changed. */
export async function setPinned(
  trx: Transaction<Database>,
  { orderId, noteId, pinned }: { orderId: string; noteId: string; pinned: boolean },
): Promise<'changed' | 'same' | 'unknown'> {
  const note = await trx
    .selectFrom('order_notes')
    .select('pinned')
    .where('id', '=', noteId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!note) return 'unknown';
  if (note.pinned === pinned) return 'same';
  await trx.updateTable('order_notes').set({ pinned }).where('id', '=', noteId).execute();
  return 'changed';
}

/** Copies the notes of an order to another one, because they may be about any member of the party. */
export async function copyNotes(
  trx: Transaction<Database>,
  { fromId, toId, newId }: { fromId: string; toId: string; newId: () => string },
): Promise<void> {
  const notes = await trx.selectFrom('order_notes').selectAll().where('order_id', '=', fromId).execute();
  if (notes.length === 0) return;
  await trx
    .insertInto('order_notes')
    .values(notes.map(note => ({ ...note, id: newId(), order_id: toId })))
    .execute();
}

/** Deletes the notes of orders. */
export async function deleteNotesOf(trx: Transaction<Database>, orderIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('order_notes').where('order_id', '=', sql<string>`any(${orderIds})`).execute();
}

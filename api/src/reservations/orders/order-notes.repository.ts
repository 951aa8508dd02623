import type { OrderNote } from '@gangway/shared/contract/office/orders/order-notes.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../lib/database/database.ts';

/** What the staff noted on an order, newest first. */
export async function findOrderNotes(db: Connection, orderId: string): Promise<OrderNote[]> {
  const rows = await db
    .selectFrom('order_notes as n')
    .innerJoin('system_users as u', 'u.id', 'n.system_user_id')
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

/** What is shown at the gate of an order (alias `o`), oldest first. */
export const pinnedNotes: RawBuilder<string[]> = sql<string[]>`array(
  select n.text from order_notes n where n.order_id = o.id and n.pinned order by n.at, n.id
)`;

import type { Connection, Database, Transaction } from '../../lib/database/database.ts';
import type { LockedOrder } from '../state/order-lock.repository.ts';

/** Whether a sailing has orders that are neither completed nor canceled. */
export async function hasLiveOrders(db: Connection, sailingId: number): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('sailing_id', '=', sailingId)
    .where('status', 'in', ['unpaid', 'paid'])
    .executeTakeFirst();
  return row !== undefined;
}

/** So many of the unpaid and paid orders of a sailing, by their ids, from the one behind `after` on. */
export async function findLiveOrderIds(
  db: Connection,
  sailingId: number,
  { after, most }: { after: string; most: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('sailing_id', '=', sailingId)
    .where('status', 'in', ['unpaid', 'paid'])
    .$if(after !== '', query => query.where('id', '>', after))
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks a number of unpaid and paid orders of a sailing, skipping locked ones. */
export async function lockLiveOrders(
  trx: Transaction<Database>,
  sailingId: number,
  most: number,
): Promise<LockedOrder[]> {
  return trx
    .selectFrom('orders')
    .selectAll()
    .where('sailing_id', '=', sailingId)
    .where('status', 'in', ['unpaid', 'paid'])
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
}

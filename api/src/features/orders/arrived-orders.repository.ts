import type { Database, Transaction } from '../../lib/database/database.ts';

/** Locks a number of paid orders whose ship has arrived, skipping locked ones. */
export async function lockArrivedOrderIds(
  trx: Transaction<Database>,
  now: Date,
  most: number,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('orders')
    .innerJoin('sailings', 'sailings.id', 'orders.sailing_id')
    .select('orders.id')
    .where('orders.status', '=', 'paid')
    .where('sailings.arrives_at', '<=', now)
    .where('sailings.status', '<>', 'canceled')
    .orderBy('orders.id')
    .limit(most)
    .forUpdate('orders')
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

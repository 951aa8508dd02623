import type { Database, Transaction } from '../../lib/database/database.ts';

/** An order whose time to pay had run out at `canceled_at`. */
export interface ExpiredOrder {
  id: string;
  sailing_id: number;
  canceled_at: Date | null;
}

/** The tickets that an order had when it expired, in the order of its passengers. */
export async function findExpiredTickets(
  trx: Transaction<Database>,
  order: ExpiredOrder,
): Promise<{ id: string; priceSen: number }[]> {
  const rows = await trx
    .selectFrom('tickets')
    .select(['id', 'price_sen'])
    .where('order_id', '=', order.id)
    .where('canceled_at', '=', order.canceled_at)
    .orderBy('serial')
    .execute();
  return rows.map(row => ({ id: row.id, priceSen: row.price_sen }));
}

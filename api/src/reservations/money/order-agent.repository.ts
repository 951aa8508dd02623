import type { Connection } from '../../lib/database/database.ts';

/** The agent whose order it is, and whose balance may pay it; undefined for everybody else's. */
export async function findAgentOfOrder(db: Connection, orderId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .select('customers.id')
    .where('orders.id', '=', orderId)
    .where('customers.level', '<>', 'normal')
    .where('customers.status', '=', 'active')
    .executeTakeFirst();
  return row?.id;
}

import { sql } from 'kysely';
import type { Database, Transaction } from '../../lib/database/database.ts';

/**
 * The departure that an order's contact knows; null where that was not written down. Others who ask wait until the
 * transaction ends; whoever works on the order does not, because a mail may be on its way meanwhile.
 */
export async function lockToldDeparture(trx: Transaction<Database>, orderId: string): Promise<Date | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`orders.told_departs_at ${orderId}`}, 0))`.execute(
    trx,
  );
  const { told_departs_at } = await trx
    .selectFrom('orders')
    .select('told_departs_at')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return told_departs_at;
}

/** From now on they know this one. */
export async function setToldDeparture(
  trx: Transaction<Database>,
  orderId: string,
  departsAt: Date,
): Promise<void> {
  await trx.updateTable('orders').set({ told_departs_at: departsAt }).where('id', '=', orderId).execute();
}

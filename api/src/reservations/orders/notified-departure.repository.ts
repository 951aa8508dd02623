import { sql } from 'kysely';
import type { Database, Transaction } from '../../lib/database/database.ts';

/**
 * The departure time of which an order's contact was last notified; null where none was recorded. Holds a lock of its own
 * until the transaction ends, not that of the order: while a mail is being sent, others can work on the order.
 */
export async function lockNotifiedDeparture(
  trx: Transaction<Database>,
  orderId: string,
): Promise<Date | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`orders.notified_departs_at ${orderId}`}, 0))`.execute(
    trx,
  );
  const { notified_departs_at } = await trx
    .selectFrom('orders')
    .select('notified_departs_at')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return notified_departs_at;
}

/** From now on they know this one. */
export async function setNotifiedDeparture(
  trx: Transaction<Database>,
  orderId: string,
  departsAt: Date,
): Promise<void> {
  await trx.updateTable('orders').set({ notified_departs_at: departsAt }).where('id', '=', orderId).execute();
}

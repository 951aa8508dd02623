import type { CancelReason } from '@gangway/shared/contract/base/vocabulary.ts';
import { sql, type Updateable } from 'kysely';
import type { Database, Transaction } from '../../lib/database/database.ts';

type Change = Pick<
  Updateable<Database['orders']>,
  'status' | 'paid_at' | 'completed_at' | 'canceled_at' | 'refunded_at' | 'cancel_reason'
>;

/** Why an order ends that nobody left to lapse (R370). */
export type EndReason = Exclude<CancelReason, 'expired'>;

/**
 * The one way an order changes its status. The database refuses a change that shared/domain/states/transitions.ts does not know
 * and writes the audit entry (invariant I7). The callers below hold the locks of the orders.
 */
async function changeStatus(
  trx: Transaction<Database>,
  orderIds: readonly string[],
  at: Date,
  change: Change,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ ...change, updated_at: at })
    .where('id', '=', sql<string>`any(${orderIds})`)
    .execute();
}

export const payOrder = (trx: Transaction<Database>, orderId: string, at: Date) =>
  changeStatus(trx, [orderId], at, { status: 'paid', paid_at: at, canceled_at: null, cancel_reason: null });

export const completeOrder = (trx: Transaction<Database>, orderId: string, at: Date) =>
  changeStatus(trx, [orderId], at, { status: 'completed', completed_at: at });

export const cancelOrder = (trx: Transaction<Database>, orderId: string, reason: EndReason, at: Date) =>
  changeStatus(trx, [orderId], at, { status: 'canceled', canceled_at: at, cancel_reason: reason });

export const expireOrders = (trx: Transaction<Database>, orderIds: readonly string[], at: Date) =>
  changeStatus(trx, orderIds, at, { status: 'canceled', canceled_at: at, cancel_reason: 'expired' });

/**
 * Sets a canceled order to refunded once all that it is owed has gone back; the database knows when that is (I3). Locks the
 * order first, so that of two refunds that end together the later one sees the other.
 */
export async function settleCanceledOrder(
  trx: Transaction<Database>,
  orderId: string,
  at: Date,
): Promise<void> {
  if ((await lockStatus(trx, orderId)) !== 'canceled') return;
  const { rows } = await sql<{ settled: boolean }>`select order_is_settled(${orderId}) as settled`.execute(
    trx,
  );
  if (rows[0]?.settled) await changeStatus(trx, [orderId], at, { status: 'refunded', refunded_at: at });
}

/** Sets a refunded order back to canceled, because money that had gone back is owed again (R333). Locks the order first. */
export async function reopenRefundedOrder(
  trx: Transaction<Database>,
  orderId: string,
  at: Date,
): Promise<void> {
  if ((await lockStatus(trx, orderId)) !== 'refunded') return;
  await changeStatus(trx, [orderId], at, { status: 'canceled', refunded_at: null });
}

async function lockStatus(trx: Transaction<Database>, orderId: string) {
  const order = await trx
    .selectFrom('orders')
    .select('status')
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  return order?.status;
}

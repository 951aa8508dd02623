import { sql } from 'kysely';
import type { Database, Transaction } from '../../lib/database/database.ts';

/** Notes on an order that money goes back; never more than was paid (invariant I3). The caller holds the order's lock. */
export async function recordRefund(
  trx: Transaction<Database>,
  orderId: string,
  amountSen: number,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ refunded_sen: sql`refunded_sen + ${amountSen}`, updated_at: at })
    .where('id', '=', orderId)
    .execute();
}

/** Notes on an order that money stays as credit (R236); with refunds never more than was paid. The caller holds the order's lock. */
export async function recordCredit(
  trx: Transaction<Database>,
  orderId: string,
  amountSen: number,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ credited_sen: sql`credited_sen + ${amountSen}`, updated_at: at })
    .where('id', '=', orderId)
    .execute();
}

import { sql } from 'kysely';
import type { Database, Transaction } from '../../lib/database/database.ts';

/** A share of a payment that goes from one order to another. */
export interface MovedShare {
  paymentId: string;
  fromId: string;
  toId: string;
  amountSen: number;
  /** Whether another payment pays the order that gets it (I5). */
  split: boolean;
}

/**
 * Takes a share of a payment's applied part from one order to another; the payment stays what it was. The caller holds the orders'
 * locks, and has seen that no more goes than has not been refunded.
 */
export async function moveShare(
  trx: Transaction<Database>,
  { paymentId, fromId, toId, amountSen, split }: MovedShare,
): Promise<void> {
  const whole = await trx
    .deleteFrom('payment_orders')
    .where('payment_id', '=', paymentId)
    .where('order_id', '=', fromId)
    .where('amount_sen', '=', amountSen)
    .returning('payment_id')
    .executeTakeFirst();
  if (!whole)
    await trx
      .updateTable('payment_orders')
      .set({ amount_sen: sql`amount_sen - ${amountSen}` })
      .where('payment_id', '=', paymentId)
      .where('order_id', '=', fromId)
      .execute();
  await trx
    .insertInto('payment_orders')
    .values({ payment_id: paymentId, order_id: toId, amount_sen: amountSen, outcome: 'applied', split })
    .execute();
}

import type { Payment } from '@gangway/shared/contract/sales/payments.ts';
import type { Connection } from '../../lib/database/database.ts';
import type { Outcome } from '../../reservations/money/payments.repository.ts';

/** The orders of a payment, by number, each with its part of the amount. */
export async function findPaymentOrders(db: Connection, paymentId: string): Promise<Payment['orders']> {
  const rows = await db
    .selectFrom('payment_orders as part')
    .innerJoin('orders', 'orders.id', 'part.order_id')
    .select(['orders.number', 'orders.status', 'part.amount_sen', 'part.outcome'])
    .where('part.payment_id', '=', paymentId)
    .orderBy('orders.number')
    .execute();
  return rows.map(row => ({
    number: row.number,
    status: row.status,
    amountSen: row.amount_sen,
    outcome: row.outcome as Outcome | null,
  }));
}

/** The number of the order for whose change a payment was started: a new order may have taken its place since. */
export async function findChangedOrder(db: Connection, paymentId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('order_changes')
    .innerJoin('orders', 'orders.id', 'order_changes.order_id')
    .select('orders.number')
    .where('order_changes.payment_id', '=', paymentId)
    .executeTakeFirst();
  return row?.number;
}

import type { Payment } from '@gangway/shared/contract/sales/payments.ts';
import type { Connection } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import { findPaymentRecord } from '../../reservations/payments/payments.repository.ts';
import { findChangedOrder, findPaymentOrders } from './refunds.repository.ts';

/** A payment and its orders, for callers who may see it. @throws AppError `payment-not-found` */
export async function readPayment(db: Connection, id: string): Promise<Payment> {
  const record = await findPaymentRecord(db, id);
  if (!record) throw new AppError('payment-not-found');
  return {
    id: record.id,
    provider: record.provider,
    status: record.status,
    amountSen: record.amountSen,
    createdAt: record.createdAt.toISOString(),
    orders: await findPaymentOrders(db, id),
  };
}

/** The orders whose visitors may see a payment: the paid ones, and the one for whose change it was started. */
export async function ordersThatOpen(db: Connection, payment: Payment): Promise<string[]> {
  const changed = await findChangedOrder(db, payment.id);
  const paid = payment.orders.map(({ number }) => number);
  return changed === undefined ? paid : [...paid, changed];
}

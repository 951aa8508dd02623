import type { OfficeOrderDetail } from '@gangway/shared/contract/office/orders.ts';
import { isAmendmentCancellation } from '@gangway/shared/domain/cancellation.ts';
import { localDateIn } from '@gangway/shared/domain/local-date.ts';
import { normaliseOrderNumber } from '@gangway/shared/domain/order-number.ts';
import { readOrderTransfers } from '../../accounts/ledger/order-transfers.repository.ts';
import type { Connection } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import { readOrderPayments } from '../money/order-payments.repository.ts';
import { findOrderEvents } from './order-events.repository.ts';
import { findOrderPeople } from './order-people.repository.ts';
import { readOrderDetail } from './order-view.service.ts';

/** The id of the order that a number means, however it is written. @throws AppError `order-not-found` */
export async function orderIdOf(db: Connection, number: string): Promise<string> {
  const { orderPrefix } = await loadSettings(db);
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', normaliseOrderNumber(number, orderPrefix) ?? '')
    .executeTakeFirst();
  if (!order) throw new AppError('order-not-found');
  return order.id;
}

/** An order with everything that staff may know of it. @throws AppError `order-not-found` */
export async function readOfficeOrder(
  db: Connection,
  orderId: string,
  now: Date,
): Promise<OfficeOrderDetail> {
  const order = await readOrderDetail(db, orderId, now);
  const buyer = await db
    .selectFrom('orders')
    .leftJoin('customers', 'customers.id', 'orders.customer_id')
    .select(['orders.customer_id', 'customers.username'])
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow();
  return {
    ...order,
    account: buyer.username,
    customerId: buyer.customer_id,
    people: await findOrderPeople(db, orderId),
    payments: await readOrderPayments(db, orderId),
    transfers: await readOrderTransfers(db, orderId),
    events: await findOrderEvents(db, orderId),
    changeIsCancellation: isAmendmentCancellation(order.sailing.date, localDateIn(now)),
  };
}

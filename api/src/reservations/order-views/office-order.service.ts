import type { OfficeOrderDetail } from '@gangway/shared/contract/office/orders/orders.ts';
import { normalizeOrderNumber } from '@gangway/shared/domain/codes/order-number.ts';
import { readOrderTransfers } from '../../accounts/ledger/ledger.repository.ts';
import { availableSen } from '../../accounts/ledger/ledger.service.ts';
import type { Connection } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import { findOrderByNumber } from '../orders/order-locks.repository.ts';
import { findOrderNotes } from '../orders/order-notes.repository.ts';
import { findAgentOfOrder, readOrderPayments } from '../payments/payments.repository.ts';
import { findBuyer, findOrderEvents, findOrderPeople } from './order-view.repository.ts';
import { readOrderDetail } from './order-view.service.ts';

/** The order with a number, in any spelling. @throws AppError `order-not-found` */
export async function requireOrder(db: Connection, number: string) {
  const { orderPrefix } = await loadSettings(db);
  const order = await findOrderByNumber(db, normalizeOrderNumber(number, orderPrefix) ?? '');
  if (!order) throw new AppError('order-not-found');
  return order;
}

/** The id of the order with a number, in any spelling. @throws AppError `order-not-found` */
export async function orderIdOf(db: Connection, number: string): Promise<string> {
  const { id } = await requireOrder(db, number);
  return id;
}

/** An order with all data for staff. @throws AppError `order-not-found` */
export async function readOfficeOrder(
  db: Connection,
  orderId: string,
  now: Date,
): Promise<OfficeOrderDetail> {
  const order = await readOrderDetail(db, orderId, now);
  const agentId = await findAgentOfOrder(db, orderId);
  return {
    ...order,
    ...(await findBuyer(db, orderId)),
    agent: agentId ? { availableSen: await availableSen(db, agentId) } : null,
    people: await findOrderPeople(db, orderId),
    notes: await findOrderNotes(db, orderId),
    payments: await readOrderPayments(db, orderId),
    transfers: await readOrderTransfers(db, orderId),
    events: await findOrderEvents(db, orderId),
  };
}

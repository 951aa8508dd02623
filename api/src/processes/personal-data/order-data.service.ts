import { ERASED } from '@gangway/shared/contract/base/erased.ts';
import { actorOf, type Caller } from '../../lib/caller.ts';
import { writeAudit } from '../../lib/database/audit.repository.ts';
import { inTransaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import type { Deps } from '../../lib/http/context.ts';
import { forgetAnswersAbout } from '../../lib/http/idempotency.repository.ts';
import { checkPermission } from '../../lib/http/permission.ts';
import { findAccessibleOrder } from '../../reservations/access/order-access.service.ts';
import type { Visit } from '../../reservations/access/visitor.middleware.ts';
import { hasOpenMatters, lockOrder } from '../../reservations/orders/order-locks.repository.ts';
import { anonymizeOrders } from './orders-erasure.service.ts';
import { findOrderRecords, type OrderRecord } from './personal-data.repository.ts';

type OrderDataDeps = Pick<Deps, 'db' | 'clock' | 'env'>;

/**
 * All stored data of one order (PDPA, right of access; R453), for who may see it: its customer, a holder of its link, or staff. A link
 * may have been passed on, so its holder gets only the ends of document numbers, and so do staff who do not manage customers.
 *
 * @throws AppError `order-not-found`
 */
export async function exportOrderData(deps: OrderDataDeps, visit: Visit) {
  const { visitor, number } = visit;
  const order = await findAccessibleOrder(deps, visitor, number);
  const [record] = await findOrderRecords(deps.db, { orderId: order.id });
  if (!record) throw new AppError('order-not-found');
  return {
    exportedAt: deps.clock.now().toISOString(),
    order: seesDocuments(visitor.caller, order.customer_id) ? record : withoutDocumentNumbers(record),
  };
}

/**
 * Anonymizes one order permanently (R453), for its customer, a holder of its link, or staff who manage customers. Amounts, dates and
 * ticket types remain.
 *
 * @throws AppError `order-not-found`, `not-permitted`, `erasure-open-order` while it is unpaid, still to sail, or to be refunded.
 */
export async function eraseOrderData(deps: OrderDataDeps, { visitor, number }: Visit): Promise<void> {
  const { id } = await findAccessibleOrder(deps, visitor, number);
  if (visitor.caller.kind === 'staff') checkPermission(visitor.caller, 'customers.manage');
  await inTransaction(deps, actorOf(visitor.caller), async trx => {
    const order = await lockOrder(trx, id);
    const now = deps.clock.now();
    if (order.contact_name === ERASED) return;
    if (await hasOpenMatters(trx, id, now)) throw new AppError('erasure-open-order');
    await anonymizeOrders(trx, [id], now);
    await forgetAnswersAbout(trx, id);
    await writeAudit(trx, { entity: 'orders', entityId: id, action: 'erased' });
  });
}

const seesDocuments = (caller: Caller, customerId: string | null): boolean =>
  caller.kind === 'staff'
    ? caller.permissions.has('customers.manage')
    : caller.kind === 'customer' && caller.id === customerId;

const withoutDocumentNumbers = (record: OrderRecord): OrderRecord => ({
  ...record,
  passengers: record.passengers.map(passenger => ({
    ...passenger,
    idNumber: typeof passenger.idNumber === 'string' ? `…${passenger.idNumber.slice(-4)}` : null,
  })),
});

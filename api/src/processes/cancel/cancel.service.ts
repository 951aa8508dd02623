/*
 * Cancellation of orders or parts of them: the charge, the refund, and a waiver that a supervisor approves.
 *
 * May import: reservations/access, reservations/cabins, reservations/inventory, reservations/order-views, reservations/orders,
 * reservations/payments, reservations/sailings, features/payments, features/staff.
 */

import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type {
  BatchCancelPreview,
  BatchCancelRequest,
  BatchCancelResult,
  CancelPreview,
  CancelRequest,
  ChargeWaiver,
  OrderDetail,
} from '@gangway/shared/contract/sales/orders.ts';
import { actorOf, type Caller } from '../../lib/caller.ts';
import { inTransaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import type { Deps } from '../../lib/http/context.ts';
import { answerOnce, type RequestKey } from '../../lib/http/idempotency.repository.ts';
import { checkPermission } from '../../lib/http/permission.ts';
import { findAccessibleOrder } from '../../reservations/access/order-access.service.ts';
import type { Visit } from '../../reservations/access/visitor.middleware.ts';
import { readOrderDetail } from '../../reservations/order-views/order-view.service.ts';
import { cancelBatch, previewBatch } from './batch-cancellation.service.ts';
import { cancel, previewCancellation } from './cancellation.service.ts';
import type { ApprovedWaiver } from './waiver.service.ts';

/*
 * One request cancels in one transaction, once per key (invariant I8). The steps take the transaction as a parameter, so that a
 * change of sailing can run them in its own.
 */

/** What canceling parts of an order would cost now. @throws AppError `order-not-found`, what `previewCancellation` throws. */
export async function previewCancel(
  deps: Deps,
  { visitor, number }: Visit,
  parts: Pick<CancelRequest, 'ticketIds' | 'cabinIds'>,
): Promise<CancelPreview> {
  const { id } = await findAccessibleOrder(deps, visitor, number);
  return inTransaction(deps, actorOf(visitor.caller), trx =>
    previewCancellation(trx, id, parts, deps.clock.now()),
  );
}

/**
 * Cancels parts of an order, or all of it. `waive` finds who approves a lower charge, if one is requested.
 *
 * @throws AppError `order-not-found`, `not-permitted`, what `requireReason`, `waive` and `cancel` throw.
 */
export async function cancelOrderParts(
  deps: Deps,
  { visitor, number }: Visit,
  requestKeyOf: (orderId: string) => RequestKey,
  { waiver: requestedWaiver, ...request }: CancelRequest,
  waive: (waiver: ChargeWaiver) => Promise<ApprovedWaiver>,
): Promise<OrderDetail> {
  const by = canceler(visitor.caller);
  const { id } = await findAccessibleOrder(deps, visitor, number);
  requireReason(by, request);
  const waiver = requestedWaiver && (await waive(requestedWaiver));
  return answerOnce(deps, requestKeyOf(id), async trx => {
    await cancel(trx, deps, id, request, by, waiver);
    return readOrderDetail(trx, id, deps.clock.now());
  });
}

/** What canceling each of these orders as a whole would cost now. */
export function previewCancelOrders(
  deps: Deps,
  caller: Caller,
  visits: readonly Visit[],
  language: Language,
): Promise<BatchCancelPreview> {
  return inTransaction(deps, actorOf(caller), trx => previewBatch(trx, deps, visits, language));
}

/** Cancels whole orders independently. @throws AppError `not-permitted`, `cancel-reason-missing` */
export function cancelOrders(
  deps: Deps,
  key: RequestKey,
  caller: Caller,
  visits: readonly (Visit & BatchCancelRequest['orders'][number])[],
  why: Pick<BatchCancelRequest, 'reason'>,
  language: Language,
): Promise<BatchCancelResult> {
  const by = canceler(caller);
  requireReason(by, why);
  return answerOnce(deps, key, trx => cancelBatch(trx, deps, visits, { ...why, by }, language));
}

/** The canceling party that the order names. @throws AppError `not-permitted` for staff who may not cancel. */
function canceler(caller: Caller): 'customer' | 'staff' {
  if (caller.kind !== 'staff') return 'customer';
  checkPermission(caller, 'orders.cancel');
  return 'staff';
}

/** Only staff must give a reason. @throws AppError `cancel-reason-missing` */
function requireReason(by: 'customer' | 'staff', { reason }: Pick<CancelRequest, 'reason'>): void {
  if (by === 'staff' && !reason) throw new AppError('cancel-reason-missing');
}

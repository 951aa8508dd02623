/*
 * The rows of payments, and what they mean for orders: what is payable, what arrives, and parts that a voucher pays (I5). Code
 * that knows a payment provider is in `features/payments`.
 *
 * May import: accounts/vouchers, operator, reservations/access, reservations/inventory, reservations/orders.
 */

import type { Database, Transaction } from '../../lib/database/database.ts';
import { attempt } from '../../lib/database/savepoint.ts';
import { AppError } from '../../lib/errors.ts';
import type { Work } from '../../lib/http/context.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import {
  countLivePlaces,
  isOver,
  lockInventories,
  lockInventory,
  sellHeldPlaces,
} from '../inventory/inventory.repository.ts';
import { lockToRevive, reviveExpiredOrder } from '../inventory/revival.service.ts';
import { type LockedOrder, lockOrder, lockOrders } from '../orders/order-locks.repository.ts';
import { payOrder, setPaid } from '../orders/orders.repository.ts';
import { heldByVouchersSen, settleVoucherParts } from './voucher-parts.service.ts';

/**
 * Locks what a payment may change before the first of its orders is paid: the orders by sailing, what those that have expired need to
 * be revived, and the places of several sailings, because the first revival may end offers of its waiting list.
 */
export async function lockOrdersToPay(
  trx: Transaction<Database>,
  orderIds: readonly string[],
): Promise<void> {
  const orders = await lockOrders(trx, orderIds);
  const expired = orders.filter(hasExpired);
  if (expired.length > 0)
    await lockToRevive(
      trx,
      expired.map(({ id }) => id),
    );
  const sailings = new Set(orders.map(({ sailing_id }) => sailing_id));
  if (sailings.size > 1) await lockInventories(trx, [...sailings]);
}

const hasExpired = ({ status, cancel_reason }: LockedOrder): boolean =>
  status === 'canceled' && cancel_reason === 'expired';

/**
 * Applies money that has arrived for an order, beside reserved voucher amounts. `applied`: the order is now paid, and its
 * e-tickets are sent. `returned`: the order was already paid or canceled, has another price now, had expired and its places are
 * gone or nobody can board any more, or its sailing was canceled or has left; the caller refunds the money in full.
 */
export async function applyPayment(
  trx: Transaction<Database>,
  deps: Work,
  { orderId, amountSen }: { orderId: string; amountSen: number },
): Promise<'applied' | 'returned'> {
  const now = deps.clock.now();
  const order = await lockOrder(trx, orderId);
  const dueSen = amountSen + (await heldByVouchersSen(trx, orderId));
  if (!(await makePayable(trx, order, dueSen, now))) return 'returned';
  await sellHeldPlaces(trx, order.sailing_id, await countLivePlaces(trx, orderId));
  await settleVoucherParts(trx, orderId, now);
  await setPaid(trx, orderId, dueSen);
  await payOrder(trx, orderId, now);
  await deps.jobs.enqueue(trx, 'send-mail', { kind: 'order-paid', orderId });
  return 'applied';
}

/**
 * Whether exactly this amount is due for the order, or would be after reviving it, and its sailing is still to come. Money that comes
 * after the hold comes too late once boarding has closed: nobody could use the ticket.
 */
async function makePayable(
  trx: Transaction<Database>,
  order: LockedOrder,
  paidSen: number,
  now: Date,
): Promise<boolean> {
  if (order.status !== 'unpaid' && !hasExpired(order)) return false;
  // An unpaid order of a canceled sailing ends a moment later.
  await lockInventory(trx, order.sailing_id);
  if (await isOver(trx, order.sailing_id, now)) return false;
  if (order.hold_expires_at <= now && (await hasBoardingClosed(trx, order.sailing_id, now))) return false;
  if (order.status === 'unpaid') return order.due_sen === paidSen;
  const revival = await attempt(trx, async () => {
    const dueSen = await reviveExpiredOrder(trx, order, now);
    if (dueSen !== paidSen) throw new AppError('order-not-unpaid');
  });
  return revival.ok;
}

async function hasBoardingClosed(trx: Transaction<Database>, sailingId: number, now: Date): Promise<boolean> {
  const { boardingClosesMinutes } = await loadSettings(trx);
  return isOver(trx, sailingId, new Date(now.getTime() + boardingClosesMinutes * 60_000));
}

/**
 * Settles an unpaid order with nothing due (`isNothingDue` of shared/domain/payment/nothing-due.ts): it is paid without a payment,
 * and its e-tickets are sent (R330). The caller holds the order's lock.
 *
 * @throws AppError `order-expired` if its places are gone
 */
export async function settleNothingDue(
  trx: Transaction<Database>,
  deps: Work,
  orderId: string,
): Promise<void> {
  if ((await applyPayment(trx, deps, { orderId, amountSen: 0 })) === 'returned')
    throw new AppError('order-expired');
}

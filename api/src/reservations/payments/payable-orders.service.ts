import type { Database, Transaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import type { Deps } from '../../lib/http/context.ts';
import { findAccessibleOrder, type Visitor } from '../access/order-access.service.ts';
import { isOver } from '../inventory/inventory.repository.ts';
import { lockOrder } from '../orders/order-locks.repository.ts';
import { heldByVouchersSen } from './voucher-parts.service.ts';

/**
 * Locks orders for payment, ordered by sailing, and returns the amount still due for each: its price minus reserved voucher
 * amounts. Guests provide one token per order, in the order of the numbers.
 *
 * @throws AppError `order-not-found`, `order-not-unpaid`, `order-expired` after the hold expired, or `sailing-closed` where
 * the sailing was canceled or has left.
 */
export async function lockPayableOrders(
  trx: Transaction<Database>,
  deps: Deps,
  visitors: { number: string; visitor: Visitor }[],
): Promise<{ id: string; number: string; dueSen: number; customerId: string | null }[]> {
  const now = deps.clock.now();
  const orders = [];
  for (const { number, visitor } of visitors)
    orders.push(await findAccessibleOrder({ db: trx, env: deps.env }, visitor, number));
  orders.sort((a, b) => a.sailing_id - b.sailing_id || a.id.localeCompare(b.id));
  const payable = [];
  for (const { id } of orders) {
    const order = await lockOrder(trx, id);
    if (order.status === 'canceled' && order.cancel_reason === 'expired') throw new AppError('order-expired');
    if (order.status !== 'unpaid') throw new AppError('order-not-unpaid');
    if (order.hold_expires_at <= now) throw new AppError('order-expired');
    if (await isOver(trx, order.sailing_id, now)) throw new AppError('sailing-closed');
    const dueSen = order.due_sen - (await heldByVouchersSen(trx, id));
    payable.push({ id, number: order.number, dueSen, customerId: order.customer_id });
  }
  return payable;
}

import type { DisruptionReason } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { sumSen } from '@gangway/shared/domain/money/money.ts';
import { refundOrder } from '../../features/payments/refunds.service.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';
import type { Deps } from '../../lib/http/context.ts';
import { checkOutGuests } from '../../reservations/cabins/stays.service.ts';
import { findLiveParts } from '../../reservations/inventory/order-parts.repository.ts';
import { cancelParts } from '../../reservations/inventory/order-parts.service.ts';
import { lockLiveOrders } from '../../reservations/orders/live-orders.repository.ts';
import type { LockedOrder } from '../../reservations/state/order-lock.repository.ts';
import { undoBoardings } from '../../reservations/tickets/undo-boarding.repository.ts';
import { endOrder } from '../cancel/cancellation.service.ts';

/** A canceled sailing: the reason, who of the staff canceled it, and their internal note. */
export interface CalledOff {
  sailingId: number;
  reason: DisruptionReason;
  requestedBy: string;
  note: string;
}

/**
 * Cancels and fully refunds a number of orders of a canceled sailing, and notifies their contacts. Checked-in guests
 * are checked out of their rooms. Locked orders are left for the next run.
 *
 * @returns how many were canceled, and the sum of their refunds.
 */
export async function giveBackOrders(
  trx: Transaction<Database>,
  deps: Deps,
  calledOff: CalledOff,
  most: number,
): Promise<{ orders: number; refundedSen: number }> {
  const orders = await lockLiveOrders(trx, calledOff.sailingId, most);
  let refundedSen = 0;
  for (const order of orders) refundedSen += await giveBack(trx, deps, order, calledOff);
  return { orders: orders.length, refundedSen };
}

/** @returns the refund in sen: zero for an unpaid order. */
async function giveBack(
  trx: Transaction<Database>,
  deps: Deps,
  order: LockedOrder,
  { reason, requestedBy, note }: CalledOff,
): Promise<number> {
  const now = deps.clock.now();
  const orderId = order.id;
  const live = await findLiveParts(trx, orderId);
  const aboard = live.tickets.filter(({ boarding_status }) => boarding_status === 'boarded');
  await undoBoardings(
    trx,
    aboard.map(({ id }) => id),
    now,
  );
  await cancelParts(trx, order, live, 0, now);
  // After the places: whoever takes a room for another sailing has its places by then, and we wait for no more of them.
  await checkOutGuests(trx, deps, orderId, { systemUserId: requestedBy, notes: note });
  const prices = [...live.tickets, ...live.cabins].map(part => part.price_sen);
  const refundSen = order.status === 'paid' ? sumSen(prices) : 0;
  const refund = { orderId, amountSen: refundSen, reason: 'sailing-canceled' };
  if (refundSen > 0) await refundOrder(trx, deps, refund);
  await endOrder(trx, orderId, 'staff', now);
  await deps.jobs.enqueue(trx, 'send-mail', {
    kind: 'sailing-canceled',
    orderId,
    canceledAt: now.toISOString(),
    reason,
  });
  return refundSen;
}

import { percentOfSen, sumSen } from '@gangway/shared/domain/money/money.ts';
import { issueVoucher } from '../../../accounts/vouchers/vouchers.service.ts';
import { refundOrder } from '../../../features/payments/refunds.service.ts';
import type { Database, Transaction } from '../../../lib/database/database.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { loadSettings } from '../../../operator/settings.service.ts';
import { checkOutGuests } from '../../../reservations/cabins/stays.service.ts';
import { countLivePlaces } from '../../../reservations/inventory/inventory.repository.ts';
import { findLiveParts, type LiveParts } from '../../../reservations/inventory/order-cabins.repository.ts';
import { cancelParts } from '../../../reservations/inventory/order-parts.service.ts';
import { type LockedOrder, lockOrdersOf } from '../../../reservations/orders/order-locks.repository.ts';
import { recordCredit } from '../../../reservations/orders/orders.repository.ts';
import { freeVoucherParts } from '../../../reservations/payments/voucher-parts.service.ts';
import { insertDecidedParty } from '../../../reservations/sailing-cancellations/called-off-parties.repository.ts';
import type { OpenCancellation } from '../../../reservations/sailing-cancellations/sailing-cancellations.repository.ts';
import { undoBoardings } from '../../../reservations/tickets/boarding.repository.ts';
import { endOrder } from '../../cancel/cancellation.service.ts';

const DAY_MS = 24 * 3_600_000;

/** A canceled sailing: the reason, the member of staff who canceled it, and their internal note. */
export type CalledOff = Omit<OpenCancellation, 'choice'>;

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
  statuses: readonly ('unpaid' | 'paid')[],
  most: number,
): Promise<{ orders: number; refundedSen: number }> {
  const orders = await lockOrdersOf(trx, calledOff.sailingId, statuses, most);
  let refundedSen = 0;
  for (const order of orders) {
    const places = await countLivePlaces(trx, order.id);
    refundedSen += await giveBack(trx, deps, order, calledOff);
    const party = { orderId: order.id, sailingId: calledOff.sailingId, places };
    if (order.status === 'paid')
      await insertDecidedParty(trx, party, { outcome: 'refunded', by: 'staff', at: deps.clock.now() });
  }
  return { orders: orders.length, refundedSen };
}

/**
 * Undoes the boardings of an order and checks its guests out of their rooms. The caller holds the order's lock and those of
 * all places, because other transactions lock places before rooms.
 */
export async function sendAshore(
  trx: Transaction<Database>,
  deps: Deps,
  orderId: string,
  { requestedBy, note }: CalledOff,
): Promise<void> {
  await undoBoardingsOf(trx, await findLiveParts(trx, orderId), deps.clock.now());
  await checkOutGuests(trx, deps, orderId, { systemUserId: requestedBy, notes: note });
}

async function undoBoardingsOf(trx: Transaction<Database>, { tickets }: LiveParts, now: Date): Promise<void> {
  const aboard = tickets.filter(({ boarding_status }) => boarding_status === 'boarded');
  await undoBoardings(
    trx,
    aboard.map(({ id }) => id),
    now,
  );
}

/**
 * Cancels an order of a canceled sailing and gives all of its money back. The caller holds the order's lock.
 *
 * @returns the refund in sen: zero for an unpaid order.
 */
export async function giveBack(
  trx: Transaction<Database>,
  deps: Deps,
  order: LockedOrder,
  calledOff: CalledOff,
): Promise<number> {
  const now = deps.clock.now();
  const orderId = order.id;
  const refundSen = await cancelAll(trx, deps, order, calledOff);
  const refund = { orderId, amountSen: refundSen, reason: 'sailing-canceled' };
  if (refundSen > 0) await refundOrder(trx, deps, refund);
  await endOrder(trx, orderId, 'sailing-canceled', now);
  await deps.jobs.enqueue(trx, 'send-mail', {
    kind: 'sailing-canceled',
    orderId,
    canceledAt: now.toISOString(),
    reason: calledOff.reason,
  });
  return refundSen;
}

/**
 * Cancels an order of a canceled sailing and turns all of its money into a voucher for its contact, with a bonus (R236). The
 * caller holds the order's lock.
 */
export async function giveCredit(
  trx: Transaction<Database>,
  deps: Deps,
  order: LockedOrder,
  calledOff: CalledOff,
  { bonusPercent, author }: { bonusPercent: number; author: string },
): Promise<void> {
  const now = deps.clock.now();
  const { calledOffCreditDays } = await loadSettings(trx);
  const amountSen = await cancelAll(trx, deps, order, calledOff);
  await recordCredit(trx, order.id, amountSen, now);
  await endOrder(trx, order.id, 'sailing-canceled', now);
  await issueVoucher(trx, deps, {
    amountSen,
    bonusSen: percentOfSen(amountSen, bonusPercent),
    expiresAt: new Date(now.getTime() + calledOffCreditDays * DAY_MS),
    origin: 'disruption',
    reason: calledOff.reason,
    holder: { name: order.contact_name, email: order.contact_email, language: order.language },
    orderId: order.id,
    author,
  });
}

/** Cancels all parts of an order, without a charge. @returns the amount that was paid for them, in sen */
async function cancelAll(
  trx: Transaction<Database>,
  deps: Deps,
  order: LockedOrder,
  { requestedBy, note }: CalledOff,
): Promise<number> {
  const now = deps.clock.now();
  const live = await findLiveParts(trx, order.id);
  await undoBoardingsOf(trx, live, now);
  if (order.status === 'unpaid') await freeVoucherParts(trx, deps, [order.id], `staff:${requestedBy}`);
  await cancelParts(trx, order, live, new Map(), now);
  await checkOutGuests(trx, deps, order.id, { systemUserId: requestedBy, notes: note });
  const prices = [...live.tickets, ...live.cabins].map(part => part.price_sen);
  return order.status === 'paid' ? sumSen(prices) : 0;
}

import { returnPart } from '../../../features/payments/refunds.service.ts';
import { settlePayment } from '../../../features/payments/settle-payment.service.ts';
import type { Database, Transaction } from '../../../lib/database/database.ts';
import { attempt } from '../../../lib/database/savepoint.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { isOver, lockInventories } from '../../../reservations/inventory/inventory.repository.ts';
import { releaseOffer } from '../../../reservations/inventory/place-offers.service.ts';
import { lockOrder } from '../../../reservations/orders/order-locks.repository.ts';
import { addToPaid } from '../../../reservations/orders/orders.repository.ts';
import {
  type PaymentRecord,
  payOtherOrder,
  setOutcome,
  setPaymentStatus,
} from '../../../reservations/payments/payments.repository.ts';
import { takeOver } from '../../../reservations/waitlist/take-over.service.ts';
import { carryOut, requireShown } from './carry-out.service.ts';
import { decideChange, findChangeOfPayment, type WaitingChange } from './order-changes.repository.ts';
import { planChange } from './plan-change.service.ts';

/**
 * Makes a change whose payment has arrived, even a late one, if its result is still the agreed one. Otherwise the order stays
 * unchanged and the money is refunded (decision 2). While its places are kept, the change is judged by the time when it was started:
 * who pays in time loses nothing because the sale has ended or a day has passed. The caller holds the payment's lock.
 *
 * @returns false for a payment that is for orders.
 */
export async function applyPaidChange(
  trx: Transaction<Database>,
  deps: Deps,
  payment: PaymentRecord,
): Promise<boolean> {
  const now = deps.clock.now();
  const change = await findChangeOfPayment(trx, payment.id, now);
  if (!change) return false;
  const { language, sailing_id } = await lockOrder(trx, change.orderId);
  // The other sailing is kept by the offer. Whichever way the party moves, the two are locked in the same order.
  await lockInventories(trx, [sailing_id, change.offer.sailingId]);
  const made = await attempt(trx, async () => {
    const { request, expected } = change;
    if (!request) throw new AppError('order-not-found');
    for (const id of [sailing_id, change.offer.sailingId])
      if (await isOver(trx, id, now)) throw new AppError('sailing-closed');
    const keptSince = change.isKept ? change.startedAt : undefined;
    const instead = await takeOver(trx, change.offer, now, async () => {
      const plan = await planChange(trx, deps, change.orderId, request, language, keptSince);
      requireShown(plan, expected);
      return carryOut(trx, deps, plan, language);
    });
    if (instead) {
      await payOtherOrder(trx, payment.id, instead.id);
      const { returned } = await settlePayment(trx, deps, payment.id);
      if (returned.length > 0) throw new AppError('order-not-unpaid');
    } else {
      await setPaymentStatus(trx, payment.id, 'succeeded', now);
      await setOutcome(trx, payment.id, change.orderId, 'applied');
      await addToPaid(trx, change.orderId, payment.amountSen);
    }
  });
  await decideChange(trx, change.id, made.ok ? 'applied' : 'returned', now);
  if (!made.ok) await giveBack(trx, deps, payment, change);
  return true;
}

async function giveBack(
  trx: Transaction<Database>,
  deps: Deps,
  payment: PaymentRecord,
  { orderId, offer }: WaitingChange,
): Promise<void> {
  await releaseOffer(trx, offer, deps.clock.now());
  await setPaymentStatus(trx, payment.id, 'succeeded', deps.clock.now());
  await setOutcome(trx, payment.id, orderId, 'returned');
  await returnPart(trx, deps, payment, { orderId, amountSen: payment.amountSen });
}

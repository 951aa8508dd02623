import type { UsedVoucher } from '@gangway/shared/contract/sales/vouchers.ts';
import { isNothingDue } from '@gangway/shared/domain/payment/nothing-due.ts';
import { lockVoucher } from '../../accounts/vouchers/vouchers.repository.ts';
import {
  payFromVoucher,
  requireValid,
  requireVoucher,
  voucherBalanceSen,
} from '../../accounts/vouchers/vouchers.service.ts';
import { actorOf, type Caller } from '../../lib/caller.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import type { Deps } from '../../lib/http/context.ts';
import { setPaymentMethod } from '../../reservations/orders/orders.repository.ts';
import { settleNothingDue } from '../../reservations/payments/payment-arrival.service.ts';
import { insertPayment } from '../../reservations/payments/payments.repository.ts';
import { lockLapsedOrders } from '../../reservations/payments/voucher-parts.repository.ts';
import { freeVoucherParts } from '../../reservations/payments/voucher-parts.service.ts';
import { settlePayment } from './settle-payment.service.ts';

/** The most orders of one voucher that are freed at once. The job returns the rest. */
const FREED_AT_ONCE = 20;

/**
 * Pays an unpaid order from a voucher, as far as the balance allows. Either the whole order is paid at once, or the voucher pays
 * a part and the order waits for the rest until its hold ends (R241). Amounts that the voucher paid towards orders that ended
 * unpaid are returned to it first. An order with nothing due is paid without the voucher (R330). The caller holds the order's
 * lock; `dueSen` is the amount still due.
 *
 * @throws AppError `voucher-unknown`, `voucher-canceled`, `voucher-expired`, `voucher-empty`, or `order-expired` if its places
 * are gone.
 */
export async function payWithVoucher(
  trx: Transaction<Database>,
  deps: Deps,
  caller: Caller,
  { orderId, dueSen, code }: { orderId: string; dueSen: number; code: string },
): Promise<UsedVoucher> {
  const now = deps.clock.now();
  const author = actorOf(caller);
  const { id: voucherId } = await requireVoucher(trx, deps, code);
  const lapsed = await lockLapsedOrders(trx, now, { voucherId, limit: FREED_AT_ONCE });
  await freeVoucherParts(trx, deps, lapsed, author);
  const voucher = await lockVoucher(trx, voucherId);
  if (!voucher) throw new AppError('voucher-unknown');
  requireValid(voucher, now);
  const balanceSen = await voucherBalanceSen(trx, voucherId);
  if (isNothingDue(dueSen)) {
    await settleNothingDue(trx, deps, orderId);
    return { ending: voucher.codeEnding, usedSen: 0, leftSen: balanceSen, toPaySen: 0 };
  }
  const amountSen = Math.min(balanceSen, dueSen);
  if (amountSen <= 0) throw new AppError('voucher-empty', { fields: { code: 'voucher-empty' } });
  const paymentId = deps.ids.uuid();
  const beside = amountSen < dueSen;
  const orders = [{ id: orderId, amountSen }];
  await insertPayment(trx, {
    id: paymentId,
    provider: 'voucher',
    voucherId,
    orders,
    amountSen,
    beside,
    at: now,
  });
  await payFromVoucher(trx, deps, { voucherId, orderId, amountSen, author });
  if (!beside) {
    const { returned } = await settlePayment(trx, deps, paymentId);
    if (returned.length > 0) throw new AppError('order-expired');
    await setPaymentMethod(trx, orderId, 'voucher');
  }
  return {
    ending: voucher.codeEnding,
    usedSen: amountSen,
    leftSen: balanceSen - amountSen,
    toPaySen: dueSen - amountSen,
  };
}

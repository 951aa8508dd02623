import { at, DAY_MS, isByHand, type Model } from './model.ts';

/* What becomes of the refunds that are owed, in a simple model. */

/** Money that is refunded to a voucher can be used at least this long. */
const LEAST_AFTER_REFUND_DAYS = 90;

/** All automatic refunds have been made. */
export function settle(model: Model): void {
  for (const order of model.orders)
    for (const refund of order.refunds)
      if (!isByHand(refund.provider) && !refund.done && !refund.failed) {
        refund.done = true;
        refund.paidOut = true;
        if (refund.provider === 'balance') model.balanceSen += refund.amountSen;
        if (refund.voucher === undefined) continue;
        const voucher = at(model.vouchers, refund.voucher);
        voucher.balanceSen += refund.amountSen;
        voucher.expiresAt = Math.max(voucher.expiresAt, model.now + LEAST_AFTER_REFUND_DAYS * DAY_MS);
      }
}

/** What the bank has paid out of the payments made there: each refund once, however often it was sent. */
export const paidOutSen = ({ orders }: Model): number =>
  orders
    .flatMap(({ refunds }) => refunds)
    .reduce(
      (sum, { provider, amountSen, paidOut }) => (provider === 'sandbox' && paidOut ? sum + amountSen : sum),
      0,
    );

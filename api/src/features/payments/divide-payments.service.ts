import { rebookPayment } from '../../accounts/ledger/ledger.service.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';
import type { Data } from '../../lib/http/context.ts';
import { addToPaid } from '../../reservations/orders/orders.repository.ts';
import { moveShare } from '../../reservations/payments/payments.repository.ts';
import { findRefundableParts } from './refunds.repository.ts';

/** How much of a payment is meant. */
export interface PaymentShare {
  paymentId: string;
  amountSen: number;
}

/**
 * Takes `amountSen` of what paid one order to another: shares of the payments in the order in which they would be refunded, so that
 * what stays is what would stay if it had gone back. A later refund of either order goes where its shares came from (R374). The caller
 * holds the locks of both orders.
 *
 * @returns the share of each payment, in sen.
 * @throws Error where less is left of the payments than goes, which no order has that keeps I3.
 */
export async function dividePayments(
  trx: Transaction<Database>,
  deps: Data,
  { fromId, toId, amountSen, author }: { fromId: string; toId: string; amountSen: number; author: string },
): Promise<PaymentShare[]> {
  const shares: PaymentShare[] = [];
  let openSen = amountSen;
  for (const { paymentId, provider, leftSen } of await findRefundableParts(trx, fromId)) {
    const shareSen = Math.min(openSen, leftSen);
    if (shareSen === 0) continue;
    await moveShare(trx, { paymentId, fromId, toId, amountSen: shareSen, split: shares.length > 0 });
    if (provider === 'balance')
      await rebookPayment(trx, deps, { fromOrderId: fromId, toOrderId: toId, amountSen: shareSen, author });
    shares.push({ paymentId, amountSen: shareSen });
    openSen -= shareSen;
  }
  if (openSen > 0) throw new Error(`order ${fromId} has ${openSen} sen less than goes to another`);
  await addToPaid(trx, fromId, -amountSen);
  await addToPaid(trx, toId, amountSen);
  return shares;
}

import { rebookPayment } from '../../accounts/ledger/ledger.service.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';
import type { Data } from '../../lib/http/context.ts';
import { addToPaid } from '../../reservations/orders/orders.repository.ts';
import { moveShare } from '../../reservations/payments/payments.repository.ts';
import { findRefundableParts } from './refunds.repository.ts';

/** An amount of a payment. */
export interface PaymentShare {
  paymentId: string;
  amountSen: number;
}

/**
 * Transfers `amountSen` of one order's payments to another order. Shares are taken in the order of refunds, so that the remainder
 * is the same as after a refund. A later refund of either order returns to the payments of its shares (R374). The caller holds
 * the locks of both orders.
 *
 * @returns the share of each payment, in sen.
 * @throws Error where the payments have less left than that, which invariant I3 excludes.
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

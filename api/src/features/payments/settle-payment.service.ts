import type { Database, Transaction } from '../../lib/database/database.ts';
import type { Deps } from '../../lib/http/context.ts';
import { applyPayment, lockOrdersToPay } from '../../reservations/payments/payment-arrival.service.ts';
import {
  findParts,
  type PaymentPart,
  setOutcome,
  setPaymentStatus,
} from '../../reservations/payments/payments.repository.ts';

/**
 * Applies a succeeded payment: each of its orders becomes paid, or its part is `returned` for the caller to refund
 * (R103). The caller holds the payment's lock, or has just created it.
 */
export async function settlePayment(
  trx: Transaction<Database>,
  deps: Deps,
  paymentId: string,
): Promise<{ returned: PaymentPart[] }> {
  await setPaymentStatus(trx, paymentId, 'succeeded', deps.clock.now());
  const parts = await findParts(trx, paymentId);
  await lockOrdersToPay(
    trx,
    parts.map(({ orderId }) => orderId),
  );
  const returned: PaymentPart[] = [];
  for (const part of parts) {
    const outcome = await applyPayment(trx, deps, { orderId: part.orderId, amountSen: part.amountSen });
    await setOutcome(trx, paymentId, part.orderId, outcome);
    if (outcome === 'returned') returned.push({ ...part, outcome });
  }
  return { returned };
}

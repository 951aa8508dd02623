import { uuid } from '@gangway/shared/contract/base/primitives.ts';
import type { PaymentProvider } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Notice } from '../../features/payments/providers/provider.types.ts';
import { returnPart } from '../../features/payments/refunds.service.ts';
import { settlePayment } from '../../features/payments/settle-payment.service.ts';
import { writeAudit } from '../../lib/database/audit.repository.ts';
import { type Database, inTransaction, type Transaction } from '../../lib/database/database.ts';
import type { Deps } from '../../lib/http/context.ts';
import {
  lockPayment,
  type PaymentRecord,
  setGatewayReference,
  setPaymentStatus,
} from '../../reservations/payments/payments.repository.ts';
import { applyPaidChange } from '../change/guest/paid-change.service.ts';
import { insertNotification } from './notifications.repository.ts';

/**
 * Applies a gateway's notification once (invariant I5): it is stored in the same transaction as its effect, so a
 * repetition finds both or neither. Notifications arrive late and out of order: received money counts, whatever was
 * reported before or after. One about an unknown payment is only stored. A conflict with another transaction is no failure: a
 * gateway would notify again after minutes or hours, and the e-tickets would wait for that.
 */
export async function takeNotice(deps: Deps, provider: PaymentProvider, notice: Notice): Promise<void> {
  await inTransaction(deps, `system:notify-${provider}`, async trx => {
    const payment = await findNamedPayment(trx, provider, notice);
    const isNew = await insertNotification(trx, {
      provider,
      eventReference: notice.eventReference,
      paymentId: payment?.id ?? null,
      claims: notice.claims,
      at: deps.clock.now(),
    });
    if (!payment)
      deps.log.warn({ provider, event: notice.eventReference }, 'notice about an unknown payment');
    if (isNew && payment) await takeEffect(trx, deps, payment, notice);
  });
}

async function findNamedPayment(
  trx: Transaction<Database>,
  provider: PaymentProvider,
  { paymentId }: Notice,
): Promise<PaymentRecord | undefined> {
  if (!uuid.safeParse(paymentId).success) return undefined;
  const payment = await lockPayment(trx, paymentId);
  return payment?.provider === provider ? payment : undefined;
}

async function takeEffect(
  trx: Transaction<Database>,
  deps: Deps,
  payment: PaymentRecord,
  notice: Notice,
): Promise<void> {
  const { claims } = notice;
  if (claims === 'pending' || payment.status === 'succeeded') return;
  if (claims !== 'succeeded') {
    if (payment.status === 'pending') await setPaymentStatus(trx, payment.id, claims, deps.clock.now());
    return;
  }
  if (notice.amountSen !== payment.amountSen) return recordMismatch(trx, deps, payment, notice);
  await setGatewayReference(trx, payment.id, notice.gatewayReference);
  if (await applyPaidChange(trx, deps, payment)) return;
  const { returned } = await settlePayment(trx, deps, payment.id);
  for (const part of returned) await returnPart(trx, deps, payment, part);
}

/** An amount other than the one asked for pays nothing automatically: staff must check it. */
async function recordMismatch(
  trx: Transaction<Database>,
  deps: Deps,
  payment: PaymentRecord,
  notice: Notice,
): Promise<void> {
  const detail = { askedSen: payment.amountSen, claimedSen: notice.amountSen, event: notice.eventReference };
  deps.log.error({ payment: payment.id, ...detail }, 'a gateway claims another amount than was asked for');
  await writeAudit(trx, { entity: 'payments', entityId: payment.id, action: 'amount-mismatch', detail });
}

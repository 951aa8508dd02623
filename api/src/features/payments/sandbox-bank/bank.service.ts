import type { PaymentStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import { sumSen } from '@gangway/shared/domain/money/money.ts';
import { inTransaction } from '../../../lib/database/database.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { derivedKey } from '../../../lib/process/derived-key.ts';
import { type BankNotice, type BankRefund, bankNotice } from '../providers/sandbox-messages.types.ts';
import type { RequestedPayment } from '../providers/sandbox-payment-link.rules.ts';
import { SIGNATURE_HEADER, signMessage } from '../providers/sandbox-signature.rules.ts';
import { bookDecision, findRefunds, insertRefund, lockPaid } from './bank-payments.repository.ts';

const ACTOR = 'system:sandbox-bank';
const TIMEOUT_MS = 10_000;

/** The payer's choices at the bank. */
export const decisions = ['pay', 'pay-twice', 'pay-late', 'fail', 'cancel'] as const;
export type Decision = (typeof decisions)[number];

const outcomes: Record<Decision, PaymentStatus> = {
  pay: 'succeeded',
  'pay-twice': 'succeeded',
  'pay-late': 'succeeded',
  fail: 'failed',
  cancel: 'canceled',
};

/**
 * Stores the payer's decision and the resulting notifications in one transaction: as with a real bank, a completed
 * payment is always reported, repeatedly if needed. `lateSeconds` applies only to `pay-late`.
 */
export async function decide(
  deps: Deps,
  payment: RequestedPayment,
  decision: Decision,
  lateSeconds: number,
): Promise<void> {
  await inTransaction(deps, ACTOR, async trx => {
    const status = outcomes[decision];
    if (!(await bookDecision(trx, payment, status, deps.clock.now()))) return;
    const notice = {
      event: deps.ids.uuid(),
      reference: payment.reference,
      status,
      amountSen: String(payment.amountSen),
    };
    const startAfterSeconds = decision === 'pay-late' ? lateSeconds : 0;
    const times = decision === 'pay-twice' ? 2 : 1;
    for (let sent = 0; sent < times; sent++)
      await deps.jobs.enqueue(trx, 'sandbox-notify', notice, { startAfterSeconds });
  });
}

/**
 * Notifies the shop; throws unless the shop confirms with 200, so that the job queue retries. Handler of
 * `sandbox-notify`.
 */
export async function notifyShop({ env, clock }: Deps, job: Record<string, string>): Promise<void> {
  const notice: BankNotice = bankNotice.parse({ ...job, amountSen: Number(job.amountSen) });
  const body = JSON.stringify(notice);
  const signature = signMessage(derivedKey(env.masterKey, 'sandbox-notification'), body, clock.now());
  const answer = await fetch(new URL('/notify/sandbox', env.publicUrl), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [SIGNATURE_HEADER]: signature },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok)
    throw new Error(`the shop did not take the notice of ${notice.reference} (${answer.status})`);
}

/** Refunds a payment, or a part of it. Returns the receipt, or undefined if more than was paid is requested. */
export async function refundPayment(
  deps: Deps,
  { id, reference, amountSen }: BankRefund,
): Promise<string | undefined> {
  return inTransaction(deps, ACTOR, async trx => {
    const paid = await lockPaid(trx, reference);
    const earlier = await findRefunds(trx, reference);
    if (earlier.some(refund => refund.id === id && refund.amountSen === amountSen)) return receiptOf(id);
    if (!paid || sumSen(earlier.map(refund => refund.amountSen)) + amountSen > paid.amountSen)
      return undefined;
    await insertRefund(trx, { id, reference, amountSen, at: deps.clock.now() });
    return receiptOf(id);
  });
}

function receiptOf(id: string): string {
  return `sandbank-${id}`;
}

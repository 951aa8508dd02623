/*
 * How money moves: payment providers, the practice bank, payments at the counter, refunds, and the office's list of payments.
 * What a payment pays for is carried out by `processes/pay`.
 *
 * May import: operator, accounts/ledger, accounts/vouchers, reservations/drawer, reservations/orders, reservations/payments.
 */

import { paymentProviders } from '@gangway/shared/contract/base/vocabulary.ts';
import { isByHand, refundEntriesOf } from '@gangway/shared/contract/payment-providers/registry.ts';
import { handedOutAs } from '@gangway/shared/contract/sales/counter-taking.ts';
import type { HandedOutRefund } from '@gangway/shared/contract/sales/payments.ts';
import { actorOf, type Caller, type StaffCaller } from '../../lib/caller.ts';
import { writeAudit } from '../../lib/database/audit.repository.ts';
import { type Database, inTransaction, type Transaction } from '../../lib/database/database.ts';
import { AppError, violates } from '../../lib/errors.ts';
import type { Data, Deps, Work } from '../../lib/http/context.ts';
import { invalidInput } from '../../lib/http/failure.ts';
import { asStaff } from '../../lib/http/permission.ts';
import { findCounter } from '../../reservations/drawer/cash-drawer.repository.ts';
import { bookCash } from '../../reservations/drawer/cash-drawer.service.ts';
import {
  recordRefund,
  reopenRefundedOrder,
  settleCanceledOrder,
} from '../../reservations/orders/orders.repository.ts';
import type { PaymentPart, PaymentRecord } from '../../reservations/payments/payments.repository.ts';
import { providers } from './providers/providers.service.ts';
import { referenceTaken, requireNewReference } from './references.service.ts';
import {
  countAttempt,
  findRefundableParts,
  findStuckRefunds,
  insertRefund,
  isSettledByHand,
  lockRefund,
  type NewRefund,
  type RefundRecord,
  setHandedOut,
  setRefundStatus,
} from './refunds.repository.ts';

const ACTOR = 'system:settle-refund';

/** Longer than the queue's own delay between two attempts. */
const STUCK_AFTER_MS = 60 * 60_000;
const RETRIED_AT_ONCE = 500;

/** Reason of a refund for a payment that arrived too late or twice. */
const RETURNED = 'payment-returned';

/**
 * Creates refunds of `amountSen` to an order's payer, split over its payments, latest first and vouchers last. The refunds are
 * stored as `pending`, added to the order, and sent to their providers by jobs after this transaction. The caller holds the
 * order's lock.
 */
export async function refundOrder(
  trx: Transaction<Database>,
  deps: Work,
  { orderId, amountSen, reason }: { orderId: string; amountSen: number; reason: string },
): Promise<void> {
  await recordRefund(trx, orderId, amountSen, deps.clock.now());
  let owedSen = amountSen;
  for (const { paymentId, provider, leftSen } of await findRefundableParts(trx, orderId)) {
    const partSen = Math.min(owedSen, leftSen);
    if (partSen === 0) continue;
    await oweRefund(trx, deps, { paymentId, provider, orderId, amountSen: partSen, reason });
    owedSen -= partSen;
  }
  if (owedSen > 0) throw new Error(`order ${orderId} has ${owedSen} sen less to give back than is owed`);
}

/** Refunds a payment's whole part for an order that could not be paid with it; staff see it in the audit. */
export async function returnPart(
  trx: Transaction<Database>,
  deps: Work,
  { id: paymentId, provider }: Pick<PaymentRecord, 'id' | 'provider'>,
  { orderId, amountSen }: Pick<PaymentPart, 'orderId' | 'amountSen'>,
): Promise<void> {
  await oweRefund(trx, deps, { paymentId, provider, orderId, amountSen, reason: RETURNED });
  await writeAudit(trx, {
    entity: 'payments',
    entityId: paymentId,
    action: RETURNED,
    detail: { orderId, amountSen },
  });
  const mail = { kind: RETURNED, orderId, paymentId, amountSen: String(amountSen) };
  await deps.jobs.enqueue(trx, 'send-mail', mail);
}

async function oweRefund(
  trx: Transaction<Database>,
  { clock, ids, jobs }: Work,
  refund: Omit<NewRefund, 'id' | 'at'>,
): Promise<void> {
  const id = ids.uuid();
  await insertRefund(trx, { id, ...refund, at: clock.now() });
  if (!isByHand(refund.provider)) await jobs.enqueue(trx, 'settle-refund', { refundId: id });
}

/**
 * Has the provider refund the money, and records the result. The provider is called outside any transaction and is
 * idempotent per refund, so the next attempt completes what a crash interrupted. Handler of the job `settle-refund`; a
 * failure is stored with the refund and rethrown, so that the queue retries.
 */
export async function settleRefund(deps: Deps, refundId: string): Promise<void> {
  const owed = await inTransaction(deps, ACTOR, trx => takeUp(trx, deps, refundId));
  if (!owed) return;
  const { refund } = providers[owed.provider];
  if (refund === 'by-hand') return;
  try {
    const gatewayReference = await refund(deps, owed);
    // It stays pending until the gateway notifies, or `retry-refunds` asks for it.
    if (gatewayReference === null) return;
    await finish(deps, refundId, { status: 'succeeded', gatewayReference });
  } catch (error) {
    await finish(deps, refundId, { status: 'failed', error: String(error) });
    throw error;
  }
}

/**
 * Records that staff paid a refund out at the counter, with the entries that its provider requires. A repetition changes nothing.
 *
 * @throws AppError `not-found` for a refund that is not paid out by hand, `invalid-input` if an entry is missing or wrong,
 * `payment-reference-taken`
 */
export async function handOutRefund(
  deps: Deps,
  caller: Caller,
  refundId: string,
  entries: Readonly<Record<string, string>>,
): Promise<HandedOutRefund> {
  return inTransaction(deps, actorOf(caller), async trx => {
    const refund = await lockRefund(trx, refundId);
    if (!refund || !isByHand(refund.provider)) throw new AppError('not-found');
    if (refund.status === 'pending') {
      const { error } = handedOutAs(refundEntriesOf(refund.provider)).safeParse({ entries });
      if (error) throw invalidInput(error);
      await finishByHand(trx, deps, asStaff(caller), refund, entries.reference ?? null);
    }
    const { id, amountSen, roundingSen } = refund;
    return { id, amountSen, roundingSen, status: 'succeeded' };
  });
}

async function finishByHand(
  trx: Transaction<Database>,
  deps: Data,
  officer: StaffCaller,
  { id, orderId, provider, amountSen, roundingSen }: RefundRecord,
  gatewayReference: string | null,
): Promise<void> {
  const { clock } = deps;
  if (gatewayReference) await requireNewReference(trx, provider, gatewayReference);
  try {
    const counter = await findCounter(trx, officer.session?.stationId ?? null);
    await setHandedOut(trx, id, officer.id, counter);
    await setRefundStatus(trx, id, { status: 'succeeded', gatewayReference }, clock.now());
    if (provider === 'counter')
      await bookCash(trx, deps, officer, counter, {
        kind: 'refund',
        refundId: id,
        amountSen: amountSen + roundingSen,
      });
    await settleCanceledOrder(trx, orderId, clock.now());
  } catch (error) {
    if (violates(error, 'i5_refund_reference_once')) throw referenceTaken();
    throw error;
  }
}

/** News of a refund that staff must know: the money came back, or was refunded by the gateway as well as by hand. */
export type RefundNews = 'came-back' | 'gone-twice';

/**
 * Handles a gateway's report that a refund succeeded or failed there (R333). If the refund had not succeeded yet, its job asks
 * for the outcome. If it had succeeded but failed afterwards, the money is owed again: the refund becomes failed, can be retried,
 * and its order no longer counts as refunded. For a refund that staff settled by hand (R376), only a success matters.
 *
 * @returns undefined if staff need not know
 */
export async function hearOfRefund(
  trx: Transaction<Database>,
  { clock, jobs }: Work,
  refundId: string,
  failure: string | undefined,
): Promise<RefundNews | undefined> {
  const refund = await lockRefund(trx, refundId);
  if (!refund) return undefined;
  if (refund.status !== 'succeeded') {
    await jobs.enqueue(trx, 'settle-refund', { refundId });
    return undefined;
  }
  if (await isSettledByHand(trx, refundId)) return failure === undefined ? 'gone-twice' : undefined;
  if (failure === undefined) return undefined;
  const at = clock.now();
  await setRefundStatus(trx, refundId, { status: 'failed', error: failure }, at);
  await reopenRefundedOrder(trx, refund.orderId, at);
  return 'came-back';
}

/**
 * Restarts refunds that the queue has given up, for example after a gateway was unavailable for hours: the money is owed until it
 * has arrived. Handler of the job `retry-refunds`.
 */
export async function retryRefunds(deps: Work): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - STUCK_AFTER_MS);
  const names = paymentProviders.filter(name => !isByHand(name));
  await inTransaction(deps, 'system:retry-refunds', async trx => {
    for (const refundId of await findStuckRefunds(trx, names, before, RETRIED_AT_ONCE))
      await deps.jobs.enqueue(trx, 'settle-refund', { refundId });
  });
}

/** Returns undefined if there is nothing left to do. */
async function takeUp(
  trx: Transaction<Database>,
  { clock }: Deps,
  refundId: string,
): Promise<RefundRecord | undefined> {
  const refund = await lockRefund(trx, refundId);
  if (!refund || refund.status === 'succeeded') return undefined;
  if (refund.status === 'failed') await setRefundStatus(trx, refundId, { status: 'pending' }, clock.now());
  await countAttempt(trx, refundId, clock.now());
  return refund;
}

/** Another attempt may have finished meanwhile: it changes no refund that succeeded. */
async function finish(
  deps: Deps,
  refundId: string,
  change: Exclude<Parameters<typeof setRefundStatus>[2], { status: 'pending' }>,
): Promise<void> {
  await inTransaction(deps, ACTOR, async trx => {
    const current = await lockRefund(trx, refundId);
    if (current?.status === 'pending' || (current?.status === 'failed' && change.status === 'succeeded')) {
      if (current.status === 'failed')
        await setRefundStatus(trx, refundId, { status: 'pending' }, deps.clock.now());
      await setRefundStatus(trx, refundId, change, deps.clock.now());
      if (change.status === 'succeeded') await settleCanceledOrder(trx, current.orderId, deps.clock.now());
    }
  });
}

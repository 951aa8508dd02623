import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type {
  OrderChange,
  OrderChangePreview,
  OrderChangeRequest,
  OrderChangeResult,
  ReplacingOrder,
} from '@gangway/shared/contract/sales/order-change.ts';
import { isNothingDue } from '@gangway/shared/domain/payment/nothing-due.ts';
import { openAtGateway } from '../../../features/payments/open-at-gateway.service.ts';
import { readPayment } from '../../../features/payments/payment-view.service.ts';
import { providers, requireOffered } from '../../../features/payments/providers/providers.service.ts';
import { settlePayment } from '../../../features/payments/settle-payment.service.ts';
import { actorOf, type Caller } from '../../../lib/caller.ts';
import { type Database, inTransaction, type Transaction } from '../../../lib/database/database.ts';
import { tryOut } from '../../../lib/database/savepoint.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Data, Deps } from '../../../lib/http/context.ts';
import { answerOnce, type RequestKey } from '../../../lib/http/idempotency.repository.ts';
import { checkPermission } from '../../../lib/http/permission.ts';
import { loadSettings } from '../../../operator/settings.service.ts';
import { findAccessibleOrder } from '../../../reservations/access/order-access.service.ts';
import { orderToken } from '../../../reservations/access/order-token.rules.ts';
import type { Visit } from '../../../reservations/access/visitor.middleware.ts';
import { lockInventories } from '../../../reservations/inventory/inventory.repository.ts';
import { holdOffer } from '../../../reservations/inventory/place-offers.service.ts';
import { readOrderDetail } from '../../../reservations/order-views/order-view.service.ts';
import { lockOrder } from '../../../reservations/orders/order-locks.repository.ts';
import { addToPaid } from '../../../reservations/orders/orders.repository.ts';
import { settleNothingDue } from '../../../reservations/payments/payment-arrival.service.ts';
import {
  insertPayment,
  payOtherOrder,
  setOutcome,
  setPaymentStatus,
} from '../../../reservations/payments/payments.repository.ts';
import { takeOver } from '../../../reservations/waitlist/take-over.service.ts';
import { carryOut, requireShown } from './carry-out.service.ts';
import { findKeptOffers, findReplacing, insertChange } from './order-changes.repository.ts';
import { type ChangePlan, planChange } from './plan-change.service.ts';

const MINUTE_MS = 60_000;

/** The result of a change (R211). @throws AppError `order-not-found`, what `planChange` throws. */
export async function previewChange(
  deps: Deps,
  { visitor, number }: Visit,
  change: OrderChange,
  language: Language,
): Promise<OrderChangePreview> {
  const { id } = await findAccessibleOrder(deps, visitor, number);
  requireMay(visitor.caller);
  return inTransaction(deps, actorOf(visitor.caller), trx =>
    tryOut(trx, async () => {
      const { preview } = await takeOverKept(trx, deps, { id, change }, () =>
        planChange(trx, deps, id, change, language),
      );
      return preview;
    }),
  );
}

/**
 * Makes a change, or starts it. If a payment at a gateway is due, its places and cabins are kept for the time to pay, and the
 * change is made when the money arrives (R212). Once per key (invariant I8).
 *
 * @throws AppError `order-not-found`, `move-changed`, `travel-rules`, `payment-method-missing`, `payment-provider-unavailable`,
 * `payment-below-minimum`, the provider's error, what `planChange` throws, `sailing-sold-out` and `cabin-taken` where another
 * booking was faster.
 */
export async function changeOrder(
  deps: Deps,
  { visitor, number }: Visit,
  keyOf: (orderId: string) => RequestKey,
  request: OrderChangeRequest,
  language: Language,
): Promise<OrderChangeResult> {
  const { id } = await findAccessibleOrder(deps, visitor, number);
  requireMay(visitor.caller);
  const result = await answerOnce(deps, keyOf(id), async trx => {
    const done = await takeOverKept(trx, deps, { id, change: request.change }, async () => {
      const plan = await planChange(trx, deps, id, request.change, language);
      requireShown(plan, request.expected);
      return makeOrStart(trx, deps, { id, plan, request, caller: visitor.caller, language });
    });
    return {
      order: await readOrderDetail(trx, id, deps.clock.now()),
      payment: done.paymentId === null ? null : await readPayment(trx, done.paymentId),
      newNumber: done.newNumber,
    };
  });
  const waits = result.payment?.status === 'pending';
  return {
    ...result,
    gatewayUrl: waits && result.payment ? await openAtGateway(deps, result.payment) : null,
  };
}

/**
 * The booking that replaced this one. A visitor who may see this one may see that one too, because it is for the same guests.
 *
 * @throws AppError `order-not-found`
 */
export async function readReplacing(deps: Deps, { visitor, number }: Visit): Promise<ReplacingOrder | null> {
  const { id } = await findAccessibleOrder(deps, visitor, number);
  const replacing = await findReplacing(deps.db, id);
  return replacing ? { number: replacing.number, accessToken: orderToken(deps, replacing.id) } : null;
}

/** Staff change orders of others with the permission to sell. @throws AppError `not-permitted` */
function requireMay(caller: Caller): void {
  if (caller.kind === 'staff') checkPermission(caller, 'orders.sell');
}

interface Started {
  id: string;
  plan: ChangePlan;
  request: OrderChangeRequest;
  caller: Caller;
  language: Language;
}

async function makeOrStart(
  trx: Transaction<Database>,
  deps: Deps,
  { id, plan, request, caller, language }: Started,
): Promise<{ paymentId: string | null; newNumber: string | null }> {
  const { toPaySen } = plan.preview;
  if (isNothingDue(toPaySen)) {
    const instead = await carryOut(trx, deps, plan, language);
    if (instead) await settleNothingDue(trx, deps, instead.id);
    return { paymentId: null, newNumber: instead?.number ?? null };
  }
  const provider = request.provider ? providers[request.provider] : undefined;
  if (!request.provider || !provider)
    throw new AppError('payment-method-missing', { fields: { provider: 'payment-method-missing' } });
  requireOffered(deps.env, request.provider, toPaySen);
  const now = deps.clock.now();
  const paymentId = deps.ids.uuid();
  await insertPayment(trx, {
    id: paymentId,
    provider: request.provider,
    orders: [{ id, amountSen: toPaySen }],
    amountSen: toPaySen,
    difference: true,
    at: now,
  });
  if (provider.kind === 'gateway') {
    const offer = { id: deps.ids.uuid(), ...plan.needs };
    const { holdMinutes } = await loadSettings(trx);
    const expiresAt = new Date(now.getTime() + holdMinutes * MINUTE_MS);
    const rooms = offer.rooms.map(room => ({ ...room, cabinId: deps.ids.uuid() }));
    await holdOffer(trx, { ...offer, rooms, expiresAt }, now);
    const change = {
      id: deps.ids.uuid(),
      orderId: id,
      request: plan.settled,
      expected: request.expected,
      offer,
      startedAt: now,
    };
    await insertChange(trx, { ...change, paymentId });
    return { paymentId, newNumber: null };
  }
  const instead = await carryOut(trx, deps, plan, language);
  // An order that replaces this one is paid from the balance by itself, so that the ledger names what it paid.
  await provider.take(trx, deps, caller, [{ id: instead?.id ?? id, amountSen: toPaySen }]);
  if (instead) {
    await payOtherOrder(trx, paymentId, instead.id);
    await settlePayment(trx, deps, paymentId);
  } else {
    await setPaymentStatus(trx, paymentId, 'succeeded', now);
    await setOutcome(trx, paymentId, id, 'applied');
    await addToPaid(trx, id, toPaySen);
  }
  return { paymentId, newNumber: instead?.number ?? null };
}

/**
 * Only the latest change of an order is kept: a new request discards the previous one. Until then the party keeps its places,
 * even if others wait for them, so that a payer who returns from the bank still finds them.
 */
async function takeOverKept<Result>(
  trx: Transaction<Database>,
  deps: Data,
  { id, change }: { id: string; change: OrderChange },
  take: () => Promise<Result>,
): Promise<Result> {
  const { sailing_id } = await lockOrder(trx, id);
  const now = deps.clock.now();
  const kept = await findKeptOffers(trx, id);
  const target = change.kind === 'sailing' ? [change.sailingId] : [];
  // All of them before the first place is taken over: those of the new change may come earlier in the sequence.
  if (kept.length > 0)
    await lockInventories(trx, [sailing_id, ...target, ...kept.map(({ sailingId }) => sailingId)]);
  const takeAll = kept.reduceRight((next, offer) => () => takeOver(trx, offer, now, next), take);
  return takeAll();
}

import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type {
  BatchCancelPreview,
  BatchCancelRequest,
  BatchCancelResult,
} from '@gangway/shared/contract/sales/orders.ts';
import { sumSen } from '@gangway/shared/domain/money/money.ts';
import type { Attempt } from '../../lib/attempt.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';
import { attempt } from '../../lib/database/savepoint.ts';
import { AppError } from '../../lib/errors.ts';
import type { Deps } from '../../lib/http/context.ts';
import { failureEnvelope } from '../../lib/http/failure.ts';
import { findAccessibleOrder } from '../../reservations/access/order-access.service.ts';
import type { Visit } from '../../reservations/access/visitor.middleware.ts';
import { readOrderSummary } from '../../reservations/order-views/order-view.service.ts';
import { type LockedOrder, lockOrders } from '../../reservations/orders/order-locks.repository.ts';
import { cancelLocked, planCancellation } from './cancellation.service.ts';

/** What canceling each of these orders as a whole would cost now. Nothing is changed. */
export async function previewBatch(
  trx: Transaction<Database>,
  deps: Deps,
  visits: readonly Visit[],
  language: Language,
): Promise<BatchCancelPreview> {
  const attempts = await runForEach(trx, deps, visits, async order => {
    const { preview } = await planCancellation(trx, order, {}, deps.clock.now());
    return preview;
  });
  const previews = attempts.flatMap(result => (result.ok ? [result.data] : []));
  return {
    success: previews.length,
    total: visits.length,
    chargeSen: sumSen(previews.map(({ chargeSen }) => chargeSen)),
    refundSen: sumSen(previews.map(({ refundSen }) => refundSen)),
    results: attempts.map((result, index) => {
      const number = visits[index]?.number ?? '';
      return result.ok
        ? { ok: true, number, preview: result.data }
        : refused(number, result.refusal, language);
    }),
  };
}

/**
 * Cancels whole orders independently: a refused one has its reason and does not affect the others. Each request
 * contains the charge that was shown for it.
 */
export async function cancelBatch(
  trx: Transaction<Database>,
  deps: Deps,
  visits: readonly (Visit & BatchCancelRequest['orders'][number])[],
  { by, reason }: { by: 'customer' | 'staff'; reason?: string },
  language: Language,
): Promise<BatchCancelResult> {
  const attempts = await runForEach(trx, deps, visits, async (order, { expectedChargeSen }) => {
    const { chargeSen, refundSen } = await cancelLocked(trx, deps, order, { expectedChargeSen, reason }, by);
    return { order: await readOrderSummary(trx, order.id), chargeSen, refundSen };
  });
  const canceled = attempts.flatMap(result => (result.ok ? [result.data] : []));
  return {
    success: canceled.length,
    total: visits.length,
    refundSen: sumSen(canceled.map(({ refundSen }) => refundSen)),
    results: attempts.map((result, index) => {
      const number = visits[index]?.number ?? '';
      return result.ok ? { ok: true, number, ...result.data } : refused(number, result.refusal, language);
    }),
  };
}

/** Runs an action on each order, and returns the results in order. All are locked before the first action (`lockOrders`). */
async function runForEach<V extends Visit, Data>(
  trx: Transaction<Database>,
  deps: Deps,
  visits: readonly V[],
  work: (order: LockedOrder, visit: V) => Promise<Data>,
): Promise<Attempt<Data>[]> {
  const results: Attempt<Data>[] = [];
  const byOrderId = new Map<string, { visit: V; index: number }>();
  for (const [index, visit] of visits.entries()) {
    const access = await attempt(trx, () =>
      findAccessibleOrder({ db: trx, env: deps.env }, visit.visitor, visit.number),
    );
    if (!access.ok) results[index] = access;
    else if (byOrderId.has(access.data.id))
      results[index] = { ok: false, refusal: new AppError('nothing-to-cancel') };
    else byOrderId.set(access.data.id, { visit, index });
  }
  for (const order of await lockOrders(trx, [...byOrderId.keys()])) {
    const { visit, index } = byOrderId.get(order.id) as { visit: V; index: number };
    results[index] = await attempt(trx, () => work(order, visit));
  }
  return results;
}

function refused(number: string, refusal: AppError, language: Language) {
  const { msg, data } = failureEnvelope(refusal, language);
  return { ok: false as const, number, error: data.error, message: msg };
}

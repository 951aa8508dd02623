import { inTransaction } from '../../lib/database/database.ts';
import type { Deps } from '../../lib/http/context.ts';
import {
  completeCancellation,
  countProgress,
  findOpenCancellations,
  hasUnaskedOrders,
  type OpenCancellation,
} from '../../reservations/sailing-cancellations/sailing-cancellations.repository.ts';
import { askAgain } from './choice/ask-again.service.ts';
import { giveBackOrders } from './choice/called-off-orders.service.ts';
import { decideForLateParties, remindUndecided } from './choice/decide-parties.service.ts';
import { offerToParties } from './choice/offer-parties.service.ts';

/** Orders refunded per transaction, so few that a payment of one of them hardly waits. */
const BATCH = 20;

/**
 * Handler of the job `cancel-sailings`, run when a sailing is canceled and every minute. Asks the parties of canceled sailings
 * for their choice, or refunds everything where there is none; reminds them, and decides for parties that miss the deadline. The
 * next run completes what a crash interrupts.
 */
export async function cancelSailings(deps: Deps): Promise<void> {
  for (const cancellation of await findOpenCancellations(deps.db)) {
    const { choice, sailingId } = cancellation;
    await askAgain(deps, sailingId);
    if (choice) await offerToParties(deps, { ...cancellation, choice });
    let done = BATCH;
    while (done > 0) done = await giveBackBatch(deps, cancellation);
  }
  await remindUndecided(deps);
  await decideForLateParties(deps);
}

/** @returns how many orders were refunded: zero if none is left, or the others are locked or have a choice. */
async function giveBackBatch(deps: Deps, cancellation: OpenCancellation): Promise<number> {
  const { sailingId, requestedBy, choice } = cancellation;
  return inTransaction(deps, `staff:${requestedBy}`, async trx => {
    const statuses = choice ? (['unpaid'] as const) : (['unpaid', 'paid'] as const);
    const batch = await giveBackOrders(trx, deps, cancellation, statuses, BATCH);
    if (batch.orders > 0) await countProgress(trx, sailingId, batch);
    if (!(await hasUnaskedOrders(trx, sailingId)))
      await completeCancellation(trx, sailingId, deps.clock.now());
    return batch.orders;
  });
}

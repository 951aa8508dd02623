import { inTransaction } from '../../lib/database/database.ts';
import type { Deps } from '../../lib/http/context.ts';
import { hasLiveOrders } from '../../reservations/orders/live-orders.repository.ts';
import { giveBackOrders } from './called-off-orders.service.ts';
import {
  completeCancellation,
  countProgress,
  findOpenCancellations,
  type OpenCancellation,
} from './sailing-cancellations.repository.ts';

/** Orders refunded per transaction: few enough that a payment of one of them hardly waits. */
const BATCH = 20;

/**
 * Handler of the job `cancel-sailings`, run when a sailing is canceled and every minute as long as orders of one are left:
 * gives them back, a batch a transaction, which counts itself as done. A crash loses one batch, which is not done then.
 */
export async function cancelSailings(deps: Deps): Promise<void> {
  for (const cancellation of await findOpenCancellations(deps.db)) {
    let done = BATCH;
    while (done > 0) done = await giveBackBatch(deps, cancellation);
  }
}

/** @returns how many orders were refunded: none if none is left, or the rest is locked. */
async function giveBackBatch(deps: Deps, cancellation: OpenCancellation): Promise<number> {
  const { sailingId, requestedBy } = cancellation;
  return inTransaction(deps, `staff:${requestedBy}`, async trx => {
    const batch = await giveBackOrders(trx, deps, cancellation, BATCH);
    if (batch.orders > 0) await countProgress(trx, sailingId, batch);
    if (!(await hasLiveOrders(trx, sailingId))) await completeCancellation(trx, sailingId, deps.clock.now());
    return batch.orders;
  });
}

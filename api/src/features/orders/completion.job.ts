import { inTransaction } from '../../lib/database/database.ts';
import type { Data } from '../../lib/http/context.ts';
import { lockArrivedOrderIds } from '../../reservations/orders/order-locks.repository.ts';
import { completeOrder } from '../../reservations/orders/orders.repository.ts';

const ACTOR = 'system:complete-orders';
const BATCH = 200;

/** Completes paid orders whose ship has arrived, one batch per transaction. */
export async function completeOrders(deps: Data): Promise<void> {
  for (let completed = BATCH; completed === BATCH; )
    completed = await inTransaction(deps, ACTOR, async trx => {
      const now = deps.clock.now();
      const arrived = await lockArrivedOrderIds(trx, now, BATCH);
      for (const id of arrived) await completeOrder(trx, id, now);
      return arrived.length;
    });
}

import { inTransaction } from '../../lib/database/database.ts';
import type { Deps } from '../../lib/http/context.ts';
import { completeOrder } from '../../reservations/state/order-status.repository.ts';

const ACTOR = 'system:complete-orders';
const BATCH = 200;

/** The job that ends what has sailed: paid orders whose ship has arrived are completed, a batch a transaction. */
export async function completeOrders(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  for (let completed = BATCH; completed === BATCH; )
    completed = await inTransaction(deps, ACTOR, async trx => {
      const now = deps.clock.now();
      const arrived = await trx
        .selectFrom('orders')
        .innerJoin('sailings', 'sailings.id', 'orders.sailing_id')
        .select('orders.id')
        .where('orders.status', '=', 'paid')
        .where('sailings.arrives_at', '<=', now)
        .where('sailings.status', '<>', 'canceled')
        .orderBy('orders.id')
        .limit(BATCH)
        .forUpdate('orders')
        .skipLocked()
        .execute();
      for (const { id } of arrived) await completeOrder(trx, id, now);
      return arrived.length;
    });
}

import type { Deps } from '../lib/context.ts';
import { actingAs, type Database, inTransaction, type Transaction } from '../lib/database.ts';
import { cancelParts } from './order-parts.ts';
import { cancelOrder } from './order-status.ts';

const ACTOR = 'system:expire-holds';
const BATCH = 200;

/**
 * Cancels the unpaid orders of a sailing whose time to pay has run out and gives back what they held.
 * An order that is being paid at this moment is locked, and left alone.
 *
 * @returns how many orders were canceled.
 */
export function releaseOverdueHolds(
  trx: Transaction<Database>,
  sailingId: number,
  now: Date,
): Promise<number> {
  return actingAs(trx, ACTOR, async () => {
    const overdue = await lockOverdueOrders(trx, now, sailingId);
    for (const orderId of overdue) await expireOrder(trx, orderId, now);
    return overdue.length;
  });
}

/** The job behind every hold: cancels overdue orders, a batch a transaction, until none is left. */
export async function expireHolds(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  for (let expired = BATCH; expired === BATCH; )
    expired = await inTransaction(deps, ACTOR, async trx => {
      const now = deps.clock.now();
      const overdue = await lockOverdueOrders(trx, now);
      for (const orderId of overdue) await expireOrder(trx, orderId, now);
      return overdue.length;
    });
}

/** An unpaid order ends: its parts cost nothing, its places and cabins are free again. */
export async function expireOrder(trx: Transaction<Database>, orderId: string, now: Date): Promise<void> {
  await cancelParts(trx, orderId, { parts: 'all', chargePercent: 0, placesWere: 'held', now });
  await cancelOrder(trx, orderId, 'expired', now);
}

/** In the order of their sailings, as every batch locks them, so that two batches never wait for each other. */
async function lockOverdueOrders(
  trx: Transaction<Database>,
  now: Date,
  sailingId?: number,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'unpaid')
    .where('hold_expires_at', '<=', now)
    .$if(sailingId !== undefined, query => query.where('sailing_id', '=', sailingId as number))
    .orderBy('sailing_id')
    .orderBy('id')
    .limit(sailingId === undefined ? BATCH : 10_000)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(row => row.id);
}

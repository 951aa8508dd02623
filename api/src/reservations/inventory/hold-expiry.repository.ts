import { sql } from 'kysely';
import { actingAs, type Database, inTransaction, type Transaction } from '../../lib/database/database.ts';
import type { Deps } from '../../lib/http/context.ts';
import { lockInventory } from '../state/order-lock.repository.ts';
import { expireOrders } from '../state/order-status.repository.ts';
import { returnPlaces } from './places.repository.ts';

const ACTOR = 'system:expire-holds';

/**
 * Cancels the unpaid orders of a sailing whose time to pay has run out and gives back what they held. The caller has
 * the sailing's lock; an order that is being paid at this moment is locked, and left alone.
 *
 * @returns how many orders were canceled.
 */
export function releaseOverdueHolds(
  trx: Transaction<Database>,
  sailingId: number,
  now: Date,
): Promise<number> {
  return actingAs(trx, ACTOR, async () => {
    const overdue = await lockOverdueOrders(trx, sailingId, now);
    if (overdue.length > 0) await expire(trx, sailingId, overdue, now);
    return overdue.length;
  });
}

/** The job behind every hold: cancels overdue orders, a sailing a transaction. */
export async function expireHolds(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = deps.clock.now();
  const sailings = await deps.db
    .selectFrom('orders')
    .select('sailing_id')
    .distinct()
    .where('status', '=', 'unpaid')
    .where('hold_expires_at', '<=', now)
    .execute();
  for (const { sailing_id } of sailings)
    await inTransaction(deps, ACTOR, async trx => {
      await lockInventory(trx, sailing_id);
      await releaseOverdueHolds(trx, sailing_id, now);
    });
}

/** Unpaid orders end: their parts cost nothing, their places and cabins are free again. */
async function expire(
  trx: Transaction<Database>,
  sailingId: number,
  orderIds: string[],
  now: Date,
): Promise<void> {
  const tickets = await trx
    .updateTable('tickets')
    .set({ canceled_at: now, charge_sen: 0 })
    .where('order_id', '=', sql<string>`any(${orderIds})`)
    .where('canceled_at', 'is', null)
    .returning('id')
    .execute();
  await trx
    .updateTable('order_cabins')
    .set({ released_at: now, charge_sen: 0 })
    .where('order_id', '=', sql<string>`any(${orderIds})`)
    .where('released_at', 'is', null)
    .execute();
  await returnPlaces(trx, sailingId, 'held', tickets.length);
  await trx
    .updateTable('orders')
    .set({ due_sen: 0 })
    .where('id', '=', sql<string>`any(${orderIds})`)
    .execute();
  await expireOrders(trx, orderIds, now);
}

async function lockOverdueOrders(
  trx: Transaction<Database>,
  sailingId: number,
  now: Date,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('orders')
    .select('id')
    .where('sailing_id', '=', sailingId)
    .where('status', '=', 'unpaid')
    .where('hold_expires_at', '<=', now)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(row => row.id);
}

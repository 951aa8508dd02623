import type { OrderStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';
import type { LockedOrder } from '../state/order-lock.repository.ts';

/** So many of the unpaid and paid orders of a sailing, by their ids, from the one behind `after` on. */
export async function findLiveOrderIds(
  db: Connection,
  sailingId: number,
  { after, most }: { after: string; most: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('sailing_id', '=', sailingId)
    .where('status', 'in', ['unpaid', 'paid'])
    .$if(after !== '', query => query.where('id', '>', after))
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks a number of orders of a sailing that are in one of these states, skipping locked ones. */
export async function lockOrdersOf(
  trx: Transaction<Database>,
  sailingId: number,
  statuses: readonly OrderStatus[],
  most: number,
): Promise<LockedOrder[]> {
  return trx
    .selectFrom('orders')
    .selectAll()
    .where('sailing_id', '=', sailingId)
    .where('status', 'in', statuses)
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Locks an order if it is a paid one of this sailing. @returns undefined where it is not, or is locked */
export async function lockPaidOrderOf(
  trx: Transaction<Database>,
  sailingId: number,
  orderId: string,
): Promise<LockedOrder | undefined> {
  return trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('sailing_id', '=', sailingId)
    .where('status', '=', 'paid')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Numbers of a customer's orders that still hold places: waiting for payment, or paid and yet to arrive. */
export async function findOpenOrders(db: Connection, customerId: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('sailings', 'sailings.id', 'orders.sailing_id')
    .where('orders.customer_id', '=', customerId)
    .where(where =>
      where.or([
        where('orders.status', '=', 'unpaid'),
        where.and([where('orders.status', '=', 'paid'), where('sailings.arrives_at', '>', now)]),
      ]),
    )
    .select('orders.number')
    .orderBy('orders.number')
    .execute();
  return rows.map(({ number }) => number);
}

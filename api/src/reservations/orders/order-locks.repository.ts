import { ERASED } from '@gangway/shared/contract/base/erased.ts';
import type { OrderStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import { sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';

/*
 * All transactions lock in the same sequence, to avoid deadlocks: sailings that are changed, then ships, then payments, then all orders
 * concerned, by sailing, then promo codes, then inventories, by sailing, and then cash drawers and accounts of agents. Tickets and
 * cabins are changed under these locks only. A transaction that already holds an inventory takes orders without waiting
 * (`skip locked`).
 */

/** Locks an order until the transaction ends. @throws AppError `order-not-found` */
export async function lockOrder(trx: Transaction<Database>, orderId: string) {
  const order = await trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw new AppError('order-not-found');
  return order;
}

/** An order, locked until the transaction ends. */
export type LockedOrder = Awaited<ReturnType<typeof lockOrder>>;

/** Locks several orders at once, before the first of them is changed: by sailing, as they are returned. */
export async function lockOrders(
  trx: Transaction<Database>,
  orderIds: readonly string[],
): Promise<LockedOrder[]> {
  return trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', sql<string>`any(${orderIds})`)
    .orderBy('sailing_id')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Locks all orders of a customer until the transaction ends. @returns their ids */
export async function lockOrdersOfCustomer(
  trx: Transaction<Database>,
  customerId: string,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', customerId)
    .orderBy('sailing_id')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks orders with personal data whose voyage ended before a moment, and whose refunds are all made; locked ones are skipped. */
export async function lockOrdersToForget(
  trx: Transaction<Database>,
  arrivedBefore: Date,
  most: number,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('orders as o')
    .innerJoin('sailings as s', 's.id', 'o.sailing_id')
    .where('s.arrives_at', '<', arrivedBefore)
    .where('o.contact_name', '<>', ERASED)
    .where('o.status', '<>', 'unpaid')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refunds as r')
            .select('r.id')
            .whereRef('r.order_id', '=', 'o.id')
            .where('r.status', '<>', 'succeeded'),
        ),
      ),
    )
    .select('o.id')
    .orderBy('o.sailing_id')
    .orderBy('o.id')
    .limit(most)
    .forUpdate('o')
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

/** The order with this number, in the operator's spelling (shared/domain/codes/order-number.ts). */
export async function findOrderByNumber(db: Connection, number: string) {
  return db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();
}

/** The numbers of orders, by their ids. */
export async function findOrderNumbers(
  db: Connection,
  orderIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('id', '=', sql<string>`any(${orderIds})`)
    .execute();
  return new Map(rows.map(row => [row.id, row.number]));
}

/** A number of the unpaid and paid orders of a sailing, by their ids, from the one after `after` on. */
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

/** Locks an order if it is a paid one of this sailing. @returns undefined if it is not, or is locked */
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

/** Whether an order is unpaid, paid and still to sail, or has a refund that was not made. The caller holds its lock. */
export async function hasOpenMatters(
  trx: Transaction<Database>,
  orderId: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select from orders o join sailings s on s.id = o.sailing_id
    where o.id = ${orderId} and (
      o.status = 'unpaid' or (o.status = 'paid' and s.arrives_at > ${now})
      or exists (select from refunds r where r.order_id = o.id and r.status <> 'succeeded')
    )
  `.execute(trx);
  return rows.length > 0;
}

/** The sailings that have unpaid orders with an expired hold. */
export async function findSailingsWithOverdueHolds(db: Connection, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('sailing_id')
    .distinct()
    .where('status', '=', 'unpaid')
    .where('hold_expires_at', '<=', now)
    .execute();
  return rows.map(row => row.sailing_id);
}

/** Locks the overdue orders of a sailing. One that is being paid at this moment is already locked, and is skipped. */
export async function lockOverdueOrders(
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

/** Locks a number of paid orders whose ship has arrived, skipping locked ones. */
export async function lockArrivedOrderIds(
  trx: Transaction<Database>,
  now: Date,
  most: number,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('orders')
    .innerJoin('sailings', 'sailings.id', 'orders.sailing_id')
    .select('orders.id')
    .where('orders.status', '=', 'paid')
    .where('sailings.arrives_at', '<=', now)
    .where('sailings.status', '<>', 'canceled')
    .orderBy('orders.id')
    .limit(most)
    .forUpdate('orders')
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

import { sql } from 'kysely';
import type { Database, Transaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';

/*
 * Everybody locks in the same order, so that nobody waits in a ring: payments, then all orders concerned, by sailing,
 * then inventories, by sailing. Tickets and cabins are changed under these locks only. Whoever has an inventory already
 * takes orders without waiting (`skip locked`).
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

/** Locks several orders at once, before anything is done to the first of them: by sailing, as they are returned. */
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

/** Locks all orders of a customer until the transaction ends. */
export async function lockOrdersOfCustomer(trx: Transaction<Database>, customerId: string): Promise<void> {
  await trx.selectFrom('orders').select('id').where('customer_id', '=', customerId).forUpdate().execute();
}

/** Locks the places of a sailing, like a booking (inventory.service.ts). */
export async function lockInventory(trx: Transaction<Database>, sailingId: number): Promise<void> {
  await trx
    .selectFrom('sailing_inventory')
    .select('sailing_id')
    .where('sailing_id', '=', sailingId)
    .forNoKeyUpdate()
    .execute();
}

/** How many of the order's tickets are not canceled: each is a place. */
export async function countLivePlaces(trx: Transaction<Database>, orderId: string): Promise<number> {
  const { places } = await trx
    .selectFrom('tickets')
    .select(sql<number>`count(*)::integer`.as('places'))
    .where('order_id', '=', orderId)
    .where('canceled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return places;
}

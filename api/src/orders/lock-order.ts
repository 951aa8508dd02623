import { sql } from 'kysely';
import type { Database, Transaction } from '../lib/database.ts';
import { AppError } from '../lib/errors.ts';

/**
 * Locks an order until the transaction ends. Whoever locks an order and its sailing's inventory takes the order first.
 *
 * @throws AppError `order-not-found`
 */
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

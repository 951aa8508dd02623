import type { Connection } from '../../lib/database/database.ts';

export type LiveParts = Awaited<ReturnType<typeof findLiveParts>>;

/** The tickets and cabins of an order that are not canceled, in a steady order. */
export async function findLiveParts(db: Connection, orderId: string) {
  const tickets = await db
    .selectFrom('tickets')
    .select(['id', 'price_sen', 'boarding_status', 'passenger_id', 'cabin_id'])
    .where('order_id', '=', orderId)
    .where('canceled_at', 'is', null)
    .orderBy('id')
    .execute();
  const cabins = await db
    .selectFrom('order_cabins')
    .select(['id', 'price_sen', 'room_id'])
    .where('order_id', '=', orderId)
    .where('released_at', 'is', null)
    .orderBy('id')
    .execute();
  return { tickets, cabins };
}

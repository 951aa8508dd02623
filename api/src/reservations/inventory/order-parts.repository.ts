import type { Connection, Database, Transaction } from '../../lib/database/database.ts';

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

/** A ticket is good no more, and costs its charge. */
export async function cancelTicket(
  trx: Transaction<Database>,
  id: string,
  chargeSen: number,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('tickets')
    .set({ canceled_at: at, charge_sen: chargeSen })
    .where('id', '=', id)
    .execute();
}

/** Releases a cabin with its charge, and removes it from the remaining passengers. */
export async function releaseCabin(
  trx: Transaction<Database>,
  id: string,
  chargeSen: number,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('order_cabins')
    .set({ released_at: at, charge_sen: chargeSen })
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('tickets')
    .set({ cabin_id: null })
    .where('cabin_id', '=', id)
    .where('canceled_at', 'is', null)
    .execute();
}

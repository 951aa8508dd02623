import { percentOfSen } from '@gangway/shared/domain/money.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../lib/database/database.ts';
import { returnPlaces } from './places.repository.ts';

interface PartRow {
  id: string;
  price_sen: number;
}

export interface Cancellation {
  /** Ids of tickets and cabins. */
  parts: ReadonlySet<string>;
  chargePercent: number;
  placesWere: 'held' | 'sold';
  now: Date;
}

/**
 * Cancels tickets and cabins of an order: each keeps its charge, the places and rooms are free again, and the order's
 * amount due follows (invariant I3). The caller holds the order's lock.
 *
 * @returns what the canceled parts cost before and what they still cost, in sen.
 */
export async function cancelParts(
  trx: Transaction<Database>,
  orderId: string,
  { parts, chargePercent, placesWere, now }: Cancellation,
): Promise<{ priceSen: number; chargeSen: number }> {
  const live = await findLiveParts(trx, orderId);
  const chosen = (rows: PartRow[]) => rows.filter(row => parts.has(row.id));
  const tickets = chosen(live.tickets);
  const cabins = chosen(live.cabins);

  // First, for the lock: a customer who has it and wants one of these cabins would wait for us, and we for them.
  if (tickets.length > 0) await returnPlaces(trx, live.sailingId, placesWere, tickets.length);
  for (const { id, price_sen } of tickets)
    await trx
      .updateTable('tickets')
      .set({ canceled_at: now, charge_sen: percentOfSen(price_sen, chargePercent) })
      .where('id', '=', id)
      .execute();
  for (const { id, price_sen } of cabins) {
    await trx
      .updateTable('order_cabins')
      .set({ released_at: now, charge_sen: percentOfSen(price_sen, chargePercent) })
      .where('id', '=', id)
      .execute();
    await trx
      .updateTable('tickets')
      .set({ cabin_id: null })
      .where('cabin_id', '=', id)
      .where('canceled_at', 'is', null)
      .execute();
  }

  const canceled = [...tickets, ...cabins];
  const priceSen = canceled.reduce((sum, { price_sen }) => sum + price_sen, 0);
  const chargeSen = canceled.reduce((sum, { price_sen }) => sum + percentOfSen(price_sen, chargePercent), 0);
  await trx
    .updateTable('orders')
    .set({ due_sen: sql`due_sen - ${priceSen - chargeSen}`, updated_at: now })
    .where('id', '=', orderId)
    .execute();
  return { priceSen, chargeSen };
}

export type LiveParts = Awaited<ReturnType<typeof findLiveParts>>;

/** The tickets and cabins of an order that are not canceled, in a steady order. */
export async function findLiveParts(trx: Transaction<Database>, orderId: string) {
  const order = await trx
    .selectFrom('orders')
    .select('sailing_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const tickets = await trx
    .selectFrom('tickets')
    .select(['id', 'price_sen', 'boarding_status', 'passenger_id', 'cabin_id'])
    .where('order_id', '=', orderId)
    .where('canceled_at', 'is', null)
    .orderBy('id')
    .execute();
  const cabins = await trx
    .selectFrom('order_cabins')
    .select(['id', 'price_sen', 'room_id'])
    .where('order_id', '=', orderId)
    .where('released_at', 'is', null)
    .orderBy('id')
    .execute();
  return { sailingId: order.sailing_id, tickets, cabins };
}

import { sql } from 'kysely';
import type { Database, Transaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import { releaseOverdueHolds } from './hold-expiry.repository.ts';
import { takePlaces } from './inventory.repository.ts';
import { findFreeSeats } from './seats.repository.ts';

/**
 * Takes again what an order held when its time ran out: as many places, and the very cabins it had
 * (docs/decisions/0002). The caller holds the order's lock.
 *
 * @throws AppError `sailing-sold-out` or `cabin-taken` when they are gone.
 */
export async function reviveExpiredOrder(
  trx: Transaction<Database>,
  order: { id: string; sailing_id: number; canceled_at: Date | null },
  now: Date,
): Promise<void> {
  const tickets = await trx
    .selectFrom('tickets')
    .select(['id', 'price_sen'])
    .where('order_id', '=', order.id)
    .where('canceled_at', '=', order.canceled_at)
    .orderBy('serial')
    .execute();
  await takePlaces(trx, { sailingId: order.sailing_id, places: tickets.length }, now);
  const cabinsSen = await retakeCabins(trx, order, now);

  const seats = await findFreeSeats(trx, order.sailing_id, tickets.length);
  for (const [index, { id }] of tickets.entries())
    await trx
      .updateTable('tickets')
      .set({ canceled_at: null, charge_sen: null, seat: seats[index] ?? '' })
      .where('id', '=', id)
      .execute();
  const ticketsSen = tickets.reduce((sum, { price_sen }) => sum + price_sen, 0);
  await trx
    .updateTable('orders')
    .set({ due_sen: sql`due_sen + ${ticketsSen + cabinsSen}` })
    .where('id', '=', order.id)
    .execute();
}

/** Nobody else can take a cabin of the sailing meanwhile: `takePlaces` holds its lock. */
async function retakeCabins(
  trx: Transaction<Database>,
  order: { id: string; sailing_id: number; canceled_at: Date | null },
  now: Date,
): Promise<number> {
  let taken = await findTakenCabin(trx, order);
  if (taken && (await releaseOverdueHolds(trx, order.sailing_id, now)) > 0)
    taken = await findTakenCabin(trx, order);
  if (taken) throw new AppError('cabin-taken', { params: { number: taken } });
  const retaken = await trx
    .updateTable('order_cabins')
    .set({ released_at: null, charge_sen: null })
    .where('order_id', '=', order.id)
    .where('released_at', '=', order.canceled_at)
    .returning('price_sen')
    .execute();
  return retaken.reduce((sum, { price_sen }) => sum + price_sen, 0);
}

async function findTakenCabin(
  trx: Transaction<Database>,
  order: { id: string; sailing_id: number; canceled_at: Date | null },
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('order_cabins as mine')
    .innerJoin('order_cabins as other', join =>
      join
        .onRef('other.sailing_id', '=', 'mine.sailing_id')
        .onRef('other.room_id', '=', 'mine.room_id')
        .onRef('other.id', '<>', 'mine.id')
        .on('other.released_at', 'is', null),
    )
    .innerJoin('rooms', 'rooms.id', 'mine.room_id')
    .select('rooms.number')
    .where('mine.order_id', '=', order.id)
    .where('mine.released_at', '=', order.canceled_at)
    .executeTakeFirst();
  return row?.number;
}

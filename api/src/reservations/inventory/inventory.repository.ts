import { sql } from 'kysely';
import type { Database, Transaction } from '../../lib/database/database.ts';
import { AppError, violates } from '../../lib/errors.ts';
import { lockInventory } from '../state/order-lock.repository.ts';
import { releaseOverdueHolds } from './hold-expiry.repository.ts';

/** What an order takes of a sailing. */
export interface Wanted {
  orderId: string;
  sailingId: number;
  places: number;
  cabins: { id: string; roomId: number; number: string; priceSen: number }[];
}

/**
 * Takes places and cabins of one sailing for an unpaid order, all or none (invariants I1 and I2). The row of
 * `sailing_inventory` is the lock: whoever takes from a sailing waits here for the one before. Overdue holds are given
 * back only when they stand in the way.
 *
 * @throws AppError `sailing-sold-out` with how many are left, `cabin-taken` with the cabin's number, `sailing-closed`
 * where the sailing was canceled meanwhile, or has left.
 */
export async function takePlacesAndCabins(
  trx: Transaction<Database>,
  wanted: Wanted,
  now: Date,
): Promise<void> {
  await takePlaces(trx, wanted, now);
  let taken = await holdCabins(trx, wanted);
  if (taken && (await releaseOverdueHolds(trx, wanted.sailingId, now)) > 0)
    taken = await holdCabins(trx, wanted);
  if (taken) throw new AppError('cabin-taken', { params: { number: taken.number } });
}

/**
 * Takes places alone, and with them the sailing's lock until the transaction ends.
 *
 * @throws AppError `sailing-sold-out` with how many are left, `sailing-closed` where it takes nobody any more.
 */
export async function takePlaces(
  trx: Transaction<Database>,
  wanted: Pick<Wanted, 'sailingId' | 'places'>,
  now: Date,
): Promise<void> {
  if (await holdPlaces(trx, wanted)) return;
  // Too few places lock nothing: the lock is waited for, so that a job that gives holds back just now has done so.
  await lockInventory(trx, wanted.sailingId);
  await releaseOverdueHolds(trx, wanted.sailingId, now);
  if (await holdPlaces(trx, wanted)) return;
  throw new AppError('sailing-sold-out', { params: { left: await countLeft(trx, wanted.sailingId) } });
}

async function holdPlaces(
  trx: Transaction<Database>,
  { sailingId, places }: Pick<Wanted, 'sailingId' | 'places'>,
): Promise<boolean> {
  try {
    const { rows } = await sql`
      update sailing_inventory set held = held + ${places}
      where sailing_id = ${sailingId} and held + sold + ${places} <= capacity returning sailing_id
    `.execute(trx);
    return rows.length === 1;
  } catch (error) {
    // Canceled or gone since the booking looked at it (migration 0017).
    throw violates(error, 'sailing_takes_bookings') ? new AppError('sailing-closed') : error;
  }
}

/** Holds those cabins that are free; answers with the first that is not. */
async function holdCabins(
  trx: Transaction<Database>,
  wanted: Wanted,
): Promise<Wanted['cabins'][number] | undefined> {
  if (wanted.cabins.length === 0) return undefined;
  await trx
    .insertInto('order_cabins')
    .values(
      wanted.cabins.map(cabin => ({
        id: cabin.id,
        order_id: wanted.orderId,
        sailing_id: wanted.sailingId,
        room_id: cabin.roomId,
        price_sen: cabin.priceSen,
      })),
    )
    .onConflict(conflict => conflict.doNothing())
    .execute();
  const mine = await trx
    .selectFrom('order_cabins')
    .select('id')
    .where('order_id', '=', wanted.orderId)
    .execute();
  return wanted.cabins.find(cabin => !mine.some(row => row.id === cabin.id));
}

async function countLeft(trx: Transaction<Database>, sailingId: number): Promise<number> {
  const row = await trx
    .selectFrom('sailing_inventory')
    .select(sql<number>`capacity - held - sold`.as('left'))
    .where('sailing_id', '=', sailingId)
    .executeTakeFirst();
  return row?.left ?? 0;
}

import type { Database, Transaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import { lockInventory } from '../state/order-lock.repository.ts';
import { releaseOverdueHolds } from './hold-expiry.service.ts';
import { countLeft, holdCabins, holdPlaces, type Wanted } from './inventory.repository.ts';

export type { Wanted } from './inventory.repository.ts';

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
 * @throws AppError `sailing-sold-out` with how many are left, `sailing-closed` if it is no longer on sale.
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
  throw new AppError('sailing-sold-out', { params: { count: await countLeft(trx, wanted.sailingId) } });
}

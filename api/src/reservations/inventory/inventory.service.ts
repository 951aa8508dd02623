import type { Database, Transaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import { releaseOverdueHolds } from './hold-expiry.service.ts';
import {
  addHeld,
  countLeft,
  holdPlaces,
  type Left,
  lockInventory,
  lockLeft,
  type Wanted,
} from './inventory.repository.ts';
import { dropCabins, findTakenCabins, holdCabins } from './order-cabins.repository.ts';
import { fitIn, type PlaceJudge, placesOf } from './places.rules.ts';

export type { Wanted } from './inventory.repository.ts';

/**
 * Rules beside the places, read once the sailings are locked; `giveBackOverdue` gives back overdue holds that stand in their
 * way. @returns what makes a judge for each attempt to fit the orders in.
 */
export type Screen = (
  giveBackOverdue: (sailingIds: readonly number[]) => Promise<boolean>,
) => Promise<() => PlaceJudge<Wanted>>;

/**
 * Takes places and cabins for unpaid orders, of each all or none (invariants I1 and I2), in their order. The rows of
 * `sailing_inventory` are the locks, taken by sailing: whoever takes from a sailing waits here for the one before. Overdue
 * holds are given back only when they stand in the way.
 *
 * @param screen rules beside the places: they refuse whoever would fit.
 * @returns why an order does not get what it wants, in the orders' places: `sailing-sold-out` with how many are left,
 * `cabin-taken` with the cabin's number, `sailing-closed` where the sailing was canceled meanwhile, or has left.
 */
export async function takeForEach(
  trx: Transaction<Database>,
  wanted: readonly Wanted[],
  now: Date,
  screen?: Screen,
): Promise<(AppError | undefined)[]> {
  const left = await lockEnough(trx, wanted, now);
  const newJudge = await screen?.(sailingIds => giveBackOverdue(trx, sailingIds, left, now));
  const refusals = new Map<Wanted, AppError>();
  const withCabins = new Set<Wanted>();
  for (;;) {
    const standing = wanted.filter(one => !refusals.has(one));
    const { fitting, refused } = fitIn(left, standing, withCabins, newJudge?.());
    const toTake = fitting.filter(one => one.cabins.length > 0 && !withCabins.has(one));
    if (toTake.length === 0) {
      for (const [one, refusal] of refused) refusals.set(one, refusal);
      if (fitting.length > 0) await addHeld(trx, placesOf(fitting));
      return wanted.map(one => refusals.get(one));
    }
    for (const one of toTake) withCabins.add(one);
    for (const [one, refusal] of await takeCabins(trx, toTake, left, now)) {
      withCabins.delete(one);
      refusals.set(one, refusal);
    }
  }
}

/** Takes for one order. @throws AppError what `takeForEach` refuses. */
export async function takePlacesAndCabins(
  trx: Transaction<Database>,
  wanted: Wanted,
  now: Date,
): Promise<void> {
  const [refusal] = await takeForEach(trx, [wanted], now);
  if (refusal) throw refusal;
}

/** The sailings' locks, and what is left; where that is too little, overdue holds have been given back. */
async function lockEnough(
  trx: Transaction<Database>,
  wanted: readonly Wanted[],
  now: Date,
): Promise<Map<number, Left>> {
  const asked = placesOf(wanted);
  const left = await lockLeft(trx, [...asked.keys()]);
  const short = [...asked].filter(([id, places]) => places > (left.get(id)?.places ?? 0)).map(([id]) => id);
  await giveBackOverdue(trx, short, left, now);
  return left;
}

/** Gives back overdue holds of these sailings, and brings `left` up to date. @returns whether there were any. */
async function giveBackOverdue(
  trx: Transaction<Database>,
  sailingIds: readonly number[],
  left: Map<number, Left>,
  now: Date,
): Promise<boolean> {
  let released = 0;
  for (const id of sailingIds) released += await releaseOverdueHolds(trx, id, now);
  if (released > 0) for (const [id, after] of await lockLeft(trx, sailingIds)) left.set(id, after);
  return released > 0;
}

/**
 * Takes cabins, in the orders' order: one that does not get all of its cabins has taken none away from those after it.
 *
 * @returns which orders do not get all of theirs, and have none now.
 */
async function takeCabins(
  trx: Transaction<Database>,
  wanted: readonly Wanted[],
  left: Map<number, Left>,
  now: Date,
): Promise<Map<Wanted, AppError>> {
  const refusals = new Map<Wanted, AppError>();
  let waiting = wanted;
  for (let tries = 1; ; tries++) {
    const taken = await holdCabins(trx, waiting);
    waiting = waiting.filter(({ cabins }) => cabins.some(({ id }) => !taken.has(id)));
    if (waiting.length === 0) return refusals;
    await dropCabins(trx, cabinIdsOf(waiting));
    const sailingIds = [...new Set(waiting.map(({ sailingId }) => sailingId))];
    if (tries === 1 && (await giveBackOverdue(trx, sailingIds, left, now))) {
      for (const one of waiting) {
        const [cabin] = left.get(one.sailingId)?.roomsSetAside ? one.cabins : [];
        if (cabin) refusals.set(one, new AppError('cabin-taken', { params: { number: cabin.number } }));
      }
      waiting = waiting.filter(one => !refusals.has(one));
      if (waiting.length === 0) return refusals;
      continue;
    }
    const gone = await findTakenCabins(trx, waiting);
    for (const one of waiting) {
      const number = one.cabins.find(({ id }) => gone.has(id))?.number;
      if (number !== undefined) refusals.set(one, new AppError('cabin-taken', { params: { number } }));
    }
    waiting = waiting.filter(one => !refusals.has(one));
    if (waiting.length === 0) return refusals;
  }
}

const cabinIdsOf = (wanted: readonly Wanted[]) => wanted.flatMap(({ cabins }) => cabins.map(({ id }) => id));

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

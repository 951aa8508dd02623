/*
 * Places, seats and cabins of sailings: hold, take, give up, expire, and places offered to a party for a while (I1, I2).
 *
 * May import: reservations/orders, reservations/promos, reservations/tickets.
 */

import type { Database, Transaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import { releaseOverdueHolds } from './hold-expiry.service.ts';
import {
  type Availability,
  addHeld,
  countLeft,
  findTakenSeats,
  holdPlaces,
  type InventoryRequest,
  lockInventory,
  lockLeft,
} from './inventory.repository.ts';
import { dropCabins, findTakenCabins, holdCabins } from './order-cabins.repository.ts';
import { fitIn, type PlaceJudge, placesOf } from './places.rules.ts';
import { createSeatJudge, inTurn } from './seats.rules.ts';

export type { InventoryRequest } from './inventory.repository.ts';

/**
 * Further rules for places, such as hold limits. They are read once the sailings are locked. `giveBackOverdue` releases overdue
 * holds. @returns a function that creates a judge for each attempt to fit the orders in.
 */
export type PlaceRules = (
  giveBackOverdue: (sailingIds: readonly number[]) => Promise<boolean>,
) => Promise<() => PlaceJudge<InventoryRequest>>;

/**
 * Takes places and cabins for unpaid orders, in their order. Each order gets everything or nothing (invariants I1 and I2). The
 * rows of `sailing_inventory` are locked by sailing, so that concurrent orders of a sailing wait for each other. Overdue holds
 * are released only if there are too few places without, or if they have a chosen seat.
 *
 * @param rules further rules, which may refuse an order that would fit.
 * @returns for each order its refusal or undefined: `sailing-sold-out` with how many are left, `cabin-taken` with the cabin's
 * number, `seat-taken` and `seat-unknown` with the chosen seat (R431), `sailing-closed` where the sailing was canceled meanwhile
 * or has left.
 */
export async function takeForEach(
  trx: Transaction<Database>,
  requests: readonly InventoryRequest[],
  now: Date,
  rules?: PlaceRules,
): Promise<(AppError | undefined)[]> {
  const left = await lockEnough(trx, requests, now);
  const release = (sailingIds: readonly number[]) => giveBackOverdue(trx, sailingIds, left, now);
  const newSeatJudge = await judgeSeats(trx, requests, release);
  const newJudge = await rules?.(release);
  const refusals = new Map<InventoryRequest, AppError>();
  const withCabins = new Set<InventoryRequest>();
  for (;;) {
    const open = requests.filter(request => !refusals.has(request));
    const { fitting, refused } = fitIn(left, open, withCabins, inTurn(newSeatJudge?.(), newJudge?.()));
    const toTake = fitting.filter(request => request.cabins.length > 0 && !withCabins.has(request));
    if (toTake.length === 0) {
      for (const [request, refusal] of refused) refusals.set(request, refusal);
      if (fitting.length > 0) await addHeld(trx, placesOf(fitting));
      return requests.map(request => refusals.get(request));
    }
    for (const request of toTake) withCabins.add(request);
    for (const [request, refusal] of await takeCabins(trx, toTake, left, now)) {
      withCabins.delete(request);
      refusals.set(request, refusal);
    }
  }
}

/** Judges chosen seats by those that are taken. Orders without chosen seats take no statement. */
async function judgeSeats(
  trx: Transaction<Database>,
  requests: readonly InventoryRequest[],
  release: (sailingIds: readonly number[]) => Promise<boolean>,
): Promise<(() => PlaceJudge<InventoryRequest>) | undefined> {
  const choosing = requests.filter(({ seats }) => seats !== undefined);
  if (choosing.length === 0) return undefined;
  const sailingIds = [...new Set(choosing.map(({ sailingId }) => sailingId))];
  let taken = await findTakenSeats(trx, sailingIds);
  const contested = choosing
    .filter(({ sailingId, seats }) => seats?.some(seat => seat !== null && taken.get(sailingId)?.has(seat)))
    .map(({ sailingId }) => sailingId);
  if (contested.length > 0 && (await release([...new Set(contested)])))
    taken = await findTakenSeats(trx, sailingIds);
  return () => createSeatJudge(taken);
}

/** Takes for one order. @throws AppError what `takeForEach` refuses. */
export async function takePlacesAndCabins(
  trx: Transaction<Database>,
  request: InventoryRequest,
  now: Date,
): Promise<void> {
  const [refusal] = await takeForEach(trx, [request], now);
  if (refusal) throw refusal;
}

/** Locks the sailings and reads what is left; if that is too little, releases overdue holds. */
async function lockEnough(
  trx: Transaction<Database>,
  requests: readonly InventoryRequest[],
  now: Date,
): Promise<Map<number, Availability>> {
  const needed = placesOf(requests);
  const left = await lockLeft(trx, [...needed.keys()]);
  const short = [...needed].filter(([id, places]) => places > (left.get(id)?.places ?? 0)).map(([id]) => id);
  await giveBackOverdue(trx, short, left, now);
  return left;
}

/** Releases overdue holds of these sailings, and updates `left`. @returns whether there were any. */
async function giveBackOverdue(
  trx: Transaction<Database>,
  sailingIds: readonly number[],
  left: Map<number, Availability>,
  now: Date,
): Promise<boolean> {
  let released = 0;
  for (const id of sailingIds) released += await releaseOverdueHolds(trx, id, now);
  if (released > 0) for (const [id, after] of await lockLeft(trx, sailingIds)) left.set(id, after);
  return released > 0;
}

/**
 * Takes cabins in the sequence of the orders. An order that does not get all of its cabins keeps none, so that later orders can
 * have them.
 *
 * @returns the orders without their cabins.
 */
async function takeCabins(
  trx: Transaction<Database>,
  requests: readonly InventoryRequest[],
  left: Map<number, Availability>,
  now: Date,
): Promise<Map<InventoryRequest, AppError>> {
  const refusals = new Map<InventoryRequest, AppError>();
  let waiting = requests;
  for (let tries = 1; ; tries++) {
    const heldIds = await holdCabins(trx, waiting);
    waiting = waiting.filter(({ cabins }) => cabins.some(({ id }) => !heldIds.has(id)));
    if (waiting.length === 0) return refusals;
    await dropCabins(trx, cabinIdsOf(waiting));
    const sailingIds = [...new Set(waiting.map(({ sailingId }) => sailingId))];
    if (tries === 1 && (await giveBackOverdue(trx, sailingIds, left, now))) {
      for (const request of waiting) {
        const [cabin] = left.get(request.sailingId)?.roomsSetAside ? request.cabins : [];
        if (cabin) refusals.set(request, new AppError('cabin-taken', { params: { number: cabin.number } }));
      }
      waiting = waiting.filter(request => !refusals.has(request));
      if (waiting.length === 0) return refusals;
      continue;
    }
    const gone = await findTakenCabins(trx, waiting);
    for (const request of waiting) {
      const number = request.cabins.find(({ id }) => gone.has(id))?.number;
      if (number !== undefined) refusals.set(request, new AppError('cabin-taken', { params: { number } }));
    }
    waiting = waiting.filter(request => !refusals.has(request));
    if (waiting.length === 0) return refusals;
  }
}

const cabinIdsOf = (requests: readonly InventoryRequest[]) =>
  requests.flatMap(({ cabins }) => cabins.map(({ id }) => id));

/**
 * Takes only places, and the sailing's lock until the transaction ends.
 *
 * @throws AppError `sailing-sold-out` with how many are left, `sailing-closed` if it is no longer on sale.
 */
export async function takePlaces(
  trx: Transaction<Database>,
  request: Pick<InventoryRequest, 'sailingId' | 'places'>,
  now: Date,
): Promise<void> {
  if (await holdPlaces(trx, request)) return;
  // Too few places lock nothing: this waits for the lock, so that a concurrent job that releases holds has finished.
  await lockInventory(trx, request.sailingId);
  await releaseOverdueHolds(trx, request.sailingId, now);
  if (await holdPlaces(trx, request)) return;
  throw new AppError('sailing-sold-out', { params: { count: await countLeft(trx, request.sailingId) } });
}

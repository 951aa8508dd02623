/*
 * Parties on the waiting list of a sailing, and the booking of what was offered (I14). Offers are made in `features/waitlist`.
 *
 * May import: reservations/inventory.
 */

import type { SailingDetail } from '@gangway/shared/contract/sailings.ts';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import type { Deps } from '../../lib/http/context.ts';
import {
  lockInventory,
  readSetAside,
  type SetAside,
  writeSetAside,
} from '../inventory/inventory.repository.ts';
import { releaseOffer } from '../inventory/place-offers.service.ts';
import { detachOffer, findKeptFor, type KeptForParty, setBooked } from './waitlist-parties.repository.ts';
import { partyOfToken } from './waitlist-token.rules.ts';

/** The places and rooms that are kept on a sailing for the holder of a token; undefined if there are none. */
export async function keptFor(
  deps: Deps,
  db: Connection,
  sailingId: number,
  token: string | undefined,
): Promise<KeptForParty | undefined> {
  const partyId = token === undefined ? undefined : partyOfToken(deps, token);
  const kept = partyId === undefined ? undefined : await findKeptFor(db, partyId);
  return kept?.sailingId === sailingId ? kept : undefined;
}

/** A sailing for the party for which places are kept on it: only those places, and its cabins beside the free ones. */
export function withKept(sailing: SailingDetail, kept: KeptForParty | undefined): SailingDetail {
  if (!kept) return sailing;
  const cabins = sailing.cabins.map(cabin => ({
    ...cabin,
    free: cabin.free || kept.roomIds.includes(cabin.roomId),
  }));
  const roomTypes = sailing.roomTypes.map(type => ({
    ...type,
    roomsLeft: cabins.filter(({ free, roomTypeId }) => free && roomTypeId === type.id).length,
  }));
  return {
    ...sailing,
    cabins,
    roomTypes,
    placesLeft: kept.places,
    cabinsLeft: roomTypes.reduce((sum, { roomsLeft }) => sum + roomsLeft, 0),
    // Cheapest first.
    cabinFromSen: roomTypes.find(({ roomsLeft }) => roomsLeft > 0)?.priceSen ?? null,
    bookable: true,
    waitingRoom: false,
    ...(kept.expiresAt && { keptUntil: kept.expiresAt.toISOString() }),
  };
}

/** An offer whose places are being booked in this transaction. */
export interface TakenUp {
  kept: KeptForParty;
  before: SetAside;
}

/**
 * Ends the offer of a waiting list for the party with its token, so that the rest of the transaction can book the kept places. No
 * other booking comes between, because the sailing stays locked, and what others released meanwhile stays set aside.
 *
 * @throws AppError `waitlist-offer-over` if nothing is kept any more, `waitlist-party-larger` for a party larger than the waiting
 * one.
 */
export async function takeUp(
  trx: Transaction<Database>,
  deps: Deps,
  { sailingId, passengers, waitlistToken }: { sailingId: number; passengers: number; waitlistToken: string },
): Promise<TakenUp> {
  await lockInventory(trx, sailingId);
  const kept = await keptFor(deps, trx, sailingId, waitlistToken);
  if (!kept) throw new AppError('waitlist-offer-over');
  if (passengers > kept.places)
    throw new AppError('waitlist-party-larger', { params: { count: kept.places } });
  const before = await readSetAside(trx, sailingId);
  const ended =
    (await detachOffer(trx, kept)) &&
    (await releaseOffer(trx, { id: kept.offerId, sailingId }, deps.clock.now()));
  if (!ended) throw new AppError('waitlist-offer-over');
  await writeSetAside(trx, sailingId, { places: before.places, rooms: false });
  return { kept, before };
}

/** Completes the offer: places and rooms that the party did not book go to the next party on the list. */
export async function finishTakeUp(
  trx: Transaction<Database>,
  { kept, before }: TakenUp,
  booked: { orderId: string; passengers: number; roomIds: readonly number[] },
  now: Date,
): Promise<void> {
  await setBooked(trx, kept.partyId, booked.orderId, now);
  await writeSetAside(trx, kept.sailingId, {
    places: before.places + kept.places - booked.passengers,
    rooms: before.rooms || kept.roomIds.some(roomId => !booked.roomIds.includes(roomId)),
  });
}

import type { Database, Transaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import { releaseOverdueHolds } from './hold-expiry.service.ts';
import { lockInventory, returnPlaces } from './inventory.repository.ts';
import { takePlaces } from './inventory.service.ts';
import { holdOfferedRooms } from './order-cabins.repository.ts';
import { endOffers, insertOffer, lockOffer, type PlaceOffer } from './place-offers.repository.ts';

export type { PlaceOffer } from './place-offers.repository.ts';

/**
 * Keeps places and rooms of a sailing for a party without an order, all or none (invariants I1 and I2). They cannot be booked
 * until the offer ends. Takes the sailing's lock until the transaction ends.
 *
 * @param offer.rooms their prices are stored; nothing is due before there is an order
 * @throws AppError `sailing-sold-out` with how many places are left, `sailing-closed`, `cabin-taken` with the room's number
 */
export async function holdOffer(trx: Transaction<Database>, offer: PlaceOffer, now: Date): Promise<void> {
  await takePlaces(trx, offer, now);
  await insertOffer(trx, offer);
  const heldRoomIds = await holdOfferedRooms(trx, offer);
  const missing = () => offer.rooms.filter(({ roomId }) => !heldRoomIds.includes(roomId));
  if (missing().length > 0 && (await releaseOverdueHolds(trx, offer.sailingId, now)) > 0)
    heldRoomIds.push(...(await holdOfferedRooms(trx, { ...offer, rooms: missing() })));
  const [gone] = missing();
  if (gone) throw new AppError('cabin-taken', { params: { number: gone.number } });
}

/**
 * Ends an offer, whether its party takes it up or not: its places and rooms are free again. A party that takes it up books them
 * in the same transaction, which holds the sailing's lock from here on, so that no other booking comes between.
 *
 * @returns whether the offer was still kept
 */
export async function releaseOffer(
  trx: Transaction<Database>,
  { id, sailingId }: { id: string; sailingId: number },
  now: Date,
): Promise<boolean> {
  await lockInventory(trx, sailingId);
  const kept = await lockOffer(trx, id);
  if (!kept) return false;
  await returnPlaces(trx, kept.sailingId, 'held', await endOffers(trx, [id], now));
  return true;
}

import type { Database, Transaction } from '../../lib/database/database.ts';
import { lockInventory, readFree, readSetAside, writeSetAside } from '../inventory/inventory.repository.ts';
import { releaseOffer } from '../inventory/place-offers.service.ts';

/**
 * Ends an offer so that `take` can take its places in the same transaction. The sailing stays locked, so that neither another
 * booking nor the waiting list gets the places first. Places that `take` leaves go to the waiting list. Places that others released
 * before stay set aside.
 */
export async function takeOver<Result>(
  trx: Transaction<Database>,
  offer: { id: string; sailingId: number },
  now: Date,
  take: () => Promise<Result>,
): Promise<Result> {
  const { sailingId } = offer;
  await lockInventory(trx, sailingId);
  const before = await readSetAside(trx, sailingId);
  const free = await readFree(trx, sailingId);
  await releaseOffer(trx, offer, now);
  await writeSetAside(trx, sailingId, { places: before.places, rooms: false });
  const result = await take();
  const left = await readFree(trx, sailingId);
  await writeSetAside(trx, sailingId, {
    places: before.places + Math.max(left.places - free.places, 0),
    rooms: before.rooms || left.takenRooms < free.takenRooms,
  });
  return result;
}

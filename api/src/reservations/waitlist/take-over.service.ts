import type { Database, Transaction } from '../../lib/database/database.ts';
import { lockInventory, readFree, readSetAside, writeSetAside } from '../inventory/inventory.repository.ts';
import { releaseOffer } from '../inventory/place-offers.service.ts';

/**
 * Ends an offer so that `take` can take what was kept by it, in the same transaction: nobody comes between, because the sailing
 * stays locked, and a waiting list does not get before the party what the party gives up in this moment. What `take` leaves
 * of it is the list's; what others freed before stays the list's too.
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

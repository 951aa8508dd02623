import { actingAs, type Database, type Transaction } from '../../lib/database/database.ts';
import { lockOverdueOrders } from '../orders/order-locks.repository.ts';
import { clearDue, expireOrders } from '../orders/orders.repository.ts';
import { cancelTicketsOf } from '../tickets/tickets.repository.ts';
import { returnPlaces } from './inventory.repository.ts';
import { releaseCabinsOf } from './order-cabins.repository.ts';
import { endOffers, lockOverdueOffers } from './place-offers.repository.ts';

/** The actor in the audit log for every expiry, by the job or by another sale. */
export const EXPIRY_ACTOR = 'system:expire-holds';

/**
 * Cancels the unpaid orders of a sailing whose hold has expired, ends expired offers, and releases their places. The caller holds
 * the sailing's lock. An order that is being paid, or an offer that is being taken up, is locked and skipped.
 *
 * @returns how many holds were released.
 */
export function releaseOverdueHolds(
  trx: Transaction<Database>,
  sailingId: number,
  now: Date,
): Promise<number> {
  return actingAs(trx, EXPIRY_ACTOR, async () => {
    const overdue = await lockOverdueOrders(trx, sailingId, now);
    if (overdue.length > 0) await expire(trx, sailingId, overdue, now);
    const offers = await lockOverdueOffers(trx, sailingId, now);
    if (offers.length > 0) await returnPlaces(trx, sailingId, 'held', await endOffers(trx, offers, now));
    return overdue.length + offers.length;
  });
}

/** Ends unpaid orders: their parts cost nothing, and their places and cabins are free again. */
async function expire(
  trx: Transaction<Database>,
  sailingId: number,
  orderIds: string[],
  now: Date,
): Promise<void> {
  const places = await cancelTicketsOf(trx, orderIds, now);
  await releaseCabinsOf(trx, orderIds, now);
  await returnPlaces(trx, sailingId, 'held', places);
  await clearDue(trx, orderIds);
  await expireOrders(trx, orderIds, now);
}

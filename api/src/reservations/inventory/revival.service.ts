import type { PartySeats } from '@gangway/shared/contract/sales/seats.ts';
import { sumSen } from '@gangway/shared/domain/money/money.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import { changeDue } from '../orders/orders.repository.ts';
import { lockPromosToReclaim, reclaimPromoUse } from '../promos/promo-uses.service.ts';
import { type ExpiredOrder, findExpiredTickets, reviveTicket } from '../tickets/tickets.repository.ts';
import { releaseOverdueHolds } from './hold-expiry.service.ts';
import { findSeatMap, findSeats } from './inventory.repository.ts';
import { takePlaces } from './inventory.service.ts';
import { findLostCabin, reviveCabins } from './order-cabins.repository.ts';
import { seatRefusal } from './seats.rules.ts';

/** Locks what `reviveExpiredOrder` needs beside the sailings, for several orders. The caller holds their locks, and no sailing's yet. */
export const lockToRevive = (trx: Transaction<Database>, orderIds: readonly string[]): Promise<void> =>
  lockPromosToReclaim(trx, orderIds);

/**
 * Takes again what an order held when it expired: the number of places, the same cabins (docs/decisions/0002), and the seats that
 * cost a fee. The caller holds the order's lock and those of `lockToRevive`.
 *
 * @returns the amount due for it now, in sen.
 * @throws AppError `sailing-sold-out`, `cabin-taken` or `seat-taken` when they are gone, `promo-used-up` or `promo-used-by-you` when
 * others or the customer have used the code since, `document-booked` when one of its passengers is on the sailing by another order.
 */
export async function reviveExpiredOrder(
  trx: Transaction<Database>,
  order: ExpiredOrder,
  now: Date,
): Promise<number> {
  await reclaimPromoUse(trx, order.id, now);
  const tickets = await findExpiredTickets(trx, order);
  await takePlaces(trx, { sailingId: order.sailing_id, places: tickets.length }, now);
  // One of its passengers may have booked again, without paying that order either.
  await releaseOverdueHolds(trx, order.sailing_id, now);
  const cabinsSen = await retakeCabins(trx, order, now);
  const chosen = await retakeSeats(trx, order.sailing_id, tickets, now);
  const seats = await findSeats(trx, { sailingId: order.sailing_id, size: tickets.length, chosen });
  for (const [index, { id }] of tickets.entries()) await reviveTicket(trx, id, seats[index] ?? '');
  return changeDue(trx, order.id, sumSen(tickets.map(({ priceSen }) => priceSen)) + cabinsSen, now);
}

/** `takePlaces` holds the sailing's lock, so that no other booking takes a cabin meanwhile. */
async function retakeCabins(trx: Transaction<Database>, order: ExpiredOrder, now: Date): Promise<number> {
  let lost = await findLostCabin(trx, order);
  if (lost && (await releaseOverdueHolds(trx, order.sailing_id, now)) > 0)
    lost = await findLostCabin(trx, order);
  if (lost) throw new AppError('cabin-taken', { params: { number: lost } });
  return sumSen(await reviveCabins(trx, order));
}

/** The seats that cost a fee; without any there is nothing to read. @throws AppError `seat-taken`, `seat-unknown` */
async function retakeSeats(
  trx: Transaction<Database>,
  sailingId: number,
  tickets: readonly { seat: string; seatFeeSen: number }[],
  now: Date,
): Promise<PartySeats | undefined> {
  if (tickets.every(({ seatFeeSen }) => seatFeeSen === 0)) return undefined;
  const { seats = 0, taken = [] } = (await findSeatMap(trx, sailingId, now)) ?? {};
  const chosen = tickets.map(({ seat, seatFeeSen }) => (seatFeeSen > 0 ? seat : null));
  const refusal = seatRefusal(chosen, { seats, isTaken: seat => taken.includes(seat) });
  if (refusal) throw refusal;
  return chosen;
}

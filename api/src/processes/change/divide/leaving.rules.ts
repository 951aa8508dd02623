import type { Passenger } from '@gangway/shared/contract/entries/passengers.ts';
import type { CancelRequest } from '@gangway/shared/contract/sales/orders.ts';
import { AppError } from '../../../lib/errors.ts';
import type { LiveParts } from '../../../reservations/inventory/order-cabins.repository.ts';

/** Somebody of an order who has a ticket, and the cabin of the order that they sleep in. */
export interface Guest {
  passengerId: string;
  ticketId: string;
  cabinId: string | null;
  passenger: Passenger;
}

/** Who of an order leaves it and who stays, with the tickets and cabins that go along. */
export interface Leaving<Member extends Guest> {
  going: Member[];
  staying: Member[];
  parts: LiveParts;
  /** The rooms in which somebody who goes sleeps, alone or with somebody who stays. */
  sleptIn: number[];
}

/**
 * Divides a party by the passengers who are named; nobody named is everybody. A cabin goes along where only guests who go sleep
 * in it; one that they share, or that nobody sleeps in, stays with those who stay (R373).
 *
 * @throws AppError `passenger-not-found` where somebody is named who is not in the party any more.
 */
export function leavingOf<Member extends Guest>(
  party: readonly Member[],
  live: LiveParts,
  passengerIds: readonly string[] | undefined,
): Leaving<Member> {
  const named = new Set(passengerIds ?? party.map(({ passengerId }) => passengerId));
  const going = party.filter(({ passengerId }) => named.has(passengerId));
  if (going.length < named.size) throw new AppError('passenger-not-found');
  const staying = party.filter(({ passengerId }) => !named.has(passengerId));
  if (staying.length === 0)
    return { going, staying, parts: live, sleptIn: live.cabins.map(({ room_id }) => room_id) };
  const hasBedOf = (guests: readonly Guest[], id: string) => guests.some(({ cabinId }) => cabinId === id);
  const used = live.cabins.filter(({ id }) => hasBedOf(going, id));
  return {
    going,
    staying,
    parts: {
      tickets: live.tickets.filter(({ passenger_id }) => named.has(passenger_id)),
      cabins: used.filter(({ id }) => !hasBedOf(staying, id)),
    },
    sleptIn: used.map(({ room_id }) => room_id),
  };
}

/** The parts of an order that are canceled where some of its guests book anew; nothing named is everything. */
export const canceledOf = ({
  staying,
  parts,
}: Leaving<Guest>): Pick<CancelRequest, 'ticketIds' | 'cabinIds'> =>
  staying.length === 0
    ? {}
    : { ticketIds: parts.tickets.map(({ id }) => id), cabinIds: parts.cabins.map(({ id }) => id) };

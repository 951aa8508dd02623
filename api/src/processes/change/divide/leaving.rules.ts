import type { Passenger } from '@gangway/shared/contract/entries/passengers.ts';
import type { CancelRequest } from '@gangway/shared/contract/sales/orders.ts';
import { AppError } from '../../../lib/errors.ts';
import type { LiveParts } from '../../../reservations/inventory/order-cabins.repository.ts';

/** A guest of an order with a ticket, and the cabin in which they sleep. */
export interface Guest {
  passengerId: string;
  ticketId: string;
  cabinId: string | null;
  passenger: Passenger;
}

/** The leaving and the staying guests of an order, with the tickets and cabins that leave. */
export interface Leaving<Member extends Guest> {
  going: Member[];
  staying: Member[];
  parts: LiveParts;
  /** The rooms in which leaving guests sleep, alone or with staying ones. */
  sleptIn: number[];
}

/**
 * Divides a party by the named passengers; without names the whole party leaves. A cabin leaves if only leaving guests sleep in
 * it. A shared or an empty cabin stays (R373).
 *
 * @throws AppError `passenger-not-found` for a named passenger who is no longer in the party.
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

/** The parts of an order that are canceled when some guests rebook; no named part means the whole order. */
export const canceledOf = ({
  staying,
  parts,
}: Leaving<Guest>): Pick<CancelRequest, 'ticketIds' | 'cabinIds'> =>
  staying.length === 0
    ? {}
    : { ticketIds: parts.tickets.map(({ id }) => id), cabinIds: parts.cabins.map(({ id }) => id) };

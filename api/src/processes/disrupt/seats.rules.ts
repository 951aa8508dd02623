import { seatNumber } from '@gangway/shared/domain/travel/seat-names.ts';
import { createSeatPlan } from '@gangway/shared/domain/travel/seating.ts';

interface SeatedTicket {
  id: string;
  orderId: string;
  /** Empty without a seat. */
  seat: string;
}

/**
 * Keeps the seats that exist on a ship with that many places, and gives the other tickets of each party free ones together.
 *
 * @returns the new seats by ticket, only of those that change. There must be enough places.
 */
export function reseat(tickets: readonly SeatedTicket[], places: number): Map<string, string> {
  const seated = tickets.filter(({ seat }) => seat !== '');
  const isKept = ({ seat }: SeatedTicket) => seatNumber(seat) < places;
  const plan = createSeatPlan(places);
  plan.take(seated.filter(isKept).map(({ seat }) => seat));
  const parties = Map.groupBy(
    seated.filter(ticket => !isKept(ticket)),
    ({ orderId }) => orderId,
  );
  const moved = new Map<string, string>();
  for (const party of parties.values()) {
    const seats = plan.seat(party.length);
    for (const [index, { id }] of party.entries()) moved.set(id, seats[index] ?? '');
  }
  return moved;
}

import type { PartySeats } from '@gangway/shared/contract/sales/seats.ts';
import { seatNumber } from '@gangway/shared/domain/travel/seat-names.ts';
import { AppError } from '../../lib/errors.ts';
import type { Availability, InventoryRequest } from './inventory.repository.ts';
import type { PlaceJudge } from './places.rules.ts';

/**
 * Why a party cannot have the seats that it chose: `seat-unknown` for one that the sailing does not have, `seat-taken`. Both name
 * the seat, and the passenger who chose it.
 */
export function seatRefusal(
  chosen: PartySeats,
  { seats, isTaken }: { seats: number; isTaken: (seat: string) => boolean },
): AppError | undefined {
  for (const [index, seat] of chosen.entries()) {
    if (seat === null) continue;
    const code = seatNumber(seat) >= seats ? 'seat-unknown' : isTaken(seat) ? 'seat-taken' : undefined;
    if (code) return new AppError(code, { params: { seat }, fields: { [`seats.${index}`]: code } });
  }
  return undefined;
}

type Choosing = Pick<InventoryRequest, 'sailingId' | 'seats'>;

/** Refuses orders whose chosen seats are taken, also by an earlier order of the same batch (R431). */
export function createSeatJudge(taken: ReadonlyMap<number, ReadonlySet<string>>): PlaceJudge<Choosing> {
  const admitted = new Map<number, Set<string>>();
  return {
    refusal({ sailingId, seats }, { capacity }) {
      const isTaken = (seat: string) =>
        (taken.get(sailingId)?.has(seat) || admitted.get(sailingId)?.has(seat)) ?? false;
      return seats && seatRefusal(seats, { seats: capacity, isTaken });
    },
    admit({ sailingId, seats = [] }: Choosing) {
      const given = admitted.get(sailingId) ?? new Set();
      for (const seat of seats) if (seat !== null) given.add(seat);
      admitted.set(sailingId, given);
    },
  };
}

/** Both rules: the first refusal counts, and both count what is admitted. */
export function inTurn<Order>(
  first: PlaceJudge<Order> | undefined,
  second: PlaceJudge<Order> | undefined,
): PlaceJudge<Order> | undefined {
  if (!first || !second) return first ?? second;
  return {
    refusal: (order: Order, left: Availability) => first.refusal(order, left) ?? second.refusal(order, left),
    admit(order: Order, left: Availability) {
      first.admit(order, left);
      second.admit(order, left);
    },
  };
}

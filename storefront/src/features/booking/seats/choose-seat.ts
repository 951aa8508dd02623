import { SEATS_ABREAST } from '@gangway/shared/domain/travel/seat-names.ts';

/** The seats of a party, in the order of its passengers (empty: none), and who gets the next one. */
export interface SeatedParty {
  seats: readonly string[];
  active: number;
}

/**
 * Gives the active passenger a seat; next is the first one without a seat after them. A seat of the party is given up, and its
 * passenger is active again.
 */
export function chooseSeat({ seats, active }: SeatedParty, seat: string): SeatedParty {
  const holder = seats.indexOf(seat);
  if (holder >= 0) return { seats: seats.with(holder, ''), active: holder };
  const after = seats.with(active, seat);
  const others = after.map((_, step) => (active + 1 + step) % after.length);
  return { seats: after, active: others.find(index => after[index] === '') ?? active };
}

/** The number of the seat to which a key moves from another one, of `count` seats; undefined if the key does not move. */
export function seatAfterKey(key: string, from: number, count: number): number | undefined {
  const row = from - (from % SEATS_ABREAST);
  const lastOfRow = Math.min(row + SEATS_ABREAST, count) - 1;
  const within = (to: number, first: number, last: number) => (to >= first && to <= last ? to : from);
  switch (key) {
    case 'ArrowLeft':
      return within(from - 1, row, lastOfRow);
    case 'ArrowRight':
      return within(from + 1, row, lastOfRow);
    case 'ArrowUp':
      return within(from - SEATS_ABREAST, 0, count - 1);
    case 'ArrowDown':
      return within(from + SEATS_ABREAST, 0, count - 1);
    case 'Home':
      return row;
    case 'End':
      return lastOfRow;
    default:
      return undefined;
  }
}

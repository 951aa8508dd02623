import { SEATS_ABREAST as ROW, rowOfSeat as rowOf, seatName, seatNumber } from './seat-names.ts';

/** Seats for a party; of two choices the one with the lower rank is better. */
interface Choice {
  seats: number[];
  rank: number;
}

/**
 * The rank of seats between two of their row or rows: first of all as few rows as possible, then as close as possible, then with as
 * few free seats beside them as possible. The factors are larger than what follows them can be.
 */
const rankOf = (rows: number, spread: number, leftBeside: number): number =>
  rows * 1e9 + spread * 2 * ROW + leftBeside;

/** Within one row, by the size of a party and the row's free seats as bits: the best choice, if there is one. */
const choicesInRow: (Choice | null)[][] = Array.from({ length: ROW + 1 }, (_, size) =>
  Array.from({ length: 1 << ROW }, (_, free) => bestChoice(seatsIn(free), size, [], ROW)),
);

/** The seats of a row that are free, from 0 on. */
function seatsIn(free: number): number[] {
  return Array.from({ length: ROW }, (_, seat) => seat).filter(seat => (free >> seat) & 1);
}

/**
 * The best choice among free seats in their order. From any first seat, the next free ones are the closest.
 *
 * @param beside Seats that the party has already.
 */
function bestChoice(
  free: readonly number[],
  size: number,
  beside: readonly number[],
  places: number,
): Choice | null {
  const isFree = new Uint8Array(places);
  for (const seat of free) isFree[seat] = 1;
  const freeBeside = (seat: number, step: 1 | -1): number => {
    let next = seat + step;
    while (isFree[next] === 1 && rowOf(next) === rowOf(seat)) next += step;
    return Math.abs(next - seat) - 1;
  };
  let best: Choice | null = null;
  for (let start = 0; size > 0 && start + size <= free.length; start++) {
    const seats = free.slice(start, start + size);
    const [first = 0, last = 0] = [seats[0], seats.at(-1)];
    const [front, back] = [Math.min(first, ...beside), Math.max(last, ...beside)];
    const rows = rowOf(back) - rowOf(front) + 1;
    const rank = rankOf(rows, back - front, freeBeside(first, -1) + freeBeside(last, 1));
    if (!best || rank < best.rank) best = { seats, rank };
  }
  return best;
}

/**
 * The seats of a ship, all free at first, of which parties get theirs one after the other, so that each sits together: in as few
 * successive rows as possible, in those as close as possible. The place with the fewest free seats beside it is taken, so that
 * larger gaps are left to larger parties; of equal ones the one furthest forward.
 *
 * @param places Number of seats; the last row may be shorter.
 */
export function createSeatPlan(places: number) {
  /** The free seats of each row, as bits. */
  const rows = new Uint8Array(Math.ceil(places / ROW));
  setFirst(places, true);

  function set(number: number, isFree: boolean): void {
    const bit = 1 << (number % ROW);
    const row = rowOf(number);
    // A seat that does not exist on this ship, or no seat, is left out.
    if (number >= 0 && number < places) rows[row] = isFree ? (rows[row] ?? 0) | bit : (rows[row] ?? 0) & ~bit;
  }

  function setFirst(count: number, isFree: boolean): void {
    const full = Math.floor(count / ROW);
    rows.fill(isFree ? (1 << ROW) - 1 : 0, 0, full);
    for (let number = full * ROW; number < count; number++) set(number, isFree);
  }

  function inOneRow(size: number): Choice | null {
    const choices = choicesInRow[size] ?? [];
    let best: Choice | null = null;
    let bestRow = 0;
    for (let row = 0; row < rows.length; row++) {
      const choice = choices[rows[row] ?? 0];
      if (!choice || (best && choice.rank >= best.rank)) continue;
      best = choice;
      bestRow = row;
      if (choice.rank === rankOf(1, size - 1, 0)) break;
    }
    return best && { ...best, seats: best.seats.map(seat => bestRow * ROW + seat) };
  }

  function anywhere(size: number, beside: readonly number[]): Choice | null {
    const free = [...rows].flatMap((bits, row) => seatsIn(bits).map(seat => row * ROW + seat));
    return bestChoice(free, size, beside, places);
  }

  function seat(size: number, beside: readonly string[] = []): string[] {
    const choice = (beside.length === 0 ? inOneRow(size) : null) ?? anywhere(size, beside.map(seatNumber));
    for (const number of choice?.seats ?? []) set(number, false);
    return (choice?.seats ?? []).map(seatName);
  }

  return {
    /** Takes seats for a party, close to those that it has already; none if there are not as many. */
    seat,
    /**
     * The seats of a party some of whom chose theirs (R429), which were taken before. The others, null, get free ones close to
     * them; none if there are not as many.
     */
    seatOthers(chosen: readonly (string | null)[]): string[] {
      const given = chosen.filter(name => name !== null);
      const others = seat(chosen.length - given.length, given);
      return chosen.map(name => name ?? others.shift() ?? '');
    },
    take(seats: Iterable<string>): void {
      for (const seat of seats) set(seatNumber(seat), false);
    },
    /** Takes the seats of the first `count` numbers. */
    takeFirst(count: number): void {
      setFirst(count, false);
    },
    free(seats: Iterable<string>): void {
      for (const seat of seats) set(seatNumber(seat), true);
    },
  };
}

export type SeatPlan = ReturnType<typeof createSeatPlan>;

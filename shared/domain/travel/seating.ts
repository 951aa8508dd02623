/** The seats of a row, from port to starboard. */
const ABREAST = 'ABCDEF';
const ROW = ABREAST.length;

/** The number of a seat, from 0 on: `1A` to `1F`, then `2A`. */
export const seatNumber = (seat: string): number =>
  (Number(seat.slice(0, -1)) - 1) * ROW + ABREAST.indexOf(seat.slice(-1));

const rowOf = (number: number): number => Math.floor(number / ROW);
const seatName = (number: number): string => `${rowOf(number) + 1}${ABREAST[number % ROW]}`;

/** A choice of seats for a party; of two, the one with the smaller first different value is better. */
type Rank = readonly [rows: number, spread: number, leftBeside: number, first: number];

/**
 * The seats of a ship, of which parties get theirs one after the other, so that each sits together: in as few successive rows
 * as possible, in those as close as possible. The place with the fewest free seats beside it is taken, so that larger gaps are
 * left to larger parties; of equal ones the one furthest forward.
 *
 * @param places Number of seats; the last row may be shorter.
 * @param takenSeats Those that do not exist on this ship do not count.
 */
export function createSeatPlan(places: number, takenSeats: Iterable<string> = []) {
  const isFree = new Uint8Array(places).fill(1);
  for (const seat of takenSeats) isFree[seatNumber(seat)] = 0;

  /** Number of free seats in a row beside this one, in one direction. */
  function freeBeside(number: number, step: 1 | -1): number {
    let count = 0;
    for (let next = number + step; isFree[next] === 1 && rowOf(next) === rowOf(number); next += step) count++;
    return count;
  }

  function rankOf(first: number, last: number, beside: readonly number[]): Rank {
    const [front, back] = [Math.min(first, ...beside), Math.max(last, ...beside)];
    const rows = rowOf(back) - rowOf(front) + 1;
    return [rows, back - front, freeBeside(first, -1) + freeBeside(last, 1), first];
  }

  /** Of all choices, a run of the free seats in their order is the best. */
  function seatsFor(size: number, beside: readonly number[]): number[] {
    const free: number[] = [];
    for (let number = 0; number < places; number++) if (isFree[number] === 1) free.push(number);
    let best: { start: number; rank: Rank } | undefined;
    for (let start = 0; start + size <= free.length; start++) {
      const rank = rankOf(free[start] ?? 0, free[start + size - 1] ?? 0, beside);
      if (!best || isBetter(rank, best.rank)) best = { start, rank };
    }
    return best ? free.slice(best.start, best.start + size) : [];
  }

  return {
    /** Takes seats for a party, close to those that it has already; none if there are not as many. */
    seat(size: number, beside: readonly string[] = []): string[] {
      const numbers = seatsFor(size, beside.map(seatNumber));
      for (const number of numbers) isFree[number] = 0;
      return numbers.map(seatName);
    },
    /** Gives seats of this ship back. */
    free(seats: readonly string[]): void {
      for (const seat of seats) isFree[seatNumber(seat)] = 1;
    },
  };
}

export type SeatPlan = ReturnType<typeof createSeatPlan>;

function isBetter(rank: Rank, other: Rank): boolean {
  const different = rank.findIndex((value, index) => value !== other[index]);
  return (rank[different] ?? 0) < (other[different] ?? 0);
}

import { type Alternative, WEIGHTS, worthOfRoom } from './alternative-value.ts';

/** Rooms of one type given in place of rooms of another. */
interface Rung {
  had: number;
  given: number;
  worth: number;
}

/**
 * The order in which a sailing's rooms are given out: the same type first; then better ones, to the highest type first,
 * each the least that is better; then lesser ones, each the best of them. Given out in this order the rooms are worth the
 * most: a better room serves all types below it, so those with the fewest choices go first, and `WEIGHTS` has the same
 * type outweigh two better ones. Types are counted by their index in `types`.
 */
export function roomLadder(alternative: Alternative, types: readonly number[]): Rung[] {
  const rank = (type: number) => alternative.roomRank.get(types[type] ?? 0) ?? Number.NEGATIVE_INFINITY;
  const rungs = types.flatMap((hadType, had) =>
    types
      .map((givenType, given) => ({ had, given, worth: worthOfRoom(hadType, givenType, alternative) }))
      .filter(({ given }) => (alternative.freeRooms.get(types[given] ?? 0) ?? 0) > 0),
  );
  return rungs.sort(
    (one, other) =>
      other.worth - one.worth ||
      order(rank(other.had), rank(one.had)) ||
      (one.worth === WEIGHTS.betterRoom
        ? order(rank(one.given), rank(other.given))
        : order(rank(other.given), rank(one.given))) ||
      one.had - other.had ||
      one.given - other.given,
  );
}

/** Subtracting would make nothing of two ranks that are both missing. */
const order = (one: number, other: number) => (one === other ? 0 : one < other ? -1 : 1);

/** Gives out rooms along the ladder and returns what they are worth; `onGiven` hears of each lot. */
export function giveRooms(
  ladder: readonly Rung[],
  wanted: readonly number[],
  free: readonly number[],
  onGiven?: (had: number, given: number, count: number) => void,
): number {
  const stillWanted = [...wanted];
  const left = [...free];
  let worth = 0;
  for (const rung of ladder) {
    const count = Math.min(stillWanted[rung.had] ?? 0, left[rung.given] ?? 0);
    if (count === 0) continue;
    stillWanted[rung.had] = (stillWanted[rung.had] ?? 0) - count;
    left[rung.given] = (left[rung.given] ?? 0) - count;
    worth += count * rung.worth;
    onGiven?.(rung.had, rung.given, count);
  }
  return worth;
}

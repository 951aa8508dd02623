/** Beyond so many cabins a party is tried with one way alone to spread itself. */
const MOST_CABINS_TRIED = 4;

/**
 * The ways in which a party can spread its berths over its cabins: for each cabin, how many berths the room in its place needs
 * at least. Rooms that have enough berths together keep to one of these ways, and rooms that keep to one have enough.
 *
 * @param needed berths of all cabins together
 * @param had berths that each of its cabins had
 * @param sizes how many berths rooms have, each once, rising
 */
export function roomSpreads(needed: number, had: readonly number[], sizes: readonly number[]): number[][] {
  if (had.length === 0) return [[]];
  if (had.length > MOST_CABINS_TRIED) return spreadAsBefore(needed, had, sizes);
  const spreads: number[][] = [];
  const extend = (spread: readonly number[], left: number): void => {
    if (spread.length === had.length) {
      if (left <= 0 && isLeast(spread, needed, sizes)) spreads.push([...spread]);
      return;
    }
    for (const size of sizes) extend([...spread, size], left - size);
  };
  extend([], needed);
  return spreads;
}

/** Whether no cabin could do with a smaller room. */
function isLeast(spread: readonly number[], needed: number, sizes: readonly number[]): boolean {
  const spare = spread.reduce((sum, size) => sum + size, 0) - needed;
  return spread.every(size => {
    const smaller = sizes[sizes.indexOf(size) - 1];
    return smaller === undefined || size - smaller > spare;
  });
}

/** Each cabin as full as it was, the largest first. */
function spreadAsBefore(needed: number, had: readonly number[], sizes: readonly number[]): number[][] {
  const spread = had.map(() => 0);
  let left = needed;
  for (const cabin of [...had.keys()].sort((one, other) => (had[other] ?? 0) - (had[one] ?? 0))) {
    const size = sizes.find(berths => berths >= Math.min(left, had[cabin] ?? 0)) ?? sizes.at(-1);
    if (size === undefined) return [];
    spread[cabin] = size;
    left -= size;
  }
  return left > 0 ? [] : [spread];
}

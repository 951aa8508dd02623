/** For a party with more cabins, only one spread is tried. */
const MOST_CABINS_TRIED = 4;

/**
 * The ways to spread a party's berths over its cabins: for each cabin, the number of berths that the replacing room needs
 * at least. Rooms have enough berths together exactly if they match one of these spreads.
 *
 * @param total berths of all cabins together
 * @param oldBerths berths that each of its cabins had
 * @param sizes the numbers of berths that rooms have, without duplicates, rising
 */
export function roomSpreads(
  total: number,
  oldBerths: readonly number[],
  sizes: readonly number[],
): number[][] {
  if (oldBerths.length === 0) return [[]];
  if (oldBerths.length > MOST_CABINS_TRIED) return spreadAsBefore(total, oldBerths, sizes);
  const spreads: number[][] = [];
  const extend = (spread: readonly number[], left: number): void => {
    if (spread.length === oldBerths.length) {
      if (left <= 0 && isMinimal(spread, total, sizes)) spreads.push([...spread]);
      return;
    }
    for (const size of sizes) extend([...spread, size], left - size);
  };
  extend([], total);
  return spreads;
}

/** Whether no cabin could have a smaller room. */
function isMinimal(spread: readonly number[], total: number, sizes: readonly number[]): boolean {
  const spare = spread.reduce((sum, size) => sum + size, 0) - total;
  return spread.every(size => {
    const smaller = sizes[sizes.indexOf(size) - 1];
    return smaller === undefined || size - smaller > spare;
  });
}

/** Each cabin as full as it was, the largest first. */
function spreadAsBefore(total: number, oldBerths: readonly number[], sizes: readonly number[]): number[][] {
  const spread = oldBerths.map(() => 0);
  let left = total;
  for (const cabin of [...oldBerths.keys()].sort(
    (one, other) => (oldBerths[other] ?? 0) - (oldBerths[one] ?? 0),
  )) {
    const size = sizes.find(berths => berths >= Math.min(left, oldBerths[cabin] ?? 0)) ?? sizes.at(-1);
    if (size === undefined) return [];
    spread[cabin] = size;
    left -= size;
  }
  return left > 0 ? [] : [spread];
}

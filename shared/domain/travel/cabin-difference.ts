/** How the cabins that a party is given compare with those that it had. */
export type CabinDifference = 'none' | 'same' | 'better' | 'lesser';

/**
 * Compares the types of a party's cabins before and after a change, whichever is for whom (R360). Fewer cabins are lesser
 * ones, whatever their types; a type that cannot be ranked any more counts as better than all others.
 *
 * @param rankOf by room type; the higher, the better
 */
export function cabinDifference(
  had: readonly number[],
  given: readonly number[],
  rankOf: ReadonlyMap<number, number>,
): CabinDifference {
  if (had.length === 0) return given.length === 0 ? 'none' : 'better';
  if (given.length < had.length) return 'lesser';
  const sorted = (types: readonly number[]) => types.toSorted((one, other) => one - other).join();
  if (sorted(had) === sorted(given)) return 'same';
  const ranks = (types: readonly number[]) =>
    types.map(type => rankOf.get(type) ?? Number.POSITIVE_INFINITY).sort((one, other) => other - one);
  const after = ranks(given);
  return ranks(had).every((rank, index) => (after[index] ?? 0) >= rank) ? 'better' : 'lesser';
}

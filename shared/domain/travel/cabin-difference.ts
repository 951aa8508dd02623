/** How a party's new cabins compare with its old ones. */
export type CabinDifference = 'none' | 'same' | 'better' | 'lesser';

/**
 * Compares the types of a party's cabins before and after a change, regardless of who sleeps where (R360). Fewer cabins are lesser
 * ones, whatever their types. A type without a rank counts as better than all others.
 *
 * @param rankOf by room type; the higher, the better
 */
export function cabinDifference(
  oldTypes: readonly number[],
  newTypes: readonly number[],
  rankOf: ReadonlyMap<number, number>,
): CabinDifference {
  if (oldTypes.length === 0) return newTypes.length === 0 ? 'none' : 'better';
  if (newTypes.length < oldTypes.length) return 'lesser';
  const sorted = (types: readonly number[]) => types.toSorted((one, other) => one - other).join();
  if (sorted(oldTypes) === sorted(newTypes)) return 'same';
  const ranks = (types: readonly number[]) =>
    types.map(type => rankOf.get(type) ?? Number.POSITIVE_INFINITY).sort((one, other) => other - one);
  const after = ranks(newTypes);
  return ranks(oldTypes).every((rank, index) => (after[index] ?? 0) >= rank) ? 'better' : 'lesser';
}

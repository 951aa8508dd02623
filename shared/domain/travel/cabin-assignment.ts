import type { Sen } from '../money/money.ts';

/** A free room of a sailing, with its price on that sailing. */
export type FreeCabin = {
  roomId: number;
  number: string;
  roomTypeId: number;
  maxOccupancy: number;
  floor: number;
  priceSen: Sen;
};

export type CabinNeed = {
  /** All guests who sleep in a cabin, including infants. */
  guests: number;
  /** Only rooms of this type; any if omitted. */
  roomTypeId?: number | null;
  /** Exactly this number of cabins; as few as possible if omitted. */
  count?: number | null;
};

/**
 * Chooses cabins for a party: the fewest that hold it (or the requested number), then the cheapest, then those with the
 * fewest unused beds, then those on the closest decks, then the lowest room numbers. The order of the input does not
 * matter. Null if no choice fits; every cabin needs a guest, so never more cabins than guests.
 */
export function assignCabins<Cabin extends FreeCabin>(
  free: readonly Cabin[],
  need: CabinNeed,
): Cabin[] | null {
  const suitable = free.filter(({ roomTypeId }) => need.roomTypeId == null || roomTypeId === need.roomTypeId);
  const count = need.count ?? fewestCabins(suitable, need.guests);
  if (count === null || count < 1 || count > need.guests) return null;

  const cabins = withoutSpares(suitable.toSorted(byNumber), count);
  const least = leastWeights(cabins, count, need.guests).weightFrom(0, count, need.guests);
  if (least === IMPOSSIBLE) return null;

  const floors = [...new Set(cabins.map(cabin => cabin.floor))].sort((one, other) => one - other);
  const ranges = floors.flatMap(lowest => floors.map(highest => ({ lowest, span: highest - lowest })));
  const spans = new Set(ranges.map(({ span }) => span).filter(span => span >= 0));
  for (const span of [...spans].sort((one, other) => one - other)) {
    const choices = ranges
      .filter(range => range.span === span)
      .map(({ lowest }) => cabins.filter(({ floor }) => floor >= lowest && floor <= lowest + span))
      .map(onFloors => lowestNumbers(onFloors, count, need.guests, least))
      .filter(choice => choice !== null);
    const [first] = choices.sort(byNumbers);
    if (first) return first;
  }
  return null;
}

function fewestCabins(cabins: readonly FreeCabin[], guests: number): number | null {
  let beds = 0;
  const largestFirst = cabins.toSorted((one, other) => other.maxOccupancy - one.maxOccupancy);
  for (const [index, cabin] of largestFirst.entries()) {
    beds += cabin.maxOccupancy;
    if (beds >= guests) return index + 1;
  }
  return null;
}

const numberOrder = new Intl.Collator('en', { numeric: true });

function byNumber(one: FreeCabin, other: FreeCabin): number {
  return numberOrder.compare(one.number, other.number) || one.roomId - other.roomId;
}

function byNumbers(one: readonly FreeCabin[], other: readonly FreeCabin[]): number {
  for (const [index, cabin] of one.entries()) {
    const counterpart = other[index];
    const order = counterpart ? byNumber(cabin, counterpart) : 0;
    if (order !== 0) return order;
  }
  return 0;
}

/** Of cabins that are equal in all criteria, only the first `count` can ever be chosen. */
function withoutSpares<Cabin extends FreeCabin>(cabins: readonly Cabin[], count: number): Cabin[] {
  const alike = Map.groupBy(cabins, cabin => `${cabin.floor}/${cabin.maxOccupancy}/${cabin.priceSen}`);
  return [...alike.values()].flatMap(group => group.slice(0, count)).sort(byNumber);
}

const IMPOSSIBLE = Number.POSITIVE_INFINITY;
/** More than the number of beds in any choice, so that one sen outweighs them all. */
const BEDS_PER_SEN = 1000;

/** Price first, beds second, in one number: for a given party the fewest beds mean the fewest unused beds. */
function weightOf(cabin: FreeCabin): number {
  return cabin.priceSen * BEDS_PER_SEN + cabin.maxOccupancy;
}

/**
 * The minimum weight of exactly `count` cabins for `guests` guests out of those from an index on, for every index, count
 * and number of guests: a dynamic programming table filled from the last cabin back, each either taken or skipped.
 */
function leastWeights(cabins: readonly FreeCabin[], count: number, guests: number) {
  const rows = Array.from({ length: cabins.length + 1 }, () =>
    new Float64Array((count + 1) * (guests + 1)).fill(IMPOSSIBLE),
  );
  const cell = (left: number, unplaced: number) => left * (guests + 1) + Math.max(0, unplaced);
  const weightFrom = (index: number, left: number, unplaced: number): number =>
    left < 0 ? IMPOSSIBLE : (rows[index]?.[cell(left, unplaced)] ?? IMPOSSIBLE);
  const weightTaking = (cabin: FreeCabin, index: number, left: number, unplaced: number): number =>
    weightOf(cabin) + weightFrom(index + 1, left - 1, unplaced - cabin.maxOccupancy);

  rows.at(-1)?.fill(0, cell(0, 0), cell(0, 0) + 1);
  for (const [index, cabin] of [...cabins.entries()].reverse()) {
    for (let left = 0; left <= count; left++) {
      for (let unplaced = 0; unplaced <= guests; unplaced++) {
        const weightWith = weightTaking(cabin, index, left, unplaced);
        const weight = Math.min(weightWith, weightFrom(index + 1, left, unplaced));
        rows[index]?.fill(weight, cell(left, unplaced), cell(left, unplaced) + 1);
      }
    }
  }
  return { weightFrom, weightTaking };
}

/** The choice of the given weight with the lowest room numbers, or null if these cabins allow none of that weight. */
function lowestNumbers<Cabin extends FreeCabin>(
  cabins: readonly Cabin[],
  count: number,
  guests: number,
  weight: number,
): Cabin[] | null {
  const { weightFrom, weightTaking } = leastWeights(cabins, count, guests);
  if (weightFrom(0, count, guests) !== weight) return null;
  const chosen: Cabin[] = [];
  let unplaced = guests;
  for (const [index, cabin] of cabins.entries()) {
    const left = count - chosen.length;
    if (left > 0 && weightTaking(cabin, index, left, unplaced) === weightFrom(index, left, unplaced)) {
      chosen.push(cabin);
      unplaced = Math.max(0, unplaced - cabin.maxOccupancy);
    }
  }
  return chosen;
}

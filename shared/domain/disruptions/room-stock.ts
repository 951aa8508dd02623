import { type Alternative, worthOfRoom } from './alternative-value.ts';

/** A cabin that is to be replaced: the index of the type that it had, and the berths that it needs at least. */
export interface CabinNeed {
  had: number;
  berths: number;
}

/**
 * The rooms of one sailing, given out so that they are worth the most for everybody together at every moment. Cabins of one need
 * are alike, so it counts how many of them have a room of which type. A further cabin takes the best room, for which
 * others may have to change theirs in a chain: the longest path through the types. That keeps the whole the best there is.
 */
export interface RoomStock {
  /** What rooms for these needs would add; null where they do not fit. */
  gain: (needs: readonly number[]) => number | null;
  /** The needs fit. */
  add: (needs: readonly number[]) => void;
  remove: (needs: readonly number[]) => void;
  value: () => number;
  /** How many cabins of each need have a room of which type. */
  given: () => { need: number; type: number; count: number }[];
}

/**
 * Of rooms that are worth the same the least of the better ones is given, and the best of the lesser ones. Small enough that
 * all cabins of a ship together do not outweigh one step of worth.
 */
export const WORTH_SCALE = 16_384;

const NONE = Number.NEGATIVE_INFINITY;

/** Nobody has a room at first. Types and needs are counted by their index in the lists. */
export function roomStock(
  alternative: Alternative,
  types: readonly number[],
  needs: readonly CabinNeed[],
): RoomStock {
  const count = types.length;
  const left = types.map(type => Math.max(0, alternative.freeRooms.get(type) ?? 0));
  const worth = needs.map(need => worthOfTypes(alternative, types, need));
  const given = needs.map(() => types.map(() => 0));
  let value = 0;

  const worthAt = (need: number, type: number) => worth[need]?.[type] ?? NONE;
  const change = (need: number, type: number, by: 1 | -1) => {
    const row = given[need];
    if (row) row[type] = (row[type] ?? 0) + by;
    value += by * worthAt(need, type);
  };

  /** The cabin whose change from one type to another is worth the most, of those that have a room of the first. */
  const bestChange = (from: number, to: number): { need: number; worth: number } => {
    let best = { need: -1, worth: NONE };
    for (const [need, row] of given.entries()) {
      if ((row[from] ?? 0) === 0) continue;
      const gained = worthAt(need, to) - worthAt(need, from);
      if (gained > best.worth) best = { need, worth: gained };
    }
    return best;
  };

  /** What it is worth at most to get from these types to each other one by changes in a chain, and where from. */
  const chains = (starts: readonly number[]): { reach: number[]; from: number[] } => {
    const reach = [...starts];
    const from = types.map(() => -1);
    for (let round = 1, changed = true; changed && round < count; round++) {
      changed = false;
      for (let one = 0; one < count; one++) {
        if (reach[one] === NONE) continue;
        for (let other = 0; other < count; other++) {
          if (one === other) continue;
          const total = (reach[one] ?? NONE) + bestChange(one, other).worth;
          if (total <= (reach[other] ?? NONE)) continue;
          reach[other] = total;
          from[other] = one;
          changed = true;
        }
      }
    }
    return { reach, from };
  };

  /** Where a further cabin would start, and the chain that makes room for it; null where nothing does. */
  const wayIn = (need: number): { worth: number; end: number; from: number[] | null } | null => {
    const row = worth[need] ?? [];
    const first = indexOfMost(row);
    if ((row[first] ?? NONE) === NONE) return null;
    // No chain leads to a free room of more worth than the best room of all.
    if ((left[first] ?? 0) > 0) return { worth: row[first] ?? 0, end: first, from: null };
    const { reach, from } = chains(row);
    const free = reach.map((total, type) => ((left[type] ?? 0) > 0 ? total : NONE));
    const end = indexOfMost(free);
    const total = free[end] ?? NONE;
    return total === NONE ? null : { worth: total, end, from };
  };

  const addOne = (need: number): void => {
    const way = wayIn(need);
    if (!way) throw new RangeError('There is no room for the cabin');
    let type = way.end;
    left[type] = (left[type] ?? 0) - 1;
    for (let before = way.from?.[type] ?? -1; before !== -1; before = way.from?.[type] ?? -1) {
      const moved = bestChange(before, type).need;
      change(moved, before, -1);
      change(moved, type, 1);
      type = before;
    }
    change(need, type, 1);
  };

  const removeOne = (need: number): void => {
    // Whoever changes into the room that becomes free leaves another one, and so on.
    const { reach, next } = chainsInto();
    const row = given[need] ?? [];
    const type = indexOfMost(row.map((had, at) => (had > 0 ? (reach[at] ?? 0) - worthAt(need, at) : NONE)));
    change(need, type, -1);
    let free = type;
    for (let before = next[free] ?? -1; before !== -1; before = next[free] ?? -1) {
      const moved = bestChange(before, free).need;
      change(moved, before, -1);
      change(moved, free, 1);
      free = before;
    }
    left[free] = (left[free] ?? 0) + 1;
  };

  /** What a free room of each type is worth to those who have others, and who of them changes into it. */
  const chainsInto = (): { reach: number[]; next: number[] } => {
    const reach = types.map(() => 0);
    const next = types.map(() => -1);
    for (let round = 1, changed = true; changed && round < count; round++) {
      changed = false;
      for (let one = 0; one < count; one++)
        for (let other = 0; other < count; other++) {
          if (one === other) continue;
          const total = (reach[other] ?? 0) + bestChange(other, one).worth;
          if (total <= (reach[one] ?? 0)) continue;
          reach[one] = total;
          next[one] = other;
          changed = true;
        }
    }
    return { reach, next };
  };

  /** Does something and undoes it again. */
  const tentatively = <Result>(act: () => Result): Result => {
    const before = { value, left: [...left], given: given.map(row => [...row]) };
    const result = act();
    value = before.value;
    left.splice(0, count, ...before.left);
    for (const [need, row] of before.given.entries()) given[need] = row;
    return result;
  };

  const gain = (wanted: readonly number[]): number | null => {
    const [only] = wanted;
    if (only === undefined) return 0;
    if (wanted.length === 1) return wayIn(only)?.worth ?? null;
    return tentatively(() => {
      const before = value;
      for (const need of wanted) {
        if (!wayIn(need)) return null;
        addOne(need);
      }
      return value - before;
    });
  };

  return {
    gain,
    add: wanted => {
      for (const need of wanted) addOne(need);
    },
    remove: wanted => {
      for (const need of wanted) removeOne(need);
    },
    value: () => value,
    given: () =>
      given.flatMap((row, need) => row.flatMap((had, type) => (had > 0 ? [{ need, type, count: had }] : []))),
  };
}

/** What rooms of each type are worth for a cabin; none where they have too few berths. */
function worthOfTypes(
  alternative: Alternative,
  types: readonly number[],
  { had, berths }: CabinNeed,
): number[] {
  const rank = (type: number) => alternative.roomRank.get(type) ?? Number.NEGATIVE_INFINITY;
  const rising = types.toSorted((one, other) => compare(rank(one), rank(other)) || one - other);
  const hadType = types[had] ?? 0;
  return types.map(type => {
    if ((alternative.roomBerths.get(type) ?? 0) < berths) return NONE;
    const worth = worthOfRoom(hadType, type, alternative);
    const place = rising.indexOf(type);
    return worth * WORTH_SCALE + (type === hadType ? 0 : worth > 0 ? -place : place - types.length);
  });
}

/** Subtracting would make nothing of two ranks that are both missing. */
const compare = (one: number, other: number) => (one === other ? 0 : one < other ? -1 : 1);

function indexOfMost(values: readonly number[]): number {
  let best = 0;
  for (const [index, value] of values.entries()) if (value > (values[best] ?? NONE)) best = index;
  return best;
}

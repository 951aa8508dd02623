import { type Alternative, worthOfRoom } from './alternative-value.ts';

/** A cabin to be replaced: the index of its old type, and the least number of berths that it needs. */
export interface CabinNeed {
  oldType: number;
  berths: number;
}

/**
 * The rooms of one sailing, assigned so that their total value is always the highest possible. Cabins with the same need
 * are interchangeable, so the stock counts how many of them have a room of which type. An added cabin takes the best room, for which
 * others may have to change theirs in a chain: the longest path through the types. This keeps the total optimal.
 */
export interface RoomStock {
  /** The value that rooms for these needs would add; null if they do not fit. */
  gain: (needs: readonly number[]) => number | null;
  /** The needs must fit. */
  add: (needs: readonly number[]) => void;
  remove: (needs: readonly number[]) => void;
  value: () => number;
  /** The number of cabins for each need and room type. */
  assigned: () => { need: number; type: number; count: number }[];
}

/**
 * Among rooms of equal value, the lowest of the better ones is assigned, and the highest of the lesser ones. Small enough that
 * all cabins of a ship together do not outweigh one step of value.
 */
export const WORTH_SCALE = 16_384;

const NONE = Number.NEGATIVE_INFINITY;

/** No room is assigned at first. Types and needs are identified by their index in the lists. */
export function roomStock(
  alternative: Alternative,
  types: readonly number[],
  needs: readonly CabinNeed[],
): RoomStock {
  const count = types.length;
  const left = types.map(type => Math.max(0, alternative.freeRooms.get(type) ?? 0));
  const worth = needs.map(need => worthOfTypes(alternative, types, need));
  const assigned = needs.map(() => types.map(() => 0));
  let value = 0;

  const worthAt = (need: number, type: number) => worth[need]?.[type] ?? NONE;
  const change = (need: number, type: number, by: 1 | -1) => {
    const row = assigned[need];
    if (row) row[type] = (row[type] ?? 0) + by;
    value += by * worthAt(need, type);
  };

  /** The need whose change from one type to another gains the most, among those with a room of the first. */
  const bestChange = (from: number, to: number): { need: number; worth: number } => {
    let best = { need: -1, worth: NONE };
    for (const [need, row] of assigned.entries()) {
      if ((row[from] ?? 0) === 0) continue;
      const gained = worthAt(need, to) - worthAt(need, from);
      if (gained > best.worth) best = { need, worth: gained };
    }
    return best;
  };

  /** The highest value of reaching each type from these types by a chain of changes, and the previous type in the chain. */
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

  /** Where an added cabin would start, and the chain that frees a room for it; null if there is none. */
  const wayIn = (need: number): { worth: number; end: number; from: number[] | null } | null => {
    const row = worth[need] ?? [];
    const first = indexOfMost(row);
    if ((row[first] ?? NONE) === NONE) return null;
    // No chain leads to a free room of higher value than the best room.
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
    // A cabin that changes into the freed room frees another one, and so on.
    const { reach, next } = chainsInto();
    const row = assigned[need] ?? [];
    const type = indexOfMost(
      row.map((cabins, at) => (cabins > 0 ? (reach[at] ?? 0) - worthAt(need, at) : NONE)),
    );
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

  /** The value of a free room of each type to cabins of other types, and the type that changes into it. */
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

  /** Runs an action and restores the state afterwards. */
  const tentatively = <Result>(act: () => Result): Result => {
    const before = { value, left: [...left], assigned: assigned.map(row => [...row]) };
    const result = act();
    value = before.value;
    left.splice(0, count, ...before.left);
    for (const [need, row] of before.assigned.entries()) assigned[need] = row;
    return result;
  };

  const gain = (added: readonly number[]): number | null => {
    const [only] = added;
    if (only === undefined) return 0;
    if (added.length === 1) return wayIn(only)?.worth ?? null;
    return tentatively(() => {
      const before = value;
      for (const need of added) {
        if (!wayIn(need)) return null;
        addOne(need);
      }
      return value - before;
    });
  };

  return {
    gain,
    add: added => {
      for (const need of added) addOne(need);
    },
    remove: removed => {
      for (const need of removed) removeOne(need);
    },
    value: () => value,
    assigned: () =>
      assigned.flatMap((row, need) =>
        row.flatMap((cabins, type) => (cabins > 0 ? [{ need, type, count: cabins }] : [])),
      ),
  };
}

/** The value of each room type for a cabin; none if it has too few berths. */
function worthOfTypes(
  alternative: Alternative,
  types: readonly number[],
  { oldType: oldIndex, berths }: CabinNeed,
): number[] {
  const rank = (type: number) => alternative.roomRank.get(type) ?? Number.NEGATIVE_INFINITY;
  const rising = types.toSorted((one, other) => compare(rank(one), rank(other)) || one - other);
  const oldType = types[oldIndex] ?? 0;
  return types.map(type => {
    if ((alternative.roomBerths.get(type) ?? 0) < berths) return NONE;
    const worth = worthOfRoom(oldType, type, alternative);
    const position = rising.indexOf(type);
    return worth * WORTH_SCALE + (type === oldType ? 0 : worth > 0 ? -position : position - types.length);
  });
}

/** A subtraction would give NaN for two missing ranks. */
const compare = (one: number, other: number) => (one === other ? 0 : one < other ? -1 : 1);

function indexOfMost(values: readonly number[]): number {
  let best = 0;
  for (const [index, value] of values.entries()) if (value > (values[best] ?? NONE)) best = index;
  return best;
}

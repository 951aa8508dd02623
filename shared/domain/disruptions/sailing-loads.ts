import { type Alternative, type StrandedParty, worthOfSailing } from './alternative-value.ts';
import { roomSpreads } from './room-spreads.ts';
import { type CabinNeed, roomStock, WORTH_SCALE } from './room-stock.ts';

/** A party or sailing by its index in the lists that were passed in; `NOWHERE` for a party without a sailing. */
export const NOWHERE = -1;

/** Which party is on which sailing, with the value of it all; capacities and berths hold at every moment. */
export interface SailingLoads {
  value: () => number;
  /** What the value cannot exceed: every party on the best sailing that has room for it alone. */
  bound: () => number;
  sailingOf: (party: number) => number;
  /** What putting a party without a sailing on this one would add; null where it does not fit. */
  gain: (party: number, sailing: number) => number | null;
  /** Where it fits; `spread` as it was taken off, else the best one. */
  put: (party: number, sailing: number, spread?: number) => void;
  /** @returns how the party was spread over its rooms, to put it back as it was */
  takeOff: (party: number) => number;
  /** The room types of a sailing's parties, in the order of their cabins. */
  roomsOn: (sailing: number) => Map<number, number[]>;
}

/** One way to replace the cabins of a party: what each of them needs, by the index of the need. */
interface Spread {
  /** The same for all parties with the same needs. */
  id: number;
  needs: readonly number[];
}

/** All parties without a sailing, at first. */
export function sailingLoads(
  parties: readonly StrandedParty[],
  alternatives: readonly Alternative[],
): SailingLoads {
  const types = [
    ...new Set([
      ...parties.flatMap(({ rooms }) => rooms),
      ...alternatives.flatMap(({ freeRooms }) => [...freeRooms.keys()]),
    ]),
  ].sort((one, other) => one - other);
  const { needs, spreads, kinds } = spreadsOf(parties, alternatives, types);
  const worth = parties.map(party =>
    alternatives.map(alternative => WORTH_SCALE * worthOfSailing(party, alternative)),
  );
  const sailings = alternatives.map(alternative => ({
    placesLeft: alternative.freePlaces,
    roomsLeft: [...alternative.freeRooms.values()].reduce((sum, count) => sum + Math.max(0, count), 0),
    stock: roomStock(alternative, types, needs),
    /** What rooms for each kind of spread would add, as far as it was asked since the last change. */
    known: Array.from<number | null | undefined>({ length: kinds }),
  }));
  type Sailing = (typeof sailings)[number];
  const at = parties.map(() => NOWHERE);
  const spreadAt = parties.map(() => 0);
  let value = 0;

  const sailingAt = (sailing: number): Sailing => {
    const found = sailings[sailing];
    if (!found) throw new RangeError(`There is no sailing ${sailing}`);
    return found;
  };
  const worthOf = (party: number, sailing: number) => worth[party]?.[sailing] ?? 0;
  const needsOf = (party: number) => spreads[party]?.[spreadAt[party] ?? 0]?.needs ?? [];
  const roomGain = ({ stock, known }: Sailing, { id, needs: wanted }: Spread): number | null => {
    const before = known[id];
    if (before !== undefined) return before;
    const gained = stock.gain(wanted);
    known[id] = gained;
    return gained;
  };

  /** The spread of a party that is worth the most on a sailing. */
  const bestSpread = (party: number, sailing: number): { spread: number; gain: number } | null => {
    const load = sailingAt(sailing);
    const cabins = parties[party]?.rooms.length ?? 0;
    if ((parties[party]?.places ?? 0) > load.placesLeft || cabins > load.roomsLeft) return null;
    let best: { spread: number; gain: number } | null = null;
    for (const [spread, wanted] of (spreads[party] ?? []).entries()) {
      const gained = roomGain(load, wanted);
      if (gained !== null && (!best || gained > best.gain)) best = { spread, gain: gained };
    }
    return best && { ...best, gain: best.gain + worthOf(party, sailing) };
  };
  const gain = (party: number, sailing: number) => bestSpread(party, sailing)?.gain ?? null;

  /** Counts a party in or out; the worth of the rooms is that of all parties together, as they share them. */
  const count = (party: number, sailing: number, sign: 1 | -1) => {
    const load = sailingAt(sailing);
    const wanted = needsOf(party);
    load.placesLeft -= sign * (parties[party]?.places ?? 0);
    load.roomsLeft -= sign * wanted.length;
    value += sign * worthOf(party, sailing) - load.stock.value();
    if (wanted.length > 0) {
      if (sign === 1) load.stock.add(wanted);
      else load.stock.remove(wanted);
      load.known.fill(undefined);
    }
    value += load.stock.value();
  };

  let bound = 0;
  for (const party of parties.keys())
    bound += Math.max(0, ...alternatives.map((_, sailing) => gain(party, sailing) ?? 0));

  return {
    value: () => value,
    bound: () => bound,
    sailingOf: party => at[party] ?? NOWHERE,
    gain,
    put: (party, sailing, spread = bestSpread(party, sailing)?.spread ?? 0) => {
      spreadAt[party] = spread;
      count(party, sailing, 1);
      at[party] = sailing;
    },
    takeOff: party => {
      count(party, at[party] ?? NOWHERE, -1);
      at[party] = NOWHERE;
      return spreadAt[party] ?? 0;
    },
    roomsOn: sailing => {
      const aboard = [...at.keys()].filter(party => at[party] === sailing);
      const rooms = new Map(aboard.map(party => [party, [] as number[]]));
      const waiting = needs.map((_, need) =>
        aboard.flatMap(party =>
          needsOf(party).flatMap((wanted, cabin) => (wanted === need ? [{ party, cabin }] : [])),
        ),
      );
      for (const { need, type, count: lot } of sailingAt(sailing).stock.given())
        for (const { party, cabin } of waiting[need]?.splice(0, lot) ?? []) {
          const ofParty = rooms.get(party);
          if (ofParty) ofParty[cabin] = types[type] ?? 0;
        }
      return rooms;
    },
  };
}

/** The ways to replace the cabins of each party, with all needs that there are and how many kinds of spreads. */
function spreadsOf(
  parties: readonly StrandedParty[],
  alternatives: readonly Alternative[],
  types: readonly number[],
): { needs: CabinNeed[]; spreads: Spread[][]; kinds: number } {
  const berths = new Map(alternatives.flatMap(({ roomBerths }) => [...roomBerths]));
  const sizes = [...new Set(berths.values())].sort((one, other) => one - other);
  const typeAt = new Map(types.map((type, index) => [type, index]));
  const needs: CabinNeed[] = [];
  const needAt = new Map<string, number>();
  const needOf = (had: number, least: number): number => {
    const key = `${had}/${least}`;
    const known = needAt.get(key);
    if (known !== undefined) return known;
    needAt.set(key, needs.length);
    return needs.push({ had: typeAt.get(had) ?? 0, berths: least }) - 1;
  };
  const kinds = new Map<string, number>();
  const spreads = parties.map(party => {
    const had = party.rooms.map(type => berths.get(type) ?? 0);
    return roomSpreads(party.berths, had, sizes).map(spread => {
      const wanted = spread.map((least, cabin) => needOf(party.rooms[cabin] ?? 0, least));
      const kind = wanted.toSorted((one, other) => one - other).join();
      const id = kinds.get(kind) ?? kinds.size;
      kinds.set(kind, id);
      return { id, needs: wanted };
    });
  });
  return { needs, spreads, kinds: kinds.size };
}

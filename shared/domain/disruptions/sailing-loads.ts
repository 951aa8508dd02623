import { type Alternative, type StrandedParty, worthOfSailing } from './alternative-value.ts';
import { roomSpreads } from './room-spreads.ts';
import { type CabinNeed, roomStock, WORTH_SCALE } from './room-stock.ts';

/** Parties and sailings are identified by their index in the lists; `NOWHERE` stands for a party without a sailing. */
export const NOWHERE = -1;

/** The sailing of each party, with the total value. Capacities and berths are never exceeded. */
export interface SailingLoads {
  value: () => number;
  /** The upper bound of the value: every party alone on its best sailing. */
  bound: () => number;
  sailingOf: (party: number) => number;
  /** The value that a party without a sailing would add on this one; null if it does not fit. */
  gain: (party: number, sailing: number) => number | null;
  /** The party must fit; `spread` as returned by `takeOff`, else the best one. */
  put: (party: number, sailing: number, spread?: number) => void;
  /** @returns the party's spread over its rooms, to put it back unchanged */
  takeOff: (party: number) => number;
  /** The room types of a sailing's parties, in the order of their cabins. */
  roomsOn: (sailing: number) => Map<number, number[]>;
}

/** One way to replace the cabins of a party: the index of each cabin's need. */
interface Spread {
  /** Equal for all parties with the same needs. */
  id: number;
  needs: readonly number[];
}

/** At first no party has a sailing. */
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
    /** The gain of each kind of spread, cached until the next change. */
    gains: Array.from<number | null | undefined>({ length: kinds }),
  }));
  type Sailing = (typeof sailings)[number];
  const at = parties.map(() => NOWHERE);
  const spreadAt = parties.map(() => 0);
  let value = 0;

  const sailingAt = (sailing: number): Sailing => {
    const load = sailings[sailing];
    if (!load) throw new RangeError(`There is no sailing ${sailing}`);
    return load;
  };
  const worthOf = (party: number, sailing: number) => worth[party]?.[sailing] ?? 0;
  const needsOf = (party: number) => spreads[party]?.[spreadAt[party] ?? 0]?.needs ?? [];
  const roomGain = ({ stock, gains }: Sailing, spread: Spread): number | null => {
    const cached = gains[spread.id];
    if (cached !== undefined) return cached;
    const gained = stock.gain(spread.needs);
    gains[spread.id] = gained;
    return gained;
  };

  /** The spread with which a party adds the most value on a sailing. */
  const bestSpread = (party: number, sailing: number): { spread: number; gain: number } | null => {
    const load = sailingAt(sailing);
    const cabins = parties[party]?.rooms.length ?? 0;
    if ((parties[party]?.places ?? 0) > load.placesLeft || cabins > load.roomsLeft) return null;
    let best: { spread: number; gain: number } | null = null;
    for (const [spread, candidate] of (spreads[party] ?? []).entries()) {
      const gained = roomGain(load, candidate);
      if (gained !== null && (!best || gained > best.gain)) best = { spread, gain: gained };
    }
    return best && { ...best, gain: best.gain + worthOf(party, sailing) };
  };
  const gain = (party: number, sailing: number) => bestSpread(party, sailing)?.gain ?? null;

  /** Adds or removes a party. The value of the rooms is computed for all parties together, as they share them. */
  const count = (party: number, sailing: number, sign: 1 | -1) => {
    const load = sailingAt(sailing);
    const partyNeeds = needsOf(party);
    load.placesLeft -= sign * (parties[party]?.places ?? 0);
    load.roomsLeft -= sign * partyNeeds.length;
    value += sign * worthOf(party, sailing) - load.stock.value();
    if (partyNeeds.length > 0) {
      if (sign === 1) load.stock.add(partyNeeds);
      else load.stock.remove(partyNeeds);
      load.gains.fill(undefined);
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
          needsOf(party).flatMap((cabinNeed, cabin) => (cabinNeed === need ? [{ party, cabin }] : [])),
        ),
      );
      for (const { need, type, count: lot } of sailingAt(sailing).stock.assigned())
        for (const { party, cabin } of waiting[need]?.splice(0, lot) ?? []) {
          const ofParty = rooms.get(party);
          if (ofParty) ofParty[cabin] = types[type] ?? 0;
        }
      return rooms;
    },
  };
}

/** The ways to replace the cabins of each party, with all needs and the number of different spreads. */
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
  const needOf = (oldType: number, least: number): number => {
    const key = `${oldType}/${least}`;
    const existing = needAt.get(key);
    if (existing !== undefined) return existing;
    needAt.set(key, needs.length);
    return needs.push({ oldType: typeAt.get(oldType) ?? 0, berths: least }) - 1;
  };
  const kinds = new Map<string, number>();
  const spreads = parties.map(party => {
    const oldBerths = party.rooms.map(type => berths.get(type) ?? 0);
    return roomSpreads(party.berths, oldBerths, sizes).map(spread => {
      const cabinNeeds = spread.map((least, cabin) => needOf(party.rooms[cabin] ?? 0, least));
      const kind = cabinNeeds.toSorted((one, other) => one - other).join();
      const id = kinds.get(kind) ?? kinds.size;
      kinds.set(kind, id);
      return { id, needs: cabinNeeds };
    });
  });
  return { needs, spreads, kinds: kinds.size };
}

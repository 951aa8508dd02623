import { type Alternative, type StrandedParty, worthOfSailing } from './alternative-value.ts';
import { giveRooms, roomLadder } from './room-ladder.ts';

/** A party or sailing by its index in the lists that were passed in; `NOWHERE` for a party without a sailing. */
export const NOWHERE = -1;

/** Which party is on which sailing, with the value of it all; capacities hold at every moment. */
export interface SailingLoads {
  value: () => number;
  /** What the value cannot exceed: every party on the best sailing that has room for it alone. */
  bound: () => number;
  sailingOf: (party: number) => number;
  /** What putting a party without a sailing on this one would add; null where it does not fit. */
  gain: (party: number, sailing: number) => number | null;
  put: (party: number, sailing: number) => void;
  takeOff: (party: number) => void;
  /** The room types of a sailing's parties, in the order of their cabins. */
  roomsOn: (sailing: number) => Map<number, number[]>;
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
  const indexOf = new Map(types.map((type, index) => [type, index]));
  const needs = parties.map(({ rooms }) => rooms.map(type => indexOf.get(type) ?? 0));
  const worth = parties.map(party => alternatives.map(alternative => worthOfSailing(party, alternative)));
  const sailings = alternatives.map(alternative => {
    const free = types.map(type => Math.max(0, alternative.freeRooms.get(type) ?? 0));
    return {
      ladder: roomLadder(alternative, types),
      free,
      placesLeft: alternative.freePlaces,
      roomsLeft: free.reduce((sum, count) => sum + count, 0),
      wanted: types.map(() => 0),
      roomWorth: 0,
    };
  });
  type Sailing = (typeof sailings)[number];
  const at = parties.map(() => NOWHERE);
  let value = 0;

  const sailingAt = (sailing: number): Sailing => {
    const found = sailings[sailing];
    if (!found) throw new RangeError(`There is no sailing ${sailing}`);
    return found;
  };
  const want = (party: number, wanted: number[], sign: 1 | -1) => {
    for (const type of needs[party] ?? []) wanted[type] = (wanted[type] ?? 0) + sign;
  };
  const worthOf = (party: number, sailing: number) => worth[party]?.[sailing] ?? 0;
  /** Counts a party in or out; the worth of the rooms is that of all parties together, as they share them. */
  const count = (party: number, sailing: number, sign: 1 | -1) => {
    const load = sailingAt(sailing);
    const cabins = needs[party]?.length ?? 0;
    load.placesLeft -= sign * (parties[party]?.places ?? 0);
    load.roomsLeft -= sign * cabins;
    value += sign * worthOf(party, sailing) - load.roomWorth;
    if (cabins > 0) {
      want(party, load.wanted, sign);
      load.roomWorth = giveRooms(load.ladder, load.wanted, load.free);
    }
    value += load.roomWorth;
  };

  const gain = (party: number, sailing: number): number | null => {
    const load = sailingAt(sailing);
    const cabins = needs[party]?.length ?? 0;
    if ((parties[party]?.places ?? 0) > load.placesLeft || cabins > load.roomsLeft) return null;
    if (cabins === 0) return worthOf(party, sailing);
    want(party, load.wanted, 1);
    const roomWorth = giveRooms(load.ladder, load.wanted, load.free);
    want(party, load.wanted, -1);
    return worthOf(party, sailing) + roomWorth - load.roomWorth;
  };
  let bound = 0;
  for (const party of parties.keys())
    bound += Math.max(0, ...alternatives.map((_, sailing) => gain(party, sailing) ?? 0));

  return {
    value: () => value,
    bound: () => bound,
    sailingOf: party => at[party] ?? NOWHERE,
    gain,
    put: (party, sailing) => {
      count(party, sailing, 1);
      at[party] = sailing;
    },
    takeOff: party => {
      count(party, at[party] ?? NOWHERE, -1);
      at[party] = NOWHERE;
    },
    roomsOn: sailing => {
      const { ladder, wanted, free } = sailingAt(sailing);
      const aboard = [...at.keys()].filter(party => at[party] === sailing);
      const rooms = new Map(aboard.map(party => [party, [] as number[]]));
      const waiting = types.map((_, type) =>
        aboard.flatMap(party =>
          (needs[party] ?? []).flatMap((need, cabin) => (need === type ? [{ party, cabin }] : [])),
        ),
      );
      giveRooms(ladder, wanted, free, (had, given, lot) => {
        for (const { party, cabin } of waiting[had]?.splice(0, lot) ?? []) {
          const ofParty = rooms.get(party);
          if (ofParty) ofParty[cabin] = types[given] ?? 0;
        }
      });
      return rooms;
    },
  };
}

import type { Session } from '../../contract/base/vocabulary.ts';

/** A party of a sailing that was called off. */
export interface StrandedParty {
  id: string;
  places: number;
  /** In ms since 1970. */
  departsAt: number;
  session: Session;
  /** The room types of its cabins, one for each. */
  rooms: readonly number[];
  /** As many berths as its cabins have to have together. */
  berths: number;
}

/** A sailing with what is free on it. */
export interface Alternative {
  sailingId: number;
  /** In ms since 1970. */
  departsAt: number;
  session: Session;
  freePlaces: number;
  /** By room type. */
  freeRooms: ReadonlyMap<number, number>;
  /** By room type; the higher, the better. */
  roomRank: ReadonlyMap<number, number>;
  /** How many berths a room has, by its type. */
  roomBerths: ReadonlyMap<number, number>;
}

/** The sailing of a party, with a room type for each of its cabins in their order; null where there is none. */
export type Assignment = Map<string, { sailingId: number; rooms: number[] } | null>;

/**
 * What an assignment is worth. A place outweighs everything below it for 1 000 people together; so nobody stays behind
 * for the comfort of others. A room of the same type is worth twice one of a better type: better rooms are left to those who
 * had them.
 */
export const WEIGHTS = {
  place: 1_000_000,
  /** For each place, on a sailing of the same session. */
  sameSession: 400,
  /** For each place, on a sailing at the same time; falls evenly to 0 at `farthestMs`. */
  sameTime: 200,
  farthestMs: 14 * 24 * 3_600_000,
  /** For each cabin. A lesser room is worth 0. */
  sameRoom: 400,
  betterRoom: 200,
} as const;

/** What it is worth to have a party on a sailing, whatever its rooms. */
export function worthOfSailing(party: StrandedParty, { departsAt, session }: Alternative): number {
  const apart = Math.min(Math.abs(departsAt - party.departsAt), WEIGHTS.farthestMs);
  const near = Math.round(WEIGHTS.sameTime * (1 - apart / WEIGHTS.farthestMs));
  const same = session === party.session ? WEIGHTS.sameSession : 0;
  return party.places * (WEIGHTS.place + same + near);
}

/** What a room is worth in place of another. A type without a rank is better than none. */
export function worthOfRoom(had: number, given: number, { roomRank }: Alternative): number {
  if (had === given) return WEIGHTS.sameRoom;
  const rankHad = roomRank.get(had);
  const rankGiven = roomRank.get(given);
  if (rankHad === undefined || rankGiven === undefined) return 0;
  return rankGiven >= rankHad ? WEIGHTS.betterRoom : 0;
}

/** The value of an assignment: the sum over the parties that have a sailing. */
export function valueOfAssignment(
  parties: readonly StrandedParty[],
  alternatives: readonly Alternative[],
  assignment: Assignment,
): number {
  const sailings = new Map(alternatives.map(alternative => [alternative.sailingId, alternative]));
  let value = 0;
  for (const party of parties) {
    const given = assignment.get(party.id);
    const sailing = given && sailings.get(given.sailingId);
    if (!sailing) continue;
    value += worthOfSailing(party, sailing);
    for (const [index, had] of party.rooms.entries()) {
      const room = given.rooms[index];
      if (room !== undefined) value += worthOfRoom(had, room, sailing);
    }
  }
  return value;
}

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
  /** The number of berths that its cabins need together. */
  berths: number;
}

/** A sailing with its free places and rooms. */
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

/** The sailing of each party, with a room type for each of its cabins in order; null if there is none. */
export type Assignment = Map<string, { sailingId: number; rooms: number[] } | null>;

/**
 * The weights of an assignment's value. A place outweighs everything below it for 1 000 people together, so no party stays behind
 * for the comfort of others. A room of the same type is worth twice a room of a better type: better rooms are left to those who
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

/** The value of a party on a sailing, without its rooms. */
export function worthOfSailing(party: StrandedParty, { departsAt, session }: Alternative): number {
  const apart = Math.min(Math.abs(departsAt - party.departsAt), WEIGHTS.farthestMs);
  const near = Math.round(WEIGHTS.sameTime * (1 - apart / WEIGHTS.farthestMs));
  const same = session === party.session ? WEIGHTS.sameSession : 0;
  return party.places * (WEIGHTS.place + same + near);
}

/** The value of replacing a room type with another. A type without a rank is better than none. */
export function worthOfRoom(oldType: number, newType: number, { roomRank }: Alternative): number {
  if (oldType === newType) return WEIGHTS.sameRoom;
  const oldRank = roomRank.get(oldType);
  const newRank = roomRank.get(newType);
  if (oldRank === undefined || newRank === undefined) return 0;
  return newRank >= oldRank ? WEIGHTS.betterRoom : 0;
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
    const place = assignment.get(party.id);
    const sailing = place && sailings.get(place.sailingId);
    if (!sailing) continue;
    value += worthOfSailing(party, sailing);
    for (const [index, oldType] of party.rooms.entries()) {
      const newType = place.rooms[index];
      if (newType !== undefined) value += worthOfRoom(oldType, newType, sailing);
    }
  }
  return value;
}

import type { OfferedSailing } from '@gangway/shared/contract/sales/called-off.ts';
import {
  type Alternative,
  type StrandedParty,
  WEIGHTS,
} from '@gangway/shared/domain/disruptions/alternative-value.ts';
import { assignAlternatives } from '@gangway/shared/domain/disruptions/assign-alternatives.ts';
import type { Connection } from '../../../lib/database/database.ts';
import { loadSettings } from '../../../operator/settings.service.ts';
import {
  type CalledOffSailing,
  findOtherSailings,
} from '../../../reservations/sailing-cancellations/called-off-parties.repository.ts';
import { findSailingTerms } from '../../../reservations/sailings/sailing-details.repository.ts';
import { type RoomOffers, readRooms } from '../../../reservations/sailings/sailings.service.ts';

/** Another sailing with its free capacity. */
export interface OtherSailing extends Alternative {
  rooms: RoomOffers;
}

/** A room on another sailing, at its price there. */
export interface GivenRoom {
  roomId: number;
  number: string;
  roomTypeId: number;
  maxOccupancy: number;
  priceSen: number;
}

/** Sailings further away are not offered. */
const FARTHEST_MS = WEIGHTS.farthestMs;

/**
 * The sailings of the same route that parties of a canceled one may take: those on sale within two weeks, and the one on which
 * places are kept.
 */
export async function readOtherSailings(
  db: Connection,
  sailing: CalledOffSailing,
  { now, keptId = null }: { now: Date; keptId?: number | null },
): Promise<OtherSailing[]> {
  const { salesCloseMinutes } = await loadSettings(db);
  const earliest = Math.max(
    now.getTime() + salesCloseMinutes * 60_000,
    sailing.departsAt.getTime() - FARTHEST_MS,
  );
  const others = await findOtherSailings(db, sailing, {
    from: new Date(earliest),
    to: new Date(sailing.departsAt.getTime() + FARTHEST_MS),
    now,
    keptId,
  });
  const rooms = await readRooms(
    db,
    others.map(({ id }) => ({ sailingId: id, roomIds: 'all' })),
    now,
  );
  const sailings: OtherSailing[] = [];
  for (const { id, session, departsAt } of others) {
    const offers = rooms.get(id) ?? { cabins: [], roomTypes: [] };
    const terms = await findSailingTerms(db, id, now);
    sailings.push({
      sailingId: id,
      session,
      departsAt: departsAt.getTime(),
      freePlaces: terms?.placesLeft ?? 0,
      freeRooms: countByType(offers),
      roomRank: new Map(offers.roomTypes.map(type => [type.id, type.priceSen])),
      roomBerths: new Map(offers.roomTypes.map(type => [type.id, type.maxOccupancy])),
      rooms: offers,
    });
  }
  return sailings;
}

function countByType({ cabins, roomTypes }: RoomOffers): Map<number, number> {
  return new Map(
    roomTypes.map(type => [
      type.id,
      cabins.filter(cabin => cabin.free && cabin.roomTypeId === type.id).length,
    ]),
  );
}

/** The rooms that a party would get on a sailing; null if it does not fit. */
export function fitOn(party: StrandedParty, sailing: OtherSailing): GivenRoom[] | null {
  const types = assignAlternatives([party], [sailing]).get(party.id)?.rooms;
  return types ? roomsOfTypes(sailing, types, party) : null;
}

/**
 * Free rooms of these types for a party, lowest numbers first. Null if there are too few, or if fewer of the party would have a
 * berth than before.
 */
export function roomsOfTypes(
  { rooms }: OtherSailing,
  types: readonly number[],
  party: StrandedParty,
): GivenRoom[] | null {
  const roomIds = new Set<number>();
  const partyRooms: GivenRoom[] = [];
  for (const roomTypeId of types) {
    const type = rooms.roomTypes.find(({ id }) => id === roomTypeId);
    const cabin = rooms.cabins.find(
      offer => offer.free && offer.roomTypeId === roomTypeId && !roomIds.has(offer.roomId),
    );
    if (!type || !cabin) return null;
    roomIds.add(cabin.roomId);
    partyRooms.push({
      roomId: cabin.roomId,
      number: cabin.number,
      roomTypeId,
      maxOccupancy: type.maxOccupancy,
      priceSen: type.priceSen,
    });
  }
  const berths = partyRooms.reduce((sum, { maxOccupancy }) => sum + maxOccupancy, 0);
  return berths < party.berths ? null : partyRooms;
}

/** Rooms of a sailing by their ids, free or not. */
export function roomsByIds({ rooms }: OtherSailing, ids: readonly number[]): GivenRoom[] {
  return ids.flatMap(id => {
    const cabin = rooms.cabins.find(({ roomId }) => roomId === id);
    const type = rooms.roomTypes.find(roomType => roomType.id === cabin?.roomTypeId);
    return cabin && type ? [{ ...cabin, maxOccupancy: type.maxOccupancy, priceSen: type.priceSen }] : [];
  });
}

/** Marks what a party is offered as no longer free for later parties. */
export function noteTaken(sailing: OtherSailing, places: number, rooms: readonly GivenRoom[]): void {
  sailing.freePlaces -= places;
  for (const cabin of sailing.rooms.cabins)
    if (rooms.some(({ roomId }) => roomId === cabin.roomId)) cabin.free = false;
  sailing.freeRooms = countByType(sailing.rooms);
}

/** Compares the new rooms of a party with its old ones, regardless of who sleeps in which. */
export function compareRooms(
  had: readonly number[],
  newTypes: readonly number[],
  { roomRank }: Pick<Alternative, 'roomRank'>,
): OfferedSailing['cabins'] {
  if (had.length === 0) return 'none';
  const sorted = (types: readonly number[]) => types.toSorted((a, b) => a - b).join();
  if (sorted(had) === sorted(newTypes)) return 'same';
  const ranks = (types: readonly number[]) =>
    types.map(type => roomRank.get(type) ?? Number.POSITIVE_INFINITY).toSorted((a, b) => a - b);
  const before = ranks(had);
  return ranks(newTypes).every((rank, index) => rank >= (before[index] ?? 0)) ? 'better' : 'lesser';
}

/*
 * Sailings: route, ship, times, states, fares, and what a search finds. Places are in `reservations/inventory`.
 *
 * May import: operator, reservations/inventory, reservations/queue.
 */

import type { SailingDetail, SailingSummary } from '@gangway/shared/contract/sailings.ts';
import type { PartySeats, SeatMap } from '@gangway/shared/contract/sales/seats.ts';
import type { Connection } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import type { Data } from '../../lib/http/context.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import { findSeatMap } from '../inventory/inventory.repository.ts';
import { seatRefusal } from '../inventory/seats.rules.ts';
import { hasOpenQueue } from '../queue/queues.repository.ts';
import {
  type CabinsRequest,
  findCabins,
  findFares,
  findRoomTypes,
  findSailingSummaries,
  findSailingTerms,
  type PricedRoomType,
  type SailingTerms,
} from './sailing-details.repository.ts';

export type { PricedRoomType, SailingTerms } from './sailing-details.repository.ts';
export { findVoyages } from './sailing-details.repository.ts';

/** A sailing with its fares and cabins. @throws AppError `sailing-not-found` */
export async function readSailing({ db, clock }: Data, id: number): Promise<SailingDetail> {
  const now = clock.now();
  const summary = await readSailingSummary(db, id, now);
  const [offers, settings] = await Promise.all([readOffers(db, id, now), loadSettings(db)]);
  const opened = isOnSale(summary, now, settings.salesCloseMinutes) && hasOpened(summary, now);
  return {
    ...summary,
    ...offers,
    bookable: opened && summary.placesLeft > 0,
    waitingRoom: await hasOpenQueue(db, id),
  };
}

/** The seats of a sailing, and which of them can be chosen (R429). @throws AppError `sailing-not-found` */
export async function readSeatMap({ db, clock }: Data, sailingId: number): Promise<SeatMap> {
  const map = await findSeatMap(db, sailingId, clock.now());
  if (!map) throw new AppError('sailing-not-found');
  return { sailingId, ...map };
}

/** @throws AppError `sailing-not-found`, `seat-taken`, `seat-unknown` */
export async function requireSeatsFree(deps: Data, sailingId: number, chosen: PartySeats): Promise<void> {
  const { seats, taken } = await readSeatMap(deps, sailingId);
  const refusal = seatRefusal(chosen, { seats, isTaken: seat => taken.includes(seat) });
  if (refusal) throw refusal;
}

/** The facts that a booking checks first. @throws AppError `sailing-not-found` */
export async function readSailingTerms(db: Connection, id: number, now: Date): Promise<SailingTerms> {
  const terms = await findSailingTerms(db, id, now);
  if (!terms) throw new AppError('sailing-not-found');
  return terms;
}

export type Offers = Pick<SailingDetail, 'fares' | 'cabins' | 'roomTypes'>;

/** The offers of a sailing: its fares, its room types, and every cabin, free or not. */
export async function readOffers(db: Connection, sailingId: number, now: Date): Promise<Offers> {
  // In sequence, because a transaction's connection runs one query at a time.
  const fares = await findFares(db, sailingId);
  const rooms = await readRooms(db, [{ sailingId, roomIds: 'all' }], now);
  const { cabins, roomTypes } = rooms.get(sailingId) ?? { cabins: [], roomTypes: [] };
  return {
    fares,
    cabins,
    roomTypes: roomTypes.map(type => ({
      ...type,
      roomsLeft: cabins.filter(cabin => cabin.free && cabin.roomTypeId === type.id).length,
    })),
  };
}

/** Rooms of a sailing with their prices. */
export type RoomOffers = Pick<SailingDetail, 'cabins'> & { roomTypes: PricedRoomType[] };

/** The rooms of many sailings, all or only the requested ones of each, with two statements. */
export async function readRooms(
  db: Connection,
  requests: readonly CabinsRequest[],
  now: Date,
): Promise<Map<number, RoomOffers>> {
  if (requests.length === 0) return new Map();
  const ids = requests.map(({ sailingId }) => sailingId);
  const cabins = await findCabins(db, requests, now);
  const roomTypes = await findRoomTypes(db, ids);
  return new Map(ids.map(id => [id, { cabins: cabins.get(id) ?? [], roomTypes: roomTypes.get(id) ?? [] }]));
}

/** Summaries of these sailings, in the order of their ids. */
export function readSailingSummaries(db: Connection, ids: number[], now: Date): Promise<SailingSummary[]> {
  return findSailingSummaries(db, ids, now);
}

/** @throws AppError `sailing-not-found` */
export async function readSailingSummary(db: Connection, id: number, now: Date): Promise<SailingSummary> {
  const [summary] = await findSailingSummaries(db, [id], now);
  if (!summary) throw new AppError('sailing-not-found');
  return summary;
}

/** Whether its sale has opened at `now`. */
export const hasOpened = ({ salesOpenAt }: Pick<SailingSummary, 'salesOpenAt'>, now: Date): boolean =>
  salesOpenAt === null || Date.parse(salesOpenAt) <= now.getTime();

/** Whether tickets are still sold at `now`: open, and earlier than the minutes before departure at which sales close. */
export function isOnSale(
  sailing: Pick<SailingSummary, 'status' | 'departsAt'>,
  now: Date,
  salesCloseMinutes: number,
): boolean {
  const open = sailing.status === 'scheduled' || sailing.status === 'delayed';
  return open && Date.parse(sailing.departsAt) - salesCloseMinutes * 60_000 > now.getTime();
}

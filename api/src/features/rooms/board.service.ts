import type {
  BoardRoom,
  BoardSailing,
  RoomBoard,
  ShipOverview,
  Turnaround,
} from '@gangway/shared/contract/office/fleet/room-operation.ts';
import { boardingWindow } from '@gangway/shared/domain/states/boarding-decision.ts';
import { momentIn } from '@gangway/shared/domain/time/moment.ts';
import type { Connection } from '../../lib/database/database.ts';
import { AppError, requireFound } from '../../lib/errors.ts';
import type { Data } from '../../lib/http/context.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import {
  type DeskSailing,
  findDeskSailings,
} from '../../reservations/sailings/sailing-details.repository.ts';
import { findBoardRooms, findOverview, findShipName } from './rooms.repository.ts';

const MINUTE_MS = 60_000;

/** The ships with the number of their rooms in each state. */
export function readOverview(db: Connection): Promise<ShipOverview[]> {
  return findOverview(db);
}

/** The rooms of a ship at this moment. @throws AppError `not-found` */
export async function readBoard({ db, clock }: Data, shipId: number): Promise<RoomBoard> {
  const now = clock.now();
  const name = await findShipName(db, shipId);
  if (name === undefined) throw new AppError('not-found');
  const [current, following] = await findDeskSailings(db, shipId, now);
  const rooms = await findBoardRooms(
    db,
    { shipId },
    { current: current?.id ?? null, following: following?.id ?? null },
  );
  const { boardingOpensMinutes } = await loadSettings(db);
  return {
    ship: { id: shipId, name },
    asOf: now.toISOString(),
    current: current ? toBoardSailing(current) : null,
    following: following ? toBoardSailing(following) : null,
    turnaround: toTurnaround(rooms, current, following, { now, boardingOpensMinutes }),
    rooms,
  };
}

/** One room as the board shows it. */
export async function readBoardRoom(
  db: Connection,
  room: { id: number; shipId: number },
  now: Date,
): Promise<BoardRoom> {
  const [current, following] = await findDeskSailings(db, room.shipId, now);
  const sailings = { current: current?.id ?? null, following: following?.id ?? null };
  return requireFound((await findBoardRooms(db, { roomId: room.id }, sailings))[0]);
}

const toBoardSailing = (sailing: DeskSailing): BoardSailing => ({
  id: sailing.id,
  date: sailing.date,
  session: sailing.session,
  departsAt: momentIn(sailing.departsAt, sailing.zones.departs),
  arrivesAt: momentIn(sailing.arrivesAt, sailing.zones.arrives),
});

/** The time until the next of the two sailings departs; null if neither does. */
function toTurnaround(
  rooms: readonly BoardRoom[],
  current: DeskSailing | undefined,
  following: DeskSailing | undefined,
  { now, boardingOpensMinutes }: { now: Date; boardingOpensMinutes: number },
): Turnaround | null {
  const next = [current, following].find(sailing => sailing && sailing.departsAt > now);
  if (!next) return null;
  const dirty = rooms.filter(room => room.status === 'dirty');
  const isBooked = (room: BoardRoom) => (next === current ? room.expected : room.next) !== null;
  const hours = { opensMinutes: boardingOpensMinutes, closesMinutes: 0 };
  return {
    sailing: toBoardSailing(next),
    boardingOpensAt: momentIn(boardingWindow(next.departsAt, hours).opensAt, next.zones.departs),
    minutes: Math.floor((next.departsAt.getTime() - now.getTime()) / MINUTE_MS),
    dirty: dirty.length,
    dirtyBooked: dirty.filter(isBooked).length,
  };
}

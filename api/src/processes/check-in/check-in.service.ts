/*
 * Check-in of guests to their cabins.
 *
 * May import: reservations/cabins, reservations/sailings, reservations/tickets, features/rooms.
 */

import { timingSafeEqual } from 'node:crypto';
import type {
  BoardRoom,
  CheckedIn,
  TicketCheckIn,
} from '@gangway/shared/contract/office/fleet/room-operation.ts';
import { momentIn } from '@gangway/shared/domain/time/moment.ts';
import { writeDateTime } from '@gangway/shared/i18n/dates.ts';
import { readBoardRoom } from '../../features/rooms/board.service.ts';
import { actorOf } from '../../lib/caller.ts';
import {
  type Connection,
  type Database,
  inTransaction,
  type Transaction,
} from '../../lib/database/database.ts';
import { AppError, requireFound } from '../../lib/errors.ts';
import {
  findBooking,
  findGuestTicket,
  findParty,
  type GuestTicket,
  lockOrder,
} from '../../reservations/cabins/cabin-booking.repository.ts';
import type { Desk, DeskDeps } from '../../reservations/cabins/desk.types.ts';
import {
  actOnRoom,
  findRoomNumber,
  type LockedRoom,
  lockRoom,
} from '../../reservations/cabins/rooms.repository.ts';
import {
  type DeskSailing,
  findDeskSailings,
} from '../../reservations/sailings/sailing-details.repository.ts';
import { findTicketIdByText, presentedByCode } from '../../reservations/tickets/presented-ticket.service.ts';
import { checkInOpensMoment, guestRefusal } from './guest-refusal.rules.ts';

/** Reads a code in a QR, and anything else as a serial. */
const isCode = (text: string) => /^\s*GW\d+:/i.test(text);

/**
 * Checks the holder of a ticket into their room: one check-in for all who share it.
 * @throws AppError `ticket-not-found`, `guest-ticket-forged`, what `guestRefusal` says, `guest-already-in`,
 * `room-occupied`, `room-dirty`, `room-in-maintenance`
 */
export async function checkInByTicket(
  deps: DeskDeps,
  desk: Desk,
  { ticket: text, shipId, roomId }: TicketCheckIn,
): Promise<CheckedIn> {
  const presented = await present(deps.db, text);
  return inTransaction(deps, actorOf(desk.caller), async trx => {
    const ticket = await lockTicket(trx, presented);
    const now = deps.clock.now();
    const [current] = await findDeskSailings(trx, ticket.sailing.shipId, now);
    const refusal = guestRefusal(ticket, { shipId, roomId, current, now });
    if (refusal) throw await refuse(trx, desk, ticket, refusal, roomId);
    if (!ticket.room) throw new Error('a ticket without a room was not refused');
    const room = await lockExisting(trx, ticket.room.id);
    await enter(trx, deps, desk, room, { orderId: ticket.orderId, notes: '' });
    return {
      room: await readBoardRoom(trx, room, now),
      shipId: room.shipId,
      party: await findParty(trx, ticket.orderId, room.id),
    };
  });
}

/**
 * Checks in the guests who have booked a room on the current sailing. Without a booking, a note says who stays and why.
 * @throws AppError `not-found`, `guest-unpaid`, `room-not-booked`, `check-in-too-early`, and as by ticket.
 */
export function checkInByHand(deps: DeskDeps, desk: Desk, roomId: number, notes: string): Promise<BoardRoom> {
  return inTransaction(deps, actorOf(desk.caller), async trx => {
    const now = deps.clock.now();
    const [current] = await findDeskSailings(trx, (await findRoomNumber(trx, roomId)).shipId, now);
    const orderId = current && (await lockBooking(trx, desk, current, roomId, now));
    const room = await lockExisting(trx, roomId);
    if (!orderId && room.status === 'available' && notes === '')
      throw new AppError('room-not-booked', { params: { number: room.number } });
    await enter(trx, deps, desk, room, { orderId: orderId ?? null, notes });
    return readBoardRoom(trx, room, now);
  });
}

/** The order with the room on the sailing, locked against cancellation; undefined without one. */
async function lockBooking(
  trx: Transaction<Database>,
  { language }: Desk,
  sailing: DeskSailing,
  roomId: number,
  now: Date,
): Promise<string | undefined> {
  const booking = await findBooking(trx, sailing.id, roomId, now);
  if (!booking) return undefined;
  const { number: order, status, contactName: name } = await lockOrder(trx, booking.orderId);
  if (status === 'canceled' || status === 'refunded') return undefined;
  if (status === 'unpaid') throw new AppError('guest-unpaid', { params: { name, order } });
  const opensAt = checkInOpensMoment(sailing);
  if (now.getTime() < Date.parse(opensAt))
    throw new AppError('check-in-too-early', { params: { time: writeDateTime(opensAt, language) } });
  return booking.orderId;
}

async function present(
  db: Connection,
  text: string,
): Promise<{ ticketId: string; secret?: Uint8Array | null }> {
  if (!isCode(text)) {
    const ticketId = await findTicketIdByText(db, text);
    if (!ticketId) throw new AppError('ticket-not-found');
    return { ticketId };
  }
  const presented = await presentedByCode(db, text);
  if ('ticketId' in presented) return presented;
  if (presented.refusal === 'key-withdrawn') throw new AppError('guest-key-withdrawn');
  throw new AppError(presented.refusal === 'forged' ? 'guest-ticket-forged' : 'ticket-not-found');
}

async function lockTicket(
  trx: Transaction<Database>,
  { ticketId, secret }: { ticketId: string; secret?: Uint8Array | null },
): Promise<GuestTicket> {
  const claimed = await findGuestTicket(trx, ticketId);
  if (!claimed) throw new AppError('ticket-not-found');
  if (secret !== undefined && !(secret && timingSafeEqual(secret, claimed.secret)))
    throw new AppError('guest-ticket-forged');
  await lockOrder(trx, claimed.orderId);
  return (await findGuestTicket(trx, ticketId)) ?? claimed;
}

async function lockExisting(trx: Transaction<Database>, id: number): Promise<LockedRoom> {
  return requireFound(await lockRoom(trx, id));
}

/** If two desks check in at once, the second waits for the room, and then sees what the first one did. */
async function enter(
  trx: Transaction<Database>,
  { ids, clock }: DeskDeps,
  desk: Desk,
  room: LockedRoom,
  { orderId, notes }: { orderId: string | null; notes: string },
): Promise<void> {
  const { last } = room;
  if (room.status === 'occupied' && last && orderId !== null && last.orderId === orderId)
    throw new AppError('guest-already-in', {
      params: { number: room.number, time: writeDateTime(last.at, desk.language), by: last.by },
    });
  const operation = { id: ids.uuid(), orderId, notes, systemUserId: desk.caller.id, at: clock.now() };
  await actOnRoom(trx, room, { ...operation, action: 'check-in', to: 'occupied' }, desk.language);
}

async function refuse(
  db: Connection,
  { language }: Desk,
  { name, orderNumber, sailing, room }: GuestTicket,
  refusal: NonNullable<ReturnType<typeof guestRefusal>>,
  roomId: number | undefined,
): Promise<AppError> {
  const door = roomId === undefined ? undefined : await findRoomNumber(db, roomId);
  return new AppError(refusal, {
    params: {
      name,
      order: orderNumber,
      sailing: `${sailing.shipName}, ${writeDateTime(momentIn(sailing.departsAt, sailing.zones.departs), language)}`,
      time: writeDateTime(checkInOpensMoment(sailing), language),
      cabin: room?.number ?? '',
      number: door?.number ?? '',
    },
  });
}

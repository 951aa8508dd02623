/*
 * Tickets, their signed codes, the keys that sign them, and boarding events (I6). Pictures of tickets are in
 * `features/tickets`.
 *
 * May import: operator.
 */

import type { BoardingStatus, TicketType } from '@gangway/shared/contract/base/vocabulary.ts';
import { sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';
import { bytesAsText, insertRows } from '../../lib/database/insert-rows.ts';
import { AppError, refusing } from '../../lib/errors.ts';

/** A ticket's new boarding status, and its time. */
export interface StatusChange {
  ticketId: string;
  status: BoardingStatus;
  at: Date;
}

/**
 * Changes the boarding status of a ticket. The database refuses a transition that is not in shared/domain/states/transitions.ts
 * and writes the audit entry (invariant I7). The caller holds the ticket's lock.
 */
export async function setBoardingStatus(
  trx: Transaction<Database>,
  ticketId: string,
  status: BoardingStatus,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('tickets')
    .set({ boarding_status: status, boarded_at: status === 'boarded' ? at : null })
    .where('id', '=', ticketId)
    .execute();
}

/** The same for many different tickets. The caller holds their locks. */
export async function setBoardingStatuses(
  trx: Transaction<Database>,
  changes: readonly StatusChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ ticketId, status, at }) => ({
    id: ticketId,
    status,
    at: status === 'boarded' ? at : null,
  }));
  await sql`
    update tickets t set boarding_status = g.status, boarded_at = g.at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (id uuid, status boarding_status, at timestamptz)
    where t.id = g.id
  `.execute(trx);
}

/**
 * Sends the unchanged boarding status of these tickets to the gates again, because a gate had another one. The caller holds their
 * locks.
 */
export async function tellBoardingsAgain(
  trx: Transaction<Database>,
  ticketIds: readonly string[],
): Promise<void> {
  if (ticketIds.length === 0) return;
  await sql`update tickets set boarded_xid = pg_current_xact_id() where id = any(${ticketIds}::uuid[])`.execute(
    trx,
  );
}

/** Cancels the tickets of orders without a charge. @returns how many there were. */
export async function cancelTicketsOf(
  trx: Transaction<Database>,
  orderIds: readonly string[],
  at: Date,
): Promise<number> {
  const tickets = await trx
    .updateTable('tickets')
    .set({ canceled_at: at, charge_sen: 0 })
    .where('order_id', '=', sql<string>`any(${orderIds})`)
    .where('canceled_at', 'is', null)
    .returning('id')
    .execute();
  return tickets.length;
}

/** Cancels a ticket with its charge. */
export async function cancelTicket(
  trx: Transaction<Database>,
  id: string,
  chargeSen: number,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('tickets')
    .set({ canceled_at: at, charge_sen: chargeSen })
    .where('id', '=', id)
    .execute();
}

/** The error of a write if another booking took the document meanwhile (invariant I9). */
export const DOCUMENT_TAKEN_MEANWHILE = { i9_document_once_per_sailing: new AppError('document-booked') };

/** Makes a ticket valid again, on another seat. @throws AppError `document-booked` */
export async function reviveTicket(trx: Transaction<Database>, id: string, seat: string): Promise<void> {
  await refusing(DOCUMENT_TAKEN_MEANWHILE, () =>
    trx
      .updateTable('tickets')
      .set({ canceled_at: null, charge_sen: null, seat })
      .where('id', '=', id)
      .execute(),
  );
}

export async function setSeat(trx: Transaction<Database>, ticketId: string, seat: string): Promise<void> {
  await trx.updateTable('tickets').set({ seat }).where('id', '=', ticketId).execute();
}

/** Takes the fees for chosen seats off the prices of tickets. The caller changes the amounts due of their orders (invariant I3). */
export async function dropSeatFees(trx: Transaction<Database>, ticketIds: readonly string[]): Promise<void> {
  await trx
    .updateTable('tickets')
    .set({ price_sen: sql`price_sen - seat_fee_sen`, seat_fee_sen: 0 })
    .where('id', '=', sql<string>`any(${ticketIds}::uuid[])`)
    .execute();
}

/** Assigns tickets to the cabins of their order. */
export async function setCabinOfTickets(
  trx: Transaction<Database>,
  ticketIds: readonly string[],
  cabinId: string,
): Promise<void> {
  await trx
    .updateTable('tickets')
    .set({ cabin_id: cabinId })
    .where('id', '=', sql<string>`any(${ticketIds}::uuid[])`)
    .execute();
}

/** Sets the cabin of a ticket's passenger; null for none. */
export async function setTicketCabin(
  trx: Transaction<Database>,
  ticketId: string,
  cabinId: string | null,
): Promise<void> {
  await trx.updateTable('tickets').set({ cabin_id: cabinId }).where('id', '=', ticketId).execute();
}

/** A ticket on the sailing to which it was moved. */
export interface MovedTicket {
  seat: string;
  cabinId: string | null;
  priceSen: number;
  signingKeyId: number;
  verificationSecret: Buffer;
}

/** Its seat there was not chosen: the price has no fee for it. */
export async function setTicket(trx: Transaction<Database>, id: string, ticket: MovedTicket): Promise<void> {
  await trx
    .updateTable('tickets')
    .set({
      seat: ticket.seat,
      cabin_id: ticket.cabinId,
      price_sen: ticket.priceSen,
      seat_fee_sen: 0,
      signing_key_id: ticket.signingKeyId,
      verification_secret: ticket.verificationSecret,
    })
    .where('id', '=', id)
    .execute();
}

/** Gives a ticket another secret and the current signing key, so that every earlier code is refused. */
export async function setTicketSecret(
  trx: Transaction<Database>,
  ticketId: string,
  { signingKeyId, verificationSecret }: { signingKeyId: number; verificationSecret: Buffer },
): Promise<void> {
  await trx
    .updateTable('tickets')
    .set({ signing_key_id: signingKeyId, verification_secret: verificationSecret })
    .where('id', '=', ticketId)
    .execute();
}

/** A new ticket. */
export interface NewTicket {
  id: string;
  orderId: string;
  sailingId: number;
  passengerId: string;
  cabinId: string | null;
  serial: string;
  ticketType: TicketType;
  seat: string;
  priceSen: number;
  /** The part of the price for choosing the seat. */
  seatFeeSen: number;
  signingKeyId: number;
  secret: Uint8Array;
}

/**
 * Writes tickets.
 *
 * @throws AppError `document-booked` where the document of a passenger was booked on the sailing in between (invariant I9).
 */
export async function insertTickets(
  trx: Transaction<Database>,
  tickets: readonly NewTicket[],
): Promise<void> {
  await refusing(DOCUMENT_TAKEN_MEANWHILE, () =>
    insertRows(
      trx,
      'tickets',
      tickets.map(ticket => ({
        id: ticket.id,
        order_id: ticket.orderId,
        sailing_id: ticket.sailingId,
        passenger_id: ticket.passengerId,
        cabin_id: ticket.cabinId,
        serial: ticket.serial,
        ticket_type: ticket.ticketType,
        seat: ticket.seat,
        price_sen: ticket.priceSen,
        seat_fee_sen: ticket.seatFeeSen,
        signing_key_id: ticket.signingKeyId,
        verification_secret: bytesAsText(ticket.secret),
      })),
    ),
  );
}

/** Moves a ticket to another order of the same sailing, where its holder sleeps in that order's cabin or in none. */
export async function setOrderOfTicket(
  trx: Transaction<Database>,
  ticketId: string,
  { orderId, serial, cabinId }: { orderId: string; serial: string; cabinId: string | null },
): Promise<void> {
  await trx
    .updateTable('tickets')
    .set({ order_id: orderId, serial, cabin_id: cabinId })
    .where('id', '=', ticketId)
    .execute();
}

/** Clears the seats and cabins of an order's tickets. */
export async function clearSeats(trx: Transaction<Database>, orderId: string): Promise<void> {
  await trx
    .updateTable('tickets')
    .set({ seat: '', cabin_id: null })
    .where('order_id', '=', orderId)
    .execute();
}

/** Removes the live tickets from a cabin. */
export async function clearBeds(trx: Transaction<Database>, cabinId: string): Promise<void> {
  await trx
    .updateTable('tickets')
    .set({ cabin_id: null })
    .where('cabin_id', '=', cabinId)
    .where('canceled_at', 'is', null)
    .execute();
}

/** An order that expired at `canceled_at`. */
export interface ExpiredOrder {
  id: string;
  sailing_id: number;
  canceled_at: Date | null;
}

/** The tickets that an order had when it expired, in the order of its passengers. */
export async function findExpiredTickets(
  trx: Transaction<Database>,
  order: ExpiredOrder,
): Promise<{ id: string; priceSen: number; seatFeeSen: number; seat: string }[]> {
  const rows = await trx
    .selectFrom('tickets')
    .select(['id', 'price_sen', 'seat_fee_sen', 'seat'])
    .where('order_id', '=', order.id)
    .where('canceled_at', '=', order.canceled_at)
    .orderBy('serial')
    .execute();
  return rows.map(row => ({
    id: row.id,
    priceSen: row.price_sen,
    seatFeeSen: row.seat_fee_sen,
    seat: row.seat,
  }));
}

/** The data that the codes of an order's live tickets are signed with, in the order of their passengers. */
export async function findLiveTickets(db: Connection, orderId: string) {
  return db
    .selectFrom('tickets')
    .innerJoin('passengers', 'passengers.id', 'tickets.passenger_id')
    .select(['tickets.id', 'tickets.sailing_id', 'tickets.signing_key_id', 'tickets.verification_secret'])
    .where('tickets.order_id', '=', orderId)
    .where('tickets.canceled_at', 'is', null)
    .orderBy('passengers.position')
    .execute();
}

/** The seats of an order's live tickets. */
export async function findSeatsOfOrder(db: Connection, orderId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('tickets')
    .select('seat')
    .where('order_id', '=', orderId)
    .where('canceled_at', 'is', null)
    .where('seat', '<>', '')
    .execute();
  return rows.map(({ seat }) => seat);
}

export async function findOrderNumberOfTicket(db: Connection, ticketId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('tickets')
    .innerJoin('orders', 'orders.id', 'tickets.order_id')
    .select('orders.number')
    .where('tickets.id', '=', ticketId)
    .executeTakeFirst();
  return row?.number;
}

/** The gate of a sailing, and the sailing's version. */
export async function findGate(
  db: Connection,
  sailingId: number,
): Promise<{ gate: string; version: number }> {
  return db
    .selectFrom('sailings')
    .select(['gate', 'version'])
    .where('id', '=', sailingId)
    .executeTakeFirstOrThrow();
}

export async function countLiveTickets(db: Connection, orderId: string): Promise<number> {
  const { count } = await db
    .selectFrom('tickets')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .where('canceled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

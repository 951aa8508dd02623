import type { BoardingDecision, BoardingRefusal } from '@gangway/shared/contract/boarding.ts';
import type { BoardingMethod, BoardingOutcome } from '@gangway/shared/contract/office/gate/boarding.ts';
import { sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';

export async function findTicketIdBySerial(
  db: Connection,
  serials: readonly string[],
): Promise<string | undefined> {
  const row = await db.selectFrom('tickets').select('id').where('serial', 'in', serials).executeTakeFirst();
  return row?.id;
}

/**
 * Locks a ticket until the transaction ends and reads the data for the decision and the display. Its order is locked
 * first, as in a cancellation, so that the two cannot deadlock.
 */
export async function lockTicketForBoarding(trx: Transaction<Database>, ticketId: string) {
  const owner = await trx
    .selectFrom('tickets')
    .select('order_id')
    .where('id', '=', ticketId)
    .executeTakeFirst();
  if (!owner) return undefined;
  await trx.selectFrom('orders').select('id').where('id', '=', owner.order_id).forShare().execute();
  await trx.selectFrom('tickets').select('id').where('id', '=', ticketId).forUpdate().execute();
  return trx
    .selectFrom('tickets as t')
    .innerJoin('orders as o', 'o.id', 't.order_id')
    .innerJoin('passengers as p', 'p.id', 't.passenger_id')
    .innerJoin('sailings as s', 's.id', 't.sailing_id')
    .innerJoin('ships', 'ships.id', 's.ship_id')
    .leftJoin('order_cabins as c', join =>
      join.onRef('c.id', '=', 't.cabin_id').on('c.released_at', 'is', null),
    )
    .leftJoin('rooms', 'rooms.id', 'c.room_id')
    .where('t.id', '=', ticketId)
    .select([
      't.id',
      't.order_id',
      't.serial',
      't.ticket_type',
      't.seat',
      't.canceled_at',
      't.verification_secret',
    ])
    .select(['t.boarding_status', 't.boarded_at', 'o.number as order_number', 'o.status as order_status'])
    .select([
      'o.language',
      'p.name as passenger_name',
      'p.birth_date',
      'rooms.number as cabin',
      'ships.name as ship',
    ])
    .select(['s.id as sailing_id', 's.status as sailing_status', 's.date', 's.session', 's.departs_at'])
    .select(['s.first_departs_at', 'o.created_at as sold_at'])
    .executeTakeFirstOrThrow();
}

export type LockedTicket = NonNullable<Awaited<ReturnType<typeof lockTicketForBoarding>>>;

/** How many of an order's live tickets there are, and how many of them are on board. */
export async function countParty(
  db: Connection,
  orderId: string,
): Promise<{ size: number; boarded: number }> {
  return db
    .selectFrom('tickets')
    .where('order_id', '=', orderId)
    .where('canceled_at', 'is', null)
    .select(({ fn }) => [
      fn.countAll<number>().as('size'),
      fn.countAll<number>().filterWhere('boarding_status', '=', 'boarded').as('boarded'),
    ])
    .executeTakeFirstOrThrow();
}

/** A scan or a typed code and what became of it. */
export interface BoardingEvent {
  id: string;
  ticketId: string | null;
  outcome: BoardingDecision['outcome'];
  refusal: BoardingRefusal | null;
  method: BoardingMethod;
  gate: string;
  officerId: string;
  scannedAt: Date;
}

export async function findBoardingEvent(db: Connection, id: string): Promise<BoardingEvent | undefined> {
  const row = await db.selectFrom('boarding_events').selectAll().where('id', '=', id).executeTakeFirst();
  return (
    row && {
      id: row.id,
      ticketId: row.ticket_id,
      outcome: row.outcome as BoardingEvent['outcome'],
      refusal: row.refusal as BoardingRefusal | null,
      method: row.method as BoardingEvent['method'],
      gate: row.gate,
      officerId: row.officer_id,
      scannedAt: row.scanned_at,
    }
  );
}

/** When and where a ticket was last boarded, by its effective event. */
export async function findAdmission(
  db: Connection,
  ticketId: string,
): Promise<{ at: Date; gate: string } | undefined> {
  return db
    .selectFrom('boarding_events')
    .where('ticket_id', '=', ticketId)
    .where('outcome', '=', 'boarded')
    .where('effective', '=', true)
    .select(['scanned_at as at', 'gate'])
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** A new event; for an offline scan with how it arrived. */
export interface NewBoardingEvent extends Omit<BoardingEvent, 'outcome'> {
  outcome: BoardingOutcome;
  sailingId: number | undefined;
  receivedAt: Date;
  /** The reason of a supervisor's undo or override. */
  reason?: string;
  /** Of the scanner, where the gate has several. */
  lane?: string;
  effective?: boolean;
  undoneAt?: Date | null;
  valid?: boolean;
  unknownTicket?: string | null;
  stationId?: string;
  uploadedBy?: string | null;
}

/** Whether the event was stored: not if its id exists. An unknown sailing is left out of it. */
export async function insertBoardingEvent(
  trx: Transaction<Database>,
  event: NewBoardingEvent,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('boarding_events')
    .values({
      id: event.id,
      ticket_id: event.ticketId,
      unknown_ticket: event.unknownTicket ?? null,
      sailing_id: sql<number | null>`(select id from sailings where id = ${event.sailingId ?? null})`,
      outcome: event.outcome,
      refusal: event.refusal,
      method: event.method,
      gate: event.gate,
      officer_id: event.officerId,
      reason: event.reason ?? '',
      effective: event.effective ?? true,
      undone_at: event.undoneAt ?? null,
      valid: event.valid ?? true,
      station_id: event.stationId ?? null,
      uploaded_by: event.uploadedBy ?? null,
      scanned_at: event.scannedAt,
      received_at: event.receivedAt,
    })
    .onConflict(conflict => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

import type { OrderStatus, SailingStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import { sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';
import type { BoardingEvent, NewBoardingEvent } from './boarding.repository.ts';

/** What decides whether a scan of a ticket counts. */
export interface ScannedTicket {
  id: string;
  canceled_at: Date | null;
  boarded_at: Date | null;
  order_status: OrderStatus;
  sailing_id: number;
  sailing_status: SailingStatus;
  departs_at: Date;
  /** As first planned; null unless it was moved. */
  first_departs_at: Date | null;
  sold_at: Date;
}

/**
 * Locks tickets until the transaction ends, and reads them, by id. Their orders are locked first, as in a cancellation,
 * and both in the order of their ids, so that two batches with the same tickets cannot deadlock. Unknown ids are left out.
 */
export async function lockScannedTickets(
  trx: Transaction<Database>,
  ids: readonly string[],
): Promise<Map<string, ScannedTicket>> {
  if (ids.length === 0) return new Map();
  await sql`
    select id from orders where id in (select order_id from tickets where id = any(${ids}::uuid[])) order by id for share
  `.execute(trx);
  await sql`select id from tickets where id = any(${ids}::uuid[]) order by id for update`.execute(trx);
  const { rows } = await sql<ScannedTicket>`
    select t.id, t.canceled_at, t.boarded_at, o.status as order_status, s.id as sailing_id, s.status as sailing_status,
      s.departs_at, s.first_departs_at, o.created_at as sold_at
    from tickets t
    join orders o on o.id = t.order_id
    join sailings s on s.id = t.sailing_id
    where t.id = any(${ids}::uuid[])
  `.execute(trx);
  return new Map(rows.map(row => [row.id, row]));
}

/** Of these events those that there are, by id. */
export async function findBoardingEvents(
  db: Connection,
  ids: readonly string[],
): Promise<Map<string, Pick<BoardingEvent, 'ticketId' | 'method'>>> {
  const { rows } = await sql<Pick<BoardingEvent, 'ticketId' | 'method'> & { id: string }>`
    select id, ticket_id as "ticketId", method from boarding_events where id = any(${ids}::uuid[])
  `.execute(db);
  return new Map(rows.map(({ id, ...event }) => [id, event]));
}

/**
 * Stores events in this order. An unknown sailing is left out of its event.
 *
 * @returns the ids of those that were stored: not those whose id exists
 */
export async function insertBoardingEvents(
  trx: Transaction<Database>,
  events: readonly NewBoardingEvent[],
): Promise<Set<string>> {
  if (events.length === 0) return new Set();
  const given = events.map((event, place) => ({
    place,
    id: event.id,
    ticket_id: event.ticketId,
    unknown_ticket: event.unknownTicket ?? null,
    sailing_id: event.sailingId ?? null,
    outcome: event.outcome,
    refusal: event.refusal,
    method: event.method,
    gate: event.gate,
    lane: event.lane ?? '',
    officer_id: event.officerId,
    reason: event.reason ?? '',
    effective: event.effective ?? true,
    undone_at: event.undoneAt ?? null,
    valid: event.valid ?? true,
    station_id: event.stationId ?? null,
    uploaded_by: event.uploadedBy ?? null,
    scanned_at: event.scannedAt,
    received_at: event.receivedAt,
  }));
  const { rows } = await sql<{ id: string }>`
    insert into boarding_events (id, ticket_id, unknown_ticket, sailing_id, outcome, refusal, method, gate, lane, officer_id,
      reason, effective, undone_at, valid, station_id, uploaded_by, scanned_at, received_at)
    select g.id, g.ticket_id, g.unknown_ticket, s.id, g.outcome, g.refusal, g.method, g.gate, g.lane, g.officer_id,
      g.reason, g.effective, g.undone_at, g.valid, g.station_id, g.uploaded_by, g.scanned_at, g.received_at
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g (place integer, id uuid, ticket_id uuid,
      unknown_ticket uuid, sailing_id integer, outcome text, refusal text, method text, gate text, lane text, officer_id uuid,
      reason text, effective boolean, undone_at timestamptz, valid boolean, station_id uuid, uploaded_by uuid,
      scanned_at timestamptz, received_at timestamptz)
    left join sailings s on s.id = g.sailing_id
    order by g.place
    on conflict (id) do nothing
    returning id
  `.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

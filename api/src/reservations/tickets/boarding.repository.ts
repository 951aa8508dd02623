import type { OrderStatus, SailingStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import type { BoardingDecision, BoardingRefusal } from '@gangway/shared/contract/boarding.ts';
import type { BoardingMethod, BoardingOutcome } from '@gangway/shared/contract/office/gate/boarding.ts';
import { sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';
import { setBoardingStatus } from './tickets.repository.ts';

export async function findTicketIdBySerial(
  db: Connection,
  serials: readonly string[],
): Promise<string | undefined> {
  const row = await db.selectFrom('tickets').select('id').where('serial', 'in', serials).executeTakeFirst();
  return row?.id;
}

/** What proves a typed ticket, and what a gate says of it. */
export async function findTypedTicket(db: Connection, ticketId: string) {
  return db
    .selectFrom('tickets as t')
    .innerJoin('orders as o', 'o.id', 't.order_id')
    .where('t.id', '=', ticketId)
    .select(['t.order_id', 't.sailing_id', 't.canceled_at', 't.verification_secret', 't.boarding_status'])
    .select('o.status as order_status')
    .executeTakeFirst();
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
    .select([
      's.id as sailing_id',
      's.status as sailing_status',
      's.date',
      's.session',
      's.departs_at',
      's.departs_zone',
    ])
    .select(['s.first_departs_at', 'o.created_at as sold_at'])
    .executeTakeFirstOrThrow();
}

export type LockedTicket = NonNullable<Awaited<ReturnType<typeof lockTicketForBoarding>>>;

/** The number of an order's live tickets, and how many of them are on board. */
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

/** A scan or a typed code, and its result. */
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

/** The time and gate of a ticket's last boarding, from its effective event. */
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

/** A new event; for an offline scan with its upload. */
export interface NewBoardingEvent extends Omit<BoardingEvent, 'outcome'> {
  outcome: BoardingOutcome;
  sailingId: number | undefined;
  receivedAt: Date;
  /** The reason of a supervisor's undo or override. */
  reason?: string;
  /** The scanner's lane, if the gate has several. */
  lane?: string;
  effective?: boolean;
  undoneAt?: Date | null;
  valid?: boolean;
  unknownTicket?: string | null;
  stationId?: string;
  uploadedBy?: string | null;
}

/** @returns whether the event was stored: false if its id exists. An unknown sailing is stored as null. */
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

/** The facts that decide whether a scan of a ticket counts. */
export interface ScannedTicket {
  id: string;
  canceled_at: Date | null;
  boarded_at: Date | null;
  order_status: OrderStatus;
  sailing_id: number;
  sailing_status: SailingStatus;
  departs_at: Date;
  /** The first scheduled departure; null unless it was moved. */
  first_departs_at: Date | null;
  sold_at: Date;
}

/**
 * Locks tickets until the transaction ends, and reads them, by id. Their orders are locked first, as in a cancellation, and both
 * in the order of their ids, so that two batches with the same tickets cannot deadlock. Unknown ids are skipped.
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

/** The given events that exist, by id. */
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
 * Stores events in this sequence. An unknown sailing is stored as null.
 *
 * @returns the ids of those that were stored, without those whose id existed
 */
export async function insertBoardingEvents(
  trx: Transaction<Database>,
  events: readonly NewBoardingEvent[],
): Promise<Set<string>> {
  if (events.length === 0) return new Set();
  const values = events.map((event, index) => ({
    index,
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
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as g (index integer, id uuid, ticket_id uuid,
      unknown_ticket uuid, sailing_id integer, outcome text, refusal text, method text, gate text, lane text, officer_id uuid,
      reason text, effective boolean, undone_at timestamptz, valid boolean, station_id uuid, uploaded_by uuid,
      scanned_at timestamptz, received_at timestamptz)
    left join sailings s on s.id = g.sailing_id
    order by g.index
    on conflict (id) do nothing
    returning id
  `.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

/** Marks the effective boarding of each ticket as undone (invariant I6). The caller holds the locks of the tickets. */
export async function markBoardingsUndone(
  trx: Transaction<Database>,
  ticketIds: readonly string[],
  at: Date,
): Promise<void> {
  await trx
    .updateTable('boarding_events')
    .set({ undone_at: at })
    .where('ticket_id', '=', sql<string>`any(${ticketIds})`)
    .where('outcome', '=', 'boarded')
    .where('effective', '=', true)
    .where('undone_at', 'is', null)
    .execute();
}

/** Undoes the boarding of tickets whose ship does not sail (invariant I6). The caller holds the locks of their orders. */
export async function undoBoardings(
  trx: Transaction<Database>,
  ticketIds: readonly string[],
  at: Date,
): Promise<void> {
  if (ticketIds.length === 0) return;
  await markBoardingsUndone(trx, ticketIds, at);
  for (const id of ticketIds) await setBoardingStatus(trx, id, 'pending', at);
}

/** An event in the history of a ticket that changes whether its holder is on board. */
export interface BoardingHistoryEvent {
  id: string;
  outcome: 'boarded' | 'undone';
  at: Date;
}

/** Whether a boarding is effective: until it was undone, and unless an earlier one had already boarded the ticket. */
export interface BoardingEffect {
  id: string;
  at: Date;
  effective: boolean;
  undoneAt: Date | null;
  precededBy: string | null;
}

/** An event of a ticket's history, with its current effect. */
export type JudgedEvent = BoardingHistoryEvent & Pick<BoardingEffect, 'effective' | 'undoneAt'>;

/** The relevant history of each of these tickets, with the effect of each boarding. The caller holds their locks. */
export async function findHistories(
  trx: Transaction<Database>,
  ticketIds: readonly string[],
): Promise<Map<string, JudgedEvent[]>> {
  const histories = new Map<string, JudgedEvent[]>();
  if (ticketIds.length === 0) return histories;
  const { rows } = await sql<JudgedEvent & { ticketId: string }>`
    select ticket_id as "ticketId", id, outcome, scanned_at as at, effective, undone_at as "undoneAt"
    from boarding_events
    where ticket_id = any(${ticketIds}::uuid[]) and outcome <> 'refused' and valid
    order by ticket_id, scanned_at, sequence
  `.execute(trx);
  for (const { ticketId, ...event } of rows) {
    const history = histories.get(ticketId);
    if (history) history.push(event);
    else histories.set(ticketId, [event]);
  }
  return histories;
}

/**
 * Writes which boardings are effective. Ended ones are written before the current one, because a ticket never has more than one
 * effective boarding (invariant I6).
 */
export async function writeBoardingEffects(
  trx: Transaction<Database>,
  effects: readonly BoardingEffect[],
): Promise<void> {
  const isCurrent = ({ effective, undoneAt }: BoardingEffect) => effective && undoneAt === null;
  for (const some of [effects.filter(effect => !isCurrent(effect)), effects.filter(isCurrent)]) {
    if (some.length === 0) continue;
    await sql`
      update boarding_events e set effective = g.effective, undone_at = g."undoneAt"
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as g (id uuid, effective boolean, "undoneAt" timestamptz)
      where e.id = g.id
    `.execute(trx);
  }
}

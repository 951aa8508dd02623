import type {
  Language,
  OrderStatus,
  SailingStatus,
  TicketType,
} from '@gangway/shared/contract/base/vocabulary.ts';
import type { GateRoutedSailing } from '@gangway/shared/contract/office/gate/gate.ts';
import { momentIn } from '@gangway/shared/domain/time/moment.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../../lib/database/database.ts';
import { pinnedNotes } from '../../../reservations/orders/order-notes.repository.ts';
import type { ChangeRange, FeedPosition } from './cursor.rules.ts';

/**
 * The feed's position in this view of the database. Another cluster numbers transactions differently, and a restored
 * database has another start time or another file for its tickets table.
 */
export async function readPosition(db: Connection): Promise<FeedPosition> {
  const { rows } = await sql<FeedPosition>`
    select concat_ws('-', (extract(epoch from pg_postmaster_start_time()) * 1000000)::bigint,
        (select oid from pg_database where datname = current_database()), pg_relation_filenode('tickets')) as epoch,
      pg_snapshot_xmin(pg_current_snapshot())::text as from, pg_snapshot_xmax(pg_current_snapshot())::text as until
  `.execute(db);
  return rows[0] as FeedPosition;
}

const isInRange = (column: string, { since, until }: ChangeRange): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(column)} >= ${since}::xid8 and ${sql.ref(column)} < ${until}::xid8)`;

/** Of these sailings, those to be sent with all tickets: their date changed, they were canceled, or cabins renamed. */
export async function findChangedSailings(
  db: Connection,
  sailingIds: readonly number[],
  range: ChangeRange,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id from sailings s
    where s.id = any(${sailingIds}) and (${isInRange('s.gate_xid', range)}
      or exists (select from rooms r where r.ship_id = s.ship_id and ${isInRange('r.gate_xid', range)}))
  `.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Identifies the state of these sailings, as far as a gate must download all their tickets again when it changes: the last
 * transactions that changed them and their cabins.
 */
export async function findSailingVersions(
  db: Connection,
  sailingIds: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; version: string }>`
    select s.id, (s.gate_xid::text::numeric + coalesce(
      (select sum(r.gate_xid::text::numeric) from rooms r where r.ship_id = s.ship_id), 0))::text as version
    from sailings s where s.id = any(${sailingIds})
  `.execute(db);
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Whether a sailing between two days was added, moved or canceled. */
export async function haveNamesChanged(
  db: Connection,
  { from, to }: { from: string; to: string },
  range: ChangeRange,
): Promise<boolean> {
  const { rows } = await sql<{ changed: boolean }>`
    select exists (
      select from sailings s where s.date between ${from} and ${to} and ${isInRange('s.gate_xid', range)}) as changed
  `.execute(db);
  return rows[0]?.changed ?? false;
}

/** The sailings of which every ticket is sent, and those of which only changes are. */
export interface FeedScope {
  whole: readonly number[];
  changed: readonly number[];
  range: ChangeRange | null;
}

/** The tickets to send to a station, with those that moved away from its sailings; exported for tests of its plan. */
export function wantedTickets({ whole, changed, range }: FeedScope): RawBuilder<{ id: string }> {
  const news =
    range &&
    sql`
      union
      select id from tickets where sailing_id = any(${changed}) and ${isInRange('gate_xid', range)}
      union
      select ticket_id from ticket_moves
      where from_sailing_id = any(${changed}) and ${isInRange('gate_xid', range)}`;
  return sql<{ id: string }>`
    select id from tickets where sailing_id = any(${whole})
    union
    select ticket_id from ticket_moves where from_sailing_id = any(${whole})
    ${news ?? sql``}`;
}

/** Tickets by their ids. */
export interface TheseTickets {
  ids: readonly string[];
}

export interface FeedRow {
  id: string;
  order_id: string;
  wanted: boolean;
  sailing_id: number;
  sailing_date: string;
  sailing_status: SailingStatus;
  serial: string;
  ticket_type: TicketType;
  seat: string;
  cabin: string | null;
  canceled: boolean;
  signing_key_id: number;
  verification_secret: Buffer;
  boarded_at: Date | null;
  event_id: string | null;
  gate: string | null;
  passenger_name: string;
  birth_date: string;
  order_number: string;
  order_status: OrderStatus;
  language: Language;
  due_sen: number;
  paid_sen: number;
  notes: string[];
}

/** The ids of the tickets to send. */
export async function findWantedIds(db: Connection, scope: FeedScope): Promise<string[]> {
  return (await wantedTickets(scope).execute(db)).rows.map(({ id }) => id);
}

/** Whether the holder of a ticket is on board, and by which event. */
export type BoardingRow = Pick<FeedRow, 'id' | 'boarded_at' | 'event_id' | 'gate'>;

/** The tickets of these sailings that were boarded or undone in this range, with their current boarding. */
export async function findNewBoardings(
  db: Connection,
  sailingIds: readonly number[],
  range: ChangeRange,
): Promise<BoardingRow[]> {
  if (sailingIds.length === 0) return [];
  const { rows } = await sql<BoardingRow>`
    select t.id, t.boarded_at, e.id as event_id, e.gate
    from tickets t
    left join boarding_events e
      on e.ticket_id = t.id and e.outcome = 'boarded' and e.undone_at is null and e.effective
    where t.sailing_id = any(${sailingIds}) and ${isInRange('t.boarded_xid', range)}
  `.execute(db);
  return rows;
}

/** Every ticket of the orders of these tickets, order by order, each in the order of its booking. */
export async function findFeedRows(db: Connection, selection: FeedScope | TheseTickets): Promise<FeedRow[]> {
  return (await feedRows(selection).execute(db)).rows;
}

/** The query itself, exported so that a test can explain it. */
export const feedRows = (selection: FeedScope | TheseTickets): RawBuilder<FeedRow> => sql<FeedRow>`
    with wanted as materialized (${'ids' in selection ? sql`select unnest(${selection.ids}::uuid[]) as id` : wantedTickets(selection)}),
      parties as materialized (select distinct t.order_id from wanted join tickets t using (id))
    select t.id, t.order_id, wanted.id is not null as wanted, t.sailing_id, s.date as sailing_date,
      s.status as sailing_status, t.serial, t.ticket_type, t.seat, rooms.number as cabin,
      t.canceled_at is not null as canceled, t.signing_key_id, t.verification_secret, t.boarded_at,
      e.id as event_id, e.gate, p.name as passenger_name, p.birth_date, o.number as order_number,
      o.status as order_status, o.language, o.due_sen, o.paid_sen, ${pinnedNotes} as notes
    from parties
    join orders o on o.id = parties.order_id
    join tickets t on t.order_id = o.id
    join passengers p on p.id = t.passenger_id
    join sailings s on s.id = t.sailing_id
    left join wanted on wanted.id = t.id
    left join order_cabins c on c.id = t.cabin_id and c.released_at is null
    left join rooms on rooms.id = c.room_id
    left join boarding_events e
      on e.ticket_id = t.id and e.outcome = 'boarded' and e.undone_at is null and e.effective
    order by t.order_id, p.position`;

/** The sailings between two days, both included, by departure. */
export async function findNames(
  db: Connection,
  { from, to }: { from: string; to: string },
): Promise<GateRoutedSailing[]> {
  const { rows } = await sql<Omit<GateRoutedSailing, 'departsAt'> & { departsAt: Date; zone: string }>`
    select s.id, ships.name as ship, dep.name as departure, dest.name as destination, s.date, s.session,
      s.departs_at as "departsAt", s.departs_zone as zone
    from sailings s
    join ships on ships.id = s.ship_id
    join routes r on r.id = s.route_id
    join ports dep on dep.id = r.departure_port_id
    join ports dest on dest.id = r.destination_port_id
    where s.date between ${from} and ${to}
    order by s.departs_at, s.id
  `.execute(db);
  return rows.map(({ zone, ...row }) => ({ ...row, departsAt: momentIn(row.departsAt, zone) }));
}

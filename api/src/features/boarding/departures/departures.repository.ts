import type { SailingStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import type { GateSailing } from '@gangway/shared/contract/office/gate/boarding.ts';
import type { ClosedCount, GateReport, MissingPassenger } from '@gangway/shared/contract/office/gate/gate.ts';
import { ageOn } from '@gangway/shared/domain/time/local-date.ts';
import { ADULT_FROM_YEARS } from '@gangway/shared/domain/travel/travel-limits.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../../lib/database/database.ts';

interface MissingRow {
  id: string;
  serial: string;
  name: string;
  birth_date: string;
  date: string;
  number: string;
  cabin: string | null;
}

/** Holders of tickets of paid orders who are not on board, by name. */
export const findMissing = (db: Connection, sailingId: number): Promise<MissingTicket[]> =>
  findPassengers(
    db,
    sql`o.sailing_id = ${sailingId} and o.status in ('paid', 'completed')
      and t.canceled_at is null and t.boarding_status = 'pending'`,
  );

/** The holders of these tickets, by name. */
export const findHolders = (db: Connection, ticketIds: readonly string[]): Promise<MissingTicket[]> =>
  findPassengers(db, sql`t.id = any(${ticketIds}::uuid[])`);

export type MissingTicket = MissingPassenger & { ticketId: string };

async function findPassengers(db: Connection, condition: RawBuilder<unknown>): Promise<MissingTicket[]> {
  const { rows } = await sql<MissingRow>`
    select t.id, t.serial, p.name, p.birth_date, s.date, o.number, rooms.number as cabin
    from orders o
    join tickets t on t.order_id = o.id
    join passengers p on p.id = t.passenger_id
    join sailings s on s.id = t.sailing_id
    left join order_cabins c on c.id = t.cabin_id and c.released_at is null
    left join rooms on rooms.id = c.room_id
    where ${condition}
    order by lower(p.name), t.serial
  `.execute(db);
  return rows.map(row => ({
    ticketId: row.id,
    serial: row.serial,
    passengerName: row.name,
    orderNumber: row.number,
    cabin: row.cabin,
    minor: ageOn(row.birth_date, row.date) < ADULT_FROM_YEARS,
  }));
}

type GateRow = Omit<GateReport, 'lastSeenAt' | 'waitingSince' | 'silent' | 'stoodDown'> & {
  lastSeenAt: Date;
  waitingSince: Date | null;
  stoodDownAt: Date | null;
  stoodDownBy: NonNullable<GateReport['stoodDown']>['by'] | null;
};

/**
 * Stations that may hold scans of the sailing: set to it, or synced for it and not set to another one since, or set to any
 * sailing and active since `from`; and those that boarded passengers for it, even if no boarding is effective.
 */
export async function findGates(db: Connection, sailingId: number, from: string): Promise<GateRow[]> {
  const { rows } = await sql<GateRow>`
    select st.id as "stationId", st.gate, coalesce(let_in.boarded, 0)::integer as boarded,
      st.waiting, st.waiting_since as "waitingSince", st.last_seen_at as "lastSeenAt",
      here.stood_down_at as "stoodDownAt",
      case when u.id is not null then jsonb_build_object('username', u.username, 'name', u.name) end as "stoodDownBy"
    from gate_stations st
    left join gate_assignments here on here.station_id = st.id and here.sailing_id = ${sailingId}
    left join system_users u on u.id = here.stood_down_by
    left join (
      select station_id, count(*) filter (where effective and undone_at is null) as boarded from boarding_events
      where sailing_id = ${sailingId} and outcome = 'boarded'
      group by station_id
    ) let_in on let_in.station_id = st.id
    where (here.station_id is not null and here.left_at is null) or let_in.station_id is not null
      or (st.sailing_id is null and st.last_seen_at >= ${from})
    order by st.gate, st.id
  `.execute(db);
  return rows;
}

/** A closed count as it is stored. */
export interface FinalCount extends Omit<ClosedCount, 'closedAt' | 'missing' | 'late' | 'amendments'> {
  closedAt: Date;
  /** Tickets that were not on board. */
  missing: string[];
  /** The number of boardings and undos that were counted. */
  events: number;
}

/** The valid count of a sailing: the last one. */
export async function findLiveCount(db: Connection, sailingId: number): Promise<FinalCount | undefined> {
  const { rows } = await sql<FinalCount>`
    select c.number, c.closed_at as "closedAt", jsonb_build_object('username', u.username, 'name', u.name) as "closedBy",
      c.sold, c.boarded, c.missing, c.open_conflicts as "openConflicts", c.gates, c.reason, c.events
    from final_counts c join system_users u on u.id = c.closed_by
    where c.sailing_id = ${sailingId}
    order by c.number desc limit 1
  `.execute(db);
  return rows[0];
}

type AmendmentRow = Omit<ClosedCount['amendments'][number], 'receivedAt' | 'firstScanAt'> & {
  receivedAt: Date;
  firstScanAt: Date;
};

/** What arrived after a count was closed, ordered by number. The database itself writes it. */
export async function findAmendments(
  db: Connection,
  sailingId: number,
  countNumber: number,
): Promise<AmendmentRow[]> {
  const { rows } = await sql<AmendmentRow>`
    select number, received_at as "receivedAt", gate, boarded, undone, first_scan_at as "firstScanAt"
    from final_count_amendments
    where sailing_id = ${sailingId} and count_number = ${countNumber}
    order by number
  `.execute(db);
  return rows;
}

/**
 * Blocks the storing of further scans until the count is closed, and waits for those that are being stored. It must be the first
 * statement of its transaction; otherwise the count would use a snapshot from before the wait.
 */
export async function lockCounts(trx: Transaction<Database>): Promise<void> {
  await sql`lock table final_counts in exclusive mode`.execute(trx);
}

/** The number of boardings and undos of a sailing. They are never deleted. */
export async function countEvents(db: Connection, sailingId: number): Promise<number> {
  const { rows } = await sql<{ events: number }>`
    select count(*)::integer as events from boarding_events where sailing_id = ${sailingId} and outcome <> 'refused'
  `.execute(db);
  return rows[0]?.events ?? 0;
}

/** Stores a closed count. Violates `one_live_count` where another has this number. */
export async function insertFinalCount(
  trx: Transaction<Database>,
  count: Omit<FinalCount, 'closedBy'> & { id: string; sailingId: number; closedBy: string },
): Promise<void> {
  await trx
    .insertInto('final_counts')
    .values({
      id: count.id,
      sailing_id: count.sailingId,
      number: count.number,
      closed_at: count.closedAt,
      closed_by: count.closedBy,
      sold: count.sold,
      boarded: count.boarded,
      missing: count.missing,
      open_conflicts: count.openConflicts,
      events: count.events,
      gates: JSON.stringify(count.gates),
      reason: count.reason,
    })
    .execute();
}

type GateSailingRow = Omit<
  GateSailing,
  'departsAt' | 'boardingOpensAt' | 'boardingClosesAt' | 'phase' | 'countClosedAt'
> & {
  departsAt: Date;
  zone: string;
  countClosedAt: Date | null;
  status: SailingStatus;
};

/** Which sailings are read: those that depart within a period, or a single one. */
export type SailingFilter = { from: Date; until: Date } | { id: number };

/**
 * Sailings by departure, with the numbers of ticket holders and of passengers on board, and the gates that boarded since a point
 * in time.
 */
export async function findGateSailings(
  db: Connection,
  filter: SailingFilter,
  boardedSince: Date,
): Promise<GateSailingRow[]> {
  const condition =
    'id' in filter ? sql`s.id = ${filter.id}` : sql`s.departs_at between ${filter.from} and ${filter.until}`;
  const { rows } = await sql<GateSailingRow>`
    select s.id, ships.name as ship, dep.name as departure, dest.name as destination, s.date, s.session, s.status,
      s.gate, s.departs_at as "departsAt", s.departs_zone as zone, tickets.boarded, tickets.expected,
      (select max(c.closed_at) from final_counts c where c.sailing_id = s.id) as "countClosedAt",
      array(
        select distinct g.gate from gate_stations g
        where g.sailing_id = s.id and g.gate <> '' and g.last_seen_at >= ${boardedSince}
        order by g.gate) as gates
    from sailings s
    join ships on ships.id = s.ship_id
    join routes r on r.id = s.route_id
    join ports dep on dep.id = r.departure_port_id
    join ports dest on dest.id = r.destination_port_id
    cross join lateral (
      select count(t.id)::integer as expected,
        (count(t.id) filter (where t.boarding_status = 'boarded'))::integer as boarded
      from orders o join tickets t on t.order_id = o.id and t.canceled_at is null
      where o.sailing_id = s.id and o.status in ('paid', 'completed')
    ) tickets
    where ${condition}
    order by s.departs_at, s.id
  `.execute(db);
  return rows;
}

import type { GateReport, MissingPassenger } from '@gangway/shared/contract/office/gate/gate.ts';
import { ageOn } from '@gangway/shared/domain/time/local-date.ts';
import { ADULT_FROM_YEARS } from '@gangway/shared/domain/travel/age-rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../../lib/database/database.ts';

interface MissingRow {
  id: string;
  serial: string;
  name: string;
  birth_date: string;
  date: string;
  number: string;
  cabin: string | null;
}

/** Who has a ticket of a paid order and is not on board, by name. */
export const findMissing = (db: Connection, sailingId: number): Promise<MissingTicket[]> =>
  findPassengers(
    db,
    sql`o.sailing_id = ${sailingId} and o.status in ('paid', 'completed')
      and t.canceled_at is null and t.boarding_status = 'pending'`,
  );

/** Whose these tickets are, by name. */
export const findHolders = (db: Connection, ticketIds: readonly string[]): Promise<MissingTicket[]> =>
  findPassengers(db, sql`t.id = any(${ticketIds}::uuid[])`);

export type MissingTicket = MissingPassenger & { ticketId: string };

async function findPassengers(db: Connection, isWanted: RawBuilder<unknown>): Promise<MissingTicket[]> {
  const { rows } = await sql<MissingRow>`
    select t.id, t.serial, p.name, p.birth_date, s.date, o.number, rooms.number as cabin
    from orders o
    join tickets t on t.order_id = o.id
    join passengers p on p.id = t.passenger_id
    join sailings s on s.id = t.sailing_id
    left join order_cabins c on c.id = t.cabin_id and c.released_at is null
    left join rooms on rooms.id = c.room_id
    where ${isWanted}
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
 * Stations that may hold scans of the sailing: set to it or synced for it and not gone on to another one, or set to any
 * and active since `from`; and those that boarded passengers for it, although none of that may stand.
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

import { sql } from 'kysely';
import type { Connection } from '../../../lib/database/database.ts';

export interface StationReport {
  id: string;
  gate: string;
  sailingId: number | null;
  waiting: number;
  /** When the oldest of them was made. */
  waitingSince: Date | null;
  officerId: string;
  seenAt: Date;
}

/**
 * Stores the state that a station reports, and which sailings it may hold scans of (migration 0047). A sailing that does not
 * exist is stored as none. `tickets`: the sailings whose tickets it has, where it boards any.
 */
export async function recordReport(
  db: Connection,
  report: StationReport & { tickets?: readonly number[] },
): Promise<void> {
  const row = {
    gate: report.gate,
    sailing_id: sql<number | null>`(select id from sailings where id = ${report.sailingId})`,
    waiting: report.waiting,
    waiting_since: report.waiting > 0 ? report.waitingSince : null,
    officer_id: report.officerId,
    last_seen_at: report.seenAt,
  };
  await db
    .insertInto('gate_stations')
    .values({ id: report.id, ...row })
    .onConflict(conflict => conflict.column('id').doUpdateSet(row))
    .execute();
  await recordAssignments(db, report);
}

/**
 * In one statement: the sailings that it boards are its own, stood down no more, and of the others it holds nothing once it says
 * that nothing waits. One that boards any sailing boards those that it brings the tickets of.
 */
async function recordAssignments(
  db: Connection,
  { id, sailingId, tickets, waiting, seenAt }: StationReport & { tickets?: readonly number[] },
): Promise<void> {
  const boards = sailingId === null ? (tickets ?? null) : [sailingId];
  await sql`
    with here as (select id from sailings where id = any(${boards ?? []}::integer[])),
    gone as (
      update gate_assignments set left_at = greatest(${seenAt}, assigned_at)
      where station_id = ${id} and left_at is null and ${boards !== null && waiting === 0}
        and sailing_id not in (select id from here)
    ),
    back as (
      update gate_assignments set stood_down_at = null, stood_down_by = null
      where station_id = ${id} and stood_down_at is not null and sailing_id not in (select id from here)
        and ${waiting > 0}
    )
    insert into gate_assignments as held (station_id, sailing_id, assigned_at)
    select ${id}, id, ${seenAt} from here
    on conflict (station_id, sailing_id) do update set left_at = null, stood_down_at = null, stood_down_by = null
    where held.left_at is not null or held.stood_down_at is not null
  `.execute(db);
}

/** Stores the time of a station's last contact; for a station that has not reported its state yet, also its gate. */
export async function recordHeartbeat(
  db: Connection,
  { id, gate, officerId, seenAt }: Pick<StationReport, 'id' | 'gate' | 'officerId' | 'seenAt'>,
): Promise<void> {
  const heartbeat = { officer_id: officerId, last_seen_at: seenAt };
  await db
    .insertInto('gate_stations')
    .values({ id, gate, waiting: 0, ...heartbeat })
    .onConflict(conflict =>
      conflict
        .column('id')
        .doUpdateSet({ ...heartbeat, gate: sql`coalesce(nullif(gate_stations.gate, ''), excluded.gate)` }),
    )
    .execute();
  await db
    .updateTable('gate_assignments')
    .set({ stood_down_at: null, stood_down_by: null })
    .where('station_id', '=', id)
    .where('left_at', 'is', null)
    .where('stood_down_at', 'is not', null)
    .execute();
}

import { sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';

/** The sailings that a gate may hold scans of (migration 0047), as it reports them. */
export interface GateAssignments {
  id: string;
  /** The sailing that it boards; null for none. */
  sailingId: number | null;
  /** The sailings whose tickets it has, where it boards any. */
  tickets?: readonly number[];
  /** How many scans wait at the gate. */
  waiting: number;
  seenAt: Date;
}

/** Notes who vouched that a gate holds no scans of a sailing, also where it had gone on to another one. */
export async function markStoodDown(
  trx: Transaction<Database>,
  { stationId, sailingId, at, by }: { stationId: string; sailingId: number; at: Date; by: string },
): Promise<void> {
  const row = { stood_down_at: at, stood_down_by: by };
  await trx
    .insertInto('gate_assignments')
    .values({ station_id: stationId, sailing_id: sailingId, assigned_at: at, ...row })
    .onConflict(conflict => conflict.columns(['station_id', 'sailing_id']).doUpdateSet(row))
    .execute();
}

/** A gate that made contact is no longer stood down for any sailing that it still has. */
export async function endStandDowns(db: Connection, stationId: string): Promise<void> {
  await db
    .updateTable('gate_assignments')
    .set({ stood_down_at: null, stood_down_by: null })
    .where('station_id', '=', stationId)
    .where('left_at', 'is', null)
    .where('stood_down_at', 'is not', null)
    .execute();
}

/**
 * In one statement: the sailings that it boards are its own, stood down no more, and of the others it holds nothing once it says
 * that nothing waits. One that boards any sailing boards those that it brings the tickets of.
 */
export async function recordAssignments(
  db: Connection,
  { id, sailingId, tickets, waiting, seenAt }: GateAssignments,
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

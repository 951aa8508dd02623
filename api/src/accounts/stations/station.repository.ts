import type { OfficeStation } from '@gangway/shared/contract/office/gate/stations.ts';
import { sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';

/** The key and state that a station's call is checked against. */
export interface StationKey {
  id: string;
  publicKey: Buffer;
  version: string;
  revoked: boolean;
}

/** A station that is or was enrolled. */
export async function findStationKey(db: Connection, id: string): Promise<StationKey | undefined> {
  const row = await db
    .selectFrom('gate_stations')
    .select(['id', 'public_key', 'version', 'revoked_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row?.public_key) return undefined;
  return { id, publicKey: row.public_key, version: row.version, revoked: row.revoked_at !== null };
}

/** Records a station's call with this time. @returns false if it has already made one with it */
export async function noteStationCall(db: Connection, stationId: string, signedAt: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into station_calls (station_id, signed_at) values (${stationId}, ${signedAt}) on conflict do nothing
  `.execute(db);
  return numAffectedRows === 1n;
}

/** Deletes calls whose time would be refused by now. */
export async function deleteStationCallsBefore(db: Connection, before: Date): Promise<void> {
  await db.deleteFrom('station_calls').where('signed_at', '<', before.getTime()).execute();
}

export async function noteStationVersion(db: Connection, id: string, version: string): Promise<void> {
  await db.updateTable('gate_stations').set({ version }).where('id', '=', id).execute();
}

export async function insertStationCode(
  trx: Transaction<Database>,
  code: { digest: Buffer; createdAt: Date; createdBy: string; expiresAt: Date },
): Promise<void> {
  await trx.deleteFrom('gate_station_codes').where('expires_at', '<', code.createdAt).execute();
  await trx
    .insertInto('gate_station_codes')
    .values({
      digest: code.digest,
      created_at: code.createdAt,
      created_by: code.createdBy,
      expires_at: code.expiresAt,
    })
    .execute();
}

/** Uses a code up. @returns its creator; undefined if it is wrong, used or expired */
export async function useStationCode(
  trx: Transaction<Database>,
  { digest, stationId, now }: { digest: Buffer; stationId: string; now: Date },
): Promise<string | undefined> {
  const row = await trx
    .updateTable('gate_station_codes')
    .set({ used_at: now, station_id: stationId })
    .where('digest', '=', digest)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('created_by')
    .executeTakeFirst();
  return row?.created_by;
}

/** Locks a station until the transaction ends. */
export async function lockStation(trx: Transaction<Database>, id: string) {
  return trx
    .selectFrom('gate_stations')
    .select(['id', 'name', 'public_key', 'enrolled_at', 'revoked_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Stores a station at its first contact, before it is enrolled. */
export async function insertUnknownStation(
  trx: Transaction<Database>,
  { id, officerId, now }: { id: string; officerId: string; now: Date },
): Promise<void> {
  await trx
    .insertInto('gate_stations')
    .values({ id, gate: '', waiting: 0, officer_id: officerId, last_seen_at: now })
    .onConflict(conflict => conflict.column('id').doNothing())
    .execute();
}

export async function markStationEnrolled(
  trx: Transaction<Database>,
  id: string,
  enrollment: { name: string; version: string; publicKey: Buffer; at: Date; by: string },
): Promise<void> {
  await trx
    .updateTable('gate_stations')
    .set({
      name: enrollment.name,
      version: enrollment.version,
      public_key: enrollment.publicKey,
      enrolled_at: enrollment.at,
      enrolled_by: enrollment.by,
      revoked_at: null,
      revoked_by: null,
    })
    .where('id', '=', id)
    .execute();
}

export async function markStationRevoked(
  trx: Transaction<Database>,
  id: string,
  { at, by }: { at: Date; by: string },
): Promise<void> {
  await trx
    .updateTable('gate_stations')
    .set({ revoked_at: at, revoked_by: by })
    .where('id', '=', id)
    .execute();
}

/** The sailing that a station boards, by its last report; null for any sailing, or without a report. */
export async function findStationAssignment(
  db: Connection,
  id: string,
): Promise<{ sailingId: number | null } | undefined> {
  return db
    .selectFrom('gate_stations')
    .select('sailing_id as sailingId')
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The ends of those of these sessions that have ended, by their ids. */
export async function findSessionEnds(db: Connection, ids: readonly string[]): Promise<Map<string, Date>> {
  const rows = await db
    .selectFrom('sessions')
    .where('id', '=', sql<string>`any(${ids})`)
    .where('ended_at', 'is not', null)
    .select(['id', 'ended_at'])
    .execute();
  return new Map(rows.map(({ id, ended_at }) => [id, ended_at as Date]));
}

/** The sessions of these officers at a station, as long as they are kept, including ended ones. */
export async function findSessionsAt(
  db: Connection,
  stationId: string,
  officerIds: readonly string[],
): Promise<{ officerId: string; createdAt: Date; expiresAt: Date; endedAt: Date | null }[]> {
  const rows = await db
    .selectFrom('sessions')
    .where('station_id', '=', stationId)
    .where('system_user_id', '=', sql<string>`any(${officerIds})`)
    .select(['system_user_id', 'created_at', 'expires_at', 'ended_at'])
    .execute();
  return rows.map(row => ({
    officerId: row.system_user_id as string,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    endedAt: row.ended_at,
  }));
}

/** The revoked ones of these stations. */
export async function findRevokedStations(db: Connection, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('gate_stations')
    .select('id')
    .where('id', '=', sql<string>`any(${ids})`)
    .where('revoked_at', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}

type Row = Omit<OfficeStation, 'lastSeenAt' | 'enrolledAt' | 'revokedAt'> & {
  lastSeenAt: Date;
  enrolledAt: Date | null;
  revokedAt: Date | null;
};

const person = (alias: string) => sql`
  case when ${sql.ref(`${alias}.id`)} is not null then jsonb_build_object(
    'username', ${sql.ref(`${alias}.username`)}, 'name', ${sql.ref(`${alias}.name`)}) end`;

/** Every workplace that was ever enrolled, or still makes contact: active ones first, by their last contact. */
export async function findStations(db: Connection): Promise<OfficeStation[]> {
  const { rows } = await sql<Row>`
    select st.id, st.name, st.gate, st.version, st.waiting, st.last_seen_at as "lastSeenAt",
      st.enrolled_at as "enrolledAt", st.revoked_at as "revokedAt",
      ${person('officer')} as officer, ${person('enroller')} as "enrolledBy", ${person('revoker')} as "revokedBy"
    from gate_stations st
    join system_users officer on officer.id = st.officer_id
    left join system_users enroller on enroller.id = st.enrolled_by
    left join system_users revoker on revoker.id = st.revoked_by
    order by st.revoked_at is not null, st.last_seen_at desc, st.id
    limit 500
  `.execute(db);
  return rows.map(row => ({
    ...row,
    lastSeenAt: row.lastSeenAt.toISOString(),
    enrolledAt: row.enrolledAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
  }));
}

/** A gate's report of its state. */
export interface GateReport {
  id: string;
  gate: string;
  sailingId: number | null;
  waiting: number;
  /** The time of the oldest of them. */
  waitingSince: Date | null;
  officerId: string;
  seenAt: Date;
}

/** Stores a gate's report of its state. An unknown sailing is stored as null. */
export async function storeGateReport(db: Connection, report: GateReport): Promise<void> {
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
}

/** A gate's contact without a report of its state. */
export type GateContact = Pick<GateReport, 'id' | 'gate' | 'officerId' | 'seenAt'>;

/** Stores the time of a gate's last contact; if it has not reported its state yet, also its gate. */
export async function storeGateContact(
  db: Connection,
  { id, gate, officerId, seenAt }: GateContact,
): Promise<void> {
  const contact = { officer_id: officerId, last_seen_at: seenAt };
  await db
    .insertInto('gate_stations')
    .values({ id, gate, waiting: 0, ...contact })
    .onConflict(conflict =>
      conflict
        .column('id')
        .doUpdateSet({ ...contact, gate: sql`coalesce(nullif(gate_stations.gate, ''), excluded.gate)` }),
    )
    .execute();
}

/** The sailings of which a gate may hold scans (migration 0047), as it reports them. */
export interface GateAssignments {
  id: string;
  /** The sailing that it boards; null for none. */
  sailingId: number | null;
  /** The sailings whose tickets it has, if it boards any sailing. */
  tickets?: readonly number[];
  /** The number of scans that wait at the gate. */
  waiting: number;
  seenAt: Date;
}

/** Records who stood a gate down for a sailing, even if it now boards another one. */
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

/** Ends the stand-downs of a gate that made contact, for its current sailings. */
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
 * Updates a gate's sailings in one statement: those that it boards are assigned and not stood down; the others are released once
 * it reports that nothing waits. A gate that boards any sailing is assigned those whose tickets it has.
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

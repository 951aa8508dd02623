import type { CustomerLevel } from '@gangway/shared/contract/base/vocabulary.ts';
import { sql } from 'kysely';
import { type Connection, prepared } from '../../lib/database/database.ts';
import { secondFactorNeeded } from './second-factor-needed.sql.ts';

/** Why a session ended: by its own logout, or by another cause. */
export type EndReason =
  | 'signed-out'
  | 'replaced'
  | 'by-administrator'
  | 'password-changed'
  | 'elsewhere'
  | 'erased';

/** The owner of a session. */
export type SessionOwner = { customerId: string } | { systemUserId: string };

/** The device and address of a session, shown to its owner and kept for investigations. */
export interface Device {
  userAgent: string;
  address: string;
}

interface NewSession {
  tokenHash: Buffer;
  owner: SessionOwner;
  createdAt: Date;
  expiresAt: Date;
  device: Device;
  /** The enrolled workplace of a system user. */
  stationId: string | null;
}

export async function insertSession(db: Connection, session: NewSession): Promise<void> {
  const { owner } = session;
  await db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      customer_id: 'customerId' in owner ? owner.customerId : null,
      system_user_id: 'systemUserId' in owner ? owner.systemUserId : null,
      created_at: session.createdAt,
      last_seen_at: session.createdAt,
      expires_at: session.expiresAt,
      user_agent: session.device.userAgent,
      address: session.device.address,
      station_id: session.stationId,
    })
    .execute();
}

/** Sessions with their owners' permissions, by the hexadecimal hashes of their tokens. Every request with a token reads one. */
export async function findSessions(
  db: Connection,
  tokenHashes: readonly Buffer[],
): Promise<Map<string, SessionRow>> {
  const rows = await selectSessions(db, tokenHashes).execute();
  return new Map(rows.map(row => [row.token_hash.toString('hex'), row]));
}

const selectSessions = (db: Connection, tokenHashes: readonly Buffer[]) =>
  db
    .selectFrom('sessions as s')
    .modifyFront(prepared('sessions'))
    .leftJoin('customers as c', 'c.id', 's.customer_id')
    .leftJoin('system_users as u', 'u.id', 's.system_user_id')
    .where(sql<boolean>`s.token_hash = any(${tokenHashes}::bytea[])`)
    .select(['s.token_hash', 's.id', 's.created_at', 's.station_id', 'u.password_is_given'])
    .select(['s.customer_id', 's.system_user_id', 's.last_seen_at', 's.expires_at', 's.end_reason'])
    .select(['c.level', sql<'active' | 'inactive'>`coalesce(c.status, u.status)`.as('account_status')])
    .select(secondFactorNeeded('s.system_user_id').as('second_factor_needed'))
    .select(query =>
      query
        .selectFrom('system_user_roles as ur')
        .innerJoin('role_permissions as rp', 'rp.role_id', 'ur.role_id')
        .whereRef('ur.system_user_id', '=', 's.system_user_id')
        .select(sql<string[]>`coalesce(array_agg(distinct rp.permission), '{}')`.as('permissions'))
        .as('permissions'),
    );

export type SessionRow = Awaited<ReturnType<ReturnType<typeof selectSessions>['execute']>>[number] & {
  level: CustomerLevel | null;
};

/** That a session was used, and until when it lasts; as long as before if `expiresAt` is undefined. */
export interface SessionUse {
  tokenHash: Buffer;
  seenAt: Date;
  expiresAt: Date | undefined;
}

/**
 * Records the use of sessions, except of those that have ended, or that another request is recording or has recorded within
 * `apartMs`, in milliseconds.
 */
export async function touchSessions(
  db: Connection,
  uses: readonly SessionUse[],
  apartMs: number,
): Promise<void> {
  // In the order of their keys, and none that another statement has locked: two of them cannot wait for each other.
  await sql`
    with ${prepared('session-uses')} due as materialized (
      select s.token_hash, used.seen_at, used.expires_at
      from unnest(
        ${uses.map(({ tokenHash }) => tokenHash)}::bytea[], ${uses.map(({ seenAt }) => seenAt)}::timestamptz[],
        ${uses.map(({ expiresAt }) => expiresAt ?? null)}::timestamptz[]
      ) as used (token_hash, seen_at, expires_at)
      join sessions s on s.token_hash = used.token_hash
      where s.last_seen_at <= used.seen_at - ${apartMs} * interval '1 ms' and s.ended_at is null
      order by s.token_hash for no key update of s skip locked
    )
    update sessions s
    set last_seen_at = due.seen_at, expires_at = coalesce(due.expires_at, s.expires_at)
    from due where s.token_hash = due.token_hash
  `.execute(db);
}

export async function markSessionEnded(
  db: Connection,
  tokenHash: Buffer,
  reason: EndReason,
  endedAt: Date,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: endedAt, end_reason: reason })
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .execute();
}

export async function markSessionsOfOwnerEnded(
  db: Connection,
  owner: SessionOwner,
  reason: EndReason,
  endedAt: Date,
  spared?: Buffer,
): Promise<number> {
  let update = db
    .updateTable('sessions')
    .set({ ended_at: endedAt, end_reason: reason })
    .where('ended_at', 'is', null);
  update =
    'customerId' in owner
      ? update.where('customer_id', '=', owner.customerId)
      : update.where('system_user_id', '=', owner.systemUserId);
  if (spared) update = update.where('token_hash', '<>', spared);
  const { numUpdatedRows } = await update.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Ends every session of a workplace. @returns how many there were */
export async function markSessionsOfStationEnded(
  db: Connection,
  stationId: string,
  reason: EndReason,
  endedAt: Date,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ ended_at: endedAt, end_reason: reason })
    .where('station_id', '=', stationId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

export async function findLiveSessionsOf(db: Connection, customerId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .select(['id', 'token_hash', 'user_agent', 'address', 'created_at', 'last_seen_at'])
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
}

/** @returns whether a live session of the customer was ended; it counts as a logout if it is `here`. */
export async function endSessionOf(
  db: Connection,
  { id, customerId, here }: { id: string; customerId: string; here: Buffer },
  now: Date,
): Promise<boolean> {
  const ended = await db
    .updateTable('sessions')
    .set({
      ended_at: now,
      end_reason: sql`case when token_hash = ${here} then 'signed-out' else 'elsewhere' end`,
    })
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Clears the personal data of a customer's sessions. */
export async function forgetDevicesOf(db: Connection, customerId: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ user_agent: '', address: '' })
    .where('customer_id', '=', customerId)
    .execute();
}

export async function deleteSessionsOverBefore(db: Connection, moment: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where(where => where.or([where('ended_at', '<', moment), where('expires_at', '<', moment)]))
    .execute();
}

/** The live sessions of all system users, or of one, last used first. */
export async function findLiveStaffSessions(db: Connection, now: Date, systemUserId?: string) {
  let query = db
    .selectFrom('sessions as s')
    .innerJoin('system_users as u', 'u.id', 's.system_user_id')
    .leftJoin('gate_stations as st', 'st.id', 's.station_id')
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now)
    .select(['s.id', 's.token_hash', 's.user_agent', 's.address', 's.created_at', 's.last_seen_at'])
    .select(['u.id as user_id', 'u.username', 'u.name', 'st.name as station'])
    .orderBy('s.last_seen_at', 'desc')
    .orderBy('s.id')
    .limit(500);
  if (systemUserId !== undefined) query = query.where('u.id', '=', systemUserId);
  return query.execute();
}

/** The owner of a live session; locked until the transaction ends. */
export async function lockStaffSession(
  trx: Connection,
  id: string,
  now: Date,
): Promise<{ system_user_id: string | null; token_hash: Buffer } | undefined> {
  return trx
    .selectFrom('sessions')
    .select(['system_user_id', 'token_hash'])
    .where('id', '=', id)
    .where('system_user_id', 'is not', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
}

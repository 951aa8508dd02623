import type { RolePermission } from '@gangway/shared/contract/base/permissions.ts';
import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import { sql } from 'kysely';
import type { Connection } from '../lib/database/database.ts';

/** Usernames by ids, including deleted accounts, which the ledger and the audit still refer to. Invalid ids are ignored. */
export async function findUsernames(db: Connection, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('system_users')
    .where(sql`id::text`, '=', sql<string>`any(${ids})`)
    .select(['id', 'username'])
    .execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}

/** The display name of a system user: the name, or the username. Empty for an unknown id. */
export async function findStaffName(db: Connection, id: string): Promise<string> {
  const row = await db
    .selectFrom('system_users')
    .select(['name', 'username'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.name || row?.username || '';
}

/** Whom a mail to a system user is for. */
interface StaffContact {
  username: string;
  realName: string;
  email: string | null;
  /** Of the last log-in. */
  language: Language | null;
}

/** The contact of an active system user. */
export async function findStaffContact(db: Connection, id: string): Promise<StaffContact | undefined> {
  return db
    .selectFrom('system_users')
    .where('id', '=', id)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .select(['username', 'name as realName', 'email', 'language'])
    .executeTakeFirst();
}

/** The current permissions of system users by id, including deleted accounts. Unknown ids are skipped. */
export async function findPermissions(
  db: Connection,
  ids: readonly string[],
): Promise<Map<string, ReadonlySet<RolePermission>>> {
  const rows = await db
    .selectFrom('system_users as u')
    .where('u.id', '=', sql<string>`any(${ids})`)
    .select('u.id')
    .select(query =>
      query
        .selectFrom('system_user_roles as ur')
        .innerJoin('role_permissions as rp', 'rp.role_id', 'ur.role_id')
        .whereRef('ur.system_user_id', '=', 'u.id')
        .select(sql<RolePermission[]>`coalesce(array_agg(rp.permission), '{}')`.as('permissions'))
        .as('permissions'),
    )
    .execute();
  return new Map(rows.map(({ id, permissions }) => [id, new Set(permissions)]));
}

/** Usernames of staff who can log in with a password that is published with the sample data. */
export async function findPublishedPasswords(db: Connection): Promise<string[]> {
  const rows = await db
    .selectFrom('system_users')
    .where('demonstration_password', '=', true)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .select('username')
    .orderBy('username')
    .execute();
  return rows.map(({ username }) => username);
}

/** The database's own clock. */
export async function readDatabaseClock(db: Connection): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]?.now as Date;
}

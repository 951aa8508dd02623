import type { RolePermission } from '@gangway/shared/contract/base/permissions.ts';
import { sql } from 'kysely';
import type { Connection } from '../lib/database/database.ts';

/** User names by ids; of deleted accounts too, which the ledger and the audit still name. What is no id names nobody. */
export async function findUsernames(db: Connection, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('system_users')
    .where(sql`id::text`, '=', sql<string>`any(${ids})`)
    .select(['id', 'username'])
    .execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}

/** How a system user is called: by name, or by user name where none was given. Empty for an id that nobody has. */
export async function findStaffName(db: Connection, id: string): Promise<string> {
  const row = await db
    .selectFrom('system_users')
    .select(['name', 'username'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.name || row?.username || '';
}

/**
 * What system users may do at this moment, by their ids; of deleted accounts too. Ids that nobody has are left out.
 */
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

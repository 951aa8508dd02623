import type { RolePermission } from '@gangway/shared/contract/base/permissions.ts';
import { sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../../lib/database/database.ts';

/** The role that may do everything, and that somebody must always hold (R61). */
export const ADMINISTRATOR = 'admin';

/** Of the given role codes those that exist, each with its permissions. */
export async function findRoles(db: Connection, codes: readonly string[]) {
  if (codes.length === 0) return [];
  const rows = await db
    .selectFrom('roles as r')
    .where('r.code', 'in', codes)
    .select(['r.id', 'r.code'])
    .select(
      sql<RolePermission[]>`array(select permission from role_permissions where role_id = r.id)`.as(
        'permissions',
      ),
    )
    .execute();
  return rows;
}

export async function replaceRoles(
  trx: Transaction<Database>,
  systemUserId: string,
  roleIds: readonly number[],
): Promise<void> {
  await trx.deleteFrom('system_user_roles').where('system_user_id', '=', systemUserId).execute();
  await trx
    .insertInto('system_user_roles')
    .values(roleIds.map(roleId => ({ system_user_id: systemUserId, role_id: roleId })))
    .execute();
}

/**
 * The number of active administrators besides one, locked until the transaction ends: concurrent removals wait at the
 * role's row, so that two cannot each count on the other.
 */
export async function lockOtherAdministrators(
  trx: Transaction<Database>,
  systemUserId: string,
): Promise<number> {
  await trx.selectFrom('roles').select('id').where('code', '=', ADMINISTRATOR).forNoKeyUpdate().execute();
  const { others } = await trx
    .selectFrom('system_users as u')
    .innerJoin('system_user_roles as ur', 'ur.system_user_id', 'u.id')
    .innerJoin('roles as r', 'r.id', 'ur.role_id')
    .where('r.code', '=', ADMINISTRATOR)
    .where('u.status', '=', 'active')
    .where('u.id', '<>', systemUserId)
    .select(({ fn }) => fn.countAll<number>().as('others'))
    .executeTakeFirstOrThrow();
  return others;
}

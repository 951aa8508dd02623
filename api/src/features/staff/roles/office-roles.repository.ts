import type { RolePermission } from '@gangway/shared/contract/base/permissions.ts';
import type { Translated } from '@gangway/shared/contract/base/primitives.ts';
import { sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../../lib/database/database.ts';

export interface RoleRow {
  id: number;
  version: number;
  code: string;
  name: Translated;
  permissions: RolePermission[];
  menuIds: number[];
  users: number;
}

/** Every role with its permissions and menu, in order of creation; or the one with this id. */
export async function findRoleRows(db: Connection, id?: number): Promise<RoleRow[]> {
  return db
    .selectFrom('roles as r')
    .$if(id !== undefined, query => query.where('r.id', '=', id ?? 0))
    .select(['r.id', 'r.version', 'r.code'])
    .select([
      sql<Translated>`r.name`.as('name'),
      sql<RolePermission[]>`array(
        select permission from role_permissions where role_id = r.id order by permission
      )`.as('permissions'),
      sql<number[]>`array(select menu_id from role_menus where role_id = r.id order by menu_id)`.as(
        'menuIds',
      ),
      sql<number>`(
        select count(*)::integer from system_user_roles ur join system_users u on u.id = ur.system_user_id
        where ur.role_id = r.id and u.deleted_at is null
      )`.as('users'),
    ])
    .orderBy('r.id')
    .execute();
}

/** Locks a role until the transaction ends; false if it does not exist. */
export async function lockRole(trx: Transaction<Database>, id: number): Promise<boolean> {
  const row = await trx.selectFrom('roles').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return row !== undefined;
}

export async function insertRole(
  trx: Transaction<Database>,
  role: { code: string; name: Translated },
): Promise<number> {
  const { id } = await trx
    .insertInto('roles')
    .values({ code: role.code, name: role.name })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function renameRole(trx: Transaction<Database>, id: number, name: Translated): Promise<void> {
  await trx.updateTable('roles').set({ name }).where('id', '=', id).execute();
}

/** Replaces the permissions and menu of a role. */
export async function replaceGrants(
  trx: Transaction<Database>,
  id: number,
  { permissions, menuIds }: { permissions: readonly RolePermission[]; menuIds: readonly number[] },
): Promise<void> {
  await trx.deleteFrom('role_permissions').where('role_id', '=', id).execute();
  await trx.deleteFrom('role_menus').where('role_id', '=', id).execute();
  if (permissions.length > 0)
    await trx
      .insertInto('role_permissions')
      .values(permissions.map(permission => ({ role_id: id, permission })))
      .execute();
  if (menuIds.length > 0)
    await trx
      .insertInto('role_menus')
      .values(menuIds.map(menuId => ({ role_id: id, menu_id: menuId })))
      .execute();
}

/** Removes a role, also from deleted accounts. */
export async function deleteRoleRow(trx: Transaction<Database>, id: number): Promise<void> {
  await trx.deleteFrom('system_user_roles').where('role_id', '=', id).execute();
  await trx.deleteFrom('roles').where('id', '=', id).execute();
}

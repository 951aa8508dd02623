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
  requiresSecondFactor: boolean;
}

/** Every role with its permissions and menu, in order of creation; or the one with this id. */
export async function findRoleRows(db: Connection, id?: number): Promise<RoleRow[]> {
  return db
    .selectFrom('roles as r')
    .$if(id !== undefined, query => query.where('r.id', '=', id ?? 0))
    .select(['r.id', 'r.version', 'r.code', 'r.requires_second_factor as requiresSecondFactor'])
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

/** Not a part of the role's edit form: its version stays. */
export async function setSecondFactorRequired(
  trx: Transaction<Database>,
  id: number,
  required: boolean,
): Promise<void> {
  await trx.updateTable('roles').set({ requires_second_factor: required }).where('id', '=', id).execute();
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

/** A built-in role, permission or menu entry, as table built_in_access records it. */
export interface BuiltIn {
  kind: 'role' | 'permission' | 'menu';
  name: string;
}

/** A permission, or the name of a menu entry, of the role with a code. */
export interface Grant {
  code: string;
  name: string;
}

/** The built-in access that this database already has; locked until the transaction ends. */
export async function lockBuiltInAccess(trx: Transaction<Database>): Promise<BuiltIn[]> {
  await sql`lock table built_in_access in share row exclusive mode`.execute(trx);
  const { rows } = await sql<BuiltIn>`select kind, name from built_in_access`.execute(trx);
  return rows;
}

export async function recordBuiltInAccess(trx: Transaction<Database>, access: BuiltIn[]): Promise<void> {
  if (access.length > 0) await trx.insertInto('built_in_access').values(access).execute();
}

/** Adds roles, except those whose code the operator has used for a custom role. */
export async function insertBuiltInRoles(
  trx: Transaction<Database>,
  roles: { code: string; name: Translated }[],
): Promise<void> {
  if (roles.length === 0) return;
  await trx
    .insertInto('roles')
    .values(roles)
    .onConflict(conflict => conflict.column('code').doNothing())
    .execute();
}

/** Grants permissions to those of the roles that exist. */
export async function grantPermissions(trx: Transaction<Database>, grants: Grant[]): Promise<void> {
  await sql`
    insert into role_permissions (role_id, permission)
    select r.id, g.name from ${rowsOf(grants)} join roles r on r.code = g.code
    on conflict do nothing
  `.execute(trx);
}

/** Opens a menu entry to the roles with these codes. */
export async function grantMenu(
  trx: Transaction<Database>,
  menuId: number,
  codes: readonly string[],
): Promise<void> {
  await trx
    .insertInto('role_menus')
    .columns(['role_id', 'menu_id'])
    .expression(
      trx
        .selectFrom('roles')
        .where('code', 'in', codes)
        .select(['id', sql<number>`${menuId}::integer`.as('menu_id')]),
    )
    .execute();
}

/** Opens those of the menu entries that exist to those of the roles that exist. */
export async function grantMenus(trx: Transaction<Database>, grants: Grant[]): Promise<void> {
  await sql`
    insert into role_menus (role_id, menu_id)
    select r.id, m.id from ${rowsOf(grants)} join roles r on r.code = g.code join menus m on m.name = g.name
    on conflict do nothing
  `.execute(trx);
}

const rowsOf = (grants: Grant[]) =>
  sql`unnest(${grants.map(({ code }) => code)}::text[], ${grants.map(({ name }) => name)}::text[]) as g (code, name)`;

/** The role with all permissions, which at least one user must always hold (R61). */
export const ADMINISTRATOR = 'admin';

/** The given roles that exist, each with its permissions. */
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
 * The number of other active administrators, locked until the transaction ends. Concurrent removals wait at the role's row, so
 * that two administrators cannot remove each other.
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

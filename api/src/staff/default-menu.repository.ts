import type { DefaultMenu } from '@gangway/shared/contract/office/default-menu.ts';
import { type RolePermission, rolePermissions } from '@gangway/shared/contract/permissions.ts';
import { sql } from 'kysely';
import { ADMINISTRATOR } from '../features/staff/roles/roles.repository.ts';
import type { Database, Transaction } from '../lib/database/database.ts';

/** Where an entry of the menu stands. */
export interface MenuPlace {
  id: number;
  name: string;
  parentId: number | null;
  position: number;
}

export async function hasRoles(trx: Transaction<Database>): Promise<boolean> {
  return (await trx.selectFrom('roles').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export const findMenuPlaces = (trx: Transaction<Database>): Promise<MenuPlace[]> =>
  trx.selectFrom('menus').select(['id', 'name', 'parent_id as parentId', 'position']).execute();

/** Of these names those that somebody renamed or deleted: the audit log is kept for good, and names each by what it was. */
export async function findAlteredMenus(
  trx: Transaction<Database>,
  names: readonly string[],
): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('audit_entries')
    .where('entity', '=', 'menus')
    .where('entity_id', 'in', names)
    .select('entity_id')
    .distinct()
    .execute();
  return new Set(rows.map(row => row.entity_id));
}

/** Puts an entry behind `position`; those that stood there make room. Returns its id. */
export async function insertMenuBehind(
  trx: Transaction<Database>,
  { path, name, titleKey, icon }: DefaultMenu,
  { parentId, position }: Pick<MenuPlace, 'parentId' | 'position'>,
): Promise<number> {
  await trx
    .updateTable('menus')
    .set({ position: sql`position + 1` })
    .where('parent_id', 'is not distinct from', parentId)
    .where('position', '>', position)
    .execute();
  const row = { path, name, title_key: titleKey, icon, parent_id: parentId, position: position + 1 };
  const { id } = await trx.insertInto('menus').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Opens entries for the roles that hold a permission, or for every role. */
export async function openMenus(
  trx: Transaction<Database>,
  menuIds: readonly number[],
  permission: RolePermission | null,
): Promise<void> {
  await sql`
    insert into role_menus (role_id, menu_id)
    select r.id, menu_id from roles r, unnest(${menuIds}::integer[]) as menu_id
    where ${permission}::text is null
      or exists (select from role_permissions where role_id = r.id and permission = ${permission})
    on conflict do nothing
  `.execute(trx);
}

/** The administrator may do everything, what a newer version has added too. */
export async function grantAdministratorAll(trx: Transaction<Database>): Promise<void> {
  await sql`
    insert into role_permissions (role_id, permission)
    select id, unnest(${[...rolePermissions]}::text[]) from roles where code = ${ADMINISTRATOR}
    on conflict do nothing
  `.execute(trx);
}

import type { Translated } from '@gangway/shared/contract/base/primitives.ts';
import type { DefaultMenu } from '@gangway/shared/contract/office/system/default-menu.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../lib/database/database.ts';

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

export async function recordBuiltInAccess(trx: Transaction<Database>, given: BuiltIn[]): Promise<void> {
  if (given.length > 0) await trx.insertInto('built_in_access').values(given).execute();
}

/** Adds roles, but for codes that the operator has given to roles of their own. */
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

/**
 * Adds a menu entry to a section, or to the top level for null, after the last of the entries `before` that exist. Does
 * nothing where the section is missing or the name is taken.
 */
export async function insertBuiltInMenu(
  trx: Transaction<Database>,
  { path, name, titleKey, icon }: DefaultMenu,
  section: string | null,
  before: string[],
): Promise<void> {
  const parent = section === null ? null : await findMenuId(trx, section);
  if (parent === undefined || (await findMenuId(trx, name)) !== undefined) return;
  const siblings = sql`parent_id is not distinct from ${parent}::integer`;
  const { rows } = await sql<{ position: number }>`
    select coalesce(max(position), 0) + 1 as position from menus where ${siblings} and name = any(${before})
  `.execute(trx);
  const position = rows[0]?.position ?? 1;
  await sql`update menus set position = position + 1 where ${siblings} and position >= ${position}`.execute(
    trx,
  );
  await trx
    .insertInto('menus')
    .values({ parent_id: parent, path, name, title_key: titleKey, icon, position })
    .execute();
}

async function findMenuId(trx: Transaction<Database>, name: string): Promise<number | undefined> {
  const menu = await trx.selectFrom('menus').select('id').where('name', '=', name).executeTakeFirst();
  return menu?.id;
}

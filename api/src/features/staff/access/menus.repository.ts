import type { DefaultMenu } from '@gangway/shared/contract/office/system/default-menu.ts';
import type { MenuEntry, MenuSave } from '@gangway/shared/contract/office/system/roles.ts';
import type { MenuRecord } from '@gangway/shared/contract/people/staff.ts';
import { sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../../lib/database/database.ts';

/** All menu entries in order, parents before children; or the one with this id. */
export async function findMenuEntries(db: Connection, id?: number): Promise<MenuEntry[]> {
  return db
    .selectFrom('menus as m')
    .$if(id !== undefined, query => query.where('m.id', '=', id ?? 0))
    .select(['m.id', 'm.version', 'm.path', 'm.name', 'm.title_key as title', 'm.icon', 'm.position'])
    .select([
      sql<number>`coalesce(m.parent_id, 0)`.as('pid'),
      sql<string[]>`array(
        select r.code from role_menus rm join roles r on r.id = rm.role_id where rm.menu_id = m.id order by r.id
      )`.as('roles'),
    ])
    .orderBy('m.parent_id', order => order.asc().nullsFirst())
    .orderBy('m.position')
    .orderBy('m.id')
    .execute();
}

/** Locks the whole menu until the transaction ends: the tree must not change meanwhile. */
export async function lockMenu(trx: Transaction<Database>): Promise<void> {
  await sql`lock table menus in share row exclusive mode`.execute(trx);
}

const columnsOf = ({ pid, path, name, title, icon, position }: MenuSave) => ({
  parent_id: pid === 0 ? null : pid,
  path,
  name,
  title_key: title,
  icon,
  position,
});

export async function insertMenu(trx: Transaction<Database>, menu: MenuSave): Promise<number> {
  const { id } = await trx
    .insertInto('menus')
    .values(columnsOf(menu))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateMenu(trx: Transaction<Database>, id: number, menu: MenuSave): Promise<void> {
  await trx.updateTable('menus').set(columnsOf(menu)).where('id', '=', id).execute();
}

export async function deleteMenuRow(trx: Transaction<Database>, id: number): Promise<void> {
  await trx.deleteFrom('menus').where('id', '=', id).execute();
}

/** The menu of a system user, in order: the entries of their roles, and the ancestors of these. */
export async function findMenusOf(db: Connection, systemUserId: string): Promise<MenuRecord[]> {
  const { rows } = await sql<MenuRecord>`
    with recursive opened as (
      select m.* from menus m
      join role_menus rm on rm.menu_id = m.id
      join system_user_roles ur on ur.role_id = rm.role_id
      where ur.system_user_id = ${systemUserId}
      union
      select above.* from menus above join opened on opened.parent_id = above.id
    )
    select id, coalesce(parent_id, 0) as pid, path, name, title_key as title, icon from opened
    order by parent_id nulls first, position, id
  `.execute(db);
  return rows;
}

/**
 * Adds a menu entry to a section, or to the top level for null, after the last existing entry of `before`. Does nothing if the
 * section is missing or the name is taken.
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

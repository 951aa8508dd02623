import type { MenuEntry, MenuSave } from '@gangway/shared/contract/office/system/roles.ts';
import { sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../../lib/database/database.ts';

/** Every entry of the menu, those above before those below, in their order; or the one with this id. */
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

/** Adds an entry, and opens it for the roles with these codes. */
export async function insertMenu(
  trx: Transaction<Database>,
  menu: MenuSave,
  openFor: readonly string[],
): Promise<number> {
  const { id } = await trx
    .insertInto('menus')
    .values(columnsOf(menu))
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('role_menus')
    .columns(['role_id', 'menu_id'])
    .expression(
      trx
        .selectFrom('roles')
        .where('code', 'in', openFor)
        .select(['id', sql<number>`${id}::integer`.as('menu_id')]),
    )
    .execute();
  return id;
}

export async function updateMenu(trx: Transaction<Database>, id: number, menu: MenuSave): Promise<void> {
  await trx.updateTable('menus').set(columnsOf(menu)).where('id', '=', id).execute();
}

export async function deleteMenuRow(trx: Transaction<Database>, id: number): Promise<void> {
  await trx.deleteFrom('menus').where('id', '=', id).execute();
}

import type { MenuRecord } from '@gangway/shared/contract/people/staff.ts';
import { sql } from 'kysely';
import type { Connection } from '../../../lib/database/database.ts';

/**
 * The menu of a system user, in order: the entries that any of their roles opens, and those above them, without which
 * they could not be reached.
 */
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

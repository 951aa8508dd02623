import { type Kysely, sql } from 'kysely';

/**
 * Menu entries for the departure board and the conflict inbox, in systems that have a menu already, after the write-off.
 * A new system gets them from its seed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update menus set position = menus.position + 2
      from menus gate
      where gate.name = 'shipWriteOff' and menus.parent_id = gate.parent_id and menus.position > gate.position;

    insert into menus (parent_id, path, name, title_key, icon, position)
      select gate.parent_id, entry.path, entry.path, 'menu.' || entry.path, entry.icon, gate.position + entry.after
      from (values ('departureBoard', 'clipboard-check', 1), ('boardingConflict', 'alert', 2)) as entry (path, icon, after)
      join menus gate on gate.name = 'shipWriteOff'
      on conflict (name) do nothing;

    insert into role_menus (role_id, menu_id)
      select roles.id, menus.id
      from roles, menus
      where (menus.name = 'departureBoard' and roles.code in ('admin', 'manager', 'supervisor', 'front-desk', 'gate'))
         or (menus.name = 'boardingConflict' and roles.code in ('admin', 'manager', 'supervisor'))
      on conflict do nothing;
  `.execute(db);
}

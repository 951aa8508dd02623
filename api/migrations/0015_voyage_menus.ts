import { type Kysely, sql } from 'kysely';

/**
 * Menu entries for sailings, routes, ports and the audit log, in systems that have a menu already: administrators and
 * managers see them. A new system gets them from its seed. Sections get titles of their own; `menu.ship` named both the
 * section and the screen in it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update menus set title_key = 'menu.' || name
      where name like '%-section' and title_key = 'menu.' || regexp_replace(name, '-section$', '');

    update menus set position = position + 1
      where parent_id is null
        and position > coalesce((select position from menus where name = 'business-section'), 1);

    insert into menus (path, name, title_key, icon, position)
      select '/voyage', 'voyage-section', 'menu.voyage-section', 'waypoints',
        coalesce((select position from menus where name = 'business-section'), 1) + 1
      where exists (select from menus)
      on conflict (name) do nothing;

    insert into menus (parent_id, path, name, title_key, icon, position)
      select section.id, entry.path, entry.path, 'menu.' || entry.path, entry.icon, entry.position
      from (values
        ('voyage-section', 'sailing', 'calendar', 1),
        ('voyage-section', 'route', 'map', 2),
        ('voyage-section', 'port', 'pin', 3),
        ('setup-section', 'auditLog', 'history', 2)
      ) as entry (section, path, icon, position)
      join menus section on section.name = entry.section
      on conflict (name) do nothing;

    insert into role_menus (role_id, menu_id)
      select roles.id, menus.id
      from roles, menus
      where roles.code in ('admin', 'manager')
        and menus.name in ('voyage-section', 'sailing', 'route', 'port', 'auditLog')
      on conflict do nothing;
  `.execute(db);
}

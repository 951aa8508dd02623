import { defaultRoles } from '@gangway/shared/contract/permissions.ts';
import type { Database, Transaction } from '../../api/src/lib/database/database.ts';
import { known } from './catalogue.ts';
import { type MenuSeed, menus, menusOfRole } from './menus.ts';
import { type RoleCode, roleNames } from './staff.ts';

const roleCodes = Object.keys(defaultRoles) as RoleCode[];

/** The roles of a new system with their permissions and the menus they see. Returns the roles' ids by their codes. */
export async function writeRolesAndMenus(trx: Transaction<Database>): Promise<Map<string, number>> {
  const roleIds = await writeRoles(trx);
  const menuIds = await writeMenus(trx);
  await trx
    .insertInto('role_menus')
    .values(
      roleCodes.flatMap(code =>
        menusOfRole[code].map(name => ({ role_id: known(roleIds, code), menu_id: known(menuIds, name) })),
      ),
    )
    .execute();
  return roleIds;
}

async function writeRoles(trx: Transaction<Database>): Promise<Map<string, number>> {
  const rows = await trx
    .insertInto('roles')
    .values(roleCodes.map(code => ({ code, name: roleNames[code] })))
    .returning(['id', 'code'])
    .execute();
  const ids = new Map(rows.map(({ code, id }) => [code, id]));
  await trx
    .insertInto('role_permissions')
    .values(
      roleCodes.flatMap(code =>
        defaultRoles[code].map(permission => ({ role_id: known(ids, code), permission })),
      ),
    )
    .execute();
  return ids;
}

async function writeMenus(trx: Transaction<Database>): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  const write = async (entries: readonly MenuSeed[], parentId: number | null): Promise<void> => {
    for (const [index, { path, name, titleKey, icon, children = [] }] of entries.entries()) {
      const { id } = await trx
        .insertInto('menus')
        .values({ parent_id: parentId, path, name, title_key: titleKey, icon, position: index + 1 })
        .returning('id')
        .executeTakeFirstOrThrow();
      ids.set(name, id);
      await write(children, id);
    }
  };
  await write(menus, null);
  return ids;
}

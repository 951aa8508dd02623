import { defaultRoles } from '@gangway/shared/contract/permissions.ts';
import { hashPassword } from '../../api/src/auth/passwords.ts';
import type { Database, Transaction } from '../../api/src/lib/database.ts';
import { known } from './catalogue.ts';
import { passwordOf } from './demonstration-accounts.ts';
import { type MenuSeed, menus, menusOfRole } from './menus.ts';
import type { StateChange } from './orders/rows.ts';
import type { Random } from './random.ts';
import { type RoleCode, roleNames, staff } from './staff.ts';

const roleCodes = Object.keys(defaultRoles) as RoleCode[];

/** System users with their roles, permissions and menus. Returns how the accounts came to be. */
export async function writeStaff(
  trx: Transaction<Database>,
  random: Random,
  since: Date,
): Promise<StateChange[]> {
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
  const users = await Promise.all(
    staff.map(async ({ username, name, introduction }) => ({
      id: random.uuid(since),
      username,
      name,
      introduction,
      email: `${username}@selatcruises.example`,
      password_hash: await hashPassword(passwordOf(username)),
      demonstration_password: true,
      created_at: since,
    })),
  );
  await trx.insertInto('system_users').values(users).execute();
  await trx
    .insertInto('system_user_roles')
    .values(
      users.map(({ id }, index) => ({
        system_user_id: id,
        role_id: known(roleIds, staff[index]?.role ?? ''),
      })),
    )
    .execute();
  return users.map(({ id }) => ({
    ...{ at: since, actor: 'system:seed', entity: 'system_users', entityId: id, from: null, to: 'active' },
  }));
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

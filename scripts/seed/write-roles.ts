import { defaultRoles } from '@gangway/shared/contract/permissions.ts';
import type { Database, Transaction } from '../../api/src/lib/database/database.ts';
import { writeMissingMenus } from '../../api/src/staff/default-menu.service.ts';
import { known } from './catalogue.ts';
import { type RoleCode, roleNames } from './staff.ts';

const roleCodes = Object.keys(defaultRoles) as RoleCode[];

/** The roles of a new system with their permissions and the menus they see. Returns the roles' ids by their codes. */
export async function writeRolesAndMenus(trx: Transaction<Database>): Promise<Map<string, number>> {
  const roleIds = await writeRoles(trx);
  await writeMissingMenus(trx);
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

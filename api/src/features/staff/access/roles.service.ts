import type { Role, RoleSave } from '@gangway/shared/contract/office/system/roles.ts';
import { actorOf, type StaffCaller } from '../../../lib/caller.ts';
import { changesBetween } from '../../../lib/changes.ts';
import { writeAudit } from '../../../lib/database/audit.repository.ts';
import { type Database, inTransaction, type Transaction } from '../../../lib/database/database.ts';
import { AppError, refusing, unknownValue } from '../../../lib/errors.ts';
import type { Data } from '../../../lib/http/context.ts';
import type { SeenVersion } from '../../../lib/seen-version.ts';
import { requireUnchanged } from '../../../operator/versions.service.ts';
import {
  ADMINISTRATOR,
  deleteRoleRow,
  findRoleRows,
  insertRole,
  lockRole,
  type RoleRow,
  renameRole,
  replaceGrants,
  setSecondFactorRequired,
} from './roles.repository.ts';

/** All roles with their permissions and menus. */
export async function listRoles({ db }: Data): Promise<Role[]> {
  return (await findRoleRows(db)).map(shown);
}

/**
 * Creates a role, or changes the one with the given id; changes apply from the holders' next request.
 * @throws AppError `not-permitted` if it would grant permissions that the caller lacks, `not-found`, `role-built-in`,
 * `changed-meanwhile`, `role-exists`, `invalid-input` on `menuIds` for a missing entry.
 */
export async function saveRole(
  deps: Data,
  caller: StaffCaller,
  save: RoleSave,
  seen: SeenVersion,
): Promise<Role> {
  if (!save.permissions.every(permission => caller.permissions.has(permission)))
    throw new AppError('not-permitted');
  const refusals = {
    roles_code_key: new AppError('role-exists'),
    role_menus_menu_id_fkey: unknownValue('menuIds'),
  };
  return refusing(refusals, () =>
    inTransaction(deps, actorOf(caller), trx =>
      save.id === undefined ? createRole(trx, save) : changeRole(trx, save.id, save, seen),
    ),
  );
}

async function createRole(trx: Transaction<Database>, save: RoleSave): Promise<Role> {
  const id = await insertRole(trx, save);
  await replaceGrants(trx, id, save);
  await writeAudit(trx, {
    entity: 'roles',
    entityId: save.code,
    action: 'created',
    detail: { name: save.name, permissions: save.permissions },
  });
  return shown(await readRole(trx, id));
}

async function changeRole(
  trx: Transaction<Database>,
  id: number,
  save: RoleSave,
  seen: SeenVersion,
): Promise<Role> {
  const before = await lockChangeableRole(trx, id);
  await requireUnchanged(trx, ['roles', id], seen, async () => shown(before));
  await renameRole(trx, id, save.name);
  await replaceGrants(trx, id, save);
  const after = await readRole(trx, id);
  await writeAudit(trx, {
    entity: 'roles',
    entityId: before.code,
    action: 'updated',
    detail: { changes: changesBetween(grantsOf(before), grantsOf(after)) },
  });
  return shown(after);
}

/**
 * Sets whether the holders of a role, the administrator too, must have a second factor (R461). It applies from their next request.
 * @throws AppError `not-found`
 */
export async function requireSecondFactor(
  deps: Data,
  caller: StaffCaller,
  id: number,
  required: boolean,
): Promise<Role> {
  return inTransaction(deps, actorOf(caller), async trx => {
    if (!(await lockRole(trx, id))) throw new AppError('not-found');
    const before = await readRole(trx, id);
    if (before.requiresSecondFactor !== required) {
      await setSecondFactorRequired(trx, id, required);
      await writeAudit(trx, {
        entity: 'roles',
        entityId: before.code,
        action: 'updated',
        detail: { changes: { requiresSecondFactor: { from: before.requiresSecondFactor, to: required } } },
      });
    }
    return shown({ ...before, requiresSecondFactor: required });
  });
}

/**
 * Deletes a role without holders.
 * @throws AppError `not-found`, `role-built-in`, `role-in-use`
 */
export async function deleteRole(deps: Data, caller: StaffCaller, id: number): Promise<void> {
  await inTransaction(deps, actorOf(caller), async trx => {
    const { code, name, users } = await lockChangeableRole(trx, id);
    if (users > 0) throw new AppError('role-in-use', { params: { count: users } });
    await deleteRoleRow(trx, id);
    await writeAudit(trx, { entity: 'roles', entityId: code, action: 'deleted', detail: { name } });
  });
}

async function lockChangeableRole(trx: Transaction<Database>, id: number): Promise<RoleRow> {
  if (!(await lockRole(trx, id))) throw new AppError('not-found');
  const role = await readRole(trx, id);
  if (role.code === ADMINISTRATOR) throw new AppError('role-built-in');
  return role;
}

async function readRole(trx: Transaction<Database>, id: number): Promise<RoleRow> {
  const [role] = await findRoleRows(trx, id);
  if (!role) throw new Error(`role ${id} is gone within its own transaction`);
  return role;
}

const shown = (role: RoleRow): Role => ({ ...role, builtIn: role.code === ADMINISTRATOR });
const grantsOf = ({ name, permissions, menuIds }: RoleRow) => ({ name, permissions, menuIds });

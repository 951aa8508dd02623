/*
 * System users, their roles, permissions and menus, their sign-in and second factor, and approvals by a supervisor.
 *
 * May import: operator, accounts/known-devices, accounts/passwords, accounts/sessions.
 */

import type {
  SystemUser,
  SystemUserPageRequest,
  SystemUserSave,
} from '@gangway/shared/contract/people/staff.ts';
import { ownOrigin } from '../../../accounts/passwords/credentials.service.ts';
import { assertGoodPassword, hashPassword } from '../../../accounts/passwords/passwords.service.ts';
import { endSessionsOf } from '../../../accounts/sessions/sessions.service.ts';
import { actorOf, type StaffCaller } from '../../../lib/caller.ts';
import { changesBetween } from '../../../lib/changes.ts';
import { writeAudit } from '../../../lib/database/audit.repository.ts';
import { type Database, inTransaction, type Transaction } from '../../../lib/database/database.ts';
import { pageOf } from '../../../lib/database/paging.ts';
import { AppError, refusing, requireFound } from '../../../lib/errors.ts';
import type { Data, Deps } from '../../../lib/http/context.ts';
import type { SeenVersion } from '../../../lib/seen-version.ts';
import { requireUnchanged } from '../../../operator/versions.service.ts';
import { replaceRoles } from '../access/roles.repository.ts';
import { assertAdministratorLeft, assertMayManage, roleIdsOf } from './administrators.service.ts';
import { createStaffCheck } from './staff-check.service.ts';
import {
  deleteSecondFactor,
  findAccountByUsername,
  findSystemUser,
  findSystemUserPage,
  insertSystemUser,
  lockSystemUser,
  markSystemUserDeleted,
  type SystemUserFields,
  setSystemUserStatus,
  updateSystemUser,
} from './system-users.repository.ts';

/** One page of the system users. */
export async function pageSystemUsers({ db }: Data, request: SystemUserPageRequest) {
  return pageOf(await findSystemUserPage(db, request), request);
}

/**
 * Creates the function that creates a system user, or changes the one with the given id. Users may change their own name,
 * picture, e-mail and password, the last with the current one; everything else needs `staff.manage`.
 *
 * The function throws an AppError: `not-permitted`, `not-found`, `changed-meanwhile`, `username-taken`, `weak-password`,
 * `wrong-credentials` for a wrong current password, `own-password-needed` and `password-not-new` for users who must choose their
 * own one, `own-account`, `last-administrator`, `invalid-input`.
 */
export function createSystemUserSave(deps: Deps) {
  const check = createStaffCheck(deps);

  async function confirmCurrentPassword(caller: StaffCaller, save: SystemUserSave): Promise<void> {
    if (!save.currentPassword)
      throw new AppError('invalid-input', { fields: { currentPassword: 'required' } });
    const self = await findSystemUser(deps.db, caller.id);
    if (!self) throw new AppError('session-ended');
    const account = await findAccountByUsername(deps.db, self.username);
    const { username } = self;
    await check({ username, password: save.currentPassword, origin: ownOrigin(caller.id) }, account);
  }

  return async (caller: StaffCaller, save: SystemUserSave, seen: SeenVersion): Promise<SystemUser> => {
    if (caller.passwordIsGiven) requireOwnPassword(caller, save);
    if (save.id === undefined) return createSystemUser(deps, caller, save);
    if (save.id !== caller.id) await assertMayManage(deps.db, caller, save.roles);
    else if (save.password !== undefined) await confirmCurrentPassword(caller, save);
    return changeSystemUser(deps, caller, save.id, save, seen);
  };
}

/**
 * A user whose password was set by another person can only choose a new one.
 *
 * @throws AppError `own-password-needed`, `password-not-new`
 */
function requireOwnPassword(caller: StaffCaller, { id, password, currentPassword }: SystemUserSave): void {
  if (id !== caller.id || password === undefined) throw new AppError('own-password-needed');
  if (password === currentPassword) throw new AppError('password-not-new');
}

async function createSystemUser(deps: Data, caller: StaffCaller, save: SystemUserSave): Promise<SystemUser> {
  await assertMayManage(deps.db, caller, save.roles);
  if (save.password === undefined) throw new AppError('invalid-input', { fields: { password: 'required' } });
  const roleIds = await roleIdsOf(deps.db, save.roles);
  const passwordHash = await hashNew(save.password, save.username);
  const id = deps.ids.uuid();
  return writeUser(deps, caller, async trx => {
    const user = {
      ...fieldsOf(save),
      id,
      status: save.status,
      passwordHash,
      passwordIsGiven: true,
      createdAt: deps.clock.now(),
    };
    await insertSystemUser(trx, user);
    await replaceRoles(trx, id, roleIds);
    await writeAudit(trx, {
      entity: 'system_users',
      entityId: id,
      action: 'created',
      detail: { ...fieldsOf(save), roles: save.roles },
    });
    return reread(trx, id);
  });
}

async function changeSystemUser(
  deps: Data,
  caller: StaffCaller,
  id: string,
  save: SystemUserSave,
  seen: SeenVersion,
): Promise<SystemUser> {
  const roleIds = await roleIdsOf(deps.db, save.roles);
  const passwordHash = save.password && (await hashNew(save.password, save.username));
  return writeUser(deps, caller, async trx => {
    const before = requireFound(await lockSystemUser(trx, id));
    await requireUnchanged(trx, ['system_users', id], seen, () => reread(trx, id));
    await assertMayChange(trx, caller, before, save);
    await updateSystemUser(
      trx,
      id,
      fieldsOf(save),
      passwordHash === undefined ? undefined : { hash: passwordHash, isGiven: id !== caller.id },
    );
    if (!sameRoles(before.roles, save.roles)) await replaceRoles(trx, id, roleIds);
    if (before.status !== save.status) await setSystemUserStatus(trx, id, save.status);
    if (save.status === 'inactive') await endSessionsOf(deps, trx, { systemUserId: id }, 'by-administrator');
    if (passwordHash)
      await endSessionsOf(deps, trx, { systemUserId: id }, 'password-changed', caller.tokenHash);
    await writeAudit(trx, {
      entity: 'system_users',
      entityId: id,
      action: 'updated',
      detail: {
        changes: changesBetween(auditedOf(before), auditedOf({ ...save, ...fieldsOf(save) })),
        passwordChanged: passwordHash !== undefined,
      },
    });
    return reread(trx, id);
  });
}

/** Checked again under the lock, because the account may have changed. */
async function assertMayChange(
  trx: Transaction<Database>,
  caller: StaffCaller,
  before: SystemUser,
  save: SystemUserSave,
): Promise<void> {
  const isSelf = before.id === caller.id;
  if (isSelf && save.status === 'inactive') throw new AppError('own-account');
  const sameStanding = sameRoles(before.roles, save.roles) && before.status === save.status;
  if (!isSelf || !sameStanding || before.username !== save.username) {
    await assertMayManage(trx, caller, [...before.roles, ...save.roles]);
  }
  await assertAdministratorLeft(trx, before.id, before, save);
}

/**
 * Soft-deletes a system user: the account is inactive, its sessions end, no list shows it and its username is free. Its row
 * stays, because boarding events, room events and the audit refer to it. @throws AppError `own-account`, `last-administrator`,
 * `not-permitted`, `not-found`
 */
export async function deleteSystemUser(deps: Data, caller: StaffCaller, id: string): Promise<void> {
  if (id === caller.id) throw new AppError('own-account');
  await inTransaction(deps, actorOf(caller), async trx => {
    const before = requireFound(await lockSystemUser(trx, id));
    await assertMayManage(trx, caller, before.roles);
    await assertAdministratorLeft(trx, id, before, { roles: before.roles, status: 'inactive' });
    if (before.status === 'active') await setSystemUserStatus(trx, id, 'inactive');
    await markSystemUserDeleted(trx, id, deps.clock.now());
    await deleteSecondFactor(trx, id);
    await endSessionsOf(deps, trx, { systemUserId: id }, 'by-administrator');
    await writeAudit(trx, {
      entity: 'system_users',
      entityId: id,
      action: 'deleted',
      detail: { username: before.username },
    });
  });
}

function writeUser(
  deps: Data,
  caller: StaffCaller,
  write: (trx: Transaction<Database>) => Promise<SystemUser>,
): Promise<SystemUser> {
  return refusing({ system_users_by_username: new AppError('username-taken') }, () =>
    inTransaction(deps, actorOf(caller), write),
  );
}

async function reread(trx: Transaction<Database>, id: string): Promise<SystemUser> {
  const user = await findSystemUser(trx, id);
  if (!user) throw new Error(`system user ${id} is gone within its own transaction`);
  const { demonstrationPassword: _, passwordIsGiven: __, secondFactorNeeded: ___, ...shown } = user;
  return shown;
}

async function hashNew(password: string, username: string): Promise<string> {
  assertGoodPassword(password, username);
  return hashPassword(password);
}

const fieldsOf = ({ username, name, avatar, introduction, email }: SystemUserSave): SystemUserFields => ({
  username,
  name,
  avatar,
  introduction,
  email: email ? email.toLowerCase() : null,
});

const sameRoles = (some: readonly string[], others: readonly string[]) =>
  some.length === new Set(others).size && others.every(role => some.includes(role));

/** The fields that the audit compares. */
const auditedOf = (user: SystemUserFields & { roles: readonly string[]; status: SystemUser['status'] }) => ({
  username: user.username,
  name: user.name,
  avatar: user.avatar,
  introduction: user.introduction,
  email: user.email,
  roles: [...user.roles].sort(),
  status: user.status,
});

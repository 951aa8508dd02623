import type { SystemUser } from '@gangway/shared/contract/people/staff.ts';
import type { StaffCaller } from '../../../lib/caller.ts';
import type { Connection, Database, Transaction } from '../../../lib/database/database.ts';
import { AppError, unknownValue } from '../../../lib/errors.ts';
import { checkPermission } from '../../../lib/http/permission.ts';
import { ADMINISTRATOR, findRoles, lockOtherAdministrators } from '../access/roles.repository.ts';

/** A system user's roles and status. */
export type AccessState = Pick<SystemUser, 'roles' | 'status'>;

/** The ids of roles by their codes. @throws AppError `invalid-input` on `roles` for an unknown one. */
export async function roleIdsOf(db: Connection, codes: readonly string[]): Promise<number[]> {
  const roles = await findRoles(db, codes);
  if (new Set(codes).size !== roles.length) {
    throw unknownValue('roles');
  }
  return roles.map(role => role.id);
}

/**
 * Only `staff.manage` may change other accounts, and no user may grant or revoke permissions that they lack: otherwise a user who
 * may create accounts could become an administrator. @throws AppError `not-permitted`
 */
export async function assertMayManage(
  db: Connection,
  caller: StaffCaller,
  roles: readonly string[],
): Promise<void> {
  checkPermission(caller, 'staff.manage');
  const needed = (await findRoles(db, roles)).flatMap(role => role.permissions);
  if (!needed.every(permission => caller.permissions.has(permission))) throw new AppError('not-permitted');
}

/** Requires that an active administrator remains. @throws AppError `last-administrator` */
export async function assertAdministratorLeft(
  trx: Transaction<Database>,
  id: string,
  before: AccessState,
  after: AccessState,
): Promise<void> {
  const administers = ({ roles, status }: AccessState) =>
    status === 'active' && roles.includes(ADMINISTRATOR);
  if (!administers(before) || administers(after)) return;
  if ((await lockOtherAdministrators(trx, id)) === 0) throw new AppError('last-administrator');
}

import type { RolePermission } from '@gangway/shared/contract/base/permissions.ts';
import type { ApprovalGiven } from '@gangway/shared/contract/sales/orders.ts';
import {
  type Attempt,
  createCredentialCheck,
  ownOrigin,
} from '../../../accounts/passwords/credentials.service.ts';
import type { Caller } from '../../../lib/caller.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { findAccountByUsername, findApprover } from './system-users.repository.ts';

/** Somebody who answers for what another does. */
export interface Approver {
  id: string;
  name: string;
}

export type Approval = (attempt: Attempt, permission: RolePermission) => Promise<Approver>;

/**
 * Makes the check of somebody who approves on the spot, by name and password, what another one at the desk may not do. It opens no
 * session, and counts wrong passwords by who is signed in at the desk.
 *
 * The check throws an AppError: what `createCredentialCheck` throws, `approver-not-permitted` to whoever has not the permission,
 * `own-password-needed` while the password is one that somebody else knows.
 */
export function createApproval(deps: Deps): Approval {
  const check = createCredentialCheck(deps, 'staff');
  return async (attempt, permission) => {
    const { id } = await check(attempt, await findAccountByUsername(deps.db, attempt.username));
    const { name, permissions, passwordIsGiven } = await findApprover(deps.db, id);
    if (passwordIsGiven) throw new AppError('own-password-needed');
    if (!permissions.includes(permission)) throw new AppError('approver-not-permitted', { params: { name } });
    return { id, name };
  };
}

/**
 * Finds who answers for a charge that is lowered or left out: the one who does it, or somebody else who signs in on the spot
 * (R223).
 *
 * @returns who approved it; null where the caller may grant it.
 * @throws AppError `not-permitted` for anybody but the staff, `waiver-needs-approval` where nobody has approved it, or what
 * the check says of who would
 */
export async function approverOfWaiver(
  approval: Approval,
  caller: Caller,
  given: ApprovalGiven,
): Promise<Approver | null> {
  if (caller.kind !== 'staff') throw new AppError('not-permitted');
  if (given) return approval({ ...given, origin: ownOrigin(caller.id) }, 'orders.waive');
  if (!caller.permissions.has('orders.waive')) throw new AppError('waiver-needs-approval');
  return null;
}

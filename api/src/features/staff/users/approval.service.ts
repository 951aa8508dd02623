import type { RolePermission } from '@gangway/shared/contract/base/permissions.ts';
import type { ApprovalGiven } from '@gangway/shared/contract/sales/orders.ts';
import { type Attempt, ownOrigin } from '../../../accounts/passwords/credentials.service.ts';
import type { Caller } from '../../../lib/caller.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { createStaffCheck } from './staff-check.service.ts';
import { findAccountByUsername, findApprover } from './system-users.repository.ts';

/** A person who approves an action of another. */
export interface Approver {
  id: string;
  name: string;
}

export type Approval = (attempt: Attempt, permission: RolePermission) => Promise<Approver>;

/**
 * Creates the check of a colleague who approves an action on the spot, by username and password. It opens no session and asks for no
 * second factor (decision 58), and counts wrong passwords by the user who is signed in at the desk.
 *
 * The check throws an AppError: what `createStaffCheck` throws, `approver-not-permitted` if the approver lacks the
 * permission or lacks a second factor that a role requires, `own-password-needed` while their password is one that another person
 * set.
 */
export function createApproval(deps: Deps): Approval {
  const check = createStaffCheck(deps);
  return async (attempt, permission) => {
    const { id } = await check(attempt, await findAccountByUsername(deps.db, attempt.username));
    const { name, permissions, passwordIsGiven, secondFactorNeeded } = await findApprover(deps.db, id);
    if (passwordIsGiven) throw new AppError('own-password-needed');
    if (secondFactorNeeded || !permissions.includes(permission))
      throw new AppError('approver-not-permitted', { params: { name } });
    return { id, name };
  };
}

/**
 * Finds the approver of a charge that is lowered or waived: the caller, or a colleague who enters a password on the spot (R223).
 *
 * @returns the approver; null if the caller may waive it.
 * @throws AppError `not-permitted` for other callers than staff, `waiver-needs-approval` without an approver, or the errors of
 * the check
 */
export async function approverOfWaiver(
  approval: Approval,
  caller: Caller,
  credentials: ApprovalGiven,
): Promise<Approver | null> {
  if (caller.kind !== 'staff') throw new AppError('not-permitted');
  if (credentials) return approval({ ...credentials, origin: ownOrigin(caller.id) }, 'orders.waive');
  if (!caller.permissions.has('orders.waive')) throw new AppError('waiver-needs-approval');
  return null;
}

import type { ApprovalGiven } from '@gangway/shared/contract/sales/orders.ts';
import { can } from '../../../lib/session.ts';

/** The user who approves a waived charge. */
export interface ApproverValues {
  username: string;
  password: string;
}

export const noApprover: ApproverValues = { username: '', password: '' };

/** A user with the permission needs no approval; others need a name and a password. */
export const isApproved = ({ username, password }: ApproverValues): boolean =>
  can('orders.waive') || (username.trim() !== '' && password !== '');

/** The part of the request; undefined if no approval is needed. */
export const approvalOf = ({ username, password }: ApproverValues): ApprovalGiven =>
  can('orders.waive') ? undefined : { username: username.trim(), password };

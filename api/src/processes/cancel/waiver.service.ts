import type { ChargeWaiver } from '@gangway/shared/contract/sales/orders.ts';
import {
  type Approval,
  type Approver,
  approverOfWaiver,
} from '../../features/staff/users/approval.service.ts';
import type { Caller } from '../../lib/caller.ts';
import { checkPermission } from '../../lib/http/permission.ts';

/** A lowered charge, and who approved it. */
export interface ApprovedWaiver {
  chargeSen: number;
  reason: string;
  /** Null where the canceling member of staff may waive it. */
  approvedBy: Approver | null;
}

/**
 * Lowers a charge with the approval of an authorized person. @throws AppError `not-permitted`, or what `approverOfWaiver` throws
 */
export async function approveWaiver(
  approval: Approval,
  caller: Caller,
  { chargeSen, reason, approval: credentials }: ChargeWaiver,
): Promise<ApprovedWaiver> {
  checkPermission(caller, 'orders.cancel');
  return { chargeSen, reason, approvedBy: await approverOfWaiver(approval, caller, credentials) };
}

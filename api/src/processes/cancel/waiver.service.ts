import type { ChargeWaiver } from '@gangway/shared/contract/sales/orders.ts';
import {
  type Approval,
  type Approver,
  approverOfWaiver,
} from '../../features/staff/users/approval.service.ts';
import type { Caller } from '../../lib/caller.ts';
import { checkPermission } from '../../lib/http/permission.ts';

/** A charge that is lowered, and by whose word. */
export interface ApprovedWaiver {
  chargeSen: number;
  reason: string;
  /** Null where whoever cancels may grant it. */
  approvedBy: Approver | null;
}

/** Lowers a charge, by the word of somebody who may. @throws AppError `not-permitted`, or what `approverOfWaiver` throws */
export async function approveWaiver(
  approval: Approval,
  caller: Caller,
  { chargeSen, reason, approval: given }: ChargeWaiver,
): Promise<ApprovedWaiver> {
  checkPermission(caller, 'orders.cancel');
  return { chargeSen, reason, approvedBy: await approverOfWaiver(approval, caller, given) };
}

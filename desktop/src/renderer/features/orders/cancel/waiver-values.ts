import type { ChargeWaiver } from '@gangway/shared/contract/sales/orders.ts';
import { type ApproverValues, approvalOf, isApproved, noApprover } from './approver-values.ts';

/** The input for a lowered charge. */
export interface WaiverValues extends ApproverValues {
  lowered: boolean;
  chargeSen: number | null;
  reason: string;
}

/** The initial values: the charge is zero until an amount is entered. */
export const noWaiver: WaiverValues = {
  lowered: false,
  chargeSen: 0,
  reason: '',
  ...noApprover,
};

/** The faults of a lowered charge: a wrong amount, or a missing entry. */
export function wrongIn(value: WaiverValues, ladderSen: number): 'too-high' | 'missing' | null {
  const { lowered, chargeSen, reason } = value;
  if (!lowered) return null;
  if (chargeSen !== null && chargeSen >= ladderSen) return 'too-high';
  return chargeSen === null || !reason.trim() || !isApproved(value) ? 'missing' : null;
}

/** The part of the request; undefined if the ladder's charge applies. */
export function waiverOf(value: WaiverValues): ChargeWaiver | undefined {
  const { lowered, chargeSen, reason } = value;
  if (!lowered || chargeSen === null) return undefined;
  const approval = approvalOf(value);
  return { chargeSen, reason: reason.trim(), ...(approval && { approval }) };
}

import type { ChargeWaiver } from '@gangway/shared/contract/sales/orders.ts';
import { type ApproverValues, approvalOf, isApproved, noApprover } from './approver-values.ts';

/** What is typed to charge less than the ladder does. */
export interface WaiverValues extends ApproverValues {
  lowered: boolean;
  chargeSen: number | null;
  reason: string;
}

/** Nothing is charged, unless something else is typed. */
export const noWaiver: WaiverValues = {
  lowered: false,
  chargeSen: 0,
  reason: '',
  ...noApprover,
};

/** What is wrong with a lowered charge, or missing of it. */
export function wrongIn(value: WaiverValues, ladderSen: number): 'too-high' | 'missing' | null {
  const { lowered, chargeSen, reason } = value;
  if (!lowered) return null;
  if (chargeSen !== null && chargeSen >= ladderSen) return 'too-high';
  return chargeSen === null || !reason.trim() || !isApproved(value) ? 'missing' : null;
}

/** The part of the request; undefined where the ladder's charge stands. */
export function waiverOf(value: WaiverValues): ChargeWaiver | undefined {
  const { lowered, chargeSen, reason } = value;
  if (!lowered || chargeSen === null) return undefined;
  const approval = approvalOf(value);
  return { chargeSen, reason: reason.trim(), ...(approval && { approval }) };
}

import type { StaffCaller } from '../../../lib/caller.ts';
import { AppError } from '../../../lib/errors.ts';

/** Requires an enrolled workplace, or the permission for gates (R150). @throws AppError `station-needed` */
export function requireGate(signedBy: string | undefined, { permissions }: StaffCaller): void {
  if (signedBy === undefined && !permissions.has('boarding.override')) throw new AppError('station-needed');
}

import type { StaffCaller } from '../../../lib/caller.ts';
import { AppError } from '../../../lib/errors.ts';

/**
 * That somebody who lets passengers in does so at an enrolled workplace, or may answer for the gates (R150).
 * @throws AppError `station-needed`
 */
export function requireGate(signedBy: string | undefined, { permissions }: StaffCaller): void {
  if (signedBy === undefined && !permissions.has('boarding.override')) throw new AppError('station-needed');
}

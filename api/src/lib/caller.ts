import type { RolePermission } from '@gangway/shared/contract/base/permissions.ts';
import type { CustomerLevel } from '@gangway/shared/contract/base/vocabulary.ts';
import { AppError } from './errors.ts';

/** Who makes a request. */
export type Caller =
  | { kind: 'guest' }
  | { kind: 'customer'; id: string; level: CustomerLevel; tokenHash: Buffer }
  | {
      kind: 'staff';
      id: string;
      permissions: ReadonlySet<RolePermission>;
      tokenHash: Buffer;
      session?: StaffSession;
      /** The password is one that another person set: only the calls for choosing a new one are allowed. */
      passwordIsGiven?: boolean;
      /** A role requires a second factor, and none is set up: only the calls for setting it up are allowed. */
      secondFactorNeeded?: boolean;
    };

/** The session of a system user's call. */
interface StaffSession {
  id: string;
  signedInAt: Date;
  expiresAt: Date;
  /** The enrolled workplace at which it was opened, if any. */
  stationId: string | null;
}

/** A caller's name in audit entries. */
export function actorOf(caller: Caller): string {
  return caller.kind === 'guest' ? 'guest' : `${caller.kind}:${caller.id}`;
}

export type CustomerCaller = Extract<Caller, { kind: 'customer' }>;
export type StaffCaller = Extract<Caller, { kind: 'staff' }>;

/** The customer of a call with the permission `customer`. @throws AppError `not-signed-in` */
export function requireCustomer(caller: Caller): Extract<Caller, { kind: 'customer' }> {
  if (caller.kind !== 'customer') throw new AppError('not-signed-in');
  return caller;
}

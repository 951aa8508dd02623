import type { RolePermission } from '@gangway/shared/contract/base/permissions.ts';
import type { SessionUser } from '@gangway/shared/contract/people/staff.ts';
import { GateRefusal } from '../lib/refusal.ts';

/** The user signed in at this station, as far as it knows. `isOver`: their session has ended. */
export type Officer = () => (Pick<SessionUser, 'id' | 'permissions'> & { isOver?: boolean }) | null;

/** Why no user can verify tickets at this station, if so. */
export function missingOfficer(officer: Officer): 'not-signed-in' | 'session-over' | 'not-permitted' | null {
  const user = officer();
  if (!user) return 'not-signed-in';
  if (user.isOver) return 'session-over';
  return user.permissions.includes('boarding.verify') ? null : 'not-permitted';
}

/**
 * The id of the signed-in user, if they have this permission. The server checks it again when the scan arrives.
 *
 * @throws GateRefusal `not-signed-in`, `session-over`, `not-permitted`
 */
export function permitted(officer: Officer, permission: RolePermission): string {
  const user = officer();
  if (!user) throw new GateRefusal('not-signed-in');
  if (user.isOver) throw new GateRefusal('session-over');
  if (!user.permissions.includes(permission)) throw new GateRefusal('not-permitted');
  return user.id;
}

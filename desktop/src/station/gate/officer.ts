import type { RolePermission } from '@gangway/shared/contract/base/permissions.ts';
import type { SessionUser } from '@gangway/shared/contract/people/staff.ts';
import { GateRefusal } from '../lib/refusal.ts';

/** Who is signed in at this station, as far as it knows. */
export type Officer = () => Pick<SessionUser, 'id' | 'permissions'> | null;

/**
 * The id of who is signed in, where they may do this. The server is asked again when the scan reaches it.
 *
 * @throws GateRefusal `not-signed-in`, `not-permitted`
 */
export function permitted(officer: Officer, permission: RolePermission): string {
  const user = officer();
  if (!user) throw new GateRefusal('not-signed-in');
  if (!user.permissions.includes(permission)) throw new GateRefusal('not-permitted');
  return user.id;
}

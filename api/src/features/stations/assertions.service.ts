import type { OfficerAssertion } from '@gangway/shared/contract/office/gate/stations.ts';
import { writeAssertion } from '../../accounts/stations/assertion.rules.ts';
import type { StaffCaller } from '../../lib/caller.ts';
import { AppError } from '../../lib/errors.ts';
import type { Keys } from '../../lib/http/context.ts';

/**
 * The signed assertion that an officer is signed in at a station. The station keeps it for unsent scans.
 *
 * @throws AppError `station-needed`, `not-signed-in`
 */
export function assertOfficer(
  { env }: Keys,
  { id: officerId, permissions, session }: StaffCaller,
  stationId: string | undefined,
): OfficerAssertion {
  if (!stationId) throw new AppError('station-needed');
  if (!session) throw new AppError('not-signed-in');
  const times = {
    issuedAt: session.signedInAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
  };
  const said = {
    officerId,
    stationId,
    sessionId: session.id,
    permissions: [...permissions].sort(),
    ...times,
  };
  return { officerId, ...times, assertion: writeAssertion(env.masterKey, said) };
}

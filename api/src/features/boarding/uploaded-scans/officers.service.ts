import type { GateScan } from '@gangway/shared/contract/office/gate/gate.ts';
import { readAssertion } from '../../../accounts/stations/assertion.rules.ts';
import { findSessionEnds, findSessionsAt } from '../../../accounts/stations/station.repository.ts';
import type { StaffCaller } from '../../../lib/caller.ts';
import type { Data, Keys } from '../../../lib/http/context.ts';
import { findPermissions } from '../../../operator/staff.repository.ts';
import {
  officerOf,
  type ProvenOfficer,
  signInOfCaller,
  signInsOf,
  signInsOfSessions,
} from './officer-sign-in.rules.ts';

type Scan = Pick<GateScan, 'officerId' | 'scannedAt'>;

/** The officer of each scan of a batch, as its station and the call itself prove. */
export async function readOfficers(
  { db, clock, env }: Data & Keys,
  caller: StaffCaller,
  {
    stationId,
    scans,
    assertions,
  }: { stationId: string; scans: readonly Scan[]; assertions: readonly string[] },
): Promise<(scan: Scan) => ProvenOfficer> {
  const said = assertions.map(text => readAssertion(env.masterKey, text)).filter(proof => proof !== null);
  const ends = await findSessionEnds(
    db,
    said.map(({ sessionId }) => sessionId),
  );
  const named = [...new Set(scans.map(({ officerId }) => officerId))];
  const permissions = await findPermissions(db, named);
  const remembered = signInsOfSessions(await findSessionsAt(db, stationId, named));
  const proven = [...signInsOf(said, stationId, ends), ...remembered];
  const own = signInOfCaller(caller, clock.now());
  return ({ officerId, scannedAt }) =>
    officerOf({ officerId, at: new Date(scannedAt) }, own, proven, permissions.get(officerId));
}

import type { GateLookup, GateLookupsRequest } from '@gangway/shared/contract/office/gate/finder.ts';
import { actorOf, type StaffCaller } from '../../../lib/caller.ts';
import { writeAudit } from '../../../lib/database/audit.repository.ts';
import { type Database, inTransaction, nameActor, type Transaction } from '../../../lib/database/database.ts';
import type { Data, Keys } from '../../../lib/http/context.ts';
import { readOfficers } from '../uploaded-scans/officers.service.ts';
import { earlierOf } from '../verification/verification.service.ts';
import { findSerials, insertLookup, type StoredLookup } from './finder.repository.ts';

/**
 * Stores the look-ups of a gate in the audit log, each once, however often it is sent. Each is attributed to the officer whose
 * sign-in the station recorded for that time. All are stored in one transaction, so that a hundred need one commit.
 *
 * @returns the ids of those that the server has now
 */
export async function takeLookups(
  deps: Data & Keys,
  caller: StaffCaller,
  { stationId, lookups, assertions }: GateLookupsRequest,
): Promise<string[]> {
  const scans = lookups.map(({ officerId, at }) => ({ officerId, scannedAt: at }));
  const officerOf = await readOfficers(deps, caller, { stationId, scans, assertions });
  const receivedAt = deps.clock.now();
  await inTransaction(deps, actorOf(caller), async trx => {
    for (const lookup of lookups) {
      const officer = officerOf({ officerId: lookup.officerId, scannedAt: lookup.at });
      await nameActor(trx, actorOf({ ...caller, id: officer.id }), deps.clock);
      await store(trx, storedOf(lookup, { stationId, officerId: officer.id, caller, receivedAt }));
    }
  });
  return lookups.map(({ lookupId }) => lookupId);
}

function storedOf(
  lookup: GateLookup,
  by: { stationId: string; officerId: string; caller: StaffCaller; receivedAt: Date },
): StoredLookup {
  const { stationId, officerId, caller, receivedAt } = by;
  return {
    id: lookup.lookupId,
    stationId,
    sailingId: lookup.sailingId,
    gate: lookup.gate,
    officerId,
    claimedOfficerId: officerId === lookup.officerId ? null : lookup.officerId,
    uploadedBy: officerId === caller.id ? null : caller.id,
    kind: lookup.kind,
    shown: lookup.shown,
    lookedUpAt: earlierOf(receivedAt, lookup.at),
    receivedAt,
  };
}

async function store(trx: Transaction<Database>, lookup: StoredLookup): Promise<void> {
  if (!(await insertLookup(trx, lookup))) return;
  const { gate, kind, claimedOfficerId, uploadedBy } = lookup;
  const detail = {
    gate,
    kind,
    lookedUpAt: lookup.lookedUpAt.toISOString(),
    tickets: await findSerials(trx, lookup.shown),
    ...(claimedOfficerId && { officerId: claimedOfficerId }),
    ...(uploadedBy && { uploadedBy }),
  };
  await writeAudit(trx, { entity: 'gate_lookups', entityId: lookup.id, action: 'looked-up', detail });
}

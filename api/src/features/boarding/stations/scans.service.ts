import type {
  GateScan,
  GateScansRequest,
  GateScansResult,
} from '@gangway/shared/contract/office/gate/gate.ts';
import type { StaffCaller } from '../../../lib/caller.ts';
import { writeAudit } from '../../../lib/database/audit.repository.ts';
import { type Database, inTransaction, type Transaction } from '../../../lib/database/database.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { loadSettings } from '../../../operator/settings.service.ts';
import { openConflict } from '../conflicts/conflicts.repository.ts';
import { readOfficers } from '../uploaded-scans/officers.service.ts';
import { type StoredScan, storeScan, type UploadedScan } from '../uploaded-scans/uploaded-scan.service.ts';
import { recordHeartbeat } from './stations.repository.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'ids'> & { env: Pick<Deps['env'], 'masterKey'> };
type Result = GateScansResult['results'][number]['result'];

/**
 * Takes what happened at a gate while it was by itself, in that order, each scan in a transaction of its own: what has
 * come before is known, and of what cannot stand a conflict is opened. Nothing is dropped (R109).
 */
export async function takeScans(
  deps: Needs,
  caller: StaffCaller,
  { stationId, scans, assertions }: GateScansRequest,
): Promise<GateScansResult> {
  const { db, clock } = deps;
  await recordHeartbeat(db, {
    id: stationId,
    gate: scans[0]?.gate ?? '',
    officerId: caller.id,
    seenAt: clock.now(),
  });
  const officerOf = await readOfficers(deps, caller, { stationId, scans, assertions });
  const { boardingOpensMinutes, boardingClosesMinutes } = await loadSettings(db);
  const hours = { opensMinutes: boardingOpensMinutes, closesMinutes: boardingClosesMinutes };
  const results: GateScansResult['results'] = [];
  for (const scan of scans) {
    const officer = officerOf(scan);
    const uploadedBy = officer.id === caller.id ? null : caller.id;
    const result = await takeScan(deps, { scan, stationId, officer, uploadedBy, hours });
    results.push({ eventId: scan.eventId, result });
  }
  return { results };
}

function takeScan(deps: Needs, upload: UploadedScan): Promise<Result> {
  return inTransaction(deps, `staff:${upload.officer.id}`, async trx => {
    const stored = await storeScan(trx, deps, upload);
    await tellAudit(trx, upload, stored);
    if (stored.known) return 'known';
    let opened = false;
    for (const dispute of stored.disputes) {
      const conflict = { id: deps.ids.uuid(), ticketId: stored.ticketId, openedAt: deps.clock.now() };
      if (await openConflict(trx, { ...dispute, ...conflict })) opened = true;
    }
    return opened ? 'conflict' : 'stored';
  });
}

/** What is worth knowing afterwards beside the event itself. */
async function tellAudit(
  trx: Transaction<Database>,
  { scan, officer, uploadedBy }: UploadedScan,
  stored: StoredScan,
): Promise<void> {
  const ofEvent = { entity: 'boarding_events', entityId: scan.eventId };
  if (stored.known) {
    if (!stored.isSame) await writeAudit(trx, { ...ofEvent, action: 'id-reused', detail: { scan } });
    return;
  }
  if (officer.id !== scan.officerId)
    await writeAudit(trx, { ...ofEvent, action: 'officer-unknown', detail: { officerId: scan.officerId } });
  const action = actions[scan.method];
  if (!action || !stored.ticketId) return;
  const { reason, gate, refusal } = scan;
  const detail = { reason, gate, ...(refusal && { refusal }), ...(uploadedBy && { uploadedBy }) };
  await writeAudit(trx, { entity: 'tickets', entityId: stored.ticketId, action, detail });
}

const actions: Partial<Record<GateScan['method'], string>> = {
  undo: 'boarding-undone',
  override: 'boarding-overridden',
};

import type { GateScan, GateScansResult } from '@gangway/shared/contract/office/gate/gate.ts';
import type { OrderAction } from '@gangway/shared/contract/office/orders/orders.ts';
import { type AuditEntry, writeAudits } from '../../../lib/database/audit.repository.ts';
import { type Database, nameActor, type Transaction } from '../../../lib/database/database.ts';
import type { Data } from '../../../lib/http/context.ts';
import {
  findBoardingEvents,
  findHistories,
  insertBoardingEvents,
  lockScannedTickets,
  writeBoardingEffects,
} from '../../../reservations/tickets/boarding.repository.ts';
import { setBoardingStatuses, tellBoardingsAgain } from '../../../reservations/tickets/tickets.repository.ts';
import { findDisputed, openConflicts } from '../conflicts/conflicts.repository.ts';
import { createScanJudge, type JudgedScan, type NewScan, type UploadedScan } from './scan-judge.rules.ts';

export type ScanResults = GateScansResult['results'];

/**
 * Stores scans that a gate decided, in this order, with all their tickets locked. The results are judged in memory and written
 * for many scans at once: for consecutive scans of one officer, until a ticket changes a second time. The database and its audit
 * log then contain the same as if the scans had come one by one.
 */
export async function storeScans(
  trx: Transaction<Database>,
  deps: Data,
  uploads: readonly UploadedScan[],
): Promise<ScanResults> {
  const shown = [...new Set(uploads.flatMap(({ scan }) => scan.ticketId ?? []))];
  const tickets = await lockScannedTickets(trx, shown);
  const judge = createScanJudge(
    {
      tickets,
      events: await findBoardingEvents(
        trx,
        uploads.map(({ scan }) => scan.eventId),
      ),
      histories: await findHistories(trx, [...tickets.keys()]),
    },
    deps.clock.now(),
  );
  const results: ScanResults = [];
  for (const some of togetherWritable(uploads.map(judge))) results.push(...(await write(trx, deps, some)));
  return results;
}

/** Splits scans into parts of one officer each, in which each ticket changes at most once. */
function togetherWritable(scans: readonly JudgedScan[]): JudgedScan[][] {
  const parts: JudgedScan[][] = [];
  let part: JudgedScan[] = [];
  let changed = new Set<string | null>();
  let officerId = '';
  for (const scan of scans) {
    const ticketId = !scan.known && scan.counts ? scan.event.ticketId : null;
    const isNext = scan.upload.officer.id !== officerId || (ticketId !== null && changed.has(ticketId));
    if (isNext) {
      part = [];
      parts.push(part);
      changed = new Set();
      officerId = scan.upload.officer.id;
    }
    part.push(scan);
    if (ticketId !== null) changed.add(ticketId);
  }
  return parts;
}

async function write(
  trx: Transaction<Database>,
  { clock, ids }: Data,
  scans: readonly JudgedScan[],
): Promise<ScanResults> {
  await nameActor(trx, `staff:${scans[0]?.upload.officer.id}`, clock);
  const judged = scans.filter((scan): scan is NewScan => !scan.known);
  await writeBoardingEffects(
    trx,
    judged.flatMap(({ effects }) => effects),
  );
  const stored = await insertBoardingEvents(
    trx,
    judged.map(({ event }) => event),
  );
  // Two concurrent requests may send the same scan, which the tickets' locks do not prevent.
  const isNew = (scan: JudgedScan): scan is NewScan => !scan.known && stored.has(scan.event.id);
  const twice = judged.find(({ counts, event }) => counts && !stored.has(event.id));
  if (twice) throw new Error(`boarding event ${twice.event.id} came for two tickets at once`);

  await setBoardingStatuses(
    trx,
    judged.flatMap(({ status }) => status ?? []),
  );
  await tellBoardingsAgain(
    trx,
    judged.flatMap(({ event }) => (event.effective === false && event.ticketId ? [event.ticketId] : [])),
  );
  await writeAudits(
    trx,
    scans.flatMap(scan => auditOf(scan, isNew(scan))),
  );
  const conflicts = scans.filter(isNew).flatMap(({ upload, event, disputes }) =>
    disputes.map(dispute => ({
      conflict: { ...dispute, id: ids.uuid(), ticketId: event.ticketId, openedAt: clock.now() },
      scanId: upload.scan.eventId,
    })),
  );
  const opened = await openConflicts(
    trx,
    conflicts.map(({ conflict }) => conflict),
  );
  const disputed = new Set(
    conflicts.filter(({ conflict }) => opened.has(conflict.id)).map(({ scanId }) => scanId),
  );
  // A client that lost the answer learns again that a supervisor is needed.
  const before = await findDisputed(
    trx,
    scans.filter(scan => !isNew(scan)).map(({ upload }) => upload.scan.eventId),
  );
  return scans.map(scan => {
    const { eventId } = scan.upload.scan;
    if (!isNew(scan)) return { eventId, result: before.has(eventId) ? 'conflict' : 'known' };
    return { eventId, result: disputed.has(eventId) ? 'conflict' : 'stored' };
  });
}

/** Additional facts for the audit, beside the event itself. */
function auditOf(judged: JudgedScan, isNew: boolean): AuditEntry[] {
  const { scan, officer, uploadedBy } = judged.upload;
  const ofEvent = { entity: 'boarding_events' as const, entityId: scan.eventId };
  if (judged.known && !judged.isSame) return [{ ...ofEvent, action: 'id-reused', detail: { scan } }];
  if (judged.known || !isNew) return [];
  const entries: AuditEntry[] = [];
  if (officer.id !== scan.officerId)
    entries.push({ ...ofEvent, action: 'officer-unknown', detail: { officerId: scan.officerId } });
  const action = scan.outcome === 'refused' ? undefined : actions[scan.method];
  if (action && judged.event.ticketId) {
    const { reason, gate, refusal } = scan;
    const detail = {
      ...(reason && { reason }),
      gate,
      ...(refusal && { refusal }),
      ...(uploadedBy && { uploadedBy }),
    };
    entries.push({ entity: 'tickets', entityId: judged.event.ticketId, action, detail });
  }
  return entries;
}

const actions: Partial<Record<GateScan['method'], OrderAction>> = {
  undo: 'boarding-undone',
  override: 'boarding-overridden',
  found: 'boarded-without-ticket',
};

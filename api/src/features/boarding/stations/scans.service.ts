import type {
  GateScan,
  GateScansRequest,
  GateScansResult,
} from '@gangway/shared/contract/office/gate/gate.ts';
import type { GateReport } from '../../../accounts/stations/station.repository.ts';
import type { StaffCaller } from '../../../lib/caller.ts';
import { inTransaction } from '../../../lib/database/database.ts';
import type { Data, Deps, Keys } from '../../../lib/http/context.ts';
import { loadSettings } from '../../../operator/settings.service.ts';
import { hoursOf } from '../departures/gate-sailings.service.ts';
import { readOfficers } from '../uploaded-scans/officers.service.ts';
import type { UploadedScan } from '../uploaded-scans/scan-judge.rules.ts';
import { type ScanResults, storeScans } from '../uploaded-scans/uploaded-scan.service.ts';
import { recordContact, recordReport } from './gate-contact.service.ts';

type TakeDeps = Data & Keys & Pick<Deps, 'log'>;

/**
 * Stores a gate's offline scans in their order. Repeated scans are recognized; a scan that cannot be effective opens a conflict.
 * Nothing is dropped (R109).
 *
 * @param most how many scans one transaction takes at most
 */
export async function takeScans(
  deps: TakeDeps,
  caller: StaffCaller,
  { stationId, scans, assertions, station }: GateScansRequest,
  most = scans.length,
): Promise<GateScansResult> {
  const { db, clock } = deps;
  const contact = () => ({ id: stationId, officerId: caller.id, seenAt: clock.now() });
  /** The scans wait until they are stored. */
  const report = (waiting: readonly GateScan[]) =>
    station
      ? recordReport(db, { ...station, ...contact(), ...waitingWith(station, waiting) })
      : recordContact(db, { ...contact(), gate: scans[0]?.gate ?? '' });
  await report(scans);
  const officerOf = await readOfficers(deps, caller, { stationId, scans, assertions });
  const hours = hoursOf(await loadSettings(db));
  const uploads = scans.map(scan => {
    const officer = officerOf(scan);
    return { scan, stationId, officer, hours, uploadedBy: officer.id === caller.id ? null : caller.id };
  });
  const results: ScanResults = [];
  for (let from = 0; from < uploads.length; from += most)
    results.push(...(await takeTogether(deps, uploads.slice(from, from + most))));
  const stored = new Set(results.map(({ eventId }) => eventId));
  await report(scans.filter(({ eventId }) => !stored.has(eventId)));
  return { results };
}

/** The number of scans that wait at a station, and since when, including some that it did not report. */
function waitingWith(
  { waiting, waitingSince }: NonNullable<GateScansRequest['station']>,
  more: readonly GateScan[],
): Pick<GateReport, 'waiting' | 'waitingSince'> {
  const since = more.map(({ scannedAt }) => Date.parse(scannedAt));
  if (waitingSince !== null) since.push(Date.parse(waitingSince));
  return {
    waiting: waiting + more.length,
    waitingSince: since.length > 0 ? new Date(Math.min(...since)) : null,
  };
}

/**
 * Stores scans in one transaction. If the database refuses them, it stores them in halves, so that one bad scan does not block
 * the others. That scan gets no result, and the gate keeps it.
 */
async function takeTogether(deps: TakeDeps, uploads: readonly UploadedScan[]): Promise<ScanResults> {
  const [first] = uploads;
  if (!first) return [];
  try {
    return await inTransaction(deps, `staff:${first.officer.id}`, trx => storeScans(trx, deps, uploads));
  } catch (error) {
    if (!isOfTheScans(error)) throw error;
    if (uploads.length === 1) {
      deps.log.error({ err: error, eventId: first.scan.eventId }, 'a scan cannot be stored');
      return [];
    }
    const half = Math.ceil(uploads.length / 2);
    const former = await takeTogether(deps, uploads.slice(0, half));
    return [...former, ...(await takeTogether(deps, uploads.slice(half)))];
  }
}

/** Classes of SQLSTATE that concern the server and not the stored data: unreachable, full, stopping, broken. */
const SQLSTATE_OF_THE_SERVER = /^(08|53|57|58|XX)...$/;
/** Node's system errors: `ECONNREFUSED`, `EPIPE`. */
const SYSTEM_ERROR = /^E[A-Z]{3,}/;

/** Whether one of these scans may have caused the error, so that the others can be stored without it. */
function isOfTheScans(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return !SQLSTATE_OF_THE_SERVER.test(code) && !SYSTEM_ERROR.test(code);
}

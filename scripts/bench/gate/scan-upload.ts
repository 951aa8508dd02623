import { randomBytes, randomUUID } from 'node:crypto';
import type { GateScan } from '@gangway/shared/contract/office/gate/gate.ts';
import { takeScans } from '../../../api/src/features/boarding/stations/scans.service.ts';
import type { StaffCaller } from '../../../api/src/lib/caller.ts';
import { systemClock } from '../../../api/src/lib/clock.ts';
import { createIds } from '../../../api/src/lib/ids.ts';
import { createLog } from '../../../api/src/lib/process/log.ts';
import type { BoardingServer } from './boarding-server.ts';

/** The API's limit of a call. */
const SCANS = 200;

/** Scans a second that the server stores: a call's together, and each in a transaction of its own. */
export interface UploadRates {
  together: number;
  oneByOne: number;
}

/** Boards the same passengers both ways, and takes that back in between. */
export async function timeUploads({ db, sailingId, ticketIds }: BoardingServer): Promise<UploadRates> {
  const { id: officerId } = await db
    .selectFrom('system_users')
    .where('username', '=', 'supervisor')
    .select('id')
    .executeTakeFirstOrThrow();
  const env = { masterKey: randomBytes(32) };
  const deps = { db, clock: systemClock, ids: createIds(systemClock), log: createLog('silent'), env };
  const caller: StaffCaller = {
    kind: 'staff',
    id: officerId,
    permissions: new Set(),
    tokenHash: Buffer.alloc(0),
  };
  const stationId = randomUUID();
  const shown = ticketIds.slice(0, SCANS);
  const scansOf = (fields: Partial<GateScan>): GateScan[] =>
    shown.map(ticketId => ({
      eventId: randomUUID(),
      ticketId,
      sailingId,
      outcome: 'boarded',
      refusal: null,
      method: 'scan',
      gate: 'Gate A',
      officerId,
      scannedAt: systemClock.now().toISOString(),
      reason: '',
      unknown: false,
      ...fields,
    }));

  async function scansASecond(most: number): Promise<number> {
    await takeScans(deps, caller, {
      stationId,
      assertions: [],
      scans: scansOf({ outcome: 'undone', method: 'undo', reason: 'To board again' }),
    });
    const request = { stationId, scans: scansOf({}), assertions: [] };
    const begun = performance.now();
    const { results } = await takeScans(deps, caller, request, most);
    const seconds = (performance.now() - begun) / 1_000;
    const stored = results.filter(({ result }) => result === 'stored');
    if (stored.length !== SCANS) throw new Error(`${stored.length} of ${SCANS} scans were stored`);
    return SCANS / seconds;
  }

  return { oneByOne: await scansASecond(1), together: await scansASecond(SCANS) };
}

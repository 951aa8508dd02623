import { randomUUID } from 'node:crypto';
import type { GateScan } from '@gangway/shared/contract/office/gate/gate.ts';
import { takeScans } from '../../../api/src/features/boarding/stations/scans.service.ts';
import type { StaffCaller } from '../../../api/src/lib/caller.ts';
import { systemClock } from '../../../api/src/lib/clock.ts';
import { createIds } from '../../../api/src/lib/ids.ts';
import { createLog } from '../../../api/src/lib/process/log.ts';
import type { BoardingServer } from './boarding-server.ts';

const SCANS = 200;

export async function timeUploads(server: BoardingServer): Promise<number> {
  const { db, sailingId, ticketIds } = server;
  const officer = await db
    .selectFrom('system_users')
    .select('id')
    .where('username', '=', 'supervisor')
    .executeTakeFirstOrThrow();
  const deps = { db, clock: systemClock, ids: createIds(systemClock), log: createLog('silent') };
  const stationId = randomUUID();
  const scan = (ticketId: string, fields: Partial<GateScan> = {}): GateScan => ({
    eventId: randomUUID(),
    ticketId,
    sailingId,
    outcome: 'boarded',
    refusal: null,
    method: 'scan',
    gate: 'Gate A',
    officerId: officer.id,
    scannedAt: new Date().toISOString(),
    reason: '',
    unknown: false,
    ...fields,
  });
  const send = async (scans: GateScan[]) =>
    (
      await takeScans(deps, { kind: 'staff', id: officer.id } as unknown as StaffCaller, { stationId, scans })
    ).results.map(r => r.result);
  const some = ticketIds.slice(0, SCANS);
  await send(some.map(id => scan(id, { outcome: 'undone', method: 'undo', reason: 'again' })));
  const begun = performance.now();
  const results = await send(some.map(id => scan(id)));
  const ms = performance.now() - begun;
  if (results.some(r => r !== 'stored')) throw new Error(results.join());
  return SCANS / (ms / 1000);
}

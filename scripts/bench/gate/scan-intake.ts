import { randomBytes, randomUUID } from 'node:crypto';
import type { GateScan } from '@gangway/shared/contract/office/gate/gate.ts';
import { takeScans } from '../../../api/src/features/boarding/stations/scans.service.ts';
import type { StaffCaller } from '../../../api/src/lib/caller.ts';
import { systemClock } from '../../../api/src/lib/clock.ts';
import { createIds } from '../../../api/src/lib/ids.ts';
import { createLog } from '../../../api/src/lib/process/log.ts';
import type { BoardingServer } from './boarding-server.ts';

/** The API's limit of a call. */
export const SCANS_OF_A_CALL = 200;

/** Lets the server's own code store scans of a supervisor, in this process. */
export async function openScanIntake({ db }: Pick<BoardingServer, 'db'>) {
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

  /** `most`: how many scans a transaction stores. */
  async function take(
    sailingId: number,
    ticketIds: readonly string[],
    fields: Partial<GateScan>,
    most?: number,
  ) {
    const scans = ticketIds.map(
      (ticketId): GateScan => ({
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
      }),
    );
    const { results } = await takeScans(deps, caller, { stationId, assertions: [], scans }, most);
    const stored = results.filter(({ result }) => result === 'stored');
    if (stored.length !== scans.length)
      throw new Error(`${stored.length} of ${scans.length} scans were stored`);
  }

  return {
    board: (sailingId: number, ticketIds: readonly string[], most?: number) =>
      take(sailingId, ticketIds, {}, most),
    /** Resets the boarding of these passengers, so that they can board again. */
    async takeOff(sailingId: number, ticketIds: readonly string[]): Promise<void> {
      for (let from = 0; from < ticketIds.length; from += SCANS_OF_A_CALL)
        await take(sailingId, ticketIds.slice(from, from + SCANS_OF_A_CALL), {
          outcome: 'undone',
          method: 'undo',
          reason: 'To board again',
        });
    },
  };
}

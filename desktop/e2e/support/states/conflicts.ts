import { randomUUID } from 'node:crypto';
import type { GateScan, GateScansResult } from '@gangway/shared/contract/office/gate/gate.ts';
import type { SessionUser } from '@gangway/shared/contract/people/staff.ts';
import { expect } from '../office.ts';
import type { StaffApi } from '../staff-api.ts';
import { openSender } from '../stations.ts';
import { expectPassenger, type Passenger } from './passengers.ts';

/** Sends one ticket's boardings by two offline gates. Returns the passenger. */
export async function openConflict(api: StaffApi): Promise<Passenger> {
  const { sailing, first } = await expectPassenger(api);
  const officer = await api.get<SessionUser>('/sysUser/info');
  const scanAt = (gate: string, minutesAgo: number): GateScan => ({
    eventId: randomUUID(),
    ticketId: first.ticketId,
    sailingId: sailing.id,
    gate,
    outcome: 'boarded',
    refusal: null,
    method: 'scan',
    reason: '',
    unknown: false,
    officerId: officer.id,
    scannedAt: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
  });
  async function send(scan: GateScan): Promise<GateScansResult> {
    const sender = await openSender(api);
    return sender.post('/office/gate/scans', { stationId: sender.id, scans: [scan] });
  }
  // Nobody scans before they have signed in.
  await send(scanAt('Gate East', 1.5));
  const { results } = await send(scanAt('Gate West', 0.5));
  expect(results).toMatchObject([{ result: 'conflict' }]);
  return first;
}

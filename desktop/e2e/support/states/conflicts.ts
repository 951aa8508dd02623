import { randomUUID } from 'node:crypto';
import type { GateScan, GateScansResult } from '@gangway/shared/contract/office/gate/gate.ts';
import type { SessionUser } from '@gangway/shared/contract/people/staff.ts';
import { expect } from '../office.ts';
import type { StaffApi } from '../staff-api.ts';
import { openSender } from '../stations.ts';
import { expectPassenger, type Passenger } from './passengers.ts';

/** Sends a boarding by another gate, which was offline. */
export async function boardElsewhere(
  api: StaffApi,
  { sailingId, ticketId, gate, at }: { sailingId: number; ticketId: string; gate: string; at: Date },
): Promise<GateScansResult> {
  const officer = await api.get<SessionUser>('/sysUser/info');
  const scan: GateScan = {
    eventId: randomUUID(),
    ticketId,
    sailingId,
    gate,
    outcome: 'boarded',
    refusal: null,
    method: 'scan',
    reason: '',
    unknown: false,
    officerId: officer.id,
    scannedAt: at.toISOString(),
  };
  const sender = await openSender(api);
  return sender.post('/office/gate/scans', { stationId: sender.id, scans: [scan] });
}

/** Sends one ticket's boardings by two offline gates. Returns the passenger. */
export async function openConflict(api: StaffApi): Promise<Passenger> {
  const { sailing, first } = await expectPassenger(api);
  const sendFrom = (gate: string, minutesAgo: number) => {
    const at = new Date(Date.now() - minutesAgo * 60_000);
    return boardElsewhere(api, { sailingId: sailing.id, ticketId: first.ticketId, gate, at });
  };
  // A scan must come after its officer's sign-in.
  await sendFrom('Gate East', 1.5);
  const { results } = await sendFrom('Gate West', 0.5);
  expect(results).toMatchObject([{ result: 'conflict' }]);
  return first;
}

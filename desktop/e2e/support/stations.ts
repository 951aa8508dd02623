import { randomUUID } from 'node:crypto';
import type { StationCode } from '@gangway/shared/contract/office/gate/stations.ts';
import { systemClock } from '../../src/station/lib/clock.ts';
import { openStationIdentity } from '../../src/station/session/station-identity.ts';
import type { Station } from '../../src/station/station.ts';
import { expect } from './office.ts';
import type { StaffApi } from './staff-api.ts';

/** Enrolls a workplace with a manager's code. */
export async function enrollWorkplace(station: Station, manager: StaffApi): Promise<void> {
  // A connection that was kept for long may be closed; a second code does no harm.
  const made = await manager.request.post('/prod-api/office/stations/code', {
    headers: { 'X-Token': manager.token },
    maxRetries: 3,
  });
  expect(made.status()).toBe(200);
  const { code } = ((await made.json()) as { data: StationCode }).data;
  const answer = await station.dispatch('station.enroll', { code, name: 'Gate' });
  expect(answer).toMatchObject({ value: { ok: true } });
}

/** A gate that only sends: enrolled by a manager, who is its officer. */
export async function openSender(manager: StaffApi) {
  // It exists only during the test.
  const vault = { read: async () => null, write: async () => {}, clear: async () => {} };
  const identity = await openStationIdentity({
    apiUrl: manager.origin,
    vault,
    clock: systemClock,
    version: '0.1.0',
  });
  const id = randomUUID();
  const enrolled = await identity.enroll(id, { code: null, name: 'Gate', token: manager.token });
  expect(enrolled).toEqual({ ok: true });
  const send = identity.signing(fetch);
  return {
    id,
    async post<Data>(path: string, body: object): Promise<Data> {
      const answer = await send(new URL(`/prod-api${path}`, manager.origin), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Token': manager.token },
        body: JSON.stringify(body),
      });
      expect(answer.status, path).toBe(200);
      return ((await answer.json()) as { data: Data }).data;
    },
  };
}

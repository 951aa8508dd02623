import { generateKeyPairSync } from 'node:crypto';
import { signCall, stationHeaders } from '@gangway/shared/node/station-signature.ts';
import { createSession } from '../../../src/accounts/sessions/sessions.service.ts';
import { type SignedIn, signInStaff } from '../people/accounts.ts';
import type { TestApp } from '../test-app.ts';

type Gangway = Pick<TestApp, 'call' | 'clock' | 'deps'>;

/** Shifts begin long before the events of the tests. */
const SHIFT_MS = 4 * 3_600_000;

/** A supervisor's code that enrolls one workplace. */
export async function stationCode(gangway: Gangway): Promise<string> {
  const manager = await signInStaff(gangway as TestApp, ['stations.manage']);
  const { data } = await gangway.call('POST', '/office/stations/code', { headers: manager.headers });
  return data.code;
}

/** A workplace with its own key, enrolled over the real calls. */
export interface EnrolledStation {
  id: string;
  publicKey: string;
  /** The headers of a call that it signs. */
  headers(token: string, method: 'GET' | 'POST', path: string, body?: unknown): Record<string, string>;
  /** Makes a signed call. */
  call(token: string, method: 'GET' | 'POST', path: string, body?: unknown): ReturnType<TestApp['call']>;
  /** Signs a system user in at it, at the beginning of the shift or this many milliseconds ago. @returns the token */
  signIn(officerId: string, agoMs?: number): Promise<string>;
  /** The data that it stores of a sign-in. */
  assertion(token: string): Promise<string>;
}

/** Enrolls a workplace with a code, by an officer who is signed in there. */
export async function enrollStation(
  gangway: Gangway,
  officer: SignedIn,
  id: string,
  name = 'Gate',
  code?: string,
): Promise<EnrolledStation> {
  const { call, clock, deps } = gangway;
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const publicText = publicKey.export({ format: 'jwk' }).x ?? '';

  const signedAt = new Set<number>();
  const headers: EnrolledStation['headers'] = (token, method, path, body) => {
    // No two calls of a station have the same time, even if the clock of a test stands still or is set back.
    let moment = clock.now().getTime();
    while (signedAt.has(moment)) moment += 1;
    signedAt.add(moment);
    const time = String(moment);
    const signed = { method, target: `/prod-api${path}`, stationId: id, time, token };
    return {
      'X-Token': token,
      [stationHeaders.id]: id,
      [stationHeaders.time]: time,
      [stationHeaders.signature]: signCall(privateKey, {
        ...signed,
        body: body === undefined ? '' : JSON.stringify(body),
      }),
    };
  };
  const send: EnrolledStation['call'] = (token, method, path, body) =>
    call(method, path, { body, headers: headers(token, method, path, body) });

  const enrollment = {
    stationId: id,
    publicKey: publicText,
    name,
    version: '1.0.0',
    code: code ?? (await stationCode(gangway)),
  };
  const { status, msg } = await send(
    officer.headers['X-Token'],
    'POST',
    '/office/stations/enrol',
    enrollment,
  );
  if (status !== 200) throw new Error(msg);

  return {
    id,
    publicKey: publicText,
    headers,
    call: send,
    signIn: (officerId, agoMs = SHIFT_MS) => {
      const began = { now: () => new Date(clock.now().getTime() - agoMs) };
      const device = { userAgent: 'test', address: '127.0.0.1' };
      return createSession({ ...deps, clock: began }, deps.db, { systemUserId: officerId }, device, id);
    },
    assertion: async token => (await send(token, 'POST', '/office/stations/assertion')).data.assertion,
  };
}

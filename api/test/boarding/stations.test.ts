import { randomUUID } from 'node:crypto';
import { GATE_EVENT } from '@gangway/shared/contract/office/gate/gate.ts';
import type { OfficeStation } from '@gangway/shared/contract/office/gate/stations.ts';
import { SERVER_TIME_HEADER, stationHeaders } from '@gangway/shared/node/station-signature.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetStationCalls } from '../../src/accounts/stations/stations.service.ts';
import { listen } from '../../src/lib/http/http-server.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { openEvents } from '../support/events.ts';
import { type EnrolledStation, enrollStation, stationCode } from '../support/gate/enrolled.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { bookCabin } from '../support/people/cabin-guests.ts';
import { PASSWORD } from '../support/people/password.ts';
import { createDefaultRoles, createSystemUser } from '../support/people/system-users.ts';
import { createTestApp } from '../support/test-app.ts';

/** The sailing departs at 20:00 local time; boarding is from 17:00 to 19:45. */
const NOW = '2026-12-12T11:30:00.000Z';
const MINUTE_MS = 60_000;

const database = await createTestDatabase();
const gangway = await createTestApp(database);
const { call, clock, app } = gangway;
const voyage = await createVoyage(database.db);
const tonight = await createSailing(database.db, voyage, { date: '2026-12-12', session: 'nighttime' });
const alsoTonight = await createSailing(database.db, voyage, { date: '2026-12-12' });
const tomorrow = await createSailing(database.db, voyage, { date: '2026-12-13' });

let officer: SignedIn;
let supervisor: SignedIn;
let station: EnrolledStation;
let token: string;

beforeEach(async () => {
  clock.set(NOW);
  officer = await signInStaff(gangway, ['boarding.verify']);
  supervisor = await signInStaff(gangway, ['boarding.verify', 'stations.manage']);
  station = await enrollStation(gangway, officer, randomUUID(), 'Gate A');
  token = await station.signIn(officer.id);
});

const syncOf = (id: string, sailingId: number | null = tonight) => ({
  cursor: null,
  sailings: [],
  namesOf: null,
  station: { id, gate: 'Gate A', sailingId, waiting: 0 },
});
const sync = (sailingId: number | null = tonight) =>
  station.call(token, 'POST', '/office/gate/sync', syncOf(station.id, sailingId));
const listed = async (): Promise<OfficeStation | undefined> => {
  const { data } = await call('GET', '/office/stations', { headers: supervisor.headers });
  return (data as OfficeStation[]).find(({ id }) => id === station.id);
};
const revoke = () => call('POST', `/office/stations/${station.id}/revoke`, { headers: supervisor.headers });
const errorOf = ({ data }: { data: { error?: string } | null }) => data?.error;

describe('a workplace', () => {
  test('is enrolled with a code, and listed with its gate, version and last contact', async () => {
    expect((await sync()).status).toBe(200);
    expect(await listed()).toMatchObject({
      name: 'Gate A',
      gate: 'Gate A',
      version: '1.0.0',
      lastSeenAt: NOW,
      enrolledAt: NOW,
      revokedAt: null,
      officer: { username: `staff-${officer.id}` },
    });
  });

  test('is enrolled without a code only by a person who may enroll workplaces', async () => {
    const fresh = await enrollStation(gangway, supervisor, randomUUID());
    const enrollment = {
      stationId: fresh.id,
      publicKey: fresh.publicKey,
      name: 'Desk',
      version: '',
      code: null,
    };
    const by = (who: SignedIn) =>
      fresh.call(who.headers['X-Token'], 'POST', '/office/stations/enrol', enrollment);
    expect((await by(officer)).status).toBe(403);
    expect((await by(supervisor)).status).toBe(200);
  });

  test.each<[string, () => Promise<string>]>([
    ['made up', async () => 'ABCD-EFGH'],
    [
      'used',
      async () => {
        const code = await stationCode(gangway);
        await enrollStation(gangway, officer, randomUUID(), 'Gate', code);
        return code;
      },
    ],
    [
      'older than a quarter of an hour',
      async () => {
        const code = await stationCode(gangway);
        clock.advance(16 * MINUTE_MS);
        return code;
      },
    ],
  ])('is not enrolled with a code that is %s', async (_what, code) => {
    const given = await code();
    await expect(enrollStation(gangway, officer, randomUUID(), 'Gate', given)).rejects.toThrow('wrong');
  });

  test('is not enrolled by guessing', async () => {
    const guess = () => enrollStation(gangway, officer, randomUUID(), 'Gate', 'ABCD-EFGH');
    for (let tries = 0; tries < 10; tries++) await expect(guess()).rejects.toThrow('wrong');
    await expect(guess()).rejects.toThrow('Too many attempts');
  });

  test('whose enrollment is signed with another key is not enrolled', async () => {
    const stationId = randomUUID();
    const code = await stationCode(gangway);
    const enrollment = { stationId, publicKey: 'A'.repeat(43), name: 'Gate', version: '', code };
    const { status } = await station.call(token, 'POST', '/office/stations/enrol', enrollment);
    expect(status).toBe(403);
  });
});

describe('a call of a gate', () => {
  test('without a signature returns no ticket', async () => {
    const body = syncOf(station.id);
    const answer = await call('POST', '/office/gate/sync', { body, headers: officer.headers });
    expect([answer.status, errorOf(answer)]).toEqual([403, 'station-needed']);
  });

  test('is refused if it was signed for another station', async () => {
    const body = syncOf(randomUUID());
    expect(errorOf(await station.call(token, 'POST', '/office/gate/sync', body))).toBe('station-needed');
  });

  test.each<[string, (headers: Record<string, string>) => { body?: object; path?: string }]>([
    ['another body', () => ({ body: syncOf(station.id, tomorrow) })],
    ['another query', () => ({ path: '/office/gate/sync?more' })],
    [
      'another token',
      headers => {
        headers['X-Token'] = officer.headers['X-Token'];
        return {};
      },
    ],
  ])('with %s than was signed is refused', async (_what, change) => {
    const body = syncOf(station.id);
    const headers = station.headers(token, 'POST', '/office/gate/sync', body);
    const changed = change(headers);
    const answer = await call('POST', changed.path ?? '/office/gate/sync', {
      body: changed.body ?? body,
      headers,
    });
    expect([answer.status, errorOf(answer)]).toEqual([403, 'station-forged']);
  });

  test('is accepted once, even if it is sent many times concurrently', async () => {
    const body = syncOf(station.id);
    const headers = station.headers(token, 'POST', '/office/gate/sync', body);
    const send = () => call('POST', '/office/gate/sync', { body, headers });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const again = await send();
    expect([again.status, errorOf(again)]).toEqual([409, 'station-clock']);
    expect(Number(again.headers.get(SERVER_TIME_HEADER))).toBe(clock.now().getTime());
    expect((await sync()).status).toBe(200);
  });

  test('without a valid signature does not use up a time of the station', async () => {
    const body = syncOf(station.id);
    const headers = station.headers(token, 'POST', '/office/gate/sync', body);
    const forged = { ...headers, [stationHeaders.signature]: 'A'.repeat(86) };
    expect((await call('POST', '/office/gate/sync', { body, headers: forged })).status).toBe(403);
    expect((await call('POST', '/office/gate/sync', { body, headers })).status).toBe(200);
  });

  test('is forgotten when its time has expired, and not before', async () => {
    await sync();
    const callsOf = async () =>
      (
        await database.db
          .selectFrom('station_calls')
          .where('station_id', '=', station.id)
          .select('signed_at')
          .execute()
      ).length;
    const kept = await callsOf();
    expect(kept).toBeGreaterThan(0);
    clock.advance(2 * MINUTE_MS);
    await forgetStationCalls(gangway.deps);
    expect(await callsOf()).toBe(kept);
    clock.advance(3 * MINUTE_MS);
    await forgetStationCalls(gangway.deps);
    expect(await callsOf()).toBe(0);
  });

  test('cannot be repeated later, and the answer contains the time', async () => {
    const body = syncOf(station.id);
    const headers = station.headers(token, 'POST', '/office/gate/sync', body);
    clock.advance(3 * MINUTE_MS);
    const answer = await call('POST', '/office/gate/sync', { body, headers });
    expect([answer.status, errorOf(answer)]).toEqual([409, 'station-clock']);
    expect(Number(answer.headers.get(SERVER_TIME_HEADER))).toBe(clock.now().getTime());
  });
});

describe('a caller who boards passengers by single calls', () => {
  const boarding = (body: object = {}) => ({ eventId: randomUUID(), gate: 'Gate A', ...body });
  test.each<[string, 'GET' | 'POST', object | undefined]>([
    ['/boarding/scan', 'POST', boarding({ code: 'GW1:NONSENSE' })],
    ['/boarding/typed', 'POST', boarding({ ticketId: randomUUID(), verificationCode: 'ABCD' })],
    [`/office/boarding/events/${randomUUID()}/party`, 'GET', undefined],
    [
      `/office/boarding/events/${randomUUID()}/party`,
      'POST',
      { gate: 'Gate A', tickets: [{ ticketId: randomUUID(), eventId: randomUUID() }] },
    ],
  ])(
    'needs an enrolled workplace, or the permission to answer for the gates: %s %s',
    async (path, method, body) => {
      const from = (by: SignedIn) => call(method, path, { body, headers: by.headers });
      expect(errorOf(await from(officer))).toBe('station-needed');
      const answering = await signInStaff(gangway, ['boarding.verify', 'boarding.override']);
      expect(errorOf(await from(answering))).not.toBe('station-needed');
      const at = await station.call(token, method, path, body);
      expect(errorOf(at)).not.toBe('station-needed');
    },
  );
});

describe('a token', () => {
  test('of a session opened at a workplace is invalid elsewhere', async () => {
    const headers = { 'X-Token': token };
    expect((await call('GET', '/sysUser/info', { headers })).status).toBe(401);
    expect((await station.call(token, 'GET', '/sysUser/info')).status).toBe(200);
    const stolen = await enrollStation(gangway, officer, randomUUID());
    expect((await stolen.call(token, 'GET', '/sysUser/info')).status).toBe(401);
  });

  test('of a login that a workplace signed is bound to it', async () => {
    await createDefaultRoles(gangway);
    await createSystemUser(gangway, 'gate-officer', 'gate');
    const body = { username: 'gate-officer', password: PASSWORD };
    const login = await station.call('', 'POST', '/sysUser/login', body);
    expect(login.status).toBe(200);
    expect((await call('GET', '/sysUser/info', { headers: { 'X-Token': login.data } })).status).toBe(401);
    expect((await station.call(login.data, 'GET', '/sysUser/info')).status).toBe(200);
  });

  test('of a gate officer alone reads no names, and at a workplace those of its sailing of the day', async () => {
    for (const id of [tonight, alsoTonight, tomorrow]) await bookCabin(gangway, id, null);
    const read = async (id: number, headers: Record<string, string>) =>
      (await call('GET', `/office/gate/departures/${id}`, { headers })).status;
    const here = (id: number) => station.headers(token, 'GET', `/office/gate/departures/${id}`);
    for (const id of [tonight, alsoTonight, tomorrow]) expect(await read(id, officer.headers)).toBe(403);
    await sync();
    expect(await read(tonight, here(tonight))).toBe(200);
    expect(await read(alsoTonight, here(alsoTonight))).toBe(403);
    expect(await read(tomorrow, here(tomorrow))).toBe(403);
    await sync(tomorrow);
    expect(await read(tomorrow, here(tomorrow)), 'of another day').toBe(403);
    const conflicts = await station.call(token, 'GET', '/office/gate/conflicts');
    expect(conflicts.status, 'for those who resolve them').toBe(403);
  });
});

describe('a revoked workplace', () => {
  test('is refused at once, with every session opened at it', async () => {
    expect((await sync()).status).toBe(200);
    expect((await revoke()).status).toBe(200);
    expect(errorOf(await sync())).toBe('station-revoked');
    expect(errorOf(await station.call(token, 'GET', '/sysUser/info'))).toBe('station-revoked');
    const headers = { 'X-Token': token };
    expect(errorOf(await call('GET', '/sysUser/info', { headers })), 'its token').toBe('session-ended');
    const login = { username: 'anybody', password: 'anything' };
    expect(errorOf(await station.call('', 'POST', '/sysUser/login', login))).toBe('station-revoked');
    expect(await listed()).toMatchObject({
      revokedAt: NOW,
      revokedBy: { username: `staff-${supervisor.id}` },
    });
  });

  test('loses its stream, and others keep theirs', async () => {
    const server = await listen(app.fetch, { host: '127.0.0.1', port: 0 });
    afterAll(() => server.stop(0));
    const url = `http://127.0.0.1:${server.port}/prod-api/office/gate/events`;
    const path = '/office/gate/events';
    const spared = await enrollStation(gangway, officer, randomUUID());
    const sparedToken = await spared.signIn(officer.id);
    const [own, others] = [
      await openEvents(url, station.headers(token, 'GET', path)),
      await openEvents(url, spared.headers(sparedToken, 'GET', path)),
    ];
    expect((await own.next()).event).toBe(GATE_EVENT);
    await others.next();
    await revoke();
    const readToTheEnd = async () => {
      for (;;) await own.next();
    };
    await expect(readToTheEnd()).rejects.toThrow('the stream has ended');
    await sync();
    expect((await openEvents(url, station.headers(token, 'GET', path))).response.status).not.toBe(200);
    expect((await call('GET', '/health')).status).toBe(200);
    await others.close();
  });

  test('can return only with a code and another key', async () => {
    await revoke();
    const enrollment = {
      stationId: station.id,
      publicKey: station.publicKey,
      name: 'Gate',
      version: '',
      code: await stationCode(gangway),
    };
    const again = await station.call(
      officer.headers['X-Token'],
      'POST',
      '/office/stations/enrol',
      enrollment,
    );
    expect(errorOf(again)).toBe('station-revoked');
    await enrollStation(gangway, officer, station.id, 'Gate A');
    expect(errorOf(await sync()), 'the old key').toBe('station-forged');
    expect(await listed()).toMatchObject({ revokedAt: null });
  });

  test('can be revoked only with the permission', async () => {
    const headers = officer.headers;
    expect((await call('POST', `/office/stations/${station.id}/revoke`, { headers })).status).toBe(403);
    expect((await call('POST', '/office/stations/code', { headers })).status).toBe(403);
    expect((await call('GET', '/office/stations', { headers })).status).toBe(403);
  });
});

test('an unknown station is refused', async () => {
  const headers = { ...officer.headers, [stationHeaders.id]: randomUUID() };
  expect(errorOf(await call('GET', '/sysUser/info', { headers }))).toBe('station-unknown');
});

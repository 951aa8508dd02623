import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readSession, recordUse } from '../../src/accounts/sessions/session-batches.service.ts';
import { endSessionsOf, forgetOldSessions } from '../../src/accounts/sessions/sessions.service.ts';
import { type Connection, inTransaction } from '../../src/lib/database/database.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { longTest } from '../support/long-test.ts';
import { createMember, signInCustomer, signInStaff } from '../support/people/accounts.ts';
import { PASSWORD } from '../support/people/password.ts';
import { createDefaultRoles, createSystemUser } from '../support/people/system-users.ts';
import { createTestApp } from '../support/test-app.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const database = await createTestDatabase();
const { db } = database;
const testApp = await createTestApp(database, { trustProxy: true });
const { call, clock, deps } = testApp;
await createDefaultRoles(testApp);

const info = (headers: Record<string, string>) => call('GET', '/sysUser/info', { headers });
const me = (headers: Record<string, string>) => call('GET', '/customers/me', { headers });
const hashOf = (token: string) => createHash('sha256').update(token).digest();
const sessionOf = (headers: { 'X-Token': string }) =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where('token_hash', '=', hashOf(headers['X-Token']))
    .executeTakeFirstOrThrow();

/** How often a prepared statement has run on this connection: a connection of the pool may have served requests before. */
async function executionsOf(connection: Connection, name: string): Promise<number> {
  const { rows } = await sql<{ executions: number }>`
    select (generic_plans + custom_plans)::integer as executions from pg_prepared_statements where name = ${name}
  `.execute(connection);
  return rows[0]?.executions ?? 0;
}

describe('a session', () => {
  test('has a token of 256 random bits, stored only as a hash', async () => {
    const { headers } = await signInStaff(testApp, []);
    expect(headers['X-Token']).toMatch(/^[\w-]{43}$/);
    expect((await sessionOf(headers)).token_hash).toEqual(hashOf(headers['X-Token']));
    const { rows } = await database.pool.query('select s::text as row from sessions s');
    expect(rows.some(({ row }) => row.includes(headers['X-Token']))).toBe(false);
  });

  test('that is unknown is refused with 401, even on public routes', async () => {
    const headers = { 'X-Token': 'not-a-token-of-ours' };
    for (const answer of [await info(headers), await call('GET', '/settings/public', { headers })]) {
      expect(answer).toMatchObject({ status: 401, code: 401, data: { error: 'not-signed-in' } });
    }
  });

  test('that is missing makes the caller a guest', async () => {
    expect(await call('GET', '/settings/public')).toMatchObject({ status: 200, code: 200 });
    expect(await info({})).toMatchObject({ status: 401, code: 401, msg: 'Please log in to continue.' });
  });

  test('of staff ends with 506 after 12 hours, even if it is in use', async () => {
    const { headers } = await signInStaff(testApp, []);
    for (let hour = 0; hour < 11; hour++) {
      clock.advance(HOUR_MS);
      expect((await info(headers)).code).toBe(200);
    }
    clock.advance(HOUR_MS);
    expect(await info(headers)).toMatchObject({ status: 401, code: 506, data: { error: 'session-expired' } });
  });

  test('of a customer ends 30 days after the last visit, with 506', async () => {
    const { headers } = await signInCustomer(testApp);
    for (let visit = 0; visit < 3; visit++) {
      clock.advance(29 * DAY_MS);
      expect((await me(headers)).code).toBe(200);
    }
    clock.advance(30 * DAY_MS);
    expect(await me(headers)).toMatchObject({ status: 401, code: 506 });
  });

  test('records its use at most once a minute', async () => {
    const { headers } = await signInCustomer(testApp);
    const began = clock.now();
    clock.advance(59_000);
    await me(headers);
    expect((await sessionOf(headers)).last_seen_at).toEqual(began);
    clock.advance(1_000);
    await Promise.all(Array.from({ length: 10 }, () => me(headers)));
    expect((await sessionOf(headers)).last_seen_at).toEqual(clock.now());
  });

  test.each(['by-administrator', 'password-changed', 'replaced'] as const)(
    'ended %s answers 503',
    async reason => {
      const { id, headers } = await signInStaff(testApp, []);
      await endSessionsOf(deps, db, { systemUserId: id }, reason);
      expect(await info(headers)).toMatchObject({ status: 401, code: 503, data: { error: 'session-ended' } });
    },
  );

  test('is found for each of many requests of one moment, with one statement for all', async () => {
    const here = [
      await signInCustomer(testApp),
      await signInStaff(testApp, []),
      await signInCustomer(testApp),
    ];
    const hashes = here.map(({ headers }) => hashOf(headers['X-Token']));
    const own = await Promise.all(here.map(({ headers }) => sessionOf(headers)));
    await db.connection().execute(async connection => {
      const before = await executionsOf(connection, 'sessions');
      const found = await Promise.all(
        [...hashes, hashOf('unknown'), ...hashes].map(hash => readSession(connection, hash)),
      );
      const ids = own.map(({ id }) => id);
      expect(found.map(session => session?.id)).toEqual([...ids, undefined, ...ids]);
      expect(await executionsOf(connection, 'sessions')).toBe(before + 1);
    });
  });

  test('records the uses of many sessions of one moment with one statement, and waits for none that is being recorded', async () => {
    const customer = await signInCustomer(testApp);
    const staff = await signInStaff(testApp, []);
    const busy = await signInCustomer(testApp);
    const began = clock.now();
    clock.advance(2 * 60_000);
    const seenAt = clock.now();
    const expiresAt = new Date(seenAt.getTime() + 30 * DAY_MS);
    const stayed = (await sessionOf(staff.headers)).expires_at;
    const uses = await Promise.all(
      [customer, staff, busy, customer].map(async ({ headers }) => {
        const tokenHash = hashOf(headers['X-Token']);
        const session = await readSession(db, tokenHash);
        if (!session) throw new Error('there is no session');
        return {
          session,
          use: { tokenHash, seenAt, expiresAt: session.customer_id ? expiresAt : undefined },
        };
      }),
    );
    await db.transaction().execute(async other => {
      await sql`select from sessions where token_hash = ${hashOf(busy.headers['X-Token'])} for update`.execute(
        other,
      );
      await db.connection().execute(async connection => {
        const before = await executionsOf(connection, 'session-uses');
        await Promise.all(uses.map(({ session, use }) => recordUse(connection, session, use)));
        expect(await executionsOf(connection, 'session-uses')).toBe(before + 1);
      });
    });
    expect(await sessionOf(customer.headers)).toMatchObject({ last_seen_at: seenAt, expires_at: expiresAt });
    expect(await sessionOf(staff.headers)).toMatchObject({ last_seen_at: seenAt, expires_at: stayed });
    expect(await sessionOf(busy.headers)).toMatchObject({ last_seen_at: began });
  });

  test('ends when its account becomes inactive', async () => {
    const { id, headers } = await signInCustomer(testApp);
    await inTransaction(deps, 'system:test', trx =>
      trx.updateTable('customers').set({ status: 'inactive' }).where('id', '=', id).execute(),
    );
    expect(await me(headers)).toMatchObject({ status: 401, code: 503 });
  });

  test('of a customer cannot call staff routes, nor the other way round', async () => {
    const customer = await signInCustomer(testApp);
    const staff = await signInStaff(testApp, ['staff.read']);
    expect(await info(customer.headers)).toMatchObject({ status: 403, data: { error: 'not-permitted' } });
    expect(await me(staff.headers)).toMatchObject({ status: 403, data: { error: 'not-permitted' } });
  });

  test('is deleted 30 days after it ended, and not before', async () => {
    const { headers } = await signInStaff(testApp, []);
    const live = await signInCustomer(testApp);
    clock.advance(12 * HOUR_MS);
    await forgetOldSessions(deps);
    expect((await info(headers)).code).toBe(506);
    clock.advance(29 * DAY_MS);
    await me(live.headers);
    clock.advance(DAY_MS + 1);
    await forgetOldSessions(deps);
    expect((await info(headers)).code).toBe(401);
    expect((await me(live.headers)).code).toBe(200);
  });
});

describe('logging in and out', () => {
  test('accepts the username trimmed and in any case, and returns the token', async () => {
    await createSystemUser(testApp, 'Aminah', 'gate');
    const { status, data } = await logIn('  aminah ', PASSWORD);
    expect(status).toBe(200);
    expect((await info({ 'X-Token': data })).data).toMatchObject({ username: 'Aminah', roles: ['gate'] });
  });

  test('an old token in the header does not prevent a login', async () => {
    await createSystemUser(testApp, 'bakar', 'gate');
    const body = { username: 'bakar', password: PASSWORD };
    expect((await call('POST', '/sysUser/login', { body, headers: { 'X-Token': 'stale' } })).code).toBe(200);
  });

  test('a wrong password and an unknown account get the same answer', async () => {
    await createSystemUser(testApp, 'chandra', 'gate');
    const wrong = await logIn('chandra', 'Not-Her-Password1');
    const unknown = await logIn('nobody-of-that-name', PASSWORD);
    expect(wrong).toMatchObject({ status: 400, msg: 'Account and password are incorrect.' });
    expect(unknown).toMatchObject({
      status: wrong.status,
      code: wrong.code,
      msg: wrong.msg,
      data: wrong.data,
    });
  });

  test('an inactive account is reported only after the right password', async () => {
    const { id } = await createSystemUser(testApp, 'devi', 'gate');
    await inTransaction(deps, 'system:test', trx =>
      trx.updateTable('system_users').set({ status: 'inactive' }).where('id', '=', id).execute(),
    );
    expect((await logIn('devi', PASSWORD)).data.error).toBe('account-inactive');
    expect((await logIn('devi', 'Not-Her-Password1')).data.error).toBe('wrong-credentials');
  });

  test('logging out ends only that session, and repeating it is harmless', async () => {
    const { headers } = await createSystemUser(testApp, 'ethan', 'gate');
    const { data: other } = await logIn('ethan', PASSWORD);
    for (let times = 0; times < 2; times++) {
      expect(await call('GET', '/sysUser/logout', { headers })).toMatchObject({ status: 200, data: null });
    }
    expect(await info(headers)).toMatchObject({ status: 401, code: 401 });
    expect((await info({ 'X-Token': other })).code).toBe(200);
    expect((await call('GET', '/sysUser/logout')).code).toBe(200);
  });

  test('missing fields are reported', async () => {
    const { status, data } = await call('POST', '/sysUser/login', { body: { username: '   ' } });
    expect(status).toBe(422);
    expect(data).toEqual({
      error: 'invalid-input',
      fields: { username: 'Please fill this in.', password: 'Please fill this in.' },
    });
  });

  async function logIn(username: string, password: string) {
    return call('POST', '/sysUser/login', { body: { username, password } });
  }
});

describe('guessing passwords', () => {
  const at = (address: string) => ({ 'X-Forwarded-For': address });
  const guess = (username: string, address: string, password = 'A-wrong-guess9') =>
    call('POST', '/sysUser/login', { body: { username, password }, headers: at(address) });
  const start = new Date('2026-11-20T02:00:00Z');

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    await db.deleteFrom('rate_limits').execute();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('5 failures for an account from one address block that address for 15 minutes, and the answer says how long', async () => {
    await createSystemUser(testApp, 'farid', 'gate');
    for (let failures = 0; failures < 5; failures++)
      expect((await guess('farid', '198.51.100.1')).status).toBe(400);
    vi.setSystemTime(start.getTime() + 5 * MINUTE_MS);
    const refused = await guess('farid', '198.51.100.1', PASSWORD);
    expect(refused).toMatchObject({ status: 429, code: 429, data: { error: 'too-many-attempts' } });
    expect(refused.msg).toBe('Too many attempts. Please wait 600 seconds and try again.');
    expect(refused.headers.get('Retry-After')).toBe('600');
    vi.setSystemTime(start.getTime() + 15 * MINUTE_MS + 1);
    expect((await guess('farid', '198.51.100.1', PASSWORD)).status).toBe(200);
  });

  test('the owner can still log in from another address', async () => {
    await createSystemUser(testApp, 'grace', 'gate');
    for (let failures = 0; failures < 6; failures++) await guess('grace', '198.51.100.2');
    expect((await guess('grace', '198.51.100.2', PASSWORD)).status).toBe(429);
    expect((await guess('grace', '203.0.113.9', PASSWORD)).status).toBe(200);
  });

  test('of many concurrent attempts at most 5 are checked', async () => {
    await createSystemUser(testApp, 'hana', 'gate');
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess('hana', '198.51.100.3')));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25);
  });

  test('a success resets the count', async () => {
    await createSystemUser(testApp, 'imran', 'gate');
    for (let round = 0; round < 3; round++) {
      for (let failures = 0; failures < 4; failures++) await guess('imran', '198.51.100.4');
      expect((await guess('imran', '198.51.100.4', PASSWORD)).status).toBe(200);
    }
  });

  longTest('one address, or one IPv6 /64, has 50 failures over all accounts', async () => {
    const addressed = (host: number) => `2001:db8:1:2::${host.toString(16)}`;
    for (let failures = 0; failures < 50; failures++) {
      expect((await guess(`nobody-${failures}`, addressed(failures))).status).toBe(400);
    }
    expect((await guess('nobody-50', addressed(50))).status).toBe(429);
    expect((await guess('nobody-51', '2001:db8:1:3::1')).status).toBe(400);
  });

  test('failures of customers do not lock out an officer at the same address, nor the other way round (R350)', async () => {
    await createSystemUser(testApp, 'maya', 'gate');
    const member = await createMember(testApp);
    const guessCustomer = (username: string, password = 'A-wrong-guess9') =>
      call('POST', '/customers/login', { body: { username, password }, headers: at('198.51.100.7') });
    for (let failures = 0; failures < 50; failures++) await guessCustomer(`nobody-${failures}`);
    expect((await guessCustomer(member.username, member.password)).status).toBe(429);
    expect((await guess('maya', '198.51.100.7', PASSWORD)).status).toBe(200);
    await db.deleteFrom('rate_limits').execute();
    for (let failures = 0; failures < 50; failures++) await guess(`nobody-${failures}`, '198.51.100.7');
    expect((await guess('maya', '198.51.100.7', PASSWORD)).status).toBe(429);
    expect((await guessCustomer(member.username, member.password)).status).toBe(200);
  });

  longTest(
    'a customer’s browser that signed in before is not blocked by strangers at its address (R350)',
    async () => {
      const member = await createMember(testApp);
      const logIn = (username: string, password: string, cookie?: string) =>
        call('POST', '/customers/login', {
          body: { username, password },
          headers: { ...at('198.51.100.8'), ...(cookie && { Cookie: cookie }) },
        });
      const first = await logIn(member.username, member.password);
      const [set = ''] = first.headers.getSetCookie();
      expect(set).toMatch(/^known-device=.*; Max-Age=34560000; Path=\/prod-api; HttpOnly; SameSite=Lax$/);
      const [cookie = ''] = set.split(';');
      for (let failures = 0; failures < 5; failures++) await logIn(member.username, 'A-wrong-guess9');
      for (let failures = 0; failures < 45; failures++) await logIn(`nobody-${failures}`, 'A-wrong-guess9');
      expect((await logIn(member.username, member.password)).status).toBe(429);
      expect((await logIn(member.username, member.password, cookie)).status).toBe(200);
      const byMail = await logIn(member.email, member.password, cookie);
      expect(byMail.status, 'by whatever name').toBe(200);
      const stranger = await createMember(testApp);
      expect((await logIn(stranger.username, stranger.password, cookie)).status, 'no other account').toBe(
        429,
      );
    },
  );

  test('a known device has its own limit of five failures in 15 minutes (R350)', async () => {
    const member = await createMember(testApp);
    const logIn = (password: string, address: string, cookie = '') =>
      call('POST', '/customers/login', {
        body: { username: member.username, password },
        headers: { ...at(address), Cookie: cookie },
      });
    const [cookie = ''] = (await logIn(member.password, '203.0.113.1')).headers.getSetCookie();
    for (let failures = 0; failures < 5; failures++)
      expect((await logIn('A-wrong-guess9', `203.0.113.${failures}`, cookie)).status).toBe(400);
    expect((await logIn(member.password, '203.0.113.200', cookie)).status).toBe(429);
    expect((await logIn(member.password, '203.0.113.200')).status, 'as anybody').toBe(200);
  });

  longTest(
    'a workplace that keeps the known-device token of a login is not blocked for that officer (R350)',
    async () => {
      await createSystemUser(testApp, 'nadia', 'gate');
      const first = await guess('nadia', '198.51.100.9', PASSWORD);
      const shown = first.headers.get('X-Known-Device') ?? '';
      expect(shown).not.toBe('');
      for (let failures = 0; failures < 50; failures++) await guess(`nobody-${failures}`, '198.51.100.9');
      expect((await guess('nadia', '198.51.100.9', PASSWORD)).status).toBe(429);
      const known = await call('POST', '/sysUser/login', {
        body: { username: 'nadia', password: PASSWORD },
        headers: { ...at('198.51.100.9'), 'X-Known-Device': shown },
      });
      expect(known.status).toBe(200);
    },
  );

  longTest(
    'a signed-in officer can change the password despite strangers at the address (R350)',
    async () => {
      const { headers, id } = await createSystemUser(testApp, 'omar', 'gate');
      for (let failures = 0; failures < 5; failures++) await guess('omar', '198.51.100.10');
      for (let failures = 0; failures < 45; failures++) await guess(`nobody-${failures}`, '198.51.100.10');
      const { data: self } = await info(headers);
      const { username, name, avatar, introduction, email, roles } = self;
      const body = { id, username, name, avatar, introduction, email, roles, status: 'active' };
      const save = (currentPassword: string) =>
        call('POST', '/sysUser/save', {
          body: { ...body, password: 'Lantern-Tide8', currentPassword },
          headers: { ...headers, ...at('198.51.100.10') },
        });
      expect((await save(PASSWORD)).status).toBe(200);
      for (let failures = 0; failures < 5; failures++)
        expect((await save('A-wrong-guess9')).data.error).toBe('wrong-credentials');
      expect((await save('Lantern-Tide8')).status).toBe(429);
    },
  );

  longTest('successes do not count against an address', async () => {
    await createSystemUser(testApp, 'jasmine', 'gate');
    for (let logins = 0; logins < 55; logins++) {
      expect((await guess('jasmine', '198.51.100.5', PASSWORD)).status).toBe(200);
    }
  });

  test('is limited across all copies of the API', async () => {
    await createSystemUser(testApp, 'kumar', 'gate');
    const copy = await createTestApp(database, { trustProxy: true });
    for (let failures = 0; failures < 5; failures++) await guess('kumar', '198.51.100.6');
    const body = { username: 'kumar', password: PASSWORD };
    const answer = await copy.call('POST', '/sysUser/login', { body, headers: at('198.51.100.6') });
    expect(answer.status).toBe(429);
  });

  test('a forged forwarded address does not evade the limit without a trusted proxy', async () => {
    const direct = await createTestApp(database, { trustProxy: false });
    for (let failures = 0; failures < 6; failures++) {
      const body = { username: 'lina', password: 'A-wrong-guess9' };
      const answer = await direct.call('POST', '/sysUser/login', {
        body,
        headers: at(`198.51.100.${failures}`),
      });
      expect(answer.status).toBe(failures < 5 ? 400 : 429);
    }
  });
});

import type { SecondFactorSecret } from '@gangway/shared/contract/people/second-factor.ts';
import { authenticatorCode } from '@gangway/shared/node/testing/authenticator.ts';
import { describe, expect, test } from 'vitest';
import { createTestDatabase } from '../support/database/database.ts';
import type { SignedIn } from '../support/people/accounts.ts';
import { PASSWORD } from '../support/people/password.ts';
import { createDefaultRoles, createSystemUser } from '../support/people/system-users.ts';
import { createTestApp } from '../support/test-app.ts';

const STEP_MS = 30_000;

const database = await createTestDatabase();
const { db } = database;
const testApp = await createTestApp(database, { trustProxy: true });
const { call, clock } = testApp;
await createDefaultRoles(testApp);
const admin = await createSystemUser(testApp, 'admin', 'admin');

type Headers = Record<string, string>;

const refusal = (status: number, error: string) => ({ status, data: { error } });
const wrong = refusal(422, 'second-factor-wrong');

const logIn = (username: string, secondFactor?: string, { password = PASSWORD, from = '' } = {}) =>
  call('POST', '/sysUser/login', {
    body: { username, password, ...(secondFactor !== undefined && { secondFactor }) },
    ...(from && { headers: { 'X-Forwarded-For': from } }),
  });
const own = (headers: Headers) => call('GET', '/sysUser/second-factor', { headers });
const change = (what: string, headers: Headers, secondFactor?: string, currentPassword = PASSWORD) =>
  call('POST', `/sysUser/second-factor/${what}`, {
    headers,
    body: { currentPassword, ...(secondFactor !== undefined && { secondFactor }) },
  });
const confirm = (headers: Headers, code: string) =>
  call('POST', '/sysUser/second-factor/confirm', { headers, body: { code } });
const reset = (headers: Headers, id: string) =>
  call('POST', `/sysUser/second-factor/${id}/reset`, { headers });
const info = (headers: Headers) => call('GET', '/sysUser/info', { headers });
const actionsOf = async (entityId: string) =>
  (
    await db
      .selectFrom('audit_entries')
      .where('entity_id', '=', entityId)
      .where('action', '<>', 'state')
      .select(['action', 'actor'])
      .orderBy('id')
      .execute()
  ).map(({ action, actor }) => `${action} by ${actor}`);

/** The code that the app shows now; each call is a step later, because a code is accepted once. */
function nextCode({ secret }: SecondFactorSecret): string {
  clock.advance(STEP_MS);
  return authenticatorCode(secret, clock.now());
}

/** The same digits, but wrong. */
const wrongCode = (secret: SecondFactorSecret) => {
  const right = [-1, 0, 1].map(step =>
    authenticatorCode(secret.secret, new Date(clock.now().getTime() + step * STEP_MS)),
  );
  return ['000000', '111111', '222222', '333333'].find(code => !right.includes(code)) ?? '';
};

interface Protected extends SignedIn {
  username: string;
  secret: SecondFactorSecret;
  recoveryCodes: string[];
}

async function setUp({ headers }: SignedIn) {
  const { data: secret } = await change('begin', headers);
  const { data } = await confirm(headers, nextCode(secret));
  return { secret, recoveryCodes: data.recoveryCodes as string[] };
}

async function createProtected(
  username: string,
  role: 'gate' | 'manager' | 'admin' = 'gate',
): Promise<Protected> {
  const user = await createSystemUser(testApp, username, role);
  return { ...user, username, ...(await setUp(user)) };
}

describe('setting up a second factor', () => {
  test('needs the password and a code of the app, and gives ten recovery codes', async () => {
    const { headers, id } = await createSystemUser(testApp, 'mei', 'gate');
    expect((await own(headers)).data).toEqual({ confirmedAt: null, recoveryCodes: 0, required: false });
    expect(await change('begin', headers, undefined, 'not-the-password')).toMatchObject(
      refusal(400, 'wrong-credentials'),
    );
    expect(await confirm(headers, '123456')).toMatchObject(refusal(404, 'not-found'));
    const { data: secret } = await change('begin', headers);
    expect(secret.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(secret.address).toBe(
      `otpauth://totp/Selat%20Cruises:mei?secret=${secret.secret}&issuer=Selat%20Cruises`,
    );
    expect(await confirm(headers, wrongCode(secret))).toMatchObject({
      ...wrong,
      data: { fields: { code: 'This code is wrong or was already used. Please enter the next one.' } },
    });
    expect((await logIn('mei')).code).toBe(200);

    const { data } = await confirm(headers, nextCode(secret));
    expect(new Set(data.recoveryCodes).size).toBe(10);
    expect((await own(headers)).data).toEqual({
      confirmedAt: clock.now().toISOString(),
      recoveryCodes: 10,
      required: false,
    });
    expect(await actionsOf(id)).toEqual([`second-factor-set-up by staff:${id}`]);
  });

  test('leaves neither the secret nor a recovery code in the database', async () => {
    const { secret, recoveryCodes } = await createProtected('sealed');
    const { rows } = await database.pool.query(
      `select t::text as row from second_factors t union all select t::text from recovery_codes t
       union all select t::text from audit_entries t`,
    );
    const all = rows.map(({ row }) => row).join('\n');
    for (const hidden of [secret.secret, ...recoveryCodes]) expect(all).not.toContain(hidden);
  });
});

describe('a log-in', () => {
  test('asks for the second factor, and accepts a code of the app once', async () => {
    const { secret } = await createProtected('nadia');
    expect(await logIn('nadia')).toMatchObject(refusal(428, 'second-factor-required'));
    expect(await logIn('nadia', '')).toMatchObject(refusal(428, 'second-factor-required'));
    const code = nextCode(secret);
    const { data: token, code: outcome } = await logIn('nadia', code);
    expect(outcome).toBe(200);
    expect((await info({ 'X-Token': token })).data.username).toBe('nadia');
    expect(await logIn('nadia', code)).toMatchObject({
      ...wrong,
      data: { fields: { secondFactor: expect.any(String) } },
    });
    const next = nextCode(secret);
    expect((await logIn('nadia', `${next.slice(0, 3)} ${next.slice(3)}`)).code).toBe(200);
  });

  test('that is made twice at once with one code succeeds once', async () => {
    const { secret } = await createProtected('twins');
    const code = nextCode(secret);
    const answers = await Promise.all([logIn('twins', code), logIn('twins', code), logIn('twins', code)]);
    expect(answers.filter(answer => answer.code === 200)).toHaveLength(1);
  });

  test('accepts each recovery code once, however it is typed', async () => {
    const { id, headers, recoveryCodes } = await createProtected('lost-phone');
    const [first = '', second = ''] = recoveryCodes;
    expect((await logIn('lost-phone', first)).code).toBe(200);
    expect(await logIn('lost-phone', first)).toMatchObject(wrong);
    expect((await logIn('lost-phone', second.toLowerCase().replaceAll('-', ' '))).code).toBe(200);
    expect((await own(headers)).data.recoveryCodes).toBe(8);
    expect((await actionsOf(id)).slice(1)).toEqual([
      `recovery-code-used by staff:${id}`,
      `recovery-code-used by staff:${id}`,
    ]);
  });

  test('does not accept the code or the recovery code of another user', async () => {
    const one = await createProtected('user-one');
    const other = await createProtected('user-other');
    expect(await logIn('user-one', nextCode(other.secret))).toMatchObject(wrong);
    expect(await logIn('user-one', other.recoveryCodes[0])).toMatchObject(wrong);
    expect((await logIn('user-one', one.recoveryCodes[0])).code).toBe(200);
  });

  test('without a second factor ignores an entered one, and tells nothing to whoever lacks the password', async () => {
    await createSystemUser(testApp, 'plain', 'gate');
    expect((await logIn('plain', '123456')).code).toBe(200);
    const { secret } = await createProtected('guessed');
    const password = 'not-the-password';
    const without = await logIn('guessed', undefined, { password });
    expect(without).toMatchObject(refusal(400, 'wrong-credentials'));
    expect(await logIn('guessed', nextCode(secret), { password })).toMatchObject({ msg: without.msg });
  });

  test('counts wrong codes like wrong passwords, and asking for the code resets nothing', async () => {
    const { secret } = await createProtected('counted');
    for (let guess = 0; guess < 4; guess++) {
      expect(await logIn('counted', wrongCode(secret))).toMatchObject(wrong);
      expect(await logIn('counted')).toMatchObject(refusal(428, 'second-factor-required'));
    }
    expect(await logIn('counted', wrongCode(secret))).toMatchObject(wrong);
    expect(await logIn('counted', nextCode(secret))).toMatchObject(refusal(429, 'too-many-attempts'));
  });

  test('is limited to 20 wrong codes over all addresses; recovery codes still work', async () => {
    const { secret, recoveryCodes } = await createProtected('surrounded');
    for (let guess = 0; guess < 20; guess++)
      expect(await logIn('surrounded', wrongCode(secret), { from: `203.0.113.${guess}` })).toMatchObject(
        wrong,
      );
    const from = '203.0.113.99';
    expect(await logIn('surrounded', nextCode(secret), { from })).toMatchObject(
      refusal(429, 'too-many-attempts'),
    );
    expect((await logIn('surrounded', recoveryCodes[0], { from })).code).toBe(200);
  });
});

describe('one’s own second factor', () => {
  test('is replaced only with the present one, which counts until the new one is confirmed', async () => {
    const { headers, secret } = await createProtected('new-phone');
    expect(await change('begin', headers)).toMatchObject(refusal(428, 'second-factor-required'));
    expect(await change('begin', headers, wrongCode(secret))).toMatchObject(wrong);
    const { data: next } = await change('begin', headers, nextCode(secret));
    expect((await logIn('new-phone', nextCode(secret))).code).toBe(200);
    expect((await confirm(headers, nextCode(next))).code).toBe(200);
    expect(await logIn('new-phone', nextCode(secret))).toMatchObject(wrong);
    expect((await logIn('new-phone', nextCode(next))).code).toBe(200);
  });

  test('has new recovery codes, which replace the old ones', async () => {
    const { id, headers, secret, recoveryCodes } = await createProtected('more-codes');
    expect(await change('recovery-codes', headers)).toMatchObject(refusal(428, 'second-factor-required'));
    const { data } = await change('recovery-codes', headers, nextCode(secret));
    expect(data.recoveryCodes).toHaveLength(10);
    expect(await logIn('more-codes', recoveryCodes[0])).toMatchObject(wrong);
    expect((await logIn('more-codes', data.recoveryCodes[0])).code).toBe(200);
    expect(await actionsOf(id)).toContain(`recovery-codes-made by staff:${id}`);
    const { headers: plain } = await createSystemUser(testApp, 'no-codes', 'gate');
    expect(await change('recovery-codes', plain)).toMatchObject(refusal(404, 'not-found'));
  });

  test('is removed with a recovery code as well', async () => {
    const { id, headers, recoveryCodes } = await createProtected('enough');
    expect((await change('remove', headers, recoveryCodes[0])).code).toBe(200);
    expect((await own(headers)).data).toMatchObject({ confirmedAt: null, recoveryCodes: 0 });
    expect((await logIn('enough')).code).toBe(200);
    expect(await actionsOf(id)).toContain(`second-factor-removed by staff:${id}`);
  });
});

describe('a reset by an administrator', () => {
  test('removes it, ends the user’s sessions and is audited', async () => {
    const { id, headers, recoveryCodes } = await createProtected('forgetful');
    const listed = async () =>
      (await call('POST', '/sysUser/page', { headers: admin.headers, body: { username: 'forgetful' } })).data
        .items[0].secondFactor;
    expect(await listed()).toBe(true);
    expect(await reset(admin.headers, id)).toMatchObject({ status: 200, data: null });
    expect(await listed()).toBe(false);
    expect(await info(headers)).toMatchObject({ status: 401 });
    expect((await logIn('forgetful', recoveryCodes[0])).code).toBe(200);
    expect(await reset(admin.headers, id)).toMatchObject({ status: 200 });
    const entries = await actionsOf(id);
    expect(entries.filter(entry => entry === `second-factor-reset by staff:${admin.id}`)).toHaveLength(1);
  });

  test('is refused to others, and for one’s own', async () => {
    const { id } = await createProtected('kept');
    const manager = await createSystemUser(testApp, 'a-manager', 'manager');
    expect(await reset(manager.headers, id)).toMatchObject({ status: 403 });
    expect(await reset(admin.headers, admin.id)).toMatchObject(refusal(403, 'not-permitted'));
    expect(await logIn('kept')).toMatchObject(refusal(428, 'second-factor-required'));
  });
});

describe('a role that requires a second factor', () => {
  const roles = async (): Promise<{ id: number; code: string; requiresSecondFactor: boolean }[]> =>
    (await call('GET', '/office/roles', { headers: admin.headers })).data;
  const setRequired = async (code: string, required: boolean, headers: Headers = admin.headers) => {
    const { id } = (await roles()).find(role => role.code === code) ?? { id: 0 };
    return call('POST', `/office/roles/${id}/second-factor`, { headers, body: { required } });
  };
  const page = (headers: Headers) => call('POST', '/sysUser/page', { headers, body: {} });

  test('lets its holders do nothing but set one up', async () => {
    const user = await createSystemUser(testApp, 'required', 'manager');
    expect((await page(user.headers)).status).toBe(200);
    expect((await setRequired('manager', true)).data).toMatchObject({ requiresSecondFactor: true });
    const setup = refusal(403, 'second-factor-setup');
    expect(await page(user.headers)).toMatchObject(setup);
    expect(await call('GET', '/office/orders', { headers: user.headers })).toMatchObject(setup);
    expect(await change('remove', user.headers)).toMatchObject(setup);
    expect(await call('GET', '/routes', { headers: user.headers })).toMatchObject(setup);
    const { data: token } = await logIn('required');
    expect((await info({ 'X-Token': token })).data).toMatchObject({ secondFactorNeeded: true });
    expect((await own(user.headers)).data.required).toBe(true);
    await setUp(user);
    expect((await info(user.headers)).data).toMatchObject({ secondFactorNeeded: false });
    expect((await page(user.headers)).status).toBe(200);
    await setRequired('manager', false);
    expect(await actionsOf('manager')).toEqual([
      `updated by staff:${admin.id}`,
      `updated by staff:${admin.id}`,
    ]);
  });

  test('asks for the user’s own password first', async () => {
    await setRequired('supervisor', true);
    const user = await createSystemUser(testApp, 'both', 'supervisor');
    await db.updateTable('system_users').set({ password_is_given: true }).where('id', '=', user.id).execute();
    expect(await change('begin', user.headers)).toMatchObject(refusal(403, 'own-password-needed'));
    const body = { id: user.id, username: 'both', roles: ['supervisor'], password: 'Another-One8' };
    const saved = await call('POST', '/sysUser/save', {
      headers: user.headers,
      body: { ...body, currentPassword: PASSWORD },
    });
    expect(saved.status).toBe(200);
    expect(await call('POST', '/sysUser/save', { headers: user.headers, body })).toMatchObject(
      refusal(403, 'second-factor-setup'),
    );
    await setRequired('supervisor', false);
  });

  test('may be the administrator’s, and needs roles.manage to be changed', async () => {
    expect((await setRequired('admin', true)).status).toBe(200);
    expect(await page(admin.headers)).toMatchObject(refusal(403, 'second-factor-setup'));
    await setUp(admin);
    expect((await roles()).find(({ code }) => code === 'admin')).toMatchObject({
      requiresSecondFactor: true,
    });
    const manager = await createSystemUser(testApp, 'curious', 'manager');
    expect(await setRequired('gate', true, manager.headers)).toMatchObject({ status: 403 });
    expect((await setRequired('admin', false)).status).toBe(200);
    expect(
      await call('POST', '/office/roles/999/second-factor', {
        headers: admin.headers,
        body: { required: true },
      }),
    ).toMatchObject({ status: 404 });
  });
});

import { createHash, randomBytes } from 'node:crypto';
import type { SecondFactorSecret } from '@gangway/shared/contract/people/second-factor.ts';
import { authenticatorCode } from '@gangway/shared/node/testing/authenticator.ts';
import { describe, expect, test } from 'vitest';
import { forgetCeremonies } from '../../src/features/staff/second-factor/passkeys.service.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { PASSWORD } from '../support/people/password.ts';
import { createSoftwareAuthenticator } from '../support/people/software-authenticator.ts';
import { createDefaultRoles, createSystemUser } from '../support/people/system-users.ts';
import { createTestApp } from '../support/test-app.ts';

const STEP_MS = 30_000;
const site = { origin: 'https://tickets.example.com', rpId: 'tickets.example.com' };

const database = await createTestDatabase();
const { db } = database;
const testApp = await createTestApp(database, { publicUrl: site.origin, trustProxy: true });
const { call, clock } = testApp;
await createDefaultRoles(testApp);
const admin = await createSystemUser(testApp, 'admin', 'admin');

type Headers = Record<string, string>;
type Authenticator = ReturnType<typeof createSoftwareAuthenticator>;
type Fault = Parameters<Authenticator['get']>[1];

const refused = { status: 422, data: { error: 'passkey-refused' } };
const path = '/sysUser/passkeys';

/** The secret of a workplace, and what the server learns of it. */
function newOffice() {
  const secret = randomBytes(32);
  return {
    officeSecret: secret.toString('base64url'),
    officeDigest: createHash('sha256').update(secret).digest('base64url'),
  };
}

function nextCode(secret: string): string {
  clock.advance(STEP_MS);
  return authenticatorCode(secret, clock.now());
}

async function createProtected(username: string) {
  const user = await createSystemUser(testApp, username, 'gate');
  const { headers } = user;
  const body = { currentPassword: PASSWORD };
  const { data } = await call('POST', '/sysUser/second-factor/begin', { headers, body });
  const { secret } = data as SecondFactorSecret;
  await call('POST', '/sysUser/second-factor/confirm', { headers, body: { code: nextCode(secret) } });
  return { ...user, username, secret };
}

const own = async (headers: Headers) => (await call('GET', path, { headers })).data;
const options = (id: string) => call('POST', `${path}/ceremonies/${id}/options`);
const finish = (id: string, answer: object) =>
  call('POST', `${path}/ceremonies/${id}/finish`, { body: { answer } });

const beginToAdd = (
  { headers, secret }: { headers: Headers; secret: string },
  { name = 'Office laptop', secondFactor = nextCode(secret) } = {},
) =>
  call('POST', `${path}/add`, {
    headers,
    body: { currentPassword: PASSWORD, secondFactor, name, officeDigest: newOffice().officeDigest },
  });

async function addPasskey(user: { headers: Headers; secret: string }, name?: string): Promise<Authenticator> {
  const authenticator = createSoftwareAuthenticator(site);
  const { data: ceremony } = await beginToAdd(user, { ...(name && { name }) });
  const { data } = await options(ceremony.id);
  expect(await finish(ceremony.id, authenticator.create(data.options))).toMatchObject({ code: 200 });
  return authenticator;
}

const begin = (officeDigest: string, from = '') =>
  call('POST', `${path}/log-in`, {
    body: { officeDigest },
    ...(from && { headers: { 'X-Forwarded-For': from } }),
  });

/** Performs the ceremony of a log-in. @returns what its workplace then sends besides the password */
async function prove(authenticator: Authenticator, faults?: Fault) {
  const { officeSecret, officeDigest } = newOffice();
  const { data: ceremony } = await begin(officeDigest);
  const { data } = await options(ceremony.id);
  const answer = await finish(ceremony.id, authenticator.get(data.options, faults));
  return { answer, passkey: { proof: answer.data?.proof as string, officeSecret } };
}

const logIn = (username: string, passkey: object, password = PASSWORD) =>
  call('POST', '/sysUser/login', { body: { username, password, passkey } });

const actionsOf = async (entityId: string) =>
  (
    await db
      .selectFrom('audit_entries')
      .where('entity_id', '=', entityId)
      .where('action', 'like', 'passkey%')
      .select(['action', 'actor', 'detail'])
      .orderBy('id')
      .execute()
  ).map(({ action, actor, detail }) => [action, actor, detail]);

describe('adding a passkey', () => {
  test('needs the password and the second factor, and stores what the authenticator made', async () => {
    const user = await createProtected('mei');
    expect(await own(user.headers)).toEqual({ possible: true, passkeys: [] });
    expect(await beginToAdd(user, { secondFactor: '000000' })).toMatchObject({
      data: { error: 'second-factor-wrong' },
    });
    const authenticator = createSoftwareAuthenticator(site);
    const { data: ceremony } = await beginToAdd(user);
    expect(ceremony.page).toBe('https://tickets.example.com/login/passkey');
    const { data } = await options(ceremony.id);
    expect(data).toMatchObject({
      kind: 'add',
      options: { rp: { id: site.rpId, name: 'Selat Cruises' }, user: { name: 'mei' } },
    });
    expect((await finish(ceremony.id, authenticator.create(data.options))).data).toEqual({ proof: null });
    expect(await own(user.headers)).toMatchObject({
      passkeys: [{ name: 'Office laptop', createdAt: clock.now().toISOString(), lastUsedAt: null }],
    });
    expect(await actionsOf(user.id)).toEqual([
      ['passkey-added', `staff:${user.id}`, { name: 'Office laptop' }],
    ]);
  });

  test('is not offered before an authenticator app is set up', async () => {
    const { headers } = await createSystemUser(testApp, 'early', 'gate');
    const body = { currentPassword: PASSWORD, name: 'Laptop', officeDigest: newOffice().officeDigest };
    expect(await call('POST', `${path}/add`, { headers, body })).toMatchObject({
      data: { error: 'second-factor-setup' },
    });
  });

  test('names the passkeys that the authenticator has already', async () => {
    const user = await createProtected('again');
    await addPasskey(user);
    const { data: ceremony } = await beginToAdd(user);
    expect((await options(ceremony.id)).data.options.excludeCredentials).toHaveLength(1);
  });

  test.each<[string, Fault]>([
    ['of another site', { origin: 'https://tickets.example.org' }],
    ['of another domain', { rpId: 'example.org' }],
    ['to another challenge', { challenge: randomBytes(32).toString('base64url') }],
  ])('refuses an answer %s', async (_what, faults) => {
    const user = await createProtected(`wrong-${randomBytes(4).toString('hex')}`);
    const { data: ceremony } = await beginToAdd(user);
    const { data } = await options(ceremony.id);
    const answer = createSoftwareAuthenticator(site).create(data.options, faults);
    expect(await finish(ceremony.id, answer)).toMatchObject(refused);
    expect(await own(user.headers)).toMatchObject({ passkeys: [] });
  });

  test('is over after five minutes, and after its first answer', async () => {
    const user = await createProtected('slow');
    const authenticator = createSoftwareAuthenticator(site);
    const { data: first } = await beginToAdd(user);
    const { data } = await options(first.id);
    clock.advance(5 * 60_000);
    expect(await options(first.id)).toMatchObject(refused);
    expect(await finish(first.id, authenticator.create(data.options))).toMatchObject(refused);
    const { data: second } = await beginToAdd(user);
    const { data: now } = await options(second.id);
    expect(await finish(second.id, { id: 'x', response: {} })).toMatchObject(refused);
    expect(await finish(second.id, authenticator.create(now.options))).toMatchObject(refused);
  });

  test('is impossible at an address without https or a domain', async () => {
    const plain = await createTestApp(database, { publicUrl: 'http://127.0.0.1:8080' });
    const { headers } = await createSystemUser(testApp, 'plain', 'gate');
    expect((await plain.call('GET', path, { headers })).data).toEqual({ possible: false, passkeys: [] });
    const body = { officeDigest: newOffice().officeDigest };
    expect(await plain.call('POST', `${path}/log-in`, { body })).toMatchObject({
      status: 409,
      data: { error: 'passkey-impossible' },
    });
  });
});

describe('a log-in', () => {
  test('accepts the proof of a passkey once, with the password', async () => {
    const user = await createProtected('nadia');
    const authenticator = await addPasskey(user);
    const { passkey } = await prove(authenticator);
    expect(await logIn('nadia', passkey, 'not-the-password')).toMatchObject({
      data: { error: 'wrong-credentials' },
    });
    expect((await logIn('nadia', passkey)).code).toBe(200);
    expect(await logIn('nadia', passkey)).toMatchObject(refused);
    expect(await own(user.headers)).toMatchObject({
      passkeys: [{ lastUsedAt: clock.now().toISOString() }],
    });
  });

  test('that is made twice at once with one proof succeeds once', async () => {
    const { passkey } = await prove(await addPasskey(await createProtected('twins')));
    const answers = await Promise.all([logIn('twins', passkey), logIn('twins', passkey)]);
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  });

  test('refuses the proof of another user, of another workplace, and after a minute', async () => {
    const authenticator = await addPasskey(await createProtected('owner'));
    await createProtected('other');
    const one = await prove(authenticator);
    expect(await logIn('other', one.passkey)).toMatchObject(refused);
    expect(await logIn('owner', { ...one.passkey, officeSecret: newOffice().officeSecret })).toMatchObject(
      refused,
    );
    expect((await logIn('owner', one.passkey)).code).toBe(200);
    const { passkey } = await prove(authenticator);
    clock.advance(60_000);
    expect(await logIn('owner', passkey)).toMatchObject(refused);
  });

  test('counts wrong proofs like wrong passwords', async () => {
    await createProtected('counted');
    const none = { proof: newOffice().officeSecret, officeSecret: newOffice().officeSecret };
    for (let guess = 0; guess < 5; guess++) expect(await logIn('counted', none)).toMatchObject(refused);
    expect(await logIn('counted', none)).toMatchObject({ data: { error: 'too-many-attempts' } });
  });

  test.each<[string, Fault]>([
    ['for another site', { origin: 'https://tickets.example.org' }],
    ['for another domain', { rpId: 'example.org' }],
    ['of another challenge', { challenge: randomBytes(32).toString('base64url') }],
    ['of a copied authenticator, whose counter is behind', { counter: 1 }],
  ])('refuses a signature %s', async (_what, faults) => {
    const authenticator = await addPasskey(await createProtected(`no-${randomBytes(4).toString('hex')}`));
    expect((await prove(authenticator)).answer.code).toBe(200);
    expect((await prove(authenticator, faults)).answer).toMatchObject(refused);
  });

  test('refuses a passkey that is unknown, and one that signs with another key', async () => {
    const stranger = createSoftwareAuthenticator(site);
    expect((await prove(stranger)).answer).toMatchObject(refused);
    const { data: ceremony } = await begin(newOffice().officeDigest);
    const { data } = await options(ceremony.id);
    const known = (await addPasskey(await createProtected('stolen-id'))).get(data.options);
    const forged = { ...stranger.get(data.options), id: known.id, rawId: known.rawId };
    expect(await finish(ceremony.id, forged)).toMatchObject(refused);
  });

  test('can be begun 60 times in a quarter of an hour from one network', async () => {
    const { officeDigest } = newOffice();
    const from = '203.0.113.7';
    for (let time = 0; time < 60; time++) expect((await begin(officeDigest, from)).code).toBe(200);
    expect(await begin(officeDigest, from)).toMatchObject({ data: { error: 'too-many-attempts' } });
    expect((await begin(officeDigest, '203.0.114.7')).code).toBe(200);
  });
});

test('a passkey is removed by its owner, and with the second factor', async () => {
  const user = await createProtected('tidy');
  const lost = await addPasskey(user, 'Old phone');
  const kept = await addPasskey(user, 'Laptop');
  const [first] = (await own(user.headers)).passkeys;
  const remove = (headers: Headers, secondFactor: string) =>
    call('POST', `${path}/${first.id}/remove`, {
      headers,
      body: { currentPassword: PASSWORD, secondFactor },
    });
  const other = await createProtected('stranger');
  expect(await remove(other.headers, nextCode(other.secret))).toMatchObject({ status: 404 });
  expect((await remove(user.headers, nextCode(user.secret))).code).toBe(200);
  expect((await actionsOf(user.id)).at(-1)).toEqual([
    'passkey-removed',
    `staff:${user.id}`,
    { name: 'Old phone' },
  ]);
  expect((await prove(lost)).answer).toMatchObject(refused);
  const { passkey } = await prove(kept);
  await call('POST', `/sysUser/second-factor/${user.id}/reset`, { headers: admin.headers });
  expect((await prove(kept)).answer).toMatchObject(refused);
  // Without a second factor the password alone counts, and a proof is not looked at.
  expect((await logIn('tidy', passkey)).code).toBe(200);
  expect(await db.selectFrom('passkeys').where('system_user_id', '=', user.id).execute()).toEqual([]);
});

test('ceremonies and proofs that are over are deleted', async () => {
  await begin(newOffice().officeDigest);
  clock.advance(60 * 60_000);
  await forgetCeremonies(testApp.deps);
  expect(await db.selectFrom('passkey_ceremonies').selectAll().execute()).toEqual([]);
});

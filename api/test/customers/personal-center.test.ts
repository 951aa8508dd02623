import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSession } from '../../src/accounts/sessions/sessions.service.ts';
import { inTransaction } from '../../src/lib/database/database.ts';
import { mailFolder } from '../../src/mail/mailbox/mail-files.service.ts';
import { readMailbox } from '../../src/mail/mailbox/mailbox.service.ts';
import { sendMail } from '../../src/mail/send-mail.job.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createMember, type Member } from '../support/people/accounts.ts';
import { digitsFor, wrongDigitsFor } from '../support/people/codes.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call, clock, deps, jobs } = gangway;

let member: Member;
beforeEach(async () => {
  await db.deleteFrom('rate_limits').execute();
  member = await createMember(gangway);
});

const post = (path: string, body?: object, headers: Record<string, string> = member.headers) =>
  call('POST', `/customers/me${path}`, { headers, ...(body && { body }) });
const me = () => call('GET', '/customers/me', { headers: member.headers });
const auditOf = ({ id }: Member) =>
  db
    .selectFrom('audit_entries')
    .select(['actor', 'action', 'detail'])
    .where('entity', '=', 'customers')
    .where('entity_id', '=', id)
    .where('action', '<>', 'state')
    .execute();

const info = (changes: Record<string, unknown> = {}) => ({
  realName: 'Tan Wei Ming',
  phone: '+60123456789',
  gender: 'male',
  idCard: '900501-10-1234',
  passport: 'A1234567',
  nationality: 'MY',
  birthDate: '1990-05-01',
  language: 'zh',
  ...changes,
});

describe('basic info', () => {
  test('is saved as a whole, and the audit names the changed fields without values', async () => {
    const { status, data } = await post('', info());
    expect(status).toBe(200);
    expect(data).toMatchObject(info());
    expect((await me()).data).toEqual(data);
    expect(await auditOf(member)).toEqual([
      {
        actor: `customer:${member.id}`,
        action: 'basic-info-changed',
        detail: { fields: ['phone', 'gender', 'idCard', 'passport', 'nationality', 'language'] },
      },
    ]);
    await post('', info());
    expect(await auditOf(member)).toHaveLength(1);
  });

  test('omitted is cleared, except the birth date', async () => {
    await post('', info());
    const { passport: _p, nationality: _n, birthDate: _b, ...rest } = info();
    expect((await post('', rest)).data).toMatchObject({
      passport: '',
      nationality: null,
      birthDate: '1990-05-01',
    });
  });

  test.each([
    ['phone', ''],
    ['phone', undefined],
    ['gender', undefined],
    ['gender', 'unsaid'],
    ['idCard', ' '],
    ['realName', ''],
    ['nationality', 'Malaysia'],
    ['birthDate', '1990-02-30'],
    ['language', 'fr'],
  ])('needs a %s that is not %j', async (field, value) => {
    const answer = await post('', info({ [field]: value }));
    expect(answer).toMatchObject({ status: 422, data: { error: 'invalid-input' } });
    expect(Object.keys(answer.data.fields)).toEqual([field]);
  });

  test('refuses an age under 13', async () => {
    const answer = await post('', info({ birthDate: '2013-11-21' }));
    expect(answer).toMatchObject({ status: 422, data: { error: 'under-age-account' } });
    expect(Object.keys(answer.data.fields)).toEqual(['birthDate']);
    expect((await me()).data.birthDate).toBe('1990-05-01');
  });

  test('is refused from an earlier version; the answer has the current values without the names of the staff', async () => {
    const { version } = (await me()).data;
    await inTransaction(gangway.deps, 'staff:1', async trx => {
      await trx.updateTable('customers').set({ real_name: 'Nur Aini' }).where('id', '=', member.id).execute();
    });
    const stale = await post('', info({ passport: 'A1' }), {
      ...member.headers,
      'If-Match': String(version),
    });
    expect(stale).toMatchObject({
      status: 409,
      data: {
        error: 'changed-meanwhile',
        meanwhile: {
          version: version + 1,
          record: { realName: 'Nur Aini' },
          by: { kind: 'staff', name: '' },
        },
      },
    });
    expect((await me()).data.passport).not.toBe('A1');
    const headers = { ...member.headers, 'If-Match': String(version + 1) };
    expect((await post('', info({ passport: 'A1' }), headers)).data).toMatchObject({ passport: 'A1' });
  });

  test('with another phone makes it unconfirmed, but not with another notation of the same one', async () => {
    member = await createMember(gangway, { phone: '+60123450002' });
    expect((await post('', info({ phone: '012-345 0002' }))).data).toMatchObject({
      phone: '+60123450002',
      phoneConfirmed: true,
    });
    expect((await post('', info({ phone: '012-345 0003' }))).data).toMatchObject({
      phone: '+60123450003',
      phoneConfirmed: false,
    });
  });
});

describe('changing the password', () => {
  const change = (changes: Record<string, unknown> = {}) =>
    post('/password', {
      currentPassword: member.password,
      password: 'Lantern-Tide8',
      repeat: 'Lantern-Tide8',
      ...changes,
    });
  const logIn = (password: string) =>
    call('POST', '/customers/login', { body: { username: member.username, password } });

  test('ends the other sessions, keeps this one, and is confirmed by mail', async () => {
    const other = (await logIn(member.password)).data.token;
    expect(await change()).toMatchObject({ status: 200, data: null });
    expect((await me()).status).toBe(200);
    const elsewhere = await call('GET', '/customers/me', { headers: { 'X-Token': other } });
    expect(elsewhere).toMatchObject({ status: 401, code: 503 });
    expect((await logIn(member.password)).data.error).toBe('wrong-credentials');
    expect((await logIn('Lantern-Tide8')).status).toBe(200);
    expect(await auditOf(member)).toMatchObject([{ action: 'password-changed', detail: null }]);
    expect(jobs.at(-1)).toMatchObject({
      queue: 'send-mail',
      data: { kind: 'password-changed', customerId: member.id },
    });
  });

  test.each([
    ['a wrong current password', { currentPassword: 'Not-The-One1' }, 'wrong-password', 'currentPassword'],
    ['no current password', { currentPassword: '' }, 'invalid-input', 'currentPassword'],
    ['five characters', { password: 'Ab3-x', repeat: 'Ab3-x' }, 'invalid-input', 'password'],
    [
      '21 characters',
      { password: 'Ab3-x'.repeat(5), repeat: 'Ab3-x'.repeat(5) },
      'invalid-input',
      'password',
    ],
    ['two that differ', { repeat: 'Lantern-Tide9' }, 'invalid-input', 'repeat'],
    ['an easy one', { password: 'qwerty123', repeat: 'qwerty123' }, 'weak-password', 'password'],
  ])('refuses %s', async (_, changes, error, field) => {
    const answer = await change(changes);
    expect(answer).toMatchObject({ status: 422, data: { error } });
    expect(Object.keys(answer.data.fields)).toEqual([field]);
    expect((await logIn(member.password)).status).toBe(200);
  });

  test('is blocked after five wrong passwords, even with the right one', async () => {
    for (let guess = 0; guess < 5; guess++) await change({ currentPassword: 'Not-The-One1' });
    expect(await change()).toMatchObject({ status: 429, data: { error: 'too-many-attempts' } });
  });
});

describe('sessions', () => {
  const phone =
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36';
  const sessions = async () =>
    (await call('GET', '/customers/me/sessions', { headers: member.headers })).data.items;
  const signInOn = async (userAgent: string) => ({
    'X-Token': await createSession(
      deps,
      db,
      { customerId: member.id },
      { userAgent, address: '203.0.113.9' },
    ),
  });

  test('are listed with their device, last used first, this one marked, without ended ones', async () => {
    await createMember(gangway);
    await signInOn(phone);
    const signedInAt = clock.now().toISOString();
    await call('POST', '/customers/logout', { headers: await signInOn('') });
    clock.advance(60_000);
    expect(await sessions()).toMatchObject([
      { device: { browser: '', system: '', kind: 'unknown' }, current: true },
      {
        device: { browser: 'Chrome', system: 'Android', kind: 'phone' },
        address: '203.0.113.9',
        signedInAt,
        lastSeenAt: signedInAt,
        current: false,
      },
    ]);
    expect(await sessions()).toHaveLength(2);
  });

  test('can be ended one by one, and the other device learns that it was ended elsewhere', async () => {
    const headers = await signInOn(phone);
    const other = (await sessions()).find(({ current }: { current: boolean }) => !current);
    expect((await post(`/sessions/${other.id}/end`)).status).toBe(200);
    expect(await call('GET', '/customers/me', { headers })).toMatchObject({ status: 401, code: 503 });
    expect(await post(`/sessions/${other.id}/end`)).toMatchObject({ status: 404 });
    expect(await sessions()).toHaveLength(1);
  });

  test('that are ended here count as logged out', async () => {
    const [here] = await sessions();
    expect((await post(`/sessions/${here.id}/end`)).status).toBe(200);
    expect(await me()).toMatchObject({ status: 401, code: 401 });
  });

  test('can be ended everywhere but here', async () => {
    const others = [await signInOn(phone), await signInOn(phone)];
    expect((await post('/sessions/end-others')).data).toEqual({ ended: 2 });
    for (const headers of others) expect((await call('GET', '/customers/me', { headers })).code).toBe(503);
    expect((await me()).status).toBe(200);
    expect((await post('/sessions/end-others')).data).toEqual({ ended: 0 });
  });
});

describe('changing the e-mail address', () => {
  const newEmail = () => `new-${member.id}@example.com`;
  const askFor = (email: string, currentPassword = member.password) =>
    post('/email/code', { email, currentPassword });
  const mailsTo = async (address: string) => {
    for (const { queue, data } of jobs.splice(0)) if (queue === 'send-mail') await sendMail(deps, data);
    const { mails } = await readMailbox(mailFolder(deps.env.dataDir));
    return mails.map(({ mail }) => mail).filter(({ to }) => to?.[0]?.address === address);
  };

  test('requires the password and the code sent there, and notifies the old address', async () => {
    expect(await askFor(newEmail())).toMatchObject({ status: 200, data: { expiresInSeconds: 600 } });
    const [codeMail] = await mailsTo(newEmail());
    const code = await digitsFor(gangway, newEmail());
    expect(codeMail?.text).toContain(`Code: ${code}`);
    expect((await me()).data.email).toBe(member.email);
    const { status, data } = await post('/email', { email: newEmail(), code });
    expect(status).toBe(200);
    expect(data).toMatchObject({ email: newEmail(), emailConfirmed: true });
    const [notice] = await mailsTo(member.email);
    expect(notice?.subject).toBe('The e-mail address of your account was changed');
    expect(notice?.text).toContain(`Username: ${member.username}`);
    expect(await auditOf(member)).toEqual([
      { actor: `customer:${member.id}`, action: 'email-confirmed', detail: null },
    ]);
    const body = { username: newEmail(), password: member.password };
    expect((await call('POST', '/customers/login', { body })).status).toBe(200);
  });

  test('to the current one confirms it without a notice', async () => {
    await db.updateTable('customers').set({ email_confirmed_at: null }).where('id', '=', member.id).execute();
    expect((await me()).data.emailConfirmed).toBe(false);
    await askFor(member.email);
    const code = await digitsFor(gangway, member.email);
    expect((await post('/email', { email: member.email, code })).data.emailConfirmed).toBe(true);
    expect((await mailsTo(member.email)).map(({ subject }) => subject)).not.toContain(
      'The e-mail address of your account was changed',
    );
  });

  test('refuses a wrong password and sends nothing', async () => {
    const answer = await askFor(newEmail(), 'Not-The-One1');
    expect(answer).toMatchObject({ status: 422, data: { error: 'wrong-password' } });
    expect(await mailsTo(newEmail())).toEqual([]);
  });

  test('refuses a wrong code, a code for another address, and a code of another customer', async () => {
    await askFor(newEmail());
    const code = await digitsFor(gangway, newEmail());
    const wrong = await wrongDigitsFor(gangway, newEmail());
    const refused = { status: 422, data: { error: 'code-wrong' } };
    expect(await post('/email', { email: newEmail(), code: wrong })).toMatchObject(refused);
    expect(await post('/email', { email: 'other@example.com', code })).toMatchObject(refused);
    const { headers } = await createMember(gangway);
    expect(await post('/email', { email: newEmail(), code }, headers)).toMatchObject(refused);
    expect((await post('/email', { email: newEmail(), code })).status).toBe(200);
  });

  test('to a taken address gets the usual answer, and its owner gets a mail', async () => {
    const owner = await createMember(gangway);
    const known = await askFor(owner.email);
    const unknown = await askFor(newEmail());
    expect([known.status, known.msg, known.data]).toEqual([unknown.status, unknown.msg, unknown.data]);
    expect((await mailsTo(owner.email)).map(({ subject }) => subject)).toEqual([
      'You already have an account with Selat Cruises',
    ]);
    const code = await digitsFor(gangway, owner.email);
    const answer = await post('/email', { email: owner.email, code });
    expect(answer).toMatchObject({ status: 422, data: { error: 'code-wrong' } });
    expect((await me()).data.email).toBe(member.email);
  });
});

describe('confirming a phone, if text messages can be sent', () => {
  beforeAll(() => {
    gangway.deps.sms = { send: async () => {} };
  });

  test('requires the password and the code sent there', async () => {
    const phone = '012-345 0004';
    expect((await post('/phone/code', { phone, currentPassword: member.password })).status).toBe(200);
    expect(jobs.at(-1)?.queue).toBe('send-sms');
    const code = await digitsFor(gangway, '+60123450004');
    expect((await post('/phone', { phone, code })).data).toMatchObject({
      phone: '+60123450004',
      phoneConfirmed: true,
    });
  });

  test('refuses an invalid number and one that another account confirmed', async () => {
    const none = await post('/phone/code', { phone: 'call me', currentPassword: member.password });
    expect(Object.keys(none.data.fields)).toEqual(['phone']);
    await createMember(gangway, { phone: '+60123450005' });
    await post('/phone/code', { phone: '+60123450005', currentPassword: member.password });
    const code = await digitsFor(gangway, '+60123450005');
    const answer = await post('/phone', { phone: '+60123450005', code });
    expect(answer).toMatchObject({ status: 422, data: { error: 'code-wrong' } });
  });
});

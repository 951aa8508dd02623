import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { sendCodeSms } from '../../src/features/customers/codes/code-sms.job.ts';
import { mailFolder } from '../../src/mail/mailbox/mail-files.service.ts';
import { readMailbox, type StoredMail } from '../../src/mail/mailbox/mailbox.service.ts';
import { sendMail } from '../../src/mail/send-mail.job.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { longTest } from '../support/long-test.ts';
import { createMember, type Member } from '../support/people/accounts.ts';
import { askForCode, digitsFor, newAddress, wrongDigitsFor } from '../support/people/codes.ts';
import { solvedHumanCheck } from '../support/people/human.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database, { trustProxy: true });
const { call, clock, deps, jobs } = gangway;
const NEW_PASSWORD = 'Lantern-Tide8';

/** Lets a minute and an hour pass for the rate limits, which use the database's clock. */
const forgetAttempts = () => db.deleteFrom('rate_limits').execute();
beforeEach(forgetAttempts);

const reset = (body: object, address = newAddress()) =>
  call('POST', '/customers/password/reset', {
    body: { password: NEW_PASSWORD, repeat: NEW_PASSWORD, ...body },
    headers: { 'X-Forwarded-For': address },
  });

/** Runs the enqueued mail jobs, and returns the mails to an address. */
async function mailsTo(address: string): Promise<StoredMail['mail'][]> {
  for (const { queue, data } of jobs.splice(0)) if (queue === 'send-mail') await sendMail(deps, data);
  const { mails } = await readMailbox(mailFolder(deps.env.dataDir));
  return mails.map(({ mail }) => mail).filter(({ to }) => to?.some(person => person.address === address));
}

describe('a code', () => {
  test('is mailed in the language of the request, and is not stored in the database', async () => {
    const answer = await askForCode(gangway, {
      purpose: 'registration',
      email: 'New@Example.com',
      language: 'ko',
    });
    expect(answer).toMatchObject({ status: 200, data: { expiresInSeconds: 600, againInSeconds: 60 } });
    const digits = await digitsFor(gangway, 'new@example.com');
    const [mail, ...others] = await mailsTo('new@example.com');
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Selat Cruises 인증 코드: ${digits}`);
    expect(mail?.text).toContain(`인증 코드: ${digits}`);
    const { rows } = await database.pool.query('select c::text as row from one_time_codes c');
    expect(rows.some(({ row }) => row.includes(digits))).toBe(false);
  });

  test('is sent again on a repeated request, and then lasts ten more minutes, 30 in all (R351)', async () => {
    const { email } = await createMember(gangway);
    const ask = () => askForCode(gangway, { purpose: 'password-reset', email });
    await ask();
    const first = await digitsFor(gangway, email);
    for (const expiresInSeconds of [600, 600, 180]) {
      clock.advance(9 * 60_000);
      expect((await ask()).data).toEqual({ expiresInSeconds, againInSeconds: 60 });
      expect(await digitsFor(gangway, email)).toBe(first);
      if (expiresInSeconds === 600) continue;
      expect(await mailsTo(email)).toHaveLength(4);
    }
    expect((await reset({ email, code: first })).status).toBe(200);
  });

  test('is valid for ten minutes', async () => {
    const [early, late] = [await createMember(gangway), await createMember(gangway)];
    for (const { email } of [early, late]) await askForCode(gangway, { purpose: 'password-reset', email });
    clock.advance(599_000);
    const inTime = await reset({ email: early.email, code: await digitsFor(gangway, early.email) });
    expect(inTime.status).toBe(200);
    clock.advance(1_000);
    const tooLate = await reset({ email: late.email, code: await digitsFor(gangway, late.email) });
    expect(tooLate).toMatchObject({ status: 422, data: { error: 'code-wrong' } });
  });

  test('can be used once, even concurrently', async () => {
    const { email } = await createMember(gangway);
    await askForCode(gangway, { purpose: 'password-reset', email });
    const code = await digitsFor(gangway, email);
    const answers = await Promise.all(Array.from({ length: 5 }, () => reset({ email, code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await reset({ email, code })).data.error).toBe('code-wrong');
  });

  test('can be tried ten times, even with a hundred concurrent guesses from everywhere', async () => {
    const { email } = await createMember(gangway);
    await askForCode(gangway, { purpose: 'password-reset', email });
    const wrong = await wrongDigitsFor(gangway, email);
    const guesses = await Promise.all(Array.from({ length: 100 }, () => reset({ email, code: wrong })));
    expect(new Set(guesses.map(({ data }) => data.error))).toEqual(new Set(['code-wrong']));
    const { tries } = await db
      .selectFrom('one_time_codes')
      .select('tries')
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow();
    expect(tries).toBe(10);
    const right = await reset({ email, code: await digitsFor(gangway, email) });
    expect(right.data.error).toBe('code-wrong');
  });

  test('can be tried five times from one address, without using up the tries of other addresses (R351)', async () => {
    const { email } = await createMember(gangway);
    await askForCode(gangway, { purpose: 'password-reset', email });
    const [code, wrong] = [await digitsFor(gangway, email), await wrongDigitsFor(gangway, email)];
    const stranger = newAddress();
    for (let guess = 0; guess < 5; guess++) await reset({ email, code: wrong }, stranger);
    expect((await reset({ email, code }, stranger)).data.error).toBe('code-wrong');
    expect((await reset({ email, code })).status).toBe(200);
  });

  test('is still valid after four wrong tries', async () => {
    const { email } = await createMember(gangway);
    await askForCode(gangway, { purpose: 'password-reset', email });
    const wrong = await wrongDigitsFor(gangway, email);
    for (let guess = 0; guess < 4; guess++) await reset({ email, code: wrong });
    expect((await reset({ email, code: await digitsFor(gangway, email) })).status).toBe(200);
  });

  test('for one purpose is invalid for another', async () => {
    const { email } = await createMember(gangway);
    await askForCode(gangway, { purpose: 'registration', email });
    const answer = await reset({ email, code: await digitsFor(gangway, email) });
    expect(answer.data.error).toBe('code-wrong');
  });

  test('requires a new human check each time', async () => {
    const humanCheck = await solvedHumanCheck(gangway);
    const ask = (body: object) =>
      call('POST', '/customers/codes', {
        body: { purpose: 'registration', email: 'human@example.com', language: 'en', ...body },
        headers: { 'X-Forwarded-For': newAddress() },
      });
    expect((await ask({})).data.fields).toEqual({ humanCheck: 'Please fill this in.' });
    expect((await ask({ humanCheck })).status).toBe(200);
    await forgetAttempts();
    expect(await ask({ humanCheck })).toMatchObject({
      status: 422,
      data: { error: 'human-check-failed', fields: { humanCheck: 'Please tick this again.' } },
    });
  });

  test.each([
    ['no recipient', { purpose: 'password-reset' }, 'email'],
    ['two recipients', { purpose: 'password-reset', email: 'a@example.com', phone: '+60123456789' }, 'email'],
    ['a phone to register', { purpose: 'registration', phone: '+60123456789' }, 'phone'],
    ['an invalid phone number', { purpose: 'password-reset', phone: 'call me' }, 'phone'],
  ] as const)('refuses %s', async (_, request, field) => {
    const answer = await askForCode(gangway, request);
    expect(answer).toMatchObject({ status: 422, data: { error: 'invalid-input' } });
    expect(Object.keys(answer.data.fields)).toEqual([field]);
  });

  test('is sent to a recipient once a minute, five times an hour, and twenty times from one address', async () => {
    const email = 'flooded@example.com';
    const own = { address: newAddress() };
    const ask = () => askForCode(gangway, { purpose: 'registration', email }, own);
    expect((await ask()).status).toBe(200);
    const again = await ask();
    expect(again).toMatchObject({ status: 429, data: { error: 'too-many-attempts' } });
    expect(Number(again.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
    await forgetAttempts();
    const minuteLater = () => db.deleteFrom('rate_limits').where('key', 'like', 'code-again:%').execute();
    for (let time = 0; time < 5; time++) {
      expect((await ask()).status).toBe(200);
      await minuteLater();
    }
    const sixth = await ask();
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get('Retry-After'))).toBeGreaterThan(60);

    const address = newAddress();
    const from = async (index: number) =>
      call('POST', '/customers/codes', {
        body: {
          purpose: 'registration',
          email: `person${index}@example.com`,
          language: 'en',
          humanCheck: await solvedHumanCheck(gangway),
        },
        headers: { 'X-Forwarded-For': address },
      });
    for (let index = 0; index < 20; index++) expect((await from(index)).status).toBe(200);
    expect((await from(20)).status).toBe(429);
  });
});

describe('strangers who request another person’s code (R351)', () => {
  test('do not block the owner: the code in the mailbox stays valid, and the owner can still request it', async () => {
    const { email } = await createMember(gangway);
    const request = { purpose: 'password-reset', email } as const;
    const own = { address: newAddress() };
    await askForCode(gangway, request, own);
    const code = await digitsFor(gangway, email);
    const stranger = { address: newAddress() };
    for (let time = 0; time < 5; time++) {
      await askForCode(gangway, request, stranger);
      await db.deleteFrom('rate_limits').where('key', 'like', 'code-again:%').execute();
    }
    expect((await askForCode(gangway, request, stranger)).status).toBe(429);
    expect((await askForCode(gangway, request, own)).status).toBe(200);
    expect((await reset({ email, code })).status).toBe(200);
  });

  test('cannot flood a mailbox: at most 14 messages are sent in an hour, and the last code is valid', async () => {
    const { email } = await createMember(gangway);
    const request = { purpose: 'password-reset', email } as const;
    jobs.splice(0);
    for (let minute = 0; minute < 59; minute++) {
      expect((await askForCode(gangway, request)).status).toBe(200);
      clock.advance(60_000);
    }
    expect(jobs.length).toBeLessThanOrEqual(14 + 2);
    expect((await reset({ email, code: await digitsFor(gangway, email) })).status).toBe(200);
  });

  test('who guess every code until no new one is sent do not stop the owner on a known device', async () => {
    const member = await createMember(gangway);
    const { email } = member;
    const body = { username: member.username, password: member.password };
    const { headers } = await call('POST', '/customers/login', { body });
    const [cookie = ''] = headers.getSetCookie()[0]?.split(';') ?? [];
    const request = { purpose: 'password-reset', email } as const;
    for (let code = 0; code < 7; code++) {
      expect((await askForCode(gangway, request)).status).toBe(200);
      const wrong = await wrongDigitsFor(gangway, email);
      for (let guess = 0; guess < 10; guess++) await reset({ email, code: wrong });
    }
    const refused = await askForCode(gangway, request);
    expect(refused).toMatchObject({ status: 429, data: { error: 'too-many-attempts' } });
    expect((await askForCode(gangway, request, { cookie })).status).toBe(200);
    const wrong = await wrongDigitsFor(gangway, email);
    for (let guess = 0; guess < 10; guess++) await reset({ email, code: wrong });
    const code = await digitsFor(gangway, email);
    expect((await reset({ email, code })).data.error, 'not for strangers').toBe('code-wrong');
    const known = await call('POST', '/customers/password/reset', {
      body: { password: NEW_PASSWORD, repeat: NEW_PASSWORD, email, code },
      headers: { 'X-Forwarded-For': newAddress(), Cookie: cookie },
    });
    expect(known.status).toBe(200);
  });
});

describe('a forgotten password', () => {
  test('is reset: the new password is valid, every session ends, and a mail confirms it', async () => {
    const member = await createMember(gangway);
    await askForCode(gangway, { purpose: 'password-reset', email: member.email });
    const code = await digitsFor(gangway, member.email);
    expect(await reset({ email: member.email, code })).toMatchObject({ status: 200, data: null });
    const me = await call('GET', '/customers/me', { headers: member.headers });
    expect(me).toMatchObject({ status: 401, code: 503 });
    const logIn = (password: string) =>
      call('POST', '/customers/login', { body: { username: member.username, password } });
    expect((await logIn(member.password)).data.error).toBe('wrong-credentials');
    expect((await logIn(NEW_PASSWORD)).status).toBe(200);
    const subjects = (await mailsTo(member.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Your password was changed');
    const audit = await db
      .selectFrom('audit_entries')
      .select(['actor', 'action', 'detail'])
      .where('entity_id', '=', member.id)
      .where('action', '=', 'password-reset')
      .execute();
    expect(audit).toEqual([{ actor: `customer:${member.id}`, action: 'password-reset', detail: null }]);
  });

  test('is reset with a code to the confirmed phone', async () => {
    const member = await createMember(gangway, { phone: '+60123450001' });
    const sent: { to: string; text: string }[] = [];
    deps.sms = { send: async message => void sent.push(message) };
    onTestFinished(() => void delete deps.sms);
    await askForCode(gangway, { purpose: 'password-reset', phone: '012-345 0001' });
    for (const { queue, data } of jobs.splice(0))
      if (queue === 'send-sms') await sendCodeSms(deps, data.codeId ?? '');
    const code = await digitsFor(gangway, '+60123450001');
    expect(sent).toEqual([
      {
        to: '+60123450001',
        text: `Selat Cruises: ${code} is your code, valid for 10 minutes. We never ask you for it.`,
      },
    ]);
    expect((await reset({ phone: '+60 12-345 0001', code })).status).toBe(200);
    const { data } = await call('POST', '/customers/login', {
      body: { username: member.username, password: NEW_PASSWORD },
    });
    expect(data.customer.id).toBe(member.id);
  });

  test('is not reset by phone while no text messages are sent, and no other code goes to a phone (R355)', async () => {
    const member = await createMember(gangway, { phone: '+60123450002' });
    const { headers } = member;
    const phone = '+60123450002';
    const refused = {
      status: 422,
      data: { error: 'invalid-input', fields: { phone: 'Codes are sent by e-mail only.' } },
    };
    expect(await askForCode(gangway, { purpose: 'password-reset', phone })).toMatchObject(refused);
    expect(await reset({ phone, code: '123456' })).toMatchObject(refused);
    const asked = await call('POST', '/customers/me/phone/code', {
      body: { phone, currentPassword: member.password },
      headers,
    });
    expect(asked).toMatchObject(refused);
    const confirmed = await call('POST', '/customers/me/phone', { body: { phone, code: '123456' }, headers });
    expect(confirmed).toMatchObject(refused);
    expect(jobs.filter(({ queue }) => queue === 'send-sms')).toEqual([]);
  });

  test.each([
    ['too short', { password: 'Ab3-x', repeat: 'Ab3-x' }, 'invalid-input', 'password'],
    ['two that differ', { repeat: 'Lantern-Tide9' }, 'invalid-input', 'repeat'],
    ['no second entry', { repeat: '' }, 'invalid-input', 'repeat'],
    ['a common one', { password: 'password1', repeat: 'password1' }, 'weak-password', 'password'],
    ['a code of five digits', { code: '12345' }, 'invalid-input', 'code'],
  ])('refuses %s, and the code stays valid', async (_, changes, error, field) => {
    const { email } = await createMember(gangway);
    await askForCode(gangway, { purpose: 'password-reset', email });
    const code = await digitsFor(gangway, email);
    const answer = await reset({ email, code, ...changes });
    expect(answer).toMatchObject({ status: 422, data: { error } });
    expect(Object.keys(answer.data.fields)).toEqual([field]);
    expect((await reset({ email, code })).status).toBe(200);
  });

  test('of an inactive account is not reset', async () => {
    const member = await createMember(gangway, { status: 'inactive' });
    await askForCode(gangway, { purpose: 'password-reset', email: member.email });
    expect(await mailsTo(member.email)).toEqual([]);
    const code = await digitsFor(gangway, member.email);
    expect((await reset({ email: member.email, code })).data.error).toBe('code-wrong');
  });

  test('is not reset through an unconfirmed address', async () => {
    const { email, id } = await createMember(gangway);
    await db.updateTable('customers').set({ email_confirmed_at: null }).where('id', '=', id).execute();
    await askForCode(gangway, { purpose: 'password-reset', email });
    expect(await mailsTo(email)).toEqual([]);
  });
});

describe('known and unknown addresses cannot be distinguished', () => {
  const shown = (answer: Awaited<ReturnType<typeof askForCode>>) => {
    const { 'x-request-id': _, ...headers } = Object.fromEntries(answer.headers);
    const { status, code, msg, data } = answer;
    return { status, code, msg, data, headers };
  };
  let known: Member;
  beforeEach(async () => {
    known = await createMember(gangway);
  });

  test.each(['registration', 'password-reset'] as const)('asking for a code: %s', async purpose => {
    const ofKnown = await askForCode(gangway, { purpose, email: known.email });
    const ofUnknown = await askForCode(gangway, { purpose, email: `un${known.email}` });
    expect(shown(ofKnown)).toEqual(shown(ofUnknown));
    const own = { address: newAddress() };
    for (const status of [200, 429]) {
      const againKnown = await askForCode(gangway, { purpose, email: known.email }, own);
      const againUnknown = await askForCode(gangway, { purpose, email: `un${known.email}` }, own);
      expect(againKnown.status).toBe(status);
      expect(shown(againKnown)).toEqual(shown(againUnknown));
    }
  });

  test('are not distinguishable by guessing a reset code, whether one was requested or not', async () => {
    const answers = [];
    for (const email of [known.email, `un${known.email}`]) {
      answers.push(await reset({ email, code: '123456' }));
      await askForCode(gangway, { purpose: 'password-reset', email });
      answers.push(await reset({ email, code: await wrongDigitsFor(gangway, email) }));
    }
    const [first, ...others] = answers.map(shown);
    expect(first).toMatchObject({ status: 422, data: { error: 'code-wrong' } });
    for (const other of others) expect(other).toEqual(first);
  });

  longTest('by response times: requests and wrong codes take equally long', async () => {
    const times: Record<'known' | 'unknown', { ask: number[]; guess: number[] }> = {
      known: { ask: [], guess: [] },
      unknown: { ask: [], guess: [] },
    };
    const timed = async (list: number[], work: () => Promise<unknown>) => {
      const began = performance.now();
      await work();
      list.push(performance.now() - began);
    };
    const members = [];
    for (let round = 0; round < 12; round++) members.push((await createMember(gangway)).email);
    await askForCode(gangway, { purpose: 'password-reset', email: 'warm@example.com' });
    for (const [round, email] of members.entries()) {
      // The first request meets cold caches, so the addresses take turns.
      const pairs = [
        ['known', email],
        ['unknown', `un${email}`],
      ] as const;
      for (const [kind, address] of round % 2 === 0 ? pairs : pairs.toReversed()) {
        await timed(times[kind].ask, () =>
          askForCode(gangway, { purpose: 'password-reset', email: address }),
        );
        await timed(times[kind].guess, () => reset({ email: address, code: '123456' }));
      }
    }
    // The minimum, because other load can only add time.
    for (const what of ['ask', 'guess'] as const) {
      const ratio = Math.min(...times.known[what]) / Math.min(...times.unknown[what]);
      expect(ratio, what).toBeGreaterThan(0.5);
      expect(ratio, what).toBeLessThan(2);
    }
  });

  test('registering a known address sends its owner a notice instead of a code', async () => {
    await askForCode(gangway, { purpose: 'registration', email: known.email, language: 'ko' });
    const [mail] = await mailsTo(known.email);
    expect(mail?.subject).toBe('You already have an account with Selat Cruises');
    expect(mail?.text).toContain(`Username: ${known.username}`);
    expect(mail?.text).not.toContain(await digitsFor(gangway, known.email));
  });

  test('a password reset for an unknown address sends nothing', async () => {
    await askForCode(gangway, { purpose: 'password-reset', email: 'nobody@example.com' });
    expect(await mailsTo('nobody@example.com')).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { topUp } from '../../src/accounts/ledger/ledger.service.ts';
import { inTransaction } from '../../src/lib/database/database.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { signInCustomer } from '../support/people/accounts.ts';
import { askForCode, digitsFor, newAddress, wrongDigitsFor } from '../support/people/codes.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const testApp = await createTestApp(database, { trustProxy: true });
const { call, clock, deps } = testApp;
const PASSWORD = 'Harbour-Light7';

type Person = ReturnType<typeof person>;
const person = (username: string, changes: Record<string, unknown> = {}) => ({
  username,
  password: PASSWORD,
  email: `${username.toLowerCase()}@example.com`,
  code: '000000',
  realName: 'Tan Wei Ming',
  birthDate: '1990-05-01',
  language: 'zh',
  ...changes,
});
/** Registers with the code sent to the address. */
async function register(body: Person, address = newAddress()) {
  await askForCode(testApp, { purpose: 'registration', email: body.email });
  return send({ ...body, code: await digitsFor(testApp, body.email) }, address);
}
const send = (body: object, address = newAddress()) =>
  call('POST', '/customers/register', { body, headers: { 'X-Forwarded-For': address } });
const logIn = (username: string, password = PASSWORD) =>
  call('POST', '/customers/login', { body: { username, password } });
const me = (token: string) => call('GET', '/customers/me', { headers: { 'X-Token': token } });
const rowOf = (username: string) =>
  db.selectFrom('customers').selectAll().where('username', '=', username).executeTakeFirst();

describe('registering', () => {
  test('creates a signed-in normal customer with a referral code', async () => {
    const { status, data } = await register(person('weiming', { phone: ' +60 12-345 6789 ' }));
    expect(status).toBe(200);
    expect(data.customer).toMatchObject({
      username: 'weiming',
      realName: 'Tan Wei Ming',
      email: 'weiming@example.com',
      emailConfirmed: true,
      phone: '+60123456789',
      phoneConfirmed: false,
      level: 'normal',
      balanceSen: null,
      language: 'zh',
      registeredAt: clock.now().toISOString(),
    });
    expect(data.customer.referralCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    expect((await me(data.token)).data).toEqual(data.customer);
    const other = await register(person('other'));
    expect(other.data.customer.referralCode).not.toBe(data.customer.referralCode);
  });

  test('hashes the password and leaves an audit entry without it', async () => {
    const { data } = await register(person('audited'));
    expect((await rowOf('audited'))?.password_hash).toMatch(/^\$argon2id\$/);
    const entries = await db
      .selectFrom('audit_entries')
      .selectAll()
      .where('entity_id', '=', data.customer.id)
      .orderBy('id')
      .execute();
    expect(entries.map(({ actor, action }) => [actor, action])).toEqual([
      ['guest', 'state'],
      ['guest', 'registered'],
    ]);
    expect(JSON.stringify(entries)).not.toContain(PASSWORD);
  });

  test('a taken username is refused in any case, and of many concurrent requests one gets it', async () => {
    await register(person('taken'));
    const again = person('TAKEN', { email: 'another@example.com' });
    expect(await register(again)).toMatchObject({ status: 409, data: { error: 'username-taken' } });
    const code = await digitsFor(testApp, again.email);
    expect((await send({ ...again, username: 'not-taken', code })).status).toBe(200);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        register(person('wanted', { email: `w${index}@example.com` })),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ data }) => data.error === 'username-taken')).toHaveLength(9);
  });

  test('an e-mail address has one account, and no code is sent for a second', async () => {
    await register(person('first-owner', { email: 'shared@example.com' }));
    await db.deleteFrom('rate_limits').execute();
    const second = person('second-owner', { email: 'shared@example.com' });
    const right = await register(second);
    const wrong = await send({ ...second, code: await wrongDigitsFor(testApp, second.email) });
    expect(right).toMatchObject({ status: 422, data: { error: 'code-wrong' } });
    expect([wrong.status, wrong.msg, wrong.data]).toEqual([right.status, right.msg, right.data]);
    expect(await rowOf('second-owner')).toBeUndefined();
  });

  test.each([
    ['13 today', '2013-11-20', 200],
    ['13 tomorrow', '2013-11-21', 422],
    ['a baby', '2026-01-01', 422],
    ['not born', '2030-01-01', 422],
  ])('%s (%s): %s, and a child’s data are not stored', async (who, birthDate, status) => {
    const username = `age-${who.replaceAll(' ', '-')}`;
    const answer = await register(person(username, { birthDate }));
    expect(answer.status).toBe(status);
    if (status === 200) return;
    expect(answer.data.error).toBe('under-age-account');
    const { rows } = await database.pool.query('select from customers where username = $1', [username]);
    expect(rows).toEqual([]);
  });

  test('the age is computed in the operator’s time zone: 13 at midnight in Kuala Lumpur', async () => {
    const before = clock.now().toISOString();
    clock.set('2026-11-20T15:59:00Z');
    expect((await register(person('too-early', { birthDate: '2013-11-21' }))).status).toBe(422);
    clock.set('2026-11-20T16:00:00Z');
    expect((await register(person('in-time', { birthDate: '2013-11-21' }))).status).toBe(200);
    clock.set(before);
  });

  test.each([
    ['a common password', { password: 'password1' }, 'weak-password', 'password'],
    ['a password with the username in it', { password: 'my-refused-1' }, 'weak-password', 'password'],
    ['a short password', { password: 'Ab3-x' }, 'invalid-input', 'password'],
    ['a long password', { password: 'Ab3-xAb3-xAb3-xAb3-x1' }, 'invalid-input', 'password'],
    ['an unknown referral code', { referralCode: 'NOBODYS1' }, 'referral-unknown', 'referralCode'],
    ['no name', { realName: '  ' }, 'invalid-input', 'realName'],
    ['an e-mail that is none', { email: 'refused' }, 'invalid-input', 'email'],
    ['a date that does not exist', { birthDate: '1990-02-30' }, 'invalid-input', 'birthDate'],
    ['no birth date', { birthDate: undefined }, 'invalid-input', 'birthDate'],
    ['a short username', { username: 'ab' }, 'invalid-input', 'username'],
    ['a username like an e-mail', { username: 'me@example.com' }, 'invalid-input', 'username'],
    ['a code of letters', { code: 'abcdef' }, 'invalid-input', 'code'],
    ['a code that was not sent', { code: '000000' }, 'code-wrong', 'code'],
  ])('refuses %s', async (what, changes, error, field) => {
    const email = `${what.replaceAll(' ', '-')}@example.com`;
    await askForCode(testApp, { purpose: 'registration', email });
    const code = await digitsFor(testApp, email);
    const answer = await send(person('refused', { email, code, ...changes }));
    expect(answer).toMatchObject({ status: 422, data: { error } });
    expect(Object.keys(answer.data.fields)).toEqual([field]);
    expect(await rowOf('refused')).toBeUndefined();
  });

  test('with an agent’s code sets that agent as superior, with the house’s or a customer’s code none', async () => {
    const agent = await signInCustomer(testApp, 'agent');
    const friend = await signInCustomer(testApp, 'normal');
    const codeOf = async ({ id }: { id: string }) =>
      (
        await db
          .selectFrom('customers')
          .select('referral_code')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).referral_code;
    const superiorOf = async (username: string, referralCode: string) => {
      expect((await register(person(username, { referralCode }))).status).toBe(200);
      return (await rowOf(username))?.superior_id;
    };
    expect(await superiorOf('by-agent', (await codeOf(agent)).toLowerCase())).toBe(agent.id);
    expect(await superiorOf('by-friend', await codeOf(friend))).toBeNull();
    expect(await superiorOf('by-house', 'selat')).toBeNull();
    expect(await superiorOf('by-nobody', '')).toBeNull();
  });

  test('is limited to 20 an hour from one address', async () => {
    const address = newAddress();
    for (let count = 0; count < 20; count++) {
      expect((await send(person('crowd', { birthDate: '2020-01-01' }), address)).status).toBe(422);
    }
    expect(await send(person('crowd'), address)).toMatchObject({ status: 429 });
    expect((await register(person('crowd'))).status).toBe(200);
  });
});

describe('logging in', () => {
  test('returns a token and the customer, and logging out ends the session', async () => {
    const { data: registered } = await register(person('returning'));
    const { status, data } = await logIn(' Returning ');
    expect(status).toBe(200);
    expect(data.customer).toEqual(registered.customer);
    expect((await me(data.token)).status).toBe(200);
    const headers = { 'X-Token': data.token };
    expect(await call('POST', '/customers/logout', { headers })).toMatchObject({ status: 200, data: null });
    expect(await me(data.token)).toMatchObject({ status: 401, code: 401 });
    expect((await me(registered.token)).status).toBe(200);
  });

  test('accepts a confirmed e-mail address, but no unconfirmed one', async () => {
    await register(person('by-mail'));
    expect((await logIn('By-Mail@example.com')).data.customer.username).toBe('by-mail');
    await db
      .updateTable('customers')
      .set({ email_confirmed_at: null })
      .where('username', '=', 'by-mail')
      .execute();
    expect((await logIn('by-mail@example.com')).data.error).toBe('wrong-credentials');
  });

  test('gives the same answer for a wrong password and an unknown name', async () => {
    await register(person('somebody'));
    const wrong = await logIn('somebody', 'Not-The-One1');
    const nobody = await logIn('nobody-at-all');
    expect(wrong).toMatchObject({ status: 400, data: { error: 'wrong-credentials' } });
    expect([nobody.status, nobody.msg, nobody.data]).toEqual([wrong.status, wrong.msg, wrong.data]);
  });

  test('an inactive customer gets the reason only with the right password', async () => {
    await register(person('suspended'));
    await inTransaction(deps, 'system:test', trx =>
      trx.updateTable('customers').set({ status: 'inactive' }).where('username', '=', 'suspended').execute(),
    );
    expect(await logIn('suspended')).toMatchObject({ status: 403, data: { error: 'account-inactive' } });
    expect((await logIn('suspended', 'Not-The-One1')).data.error).toBe('wrong-credentials');
  });

  test('customers and staff cannot use each other’s login', async () => {
    await register(person('customer-only'));
    const body = { username: 'customer-only', password: PASSWORD };
    expect((await call('POST', '/sysUser/login', { body })).data.error).toBe('wrong-credentials');
  });
});

describe('an agent', () => {
  test('sees the balance of the ledger, and a normal customer has none', async () => {
    const agent = await signInCustomer(testApp, 'agent');
    const balance = async () => (await me(agent.headers['X-Token'])).data.balanceSen;
    expect(await balance()).toBe(0);
    await giveMoney(agent.id, 125_000);
    expect(await balance()).toBe(125_000);
    const customer = await signInCustomer(testApp, 'normal');
    expect((await me(customer.headers['X-Token'])).data.balanceSen).toBeNull();
  });

  const giveMoney = (customerId: string, amountSen: number) =>
    inTransaction(deps, 'system:test', trx =>
      topUp(trx, deps, { customerId, amountSen, reason: 'a deposit', author: 'system:test' }),
    );
});

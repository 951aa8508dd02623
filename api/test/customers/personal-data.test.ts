import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { resetBalance, topUp } from '../../src/accounts/ledger/ledger.service.ts';
import { createSession } from '../../src/accounts/sessions/sessions.service.ts';
import { inTransaction } from '../../src/lib/database/database.ts';
import { expireHolds } from '../../src/reservations/inventory/expire-holds.job.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import {
  childInput,
  createSailing,
  createVoyage,
  FARES,
  passengerInput,
  savedPassengerInput,
  type Voyage,
} from '../support/database/factories.ts';
import { rowsWith } from '../support/database/rows-with.ts';
import { askToPay, type BookedOrder, book, noticeOf, notify } from '../support/money/paying.ts';
import { createMember, type Member, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db, pool } = database;
const gangway = await createTestApp(database);
const { app, call, clock, deps } = gangway;

let voyage: Voyage;
let sailingId: number;
let member: Member;
let round = 0;
/** Occurs in every text that a person of this test entered. */
let mark = '';
let phone = '';

beforeAll(async () => {
  voyage = await createVoyage(db);
});
beforeEach(async () => {
  mark = `trace${++round}z`;
  phone = `+6019555${1000 + round}`;
  const date = clock.now().toISOString().slice(0, 10);
  sailingId = await createSailing(db, voyage, { date: dayAfter(date, 30 + round) });
  member = await createMember(gangway, { phone: `+6012777${1000 + round}` });
});

const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

const family = () => ({
  passengers: [
    passengerInput({
      name: `Zarina ${mark}`,
      idNumber: `${mark}-880412`,
      email: `zarina@${mark}.example`,
      remarks: `${mark}-diabetic`,
    }),
    childInput({ name: `Hana ${mark}`, idNumber: `${mark}-180602` }),
  ],
  contact: { name: `Zarina ${mark}`, email: `zarina@${mark}.example`, phone },
  remarks: `${mark}-window seat`,
  expectedTotalSen: FARES.adult + FARES.child,
});
const bookFamily = () => book(gangway, sailingId, family(), member.headers);

async function pay(order: BookedOrder): Promise<void> {
  const { data } = await askToPay(gangway, [order], { headers: member.headers });
  expect((await notify(gangway, noticeOf(data.payment.id, { amountSen: order.dueSen }))).status).toBe(200);
}
const exportFile = async (headers: Record<string, string> = member.headers) =>
  app.request('/prod-api/customers/me/export', { headers });
const erase = (changes: Record<string, unknown> = {}, headers: Record<string, string> = member.headers) =>
  call('POST', '/customers/me/erase', {
    body: { currentPassword: member.password, understood: true, ...changes },
    headers,
  });
/** Lets the voyage and some days pass. */
async function sailedLongAgo(): Promise<void> {
  clock.advance(100 * 86_400_000);
  const fresh = { userAgent: `${mark}-phone`, address: `203.0.113.77 ${mark}` };
  member.headers = { 'X-Token': await createSession(deps, db, { customerId: member.id }, fresh) };
}

describe('the export', () => {
  test('is a file with all stored data of the person, with full document numbers', async () => {
    const { headers } = member;
    await call('POST', '/customers/me/passengers', { body: savedPassengerInput(), headers });
    const items = [
      { id: deps.ids.uuid(), sailingId, passengers: [{ ticketType: 'adult', name: 'In the cart' }] },
    ];
    await call('POST', '/cart', { body: { version: 0, items }, headers });
    const order = await bookFamily();
    await pay(order);

    const response = await exportFile();
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Disposition')).toBe(
      'attachment; filename="personal-data-2026-11-20.json"',
    );
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toMatchObject({
      exportedAt: clock.now().toISOString(),
      profile: { username: member.username, email: member.email, birthDate: '1990-05-01' },
      account: [{ action: 'state', to: 'active' }],
      sessions: [{ device: 'test', address: '127.0.0.1' }],
      savedPassengers: [savedPassengerInput()],
      cart: [{ passengers: [{ name: 'In the cart' }] }],
      orders: [
        {
          number: order.number,
          status: 'paid',
          sailing: { session: 'daytime', ship: 'Selat Aurora' },
          contact: { name: `Zarina ${mark}`, email: `zarina@${mark}.example` },
          paidSen: FARES.adult + FARES.child,
          passengers: [
            {
              name: `Zarina ${mark}`,
              idNumber: `${mark}-880412`,
              ticketType: 'adult',
              remarks: `${mark}-diabetic`,
            },
            { name: `Hana ${mark}`, idNumber: `${mark}-180602`, ticketType: 'child' },
          ],
        },
      ],
      balanceStatement: [],
    });
  });

  test('of an agent contains the statement', async () => {
    await db.updateTable('customers').set({ level: 'agent' }).where('id', '=', member.id).execute();
    await giveMoney(member.id, 12_500);
    const { balanceStatement } = (await (await exportFile()).json()) as { balanceStatement: unknown[] };
    expect(balanceStatement).toMatchObject([{ kind: 'top-up', amountSen: 12_500, balanceSen: 12_500 }]);
  });

  test('contains no other person and no secret', async () => {
    const other = await createMember(gangway);
    await book(gangway, sailingId, family(), other.headers);
    const text = await (await exportFile()).text();
    expect(text).not.toContain(mark);
    expect(text).not.toContain(other.id);
    expect(text).not.toContain('argon2');
  });
});

describe('the erasure', () => {
  test('removes the person from every table, keeps numbers and amounts, and closes the account', async () => {
    const { headers } = member;
    await call('POST', '/customers/me', {
      body: {
        realName: `Zarina ${mark}`,
        phone,
        gender: 'female',
        idCard: `${mark}-880412`,
        language: 'ko',
      },
      headers,
    });
    await call('POST', '/customers/me/passengers', {
      body: savedPassengerInput({ name: `Grandma ${mark}` }),
      headers,
    });
    const items = [
      { id: deps.ids.uuid(), sailingId, passengers: [{ ticketType: 'adult', name: `Cart ${mark}` }] },
    ];
    await call('POST', '/cart', { body: { version: 0, items }, headers });
    await call('POST', '/customers/me/email/code', {
      body: { email: `next@${mark}.example`, currentPassword: member.password },
      headers,
    });
    const order = await bookFamily();
    await pay(order);
    const desk = await signInStaff(gangway, ['orders.sell']);
    await db
      .insertInto('order_notes')
      .values({
        id: deps.ids.uuid(),
        order_id: order.id,
        text: `Zarina ${mark} asked for a wheelchair`,
        pinned: true,
        system_user_id: desk.id,
        at: clock.now(),
      })
      .execute();
    await db
      .insertInto('booked_persons')
      .columns(['passenger_id', 'name', 'id_number', 'birth_date'])
      .expression(query =>
        query
          .selectFrom('passengers')
          .select(['id', 'name', 'id_number', 'birth_date'])
          .where('order_id', '=', order.id),
      )
      .execute();
    await sailedLongAgo();

    const traces = () => rowsWith(pool, mark, phone, member.username, member.email);
    expect((await traces()).length).toBeGreaterThan(8);
    expect(await erase()).toMatchObject({ status: 200, data: null });
    expect(await traces()).toEqual([]);

    expect(await call('GET', '/customers/me', { headers: member.headers })).toMatchObject({
      status: 401,
      code: 503,
    });
    const body = { username: member.username, password: member.password };
    expect((await call('POST', '/customers/login', { body })).data.error).toBe('wrong-credentials');
    const kept = await db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ number: order.number, paid_sen: order.dueSen, customer_id: member.id });
    const people = await db
      .selectFrom('passengers')
      .select(['name', 'birth_date', 'nationality'])
      .where('order_id', '=', order.id)
      .orderBy('position')
      .execute();
    expect(people).toEqual([
      { name: '–', birth_date: '1988-01-01', nationality: 'MY' },
      { name: '–', birth_date: '2018-01-01', nationality: 'MY' },
    ]);
    const audit = await db
      .selectFrom('audit_entries')
      .select(['actor', 'action', 'from_state', 'to_state', 'detail'])
      .where('entity_id', '=', member.id)
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    const actor = `customer:${member.id}`;
    expect(audit).toEqual([
      { actor, action: 'erased', from_state: null, to_state: null, detail: { orders: 1 } },
      { actor, action: 'state', from_state: 'active', to_state: 'inactive', detail: null },
    ]);
    expect(await brokenRows(db)).toEqual([]);
  });

  test('does not affect other people', async () => {
    const other = await createMember(gangway);
    const order = await book(gangway, sailingId, family(), other.headers);
    await erase();
    const { data } = await call('GET', `/orders/${order.number}`, { headers: other.headers });
    expect(data).toMatchObject({
      contact: family().contact,
      tickets: [{ passengerName: `Zarina ${mark}` }, {}],
    });
    expect((await call('GET', '/customers/me', { headers: other.headers })).data.email).toBe(other.email);
  });

  test('frees the e-mail address for a new account', async () => {
    await erase();
    await db
      .updateTable('customers')
      .set({ email: member.email, email_confirmed_at: clock.now() })
      .where('id', '=', (await createMember(gangway)).id)
      .execute();
    const body = { username: member.email, password: member.password };
    expect((await call('POST', '/customers/login', { body })).status).toBe(200);
  });

  test('is refused while orders are unpaid or still to sail, naming them', async () => {
    const order = await bookFamily();
    const refused = await erase();
    expect(refused).toMatchObject({ status: 409, data: { error: 'erasure-open-orders' } });
    expect(refused.msg).toContain(order.number);
    await pay(order);
    expect((await erase()).msg).toContain(order.number);
    expect((await call('GET', '/customers/me', { headers: member.headers })).data.realName).toBe(
      'Tan Wei Ming',
    );
    await sailedLongAgo();
    expect((await erase()).status).toBe(200);
  });

  test('ignores an order whose hold has expired', async () => {
    const order = await bookFamily();
    clock.advance(16 * 60_000);
    await expireHolds(deps);
    expect((await erase()).status).toBe(200);
    const row = await db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: 'canceled', contact_email: null });
  });

  test('is refused until an agent’s balance is settled', async () => {
    await db.updateTable('customers').set({ level: 'agent' }).where('id', '=', member.id).execute();
    await giveMoney(member.id, 12_500);
    const refused = await erase();
    expect(refused).toMatchObject({ status: 409, data: { error: 'erasure-balance' } });
    expect(refused.msg).toContain('RM 125.00');
    await inTransaction(deps, 'system:test', trx =>
      resetBalance(trx, deps, { customerId: member.id, toSen: 0, reason: 'paid out', author: 'system:test' }),
    );
    expect((await erase()).status).toBe(200);
    expect(await brokenRows(db)).toEqual([]);
  });

  test.each([
    ['a wrong password', { currentPassword: 'Not-The-One1' }, 'wrong-password', 'currentPassword'],
    ['no confirmation', { understood: false }, 'invalid-input', 'understood'],
    ['no password', { currentPassword: undefined }, 'invalid-input', 'currentPassword'],
  ])('is refused with %s', async (_, changes, error, field) => {
    const answer = await erase(changes);
    expect(answer).toMatchObject({ status: 422, data: { error } });
    expect(Object.keys(answer.data.fields)).toEqual([field]);
    expect((await call('GET', '/customers/me', { headers: member.headers })).status).toBe(200);
  });
});

const giveMoney = (customerId: string, amountSen: number) =>
  inTransaction(deps, 'system:test', trx =>
    topUp(trx, deps, { customerId, amountSen, reason: 'a deposit', author: 'system:test' }),
  );

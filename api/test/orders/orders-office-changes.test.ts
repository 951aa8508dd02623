import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../src/lib/database/database.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import {
  CABIN_SEN,
  childInput,
  createSailing,
  createVoyage,
  FARES,
  passengerInput,
  type Voyage,
} from '../support/database/factories.ts';
import { longTest } from '../support/long-test.ts';
import { createMoneyView } from '../support/money/money-view.ts';
import { askToPay, type BookedOrder, book, newKey, noticeOf, notify } from '../support/money/paying.ts';
import { type SignedIn, signInCustomer, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call, clock, jobs } = gangway;
const look = createMoneyView(gangway);

let voyage: Voyage;
let desk: SignedIn;
/** About fifty days ahead the charge is a quarter; the other sailings are the same night and much later, at other prices. */
let far: number;
let dearer: number;
let cheaper: number;
let round = 0;

const FAMILY = 2 * FARES.adult + FARES.child + CABIN_SEN;
const family = {
  get passengers() {
    return [passengerInput(), passengerInput({ name: 'Ben' }), childInput()];
  },
  cabins: { kind: 'assigned' as const },
  expectedTotalSen: FAMILY,
};

beforeAll(async () => {
  clock.set('2027-01-01T02:00:00Z');
  voyage = await createVoyage(db);
  desk = await signInStaff(gangway, ['orders.sell', 'orders.read', 'orders.cancel']);
});
beforeEach(async () => {
  const ahead = (days: number) => new Date(Date.UTC(2027, 0, 1 + days)).toISOString().slice(0, 10);
  const sail = (days: number, session: 'daytime' | 'nighttime') =>
    createSailing(db, voyage, { date: ahead(days), session });
  far = await sail(50 + round, 'daytime');
  cheaper = await sail(50 + round, 'nighttime');
  round += 1;
  dearer = await sail(150 + round, 'daytime');
  for (const [id, adult] of [
    [dearer, 25_000],
    [cheaper, 15_000],
  ] as const)
    await db.insertInto('fares').values({ sailing_id: id, ticket_type: 'adult', price_sen: adult }).execute();
});

/** So close to departure that a change counts as a cancellation. */
const createNearSailing = (day: string) => createSailing(db, voyage, { date: day });

async function bookPaid(sailingId: number, changes: object = {}, headers = {}): Promise<BookedOrder> {
  const order = await book(gangway, sailingId, changes, headers);
  const { data } = await askToPay(gangway, [order], { headers });
  await notify(gangway, noticeOf(data.payment.id, { amountSen: order.dueSen }));
  return order;
}
const read = async (number: string) =>
  (await call('GET', `/office/orders/${number}`, { headers: desk.headers })).data;
const preview = (number: string, body: object) =>
  call('POST', `/office/orders/${number}/move/preview`, { body, headers: desk.headers });
const move = (number: string, body: object, key = newKey(), headers: Record<string, string> = desk.headers) =>
  call('POST', `/office/orders/${number}/move`, { body, headers: { 'Idempotency-Key': key, ...headers } });
const expected = (changes: object = {}) => ({
  kind: 'move',
  chargeSen: 0,
  refundSen: 0,
  toPaySen: 0,
  ...changes,
});

describe('an order with everything that staff may see', () => {
  test('has full documents, money and the history', async () => {
    const customer = await signInCustomer(gangway);
    const { passengers } = family;
    const party = { ...family, passengers, remarks: 'Wheelchair' };
    const order = await bookPaid(far, party, customer.headers);
    const detail = await read(`${order.number.slice(0, 4)} ${order.number.slice(4).toLowerCase()}`);
    expect(detail).toMatchObject({
      number: order.number,
      customerId: customer.id,
      account: `customer-${customer.id}`,
      remarks: 'Wheelchair',
      people: [
        { idNumber: passengers[0]?.idNumber },
        { name: 'Ben', idNumber: passengers[1]?.idNumber },
        { name: 'Hana', ticketType: 'child' },
      ],
      payments: [
        {
          provider: 'sandbox',
          status: 'succeeded',
          amountSen: FAMILY,
          outcome: 'applied',
          tenderedSen: null,
        },
      ],
      transfers: [],
    });
    expect(detail.events).toMatchObject([
      { what: 'orders', to: 'unpaid', actorKind: 'customer', actor: `customer-${customer.id}` },
      { what: 'payments', from: 'pending', to: 'succeeded', actorKind: 'system', actor: 'notify-sandbox' },
      { what: 'orders', from: 'unpaid', to: 'paid' },
    ]);
  });

  test('is indistinguishable from a missing one without the permission', async () => {
    const order = await book(gangway, far);
    const gate = await signInStaff(gangway, ['boarding.verify']);
    expect((await call('GET', `/office/orders/${order.number}`, { headers: gate.headers })).status).toBe(403);
    expect((await call('GET', '/office/orders/SC00000000', { headers: desk.headers })).status).toBe(404);
  });
});

describe('a passenger’s data', () => {
  const correct = (number: string, id: string, changes: object) =>
    call('POST', `/office/orders/${number}/passengers/${id}`, {
      body: { ...passengerInput(), ...changes },
      headers: desk.headers,
    });

  test('can be corrected, and the audit records it without the values', async () => {
    const order = await bookPaid(far, family);
    const [person] = (await read(order.number)).people;
    const { status, data } = await correct(order.number, person.id, {
      name: 'Aishah binti Rahman',
      idNumber: '880412-10-5577',
    });
    expect(status).toBe(200);
    expect(data.people[0]).toMatchObject({
      name: 'Aishah binti Rahman',
      idNumber: '880412-10-5577',
      ticketType: 'adult',
    });
    expect(data.events.at(-1)).toMatchObject({
      what: 'passengers',
      action: 'corrected',
      actorKind: 'staff',
      passenger: 'Aishah binti Rahman',
    });
    const [entry] = (await look.audit(person.id)).slice(-1);
    expect(entry?.detail).toEqual({
      changes: {
        name: { from: 'A. b. R.', to: 'A. b. R.' },
        idNumber: { from: `…${person.idNumber.slice(-4)}`, to: '…5577' },
      },
    });
    expect(JSON.stringify(entry)).not.toContain('880412');
  });

  test('get a new code and e-tickets for another person, and keep them after a typing error (R357)', async () => {
    const order = await bookPaid(far, family);
    const [person] = (await read(order.number)).people;
    const secretOf = async () => {
      const ticket = await db
        .selectFrom('tickets')
        .where('passenger_id', '=', person.id)
        .select('verification_secret')
        .executeTakeFirstOrThrow();
      return ticket.verification_secret.toString('hex');
    };
    const first = await secretOf();
    const mails = () => jobs.filter(({ data }) => data.orderId === order.id && data.again).length;
    await correct(order.number, person.id, { name: 'Aishah Binti Rahman' });
    expect([await secretOf(), mails()]).toEqual([first, 0]);
    const passedOn = await correct(order.number, person.id, { name: 'Tan Wei Ming', idNumber: 'K99887766' });
    expect(passedOn.status).toBe(200);
    expect(await secretOf()).not.toBe(first);
    expect(mails()).toBe(1);
    expect(passedOn.data.events.map(({ action }: { action: string }) => action)).toContain(
      'tickets-reissued',
    );
  });

  test('get a new code too if several small corrections make another person (R357)', async () => {
    const order = await bookPaid(far, family);
    const [person] = (await read(order.number)).people;
    const reissued = async () =>
      (await read(order.number)).events.filter(
        ({ action }: { action: string }) => action === 'tickets-reissued',
      ).length;
    const rename = (name: string) => correct(order.number, person.id, { name, idNumber: person.idNumber });
    for (const name of ['Aisyah binti Rahmat', 'Aisyah binti Salmat', 'Aisyah binti Rahman']) {
      expect((await rename(name)).status).toBe(200);
      expect(await reissued(), name).toBe(0);
    }
    for (const name of ['Aisyah binti Salman', 'Aminah binti Salman']) await rename(name);
    expect(await reissued()).toBe(1);
    await rename('Aminah binti Salmah');
    expect(await reissued(), 'measured against the one whose code it is now').toBe(1);
  });

  test('can be corrected by the staff as often as a setting says; saves without changes are not counted (R357)', async () => {
    const order = await bookPaid(far, family);
    const [person] = (await read(order.number)).people;
    const rename = (name: string) => correct(order.number, person.id, { name, idNumber: person.idNumber });
    for (let time = 0; time < 10; time++)
      expect((await rename(`Aisyah ${'abcdefghij'[time]}`)).status).toBe(200);
    const refused = await rename('Aisyah Rahman');
    expect(refused).toMatchObject({ status: 409, data: { error: 'corrections-used-up' } });
    expect((await rename('Aisyah j')).status).toBe(200);
  });

  test('that are unchanged write no audit entry', async () => {
    const order = await bookPaid(far);
    const [person] = (await read(order.number)).people;
    const { idNumber } = person;
    expect((await correct(order.number, person.id, { idNumber })).status).toBe(200);
    expect(await look.audit(person.id)).toEqual([]);
  });

  test('cannot be changed against the travel rules', async () => {
    const order = await bookPaid(far);
    const [person] = (await read(order.number)).people;
    const answer = await correct(order.number, person.id, { birthDate: '2020-01-01' });
    expect(answer).toMatchObject({ status: 422, data: { error: 'travel-rules' } });
    expect((await read(order.number)).people[0].birthDate).toBe('1988-04-12');
  });

  test('of another or a finished order cannot be changed', async () => {
    const [order, other] = [await bookPaid(far), await bookPaid(far)];
    const [person] = (await read(other.number)).people;
    expect((await correct(order.number, person.id, {})).data).toMatchObject({ error: 'passenger-not-found' });
    await call('POST', `/orders/${other.number}/cancel`, {
      body: { expectedChargeSen: FARES.adult / 4, reason: 'Asked by phone' },
      headers: { 'Idempotency-Key': newKey(), ...desk.headers },
    });
    expect((await correct(other.number, person.id, {})).data).toMatchObject({ error: 'order-closed' });
  });
});

test('the desk cancels with a reason, which is in the history with what was canceled', async () => {
  const order = await bookPaid(far, family);
  const [, ben] = (await read(order.number)).tickets;
  const cancel = (reason?: string) =>
    call('POST', `/orders/${order.number}/cancel`, {
      body: { ticketIds: [ben.id], expectedChargeSen: FARES.adult / 4, reason },
      headers: { 'Idempotency-Key': newKey(), ...desk.headers },
    });
  expect(await cancel()).toMatchObject({ status: 422, data: { error: 'cancel-reason-missing' } });
  expect((await cancel(' ')).status).toBe(422);
  expect((await cancel('Broke his leg')).status).toBe(200);
  expect((await read(order.number)).events).toContainEqual(
    expect.objectContaining({
      what: 'orders',
      action: 'canceled',
      actorKind: 'staff',
      detail: {
        tickets: [ben.id],
        cabins: [],
        chargeSen: FARES.adult / 4,
        refundSen: (FARES.adult * 3) / 4,
        reason: 'Broke his leg',
      },
    }),
  );
});

test('the contact, a missing e-mail address and the desk’s remarks can be changed', async () => {
  const order = await bookPaid(far);
  const body = { name: 'Tan Wei', email: null, phone: '+60 19-876 5432', remarks: 'Comes by taxi' };
  const { data } = await call('POST', `/office/orders/${order.number}/contact`, {
    body,
    headers: desk.headers,
  });
  expect(data).toMatchObject({
    contact: { name: 'Tan Wei', email: null, phone: '+60198765432' },
    remarks: 'Comes by taxi',
  });
  expect((await look.audit(order.id)).at(-1)).toMatchObject({
    action: 'contact-corrected',
    detail: { changes: { email: { from: 'a…@example.com', to: '' } } },
  });
});

/** Boards an order's passengers, or the one with a name, without a gate, and undoes it. */
const board = (orderId: string, aboard: boolean, name?: string) =>
  inTransaction(gangway.deps, 'system:test', trx =>
    trx
      .updateTable('tickets')
      .set(
        aboard
          ? { boarding_status: 'boarded', boarded_at: clock.now() }
          : { boarding_status: 'pending', boarded_at: null },
      )
      .where('order_id', '=', orderId)
      .where(({ selectFrom, eb }) => {
        const named = selectFrom('passengers').select('id').where('order_id', '=', orderId);
        return eb('passenger_id', 'in', name === undefined ? named : named.where('name', '=', name));
      })
      .execute(),
  );

describe('a move to another sailing', () => {
  test('at the same price is free: same number, new seats and cabin, new codes', async () => {
    const order = await bookPaid(dearer, { ...family, expectedTotalSen: FAMILY + 10_000 });
    const same = await createSailing(db, voyage, { date: '2027-11-11' });
    await db
      .insertInto('fares')
      .values({ sailing_id: same, ticket_type: 'adult', price_sen: 25_000 })
      .execute();
    const before = await read(order.number);
    const shown = await preview(order.number, { sailingId: same, cabins: { kind: 'assigned' } });
    expect(shown.data).toMatchObject({ kind: 'move', chargeSen: 0, refundSen: 0, toPaySen: 0, findings: [] });
    const { status, data } = await move(order.number, {
      sailingId: same,
      cabins: { kind: 'assigned' },
      expected: expected(),
    });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      previousNumber: null,
      changeSen: 0,
      order: { number: order.number, status: 'paid', sailing: { id: same } },
    });
    const after = await read(order.number);
    expect(after.cabinList).toMatchObject([{ number: '501', canceledAt: null }]);
    for (const [index, ticket] of after.tickets.entries()) {
      expect(ticket.serial).toBe(before.tickets[index].serial);
      expect(ticket.verificationCode).not.toBe(before.tickets[index].verificationCode);
      expect(ticket.cabin).toBe('501');
    }
    expect(await look.inventory(dearer)).toEqual({ held: 0, sold: 0 });
    expect(await look.inventory(same)).toEqual({ held: 0, sold: 3 });
    expect(after.events.at(-1)).toMatchObject({
      action: 'moved',
      detail: { sailing: { from: dearer, to: same } },
    });
    expect(jobs.at(-1)).toMatchObject({
      data: { kind: 'order-paid', orderId: order.id, again: expect.any(String) },
    });
    expect(await brokenRows(db)).toEqual([]);
  });

  test('to a more expensive sailing takes the difference in cash', async () => {
    const order = await bookPaid(far, family);
    const cost = { toPaySen: 10_000 };
    expect(
      (await preview(order.number, { sailingId: dearer, cabins: { kind: 'assigned' } })).data,
    ).toMatchObject(cost);
    const body = { sailingId: dearer, cabins: { kind: 'assigned' }, expected: expected(cost) };
    expect((await move(order.number, { ...body, tenderedSen: 9_999 })).data).toMatchObject({
      error: 'cash-too-little',
    });
    const key = newKey();
    const first = await move(order.number, { ...body, tenderedSen: 15_000 }, key);
    expect(first.data).toMatchObject({
      changeSen: 5_000,
      order: { dueSen: FAMILY + 10_000, paidSen: FAMILY + 10_000 },
    });
    expect((await move(order.number, { ...body, tenderedSen: 15_000 }, key)).data).toEqual(first.data);
    expect((await read(order.number)).payments).toMatchObject([
      { provider: 'sandbox', difference: false },
      { provider: 'counter', difference: true, amountSen: 10_000, tenderedSen: 15_000 },
    ]);
    expect(await brokenRows(db)).toEqual([]);
  });

  test('to a more expensive sailing takes the difference by card terminal, for a new slip', async () => {
    const order = await bookPaid(far, family);
    const body = {
      sailingId: dearer,
      cabins: { kind: 'assigned' },
      expected: expected({ toPaySen: 10_000 }),
      provider: 'terminal',
    };
    const incomplete = await move(order.number, { ...body, entries: { reference: 'T9-000001' } });
    expect(incomplete.status).toBe(422);
    expect(Object.keys(incomplete.data.fields)).toEqual(['entries.cardEnding']);
    const entries = { reference: 'T9-000001', cardEnding: '4242' };
    const { data } = await move(order.number, { ...body, entries });
    expect(data).toMatchObject({ changeSen: 0, order: { paidSen: FAMILY + 10_000 } });
    expect((await read(order.number)).payments).toMatchObject([
      { provider: 'sandbox', difference: false },
      { provider: 'terminal', difference: true, amountSen: 10_000, tenderedSen: null },
    ]);

    const other = await bookPaid(far);
    const used = await move(other.number, {
      ...body,
      cabins: null,
      expected: expected({ toPaySen: 5_000 }),
      entries,
    });
    expect(used).toMatchObject({ status: 409, data: { error: 'payment-reference-taken' } });
    expect(await brokenRows(db)).toEqual([]);
  });

  test('to a cheaper sailing refunds the difference the way it was paid', async () => {
    const order = await bookPaid(far, family);
    const cost = { refundSen: 10_000 };
    const { data } = await move(order.number, {
      sailingId: cheaper,
      cabins: { kind: 'assigned' },
      expected: expected(cost),
    });
    expect(data.order).toMatchObject({
      status: 'paid',
      dueSen: FAMILY - 10_000,
      paidSen: FAMILY,
      refundedSen: 10_000,
    });
    expect((await read(order.number)).refunds).toMatchObject([
      { amountSen: 10_000, reason: 'change', status: 'pending' },
    ]);
    expect(await brokenRows(db)).toEqual([]);
  });

  test('followed by a cancellation refunds each payment its share of the new price', async () => {
    const order = await bookPaid(far, family);
    await move(order.number, {
      sailingId: dearer,
      cabins: { kind: 'assigned' },
      expected: expected({ toPaySen: 10_000 }),
      tenderedSen: 10_000,
    });
    const total = FAMILY + 10_000;
    await call('POST', `/orders/${order.number}/cancel`, {
      body: { expectedChargeSen: 0, reason: 'Asked by phone' },
      headers: { 'Idempotency-Key': newKey(), ...desk.headers },
    });
    const after = await read(order.number);
    expect(after).toMatchObject({ status: 'canceled', refundedSen: total });
    expect(after.refunds.map(({ amountSen }: { amountSen: number }) => amountSen).sort()).toEqual([
      10_000,
      FAMILY,
    ]);
    expect(await brokenRows(db)).toEqual([]);
  });

  test('leaves canceled parts canceled', async () => {
    const order = await bookPaid(far, family);
    const [, ben] = (await read(order.number)).tickets;
    await call('POST', `/orders/${order.number}/cancel`, {
      body: { ticketIds: [ben.id], expectedChargeSen: FARES.adult / 4, reason: 'Asked by phone' },
      headers: { 'Idempotency-Key': newKey(), ...desk.headers },
    });
    const cost = { toPaySen: 5_000 };
    const body = {
      sailingId: dearer,
      cabins: { kind: 'assigned' },
      expected: expected(cost),
      tenderedSen: 5_000,
    };
    const { data, msg } = await move(order.number, body);
    expect(msg).toBe('success');
    expect(data.order).toMatchObject({
      passengers: 2,
      dueSen: 25_000 + FARES.child + CABIN_SEN + FARES.adult / 4,
    });
    expect(await look.inventory(dearer)).toEqual({ held: 0, sold: 2 });
    expect(await brokenRows(db)).toEqual([]);
  });

  test('from a peak sailing does not avoid its cancellation charge', async () => {
    await db.updateTable('sailings').set({ peak: true }).where('id', '=', far).execute();
    const order = await bookPaid(far);
    await move(order.number, { sailingId: cheaper, expected: expected({ refundSen: 5_000 }) });
    const shown = await call('POST', `/orders/${order.number}/cancel/preview`, {
      body: {},
      headers: desk.headers,
    });
    expect(shown.data).toMatchObject({ chargePercent: 100, refundSen: 0 });
  });

  test('within 4 days counts as a cancellation with a charge and a new paid order', async () => {
    const customer = await signInCustomer(gangway);
    const near = await createNearSailing('2027-01-05');
    const order = await bookPaid(near, family, customer.headers);
    const cost = { kind: 'cancel-and-rebook', chargeSen: FAMILY, refundSen: 0, toPaySen: FAMILY };
    const body = { sailingId: far, cabins: { kind: 'assigned' } };
    const { data: shown } = await preview(order.number, body);
    expect(shown).toMatchObject({ ...cost, chargePercent: 100 });
    const { data } = await move(order.number, { ...body, expected: cost, tenderedSen: FAMILY });
    expect(data).toMatchObject({
      previousNumber: order.number,
      order: { status: 'paid', channel: 'counter', sailing: { id: far } },
    });
    expect(data.order.number).not.toBe(order.number);
    expect(await read(order.number)).toMatchObject({ status: 'canceled', dueSen: FAMILY, refundedSen: 0 });
    expect(await read(data.order.number)).toMatchObject({
      customerId: customer.id,
      passengers: 3,
      ladder: shown.ladder,
    });
    expect(await look.inventory(near)).toEqual({ held: 0, sold: 0 });
    expect(await brokenRows(db)).toEqual([]);
  });

  test('that counts as a cancellation needs the permission to cancel', async () => {
    const seller = await signInStaff(gangway, ['orders.sell', 'orders.read']);
    const order = await bookPaid(await createNearSailing('2027-01-04'));
    const cost = { kind: 'cancel-and-rebook', chargeSen: FARES.adult, refundSen: 0, toPaySen: FARES.adult };
    const body = { sailingId: far, expected: cost, tenderedSen: FARES.adult };
    expect((await move(order.number, body, newKey(), seller.headers)).status).toBe(403);
    expect((await read(order.number)).status).toBe('paid');
  });

  test.each([
    ['at another price than was shown', () => ({ sailingId: dearer, expected: expected() }), 'move-changed'],
    [
      'to a sailing that does not exist',
      () => ({ sailingId: 999_999, expected: expected() }),
      'sailing-not-found',
    ],
    ['to the sailing it is on', () => ({ sailingId: far, expected: expected() }), 'move-impossible'],
    [
      'to a cabin that another ship has',
      () => ({ sailingId: dearer, cabins: { kind: 'chosen', roomIds: [999_999] }, expected: expected() }),
      'cabin-unknown',
    ],
  ])('%s is refused without changes', async (_what, body, error) => {
    const order = await bookPaid(far);
    expect((await move(order.number, body())).data).toMatchObject({ error });
    expect(await read(order.number)).toMatchObject({ sailing: { id: far }, status: 'paid' });
    expect(await look.inventory(far)).toEqual({ held: 0, sold: 1 });
  });

  test('to a full sailing is refused', async () => {
    const full = await createSailing(db, voyage, {
      date: '2027-12-01',
      capacity: 1,
    });
    await book(gangway, full);
    const order = await bookPaid(far);
    expect((await preview(order.number, { sailingId: full })).data).toMatchObject({
      error: 'sailing-sold-out',
    });
  });

  test('of an unpaid or partly boarded order is refused', async () => {
    const unpaid = await book(gangway, far);
    expect((await preview(unpaid.number, { sailingId: dearer })).data).toMatchObject({
      error: 'order-not-paid',
    });
    const order = await bookPaid(far);
    await board(order.id, true);
    expect((await preview(order.number, { sailingId: dearer })).data).toMatchObject({
      error: 'passenger-boarded',
    });
    const [person] = (await read(order.number)).people;
    const answer = await call('POST', `/office/orders/${order.number}/passengers/${person.id}`, {
      body: passengerInput(),
      headers: desk.headers,
    });
    expect(answer.data).toMatchObject({ error: 'passenger-boarded' });
    await board(order.id, false);
  });

  longTest('of two parties in opposite directions does not deadlock', async () => {
    const other = await createSailing(db, voyage, { date: '2027-10-10' });
    const [one, two] = [await bookPaid(far), await bookPaid(other)];
    const answers = await Promise.all([
      move(one.number, { sailingId: other, expected: expected() }),
      move(two.number, { sailingId: far, expected: expected() }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await brokenRows(db)).toEqual([]);
  });
});

describe('new e-tickets', () => {
  const reissue = (number: string, key = newKey(), headers: Record<string, string> = desk.headers) =>
    call('POST', `/office/orders/${number}/reissue`, { headers: { 'Idempotency-Key': key, ...headers } });
  const codesOf = (order: { tickets: { verificationCode: string | null }[] }) =>
    order.tickets.map(({ verificationCode }) => verificationCode);

  test('replace those of all who are not on board, once a request, and are sent', async () => {
    const order = await bookPaid(far, family);
    const before = codesOf(await read(order.number));
    await board(order.id, true, passengerInput().name);
    jobs.length = 0;
    const key = newKey();
    const { status, data } = await reissue(order.number, key);
    expect(status).toBe(200);
    const after = codesOf(data);
    expect(after[0], 'who is on board keeps theirs').toBe(before[0]);
    expect(after.slice(1).filter(code => before.includes(code))).toEqual([]);
    expect(jobs).toMatchObject([{ data: { kind: 'order-paid', orderId: order.id } }]);
    expect(data.events.at(-1)).toMatchObject({ action: 'tickets-reissued', detail: { tickets: 2 } });
    expect(codesOf((await reissue(order.number, key)).data), 'asked again').toEqual(after);
    expect(jobs).toHaveLength(1);
    await board(order.id, false);
    expect(await brokenRows(db)).toEqual([]);
  });

  test('are refused for an unpaid order, a party on board, and callers who may not sell', async () => {
    const unpaid = await book(gangway, far);
    expect((await reissue(unpaid.number)).data).toMatchObject({ error: 'order-not-paid' });
    const order = await bookPaid(far);
    await board(order.id, true);
    expect((await reissue(order.number)).data).toMatchObject({ error: 'passenger-boarded' });
    await board(order.id, false);
    const reader = await signInStaff(gangway, ['orders.read']);
    expect((await reissue(order.number, newKey(), reader.headers)).status).toBe(403);
  });
});

describe('the mail with the e-tickets', () => {
  test('is sent again on each request, with the reason if it cannot be', async () => {
    const [order, unpaid, silent] = [await bookPaid(far), await book(gangway, far), await bookPaid(far)];
    await db.updateTable('orders').set({ contact_email: null }).where('id', '=', silent.id).execute();
    jobs.length = 0;
    const resend = () =>
      call('POST', '/office/orders/resend', {
        body: { numbers: [order.number, unpaid.number, silent.number, 'SC00000000'] },
        headers: desk.headers,
      });
    expect((await resend()).data).toMatchObject({
      success: 1,
      total: 4,
      results: [
        { ok: true, email: 'aisyah@example.com' },
        { ok: false, error: 'ticket-not-found' },
        { ok: false, error: 'no-email' },
        { ok: false, error: 'order-not-found' },
      ],
    });
    await resend();
    const sent = jobs.map(({ data }) => data);
    expect(sent).toMatchObject([{ orderId: order.id }, { orderId: order.id }]);
    expect(sent[0]?.again).not.toBe(sent[1]?.again);
    expect((await look.audit(order.id)).at(-1)).toMatchObject({
      action: 'confirmation-resent',
      actor: `staff:${desk.id}`,
    });
  });
});

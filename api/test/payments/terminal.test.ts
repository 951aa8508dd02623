import type { CounterSaleInput } from '@gangway/shared/contract/office/orders/counter.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import {
  createSailing,
  createVoyage,
  FARES,
  orderInput,
  type Voyage,
} from '../support/database/factories.ts';
import { pdfText } from '../support/documents/pdf-text.ts';
import { createMoneyView } from '../support/money/money-view.ts';
import { book, newKey } from '../support/money/paying.ts';
import { type SignedIn, signInCustomer, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const gangway = await createTestApp(database);
const { app, call, jobs } = gangway;
const view = createMoneyView(gangway);

let voyage: Voyage;
let desk: SignedIn;
let sailing: number;
let day = 0;
let slips = 0;

beforeAll(async () => {
  voyage = await createVoyage(database.db);
  desk = await signInStaff(gangway, ['orders.sell', 'orders.read', 'orders.cancel', 'payments.read']);
});
beforeEach(async () => {
  sailing = await createSailing(database.db, voyage, {
    date: `2027-04-${String(++day).padStart(2, '0')}`,
    capacity: 5,
  });
});

/** A slip with an unused reference. */
const newSlip = () => ({ reference: `T1-${String(++slips).padStart(6, '0')}`, cardEnding: '4242' });
type Entries = Record<string, string>;
type Headers = Record<string, string>;

const post = (path: string, body: object, headers: Headers = desk.headers, key = newKey()) =>
  call('POST', path, { body, headers: { 'Idempotency-Key': key, ...headers } });
function sell(
  entries: Entries,
  headers: Headers = desk.headers,
  key = newKey(),
  wanted = orderInput(sailing),
) {
  const { paymentMethod: _paidByTerminal, ...order } = wanted;
  const body = { order, provider: 'terminal', entries } satisfies CounterSaleInput;
  return post('/office/counter-sales', body, headers, key);
}
const pay = (number: string, entries: Entries, headers: Headers = desk.headers) =>
  post(
    `/office/orders/${number}/payment`,
    { expectedDueSen: FARES.adult, provider: 'terminal', entries },
    headers,
  );
const orderOf = async (number: string) =>
  (await call('GET', `/office/orders/${number}`, { headers: desk.headers })).data;
const paymentsWhere = async (query: string) =>
  (await call('GET', `/office/payments?${query}`, { headers: desk.headers })).data.items;

/** A sale by terminal that was canceled free of charge; its refund waits. */
async function owedAtTerminal(): Promise<{ number: string; refund: { id: string }; slip: Entries }> {
  const slip = newSlip();
  const { data } = await sell(slip);
  const { number } = data.order;
  await post(`/orders/${number}/cancel`, { expectedChargeSen: 0, reason: 'Asked by phone' });
  const { refunds } = await orderOf(number);
  return { number, refund: refunds[0], slip };
}
const giveBack = (id: string, entries: Entries, headers: Headers = desk.headers) =>
  call('POST', `/payments/refunds/${id}/handed-out`, { body: { entries }, headers });

describe('a sale by card terminal', () => {
  test('takes the amount, and keeps the reference and the last four digits', async () => {
    const slip = newSlip();
    const { status, data } = await sell({ ...slip, reference: `  ${slip.reference}\r\n` });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      provider: 'terminal',
      amountSen: FARES.adult,
      tenderedSen: null,
      changeSen: 0,
      order: { status: 'paid', channel: 'counter', paymentMethod: 'terminal', paidSen: FARES.adult },
    });
    expect((await orderOf(data.order.number)).payments).toMatchObject([
      {
        provider: 'terminal',
        status: 'succeeded',
        tenderedSen: null,
        gatewayReference: slip.reference,
        details: { cardEnding: '4242' },
      },
    ]);
    expect(await paymentsWhere(`provider=terminal&reference=${slip.reference}`)).toMatchObject([
      { provider: 'terminal', orders: [{ number: data.order.number }] },
    ]);
    expect(await brokenRows(database.db)).toEqual([]);
  });

  test('twice with one key is one sale', async () => {
    const key = newKey();
    const slip = newSlip();
    const wanted = orderInput(sailing);
    const say = () => sell(slip, desk.headers, key, wanted);
    const [first, second] = [await say(), await say()];
    expect(second.data).toEqual(first.data);
  });

  test.each([
    ['en', 'This reference is already recorded'],
    ['zh', '该编号已有记录'],
    ['ko', '이미 등록된 번호입니다'],
    ['ms', 'Nombor rujukan ini sudah direkodkan'],
  ])('with a known reference is refused at its field, and sells nothing: %s', async (language, words) => {
    const slip = newSlip();
    await sell(slip);
    const again = await sell(slip, { ...desk.headers, 'Accept-Language': language });
    expect(again).toMatchObject({ status: 409, data: { error: 'payment-reference-taken' } });
    expect(again.data.fields['entries.reference']).toContain(words);
    expect(await view.inventory(sailing)).toEqual({ held: 0, sold: 1 });
  });

  test('is made once if two desks enter one reference at once', async () => {
    const slip = newSlip();
    const answers = await Promise.all(Array.from({ length: 4 }, () => sell(slip)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await view.inventory(sailing)).toEqual({ held: 0, sold: 1 });
  });

  test('with a slip that is incomplete is refused at each field', async () => {
    const { status, data } = await sell({ reference: 'A-1' });
    expect(status).toBe(422);
    expect(Object.keys(data.fields).sort()).toEqual(['entries.cardEnding', 'entries.reference']);
  });

  test('requires the permission to sell', async () => {
    const reader = await signInStaff(gangway, ['orders.read']);
    const customer = await signInCustomer(gangway);
    for (const { headers } of [reader, customer]) expect((await sell(newSlip(), headers)).status).toBe(403);
    const order = await book(gangway, sailing);
    expect((await pay(order.number, newSlip(), reader.headers)).status).toBe(403);
    const asked = { orderNumbers: [order.number], provider: 'terminal' };
    expect((await post('/payments', asked, { 'X-Order-Token': order.token })).status).toBe(422);
    expect((await call('GET', '/payments/options')).data.providers).toEqual(['sandbox']);
  });
});

test('an unpaid order is paid by terminal, and its receipt says so', async () => {
  const order = await book(gangway, sailing);
  const { data } = await pay(order.number, newSlip());
  expect(data).toMatchObject({ order: { status: 'paid', paymentMethod: 'terminal', channel: 'storefront' } });
  expect(jobs).toContainEqual({ queue: 'send-mail', data: { kind: 'order-paid', orderId: order.id } });
  const receipt = await app.request(`/prod-api/office/orders/${order.number}/receipt.pdf`, {
    headers: desk.headers,
  });
  const [text] = await pdfText(await receipt.arrayBuffer());
  expect(text).toContain('Paid: Card at the counter');
  expect(text).toMatch(/Card ending in\s+4242/);
  expect(text).not.toContain('Change');
});

describe('a refund at the terminal', () => {
  test('waits, is listed with its amount, and is not done by a job', async () => {
    const before = jobs.filter(({ queue }) => queue === 'settle-refund').length;
    const { number, refund } = await owedAtTerminal();
    expect(refund).toMatchObject({ status: 'pending', provider: 'terminal', reference: null });
    expect(jobs.filter(({ queue }) => queue === 'settle-refund')).toHaveLength(before);
    const owed = await paymentsWhere('attention=refund-owed&provider=terminal');
    expect(owed.map(({ orders }: { orders: { number: string }[] }) => orders[0]?.number)).toContain(number);
  });

  test('is settled with the reference of its reversal, once', async () => {
    const { number, refund } = await owedAtTerminal();
    const { reference } = newSlip();
    const done = { id: refund.id, amountSen: FARES.adult, roundingSen: 0, status: 'succeeded' };
    expect((await giveBack(refund.id, { reference })).data).toEqual(done);
    expect((await giveBack(refund.id, newSlip())).data).toEqual(done);
    expect((await orderOf(number)).refunds).toMatchObject([{ status: 'succeeded', reference }]);
    const [last] = (await view.audit(refund.id)).slice(-1);
    expect(last).toMatchObject({ actor: `staff:${desk.id}`, to_state: 'succeeded' });
    expect(await brokenRows(database.db)).toEqual([]);
  });

  test('stays owed without a reference, with the payment’s own, and with that of another reversal', async () => {
    const { refund, slip } = await owedAtTerminal();
    const other = await owedAtTerminal();
    const { reference } = newSlip();
    await giveBack(other.refund.id, { reference });
    expect(await giveBack(refund.id, {})).toMatchObject({ status: 422, data: { error: 'invalid-input' } });
    for (const known of [reference, slip.reference ?? ''])
      expect(await giveBack(refund.id, { reference: known })).toMatchObject({
        status: 409,
        data: { error: 'payment-reference-taken', fields: { 'entries.reference': expect.any(String) } },
      });
    expect((await paymentsWhere(`attention=refund-owed&reference=${slip.reference}`)).length).toBe(1);
  });

  test('a reversal’s reference cannot pay anything afterwards', async () => {
    const { refund } = await owedAtTerminal();
    const { reference } = newSlip();
    await giveBack(refund.id, { reference });
    expect((await sell({ reference, cardEnding: '4242' })).data).toMatchObject({
      error: 'payment-reference-taken',
    });
  });

  test('is recorded only with the permission to sell', async () => {
    const { refund } = await owedAtTerminal();
    const reader = await signInStaff(gangway, ['orders.read']);
    expect((await giveBack(refund.id, newSlip(), reader.headers)).status).toBe(403);
    expect((await giveBack(refund.id, newSlip(), {})).status).toBe(401);
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import { balanceSen } from '../../src/accounts/ledger/ledger.service.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, FARES, orderInput } from '../support/database/factories.ts';
import { pdfText } from '../support/documents/pdf-text.ts';
import { book, newKey } from '../support/money/paying.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { signInAgent } from '../support/people/agents.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call, clock, app } = gangway;
let desk: SignedIn;
let sailing: number;
let slips = 0;

beforeAll(async () => {
  clock.set('2027-01-01T02:00:00Z');
  const voyage = await createVoyage(db);
  sailing = await createSailing(db, voyage, { date: '2027-03-01', capacity: 50 });
  desk = await signInStaff(gangway, ['orders.sell', 'orders.read', 'orders.cancel']);
});

const slip = () => ({ reference: `SLIP-${String(++slips).padStart(4, '0')}`, cardEnding: '4242' });
const pay = (number: string, body: object, key = newKey()) =>
  call('POST', `/office/orders/${number}/payment`, {
    body: { expectedDueSen: FARES.adult, ...body },
    headers: { 'Idempotency-Key': key, ...desk.headers },
  });
const read = async (number: string) =>
  (await call('GET', `/office/orders/${number}`, { headers: desk.headers })).data;
const sound = () => brokenRows(db, ['I1', 'I3', 'I4', 'I5']);
/** RM 100.00 in cash, the rest at the terminal. */
const cashAndCard = (entries = slip()) => ({
  provider: 'terminal',
  entries,
  further: [{ provider: 'counter', amountSen: 10_000, tenderedSen: 12_000 }],
});

describe('one payment in several ways', () => {
  test('is a payment each, which pay the order together', async () => {
    const order = await book(gangway, sailing);
    const { status, data } = await pay(order.number, cashAndCard());
    expect(status).toBe(200);
    expect(data).toMatchObject({
      amountSen: FARES.adult,
      changeSen: 2_000,
      parts: [
        { provider: 'terminal', amountSen: FARES.adult - 10_000 },
        { provider: 'counter', amountSen: 10_000 },
      ],
    });
    expect(await read(order.number)).toMatchObject({
      status: 'paid',
      paidSen: FARES.adult,
      payments: [
        { provider: 'terminal', amountSen: FARES.adult - 10_000, outcome: 'applied', difference: false },
        { provider: 'counter', amountSen: 10_000, tenderedSen: 12_000, outcome: 'applied' },
      ],
    });
    expect(await sound()).toEqual([]);
  });

  test('has each of them on the receipt', async () => {
    const order = await book(gangway, sailing);
    await pay(order.number, cashAndCard());
    const receipt = await app.request(`/prod-api/office/orders/${order.number}/receipt.pdf`, {
      headers: desk.headers,
    });
    const text = (await pdfText(await receipt.arrayBuffer())).join('\n');
    for (const words of ['RM 100.00', 'RM 120.00', '4242']) expect(text).toContain(words);
  });

  test('is taken once for its key', async () => {
    const order = await book(gangway, sailing);
    const [key, body] = [newKey(), cashAndCard()];
    const answers = [await pay(order.number, body, key), await pay(order.number, body, key)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await read(order.number)).payments).toHaveLength(2);
  });

  test.each([
    [
      'the other ways cover the whole price',
      { further: [{ provider: 'terminal', amountSen: FARES.adult }] },
      'split-too-much',
    ],
    [
      'the cash is too little',
      { further: [{ provider: 'counter', amountSen: 10_000, tenderedSen: 9_000 }] },
      'cash-too-little',
    ],
    [
      'the order has no agent',
      { further: [{ provider: 'balance', amountSen: 10_000 }] },
      'order-without-agent',
    ],
    [
      'a part has no slip',
      { further: [{ provider: 'terminal', amountSen: 10_000, entries: {} }] },
      'invalid-input',
    ],
  ])('is refused as a whole if %s', async (_why, wrong, error) => {
    const order = await book(gangway, sailing);
    const further = wrong.further.map(one => ({
      ...(one.provider === 'terminal' && error !== 'invalid-input' && { entries: slip() }),
      ...one,
    }));
    const answer = await pay(order.number, { tenderedSen: FARES.adult, further });
    expect(answer.data).toMatchObject({ error });
    expect(await read(order.number)).toMatchObject({ status: 'unpaid', paidSen: 0, payments: [] });
  });

  test('refuses a known slip, at its field', async () => {
    const [one, other] = [await book(gangway, sailing), await book(gangway, sailing)];
    const entries = slip();
    await pay(one.number, { provider: 'terminal', entries });
    const further = [{ provider: 'terminal', amountSen: 5_000, entries }];
    expect((await pay(other.number, { tenderedSen: FARES.adult, further })).data).toMatchObject({
      error: 'payment-reference-taken',
      fields: { 'further.0.entries.reference': expect.any(String) },
    });
  });

  test('is refunded by each way when the order is canceled', async () => {
    const order = await book(gangway, sailing);
    await pay(order.number, cashAndCard());
    const headers = { 'Idempotency-Key': newKey(), ...desk.headers };
    const { data } = await call('POST', `/orders/${order.number}/cancel/preview`, { body: {}, headers });
    const body = { expectedChargeSen: data.chargeSen, reason: 'Ill' };
    expect((await call('POST', `/orders/${order.number}/cancel`, { body, headers })).status).toBe(200);
    const { refunds, refundedSen } = await read(order.number);
    expect(refunds.length).toBe(2);
    expect(refunds.reduce((sum: number, { amountSen }: { amountSen: number }) => sum + amountSen, 0)).toBe(
      refundedSen,
    );
    expect(await sound()).toEqual([]);
  });

  test('works for a sale at the counter as well', async () => {
    const { paymentMethod: _, ...order } = orderInput(sailing);
    const sold = await call('POST', '/office/counter-sales', {
      body: { order, ...cashAndCard() },
      headers: { 'Idempotency-Key': newKey(), ...desk.headers },
    });
    expect(sold).toMatchObject({ status: 200, data: { parts: [{}, {}], order: { status: 'paid' } } });
    expect(await sound()).toEqual([]);
  });
});

describe('an agent’s order', () => {
  test('is paid in part from the balance, whose entry names the author', async () => {
    const agent = await signInAgent(gangway, 'bahari', { balanceSen: 15_000 });
    const order = await book(gangway, sailing, {}, agent.headers);
    expect((await read(order.number)).agent).toMatchObject({ availableSen: 15_000 });
    const further = [{ provider: 'balance', amountSen: 15_000 }];
    expect((await pay(order.number, { tenderedSen: 5_000, further })).status).toBe(200);
    expect(await balanceSen(db, agent.id)).toBe(0);
    const { transfers, payments } = await read(order.number);
    expect(payments).toMatchObject([
      { provider: 'counter', amountSen: 5_000 },
      { provider: 'balance', amountSen: 15_000 },
    ]);
    expect(transfers[0]).toMatchObject({ author: `staff:${desk.id}` });
    expect(await sound()).toEqual([]);
  });

  test('is not paid from a balance that is too small, and keeps its cash', async () => {
    const agent = await signInAgent(gangway, 'meilin', { balanceSen: 1_000 });
    const order = await book(gangway, sailing, {}, agent.headers);
    const further = [{ provider: 'balance', amountSen: 15_000 }];
    expect((await pay(order.number, { tenderedSen: 5_000, further })).data).toMatchObject({
      error: 'insufficient-balance',
    });
    expect(await balanceSen(db, agent.id)).toBe(1_000);
    expect(await read(order.number)).toMatchObject({ status: 'unpaid', payments: [] });
  });
});

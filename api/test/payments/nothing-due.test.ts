import { beforeAll, describe, expect, test } from 'vitest';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import {
  createSailing,
  createVoyage,
  FARES,
  orderInput,
  passengerInput,
} from '../support/database/factories.ts';
import { pdfText } from '../support/documents/pdf-text.ts';
import { createMoneyView } from '../support/money/money-view.ts';
import { askToPay, type BookedOrder, book, newKey, noticeOf, notify } from '../support/money/paying.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { signInAgent } from '../support/people/agents.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call, app, jobs } = gangway;
const view = createMoneyView(gangway);
let desk: SignedIn;
/** By day only children pay. */
let freeSailing: number;
let sailing: number;

beforeAll(async () => {
  const voyage = await createVoyage(db);
  freeSailing = await createSailing(db, voyage, { date: '2027-03-01' });
  sailing = await createSailing(db, voyage, { date: '2027-03-02', session: 'nighttime' });
  await db
    .updateTable('fares')
    .set({ price_sen: 0 })
    .where('route_id', '=', voyage.routeId)
    .where('session', '=', 'daytime')
    .where('ticket_type', 'in', ['adult', 'senior'])
    .execute();
  desk = await signInStaff(gangway, ['orders.sell', 'orders.read', 'orders.cancel']);
});

const bookFree = (headers: Record<string, string> = {}) =>
  book(gangway, freeSailing, { expectedTotalSen: 0 }, headers);
const sound = () => brokenRows(db, ['I1', 'I3', 'I4', 'I5', 'I7', 'I12', 'I15']);
const paymentsOf = (order: BookedOrder) =>
  db.selectFrom('payment_orders').selectAll().where('order_id', '=', order.id).execute();
const mailsOf = (order: BookedOrder) =>
  jobs.filter(({ data }) => JSON.stringify(data).includes(order.id)).length;

async function expectPaidWithNothing(order: BookedOrder): Promise<void> {
  expect(await view.order(order)).toMatchObject({ status: 'paid', dueSen: 0, paidSen: 0 });
  expect(await paymentsOf(order)).toEqual([]);
  const receipt = await app.request(`/prod-api/office/orders/${order.number}/receipt.pdf`, {
    headers: desk.headers,
  });
  expect(receipt.status).toBe(200);
  const text = (await pdfText(await receipt.arrayBuffer())).join(' ');
  expect(text).toContain('Nothing to pay');
  expect(text).toContain('RM 0.00');
  expect(await sound()).toEqual([]);
}

describe('an order with nothing due is paid at once, with no payment and a receipt over 0.00', () => {
  test.each([{ provider: 'sandbox' }, {}])(
    'by the customer, with or without a request for a way to pay: %o',
    async way => {
      const order = await bookFree();
      const { status, data } = await call('POST', '/payments', {
        body: { orderNumbers: [order.number], ...way },
        headers: { 'Idempotency-Key': newKey(), 'X-Order-Token': order.token },
      });
      expect(status).toBe(200);
      expect(data).toEqual({ payment: null, gatewayUrl: null });
      await expectPaidWithNothing(order);
      expect(mailsOf(order)).toBeGreaterThan(0);
    },
  );

  test('by an agent’s balance, which does not change', async () => {
    const agent = await signInAgent(gangway, 'freeagent');
    const order = await bookFree(agent.headers);
    const { status } = await askToPay(gangway, [order], { provider: 'balance', headers: agent.headers });
    expect(status).toBe(200);
    await expectPaidWithNothing(order);
  });

  test.each([
    ['cash', { tenderedSen: 0 }],
    ['cash without an amount', {}],
    ['the terminal', { provider: 'terminal', entries: {} }],
  ])('at the counter, by %s', async (_way, body) => {
    const order = await bookFree();
    const { status, data } = await call('POST', `/office/orders/${order.number}/payment`, {
      body: { expectedDueSen: 0, ...body },
      headers: { ...desk.headers, 'Idempotency-Key': newKey() },
    });
    expect(status).toBe(200);
    expect(data).toMatchObject({ paymentId: null, amountSen: 0, tenderedSen: null, parts: [], changeSen: 0 });
    await expectPaidWithNothing(order);
  });

  test('by a sale at the counter', async () => {
    const { paymentMethod: _method, contact, ...wanted } = orderInput(freeSailing, { expectedTotalSen: 0 });
    const { status, data } = await call('POST', '/office/counter-sales', {
      body: { order: { ...wanted, contact: { ...contact, email: null } } },
      headers: { ...desk.headers, 'Idempotency-Key': newKey() },
    });
    expect(status).toBe(200);
    await expectPaidWithNothing({ ...data.order, token: data.accessToken });
  });

  test('by cash for several orders', async () => {
    const order = await bookFree();
    const { status, data } = await call('POST', '/payments/counter', {
      body: { orderNumbers: [order.number] },
      headers: { ...desk.headers, 'X-Order-Token': order.token, 'Idempotency-Key': newKey() },
    });
    expect([status, data.payment]).toEqual([200, null]);
    await expectPaidWithNothing(order);
  });

  test('a repetition under its key gets the same answer; a later request finds it paid', async () => {
    const order = await bookFree();
    const headers = { 'Idempotency-Key': newKey() };
    const first = await askToPay(gangway, [order], { headers });
    expect((await askToPay(gangway, [order], { headers })).data).toEqual(first.data);
    expect((await askToPay(gangway, [order])).data.error).toBe('order-not-unpaid');
  });
});

test('the order of a free senior is paid after the paying child was canceled', async () => {
  const child = {
    ticketType: 'child' as const,
    birthDate: '2018-06-02',
    idNumber: '180602-10-9999',
    phone: '',
  };
  const order = await book(gangway, freeSailing, {
    passengers: [
      passengerInput({ ticketType: 'senior', birthDate: '1955-01-01', name: 'Haji Osman' }),
      passengerInput({ ...child, name: 'Hana' }),
    ],
    expectedTotalSen: FARES.child,
  });
  const { tickets } = await view.order(order);
  const { id } = tickets.find((ticket: { ticketType: string }) => ticket.ticketType === 'child');
  const canceled = await call('POST', `/orders/${order.number}/cancel`, {
    body: { ticketIds: [id], expectedChargeSen: 0 },
    headers: { 'X-Order-Token': order.token, 'Idempotency-Key': newKey() },
  });
  expect(canceled.status).toBe(200);
  expect((await askToPay(gangway, [order])).data).toMatchObject({ payment: null });
  await expectPaidWithNothing(order);
});

test('a checkout with a free and a paid order: the free one is paid at once, the other by its payment', async () => {
  const [free, dear] = [await bookFree(), await book(gangway, sailing)];
  const { status, data } = await askToPay(gangway, [free, dear]);
  expect(status).toBe(200);
  expect(data.payment).toMatchObject({ amountSen: FARES.adult, orders: [{ number: dear.number }] });
  await expectPaidWithNothing(free);
  await notify(gangway, noticeOf(data.payment.id));
  expect(await view.order(dear)).toMatchObject({ status: 'paid', paidSen: FARES.adult });
});

test('an order with an amount due requires a way to pay', async () => {
  const order = await book(gangway, sailing);
  const { status, data } = await call('POST', '/payments', {
    body: { orderNumbers: [order.number] },
    headers: { 'Idempotency-Key': newKey(), 'X-Order-Token': order.token },
  });
  expect([status, data.error]).toEqual([422, 'payment-method-missing']);
});

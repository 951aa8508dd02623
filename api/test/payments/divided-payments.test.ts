import { beforeAll, beforeEach, expect, test } from 'vitest';
import { balanceSen, statement } from '../../src/accounts/ledger/ledger.service.ts';
import { settleRefund } from '../../src/features/payments/refunds.service.ts';
import { notifyShop } from '../../src/features/payments/sandbox-bank/bank.service.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, FARES, passengerInput } from '../support/database/factories.ts';
import { pdfText } from '../support/documents/pdf-text.ts';
import { askToPay, type BookedOrder, book, newKey } from '../support/money/paying.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { signInAgent } from '../support/people/agents.ts';
import { serveOnFreePort } from '../support/serve.ts';
import { createTestApp } from '../support/test-app.ts';
import { balanceOf, giveVoucher, payByVoucher } from '../vouchers/vouchers.ts';

const database = await createTestDatabase();
const { db } = database;
const server = await serveOnFreePort();
const gangway = await createTestApp(database, { publicUrl: server.url });
server.answerWith(gangway.app.fetch);
const { call, clock, deps, app, jobs } = gangway;

/** An order of three, of whom two leave. */
const PARTY = 3 * FARES.adult;
const LEAVING = 2 * FARES.adult;
const [CHEAPER, DEARER] = [15_000, 25_000];

let desk: SignedIn;
let far: number;
let later: number;
let cheaper: number;
let dearer: number;
let slips = 0;

beforeAll(async () => {
  clock.set('2027-01-01T02:00:00Z');
  const voyage = await createVoyage(db);
  far = await createSailing(db, voyage, { date: '2027-03-01' });
  later = await createSailing(db, voyage, { date: '2027-06-01' });
  cheaper = await createSailing(db, voyage, { date: '2027-06-02' });
  dearer = await createSailing(db, voyage, { date: '2027-06-03' });
  for (const [id, adult] of [
    [dearer, DEARER],
    [cheaper, CHEAPER],
  ] as const)
    await db.insertInto('fares').values({ sailing_id: id, ticket_type: 'adult', price_sen: adult }).execute();
});
beforeEach(async () => {
  desk = await signInStaff(gangway, ['orders.sell', 'orders.read', 'orders.cancel']);
});

const post = (path: string, body: object) =>
  call('POST', path, { body, headers: { 'Idempotency-Key': newKey(), ...desk.headers } });
const read = async ({ number }: { number: string }) =>
  (await call('GET', `/office/orders/${number}`, { headers: desk.headers })).data;
const trio = () => ({
  passengers: ['Aisyah', 'Ben', 'Cem'].map(name => passengerInput({ name })),
  expectedTotalSen: PARTY,
});
const bookTrio = (headers = {}) => book(gangway, far, trio(), headers);
/** Pays at the bank, which knows the payment. */
async function payOnline(order: BookedOrder): Promise<BookedOrder> {
  const { data } = await askToPay(gangway, [order]);
  const form = new URL(data.gatewayUrl);
  await fetch(new URL(form.pathname, server.url), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...Object.fromEntries(form.searchParams), decision: 'pay' }),
  });
  for (const job of jobs.splice(0)) if (job.queue === 'sandbox-notify') await notifyShop(deps, job.data);
  return order;
}
async function payAtDesk(order: BookedOrder, taking: object): Promise<BookedOrder> {
  const { msg } = await post(`/office/orders/${order.number}/payment`, {
    expectedDueSen: order.dueSen,
    ...taking,
  });
  expect(msg).toBe('success');
  return order;
}
const slip = () => ({ reference: `DIV-${String(++slips).padStart(4, '0')}`, cardEnding: '4242' });
const expected = (changes: object = {}) => ({
  kind: 'move',
  chargeSen: 0,
  refundSen: 0,
  toPaySen: 0,
  ...changes,
});
/** Moves Ben and Cem to another sailing. */
async function moveTwo(order: BookedOrder, sailingId: number, cost: object = {}, taking: object = {}) {
  const { people } = await read(order);
  const passengerIds = people.slice(1).map(({ id }: { id: string }) => id);
  const body = { sailingId, passengerIds, expected: expected(cost), ...taking };
  const { data, msg } = await post(`/office/orders/${order.number}/move`, body);
  expect(msg).toBe('success');
  return data as { order: { number: string; id: string }; changeSen: number };
}
async function cancel(order: { number: string }) {
  const { data } = await post(`/orders/${order.number}/cancel/preview`, {});
  const body = { expectedChargeSen: data.chargeSen, reason: 'Ill' };
  expect((await post(`/orders/${order.number}/cancel`, body)).msg).toBe('success');
  return data.refundSen as number;
}
const paymentsOf = async (order: { number: string }) =>
  (await read(order)).payments.map(({ provider, amountSen }: { provider: string; amountSen: number }) => [
    provider,
    amountSen,
  ]);
const paidInAll = async () => {
  const { sum } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.sum<number>('paid_sen').as('sum'))
    .executeTakeFirstOrThrow();
  return Number(sum);
};

test('a gateway’s payment is divided, and each order’s share is refunded to its origin (R374)', async () => {
  const order = await payOnline(await bookTrio());
  const [{ id, receiptNumber }] = (await read(order)).payments;
  const before = await paidInAll();
  const { order: made } = await moveTwo(order, later);
  expect(await paidInAll()).toBe(before);
  expect(await paymentsOf(order)).toEqual([['sandbox', PARTY - LEAVING]]);
  expect(await paymentsOf(made)).toEqual([['sandbox', LEAVING]]);
  expect((await read(made)).payments).toMatchObject([
    { id, receiptNumber, outcome: 'applied', difference: false },
  ]);
  expect(await brokenRows(db)).toEqual([]);

  expect(await cancel(made)).toBe(LEAVING);
  const [refund] = (await read(made)).refunds;
  await settleRefund(deps, refund.id);
  expect(await read(made)).toMatchObject({ status: 'refunded', refundedSen: LEAVING });
  expect(await read(order)).toMatchObject({ status: 'paid', refundedSen: 0, refunds: [] });
  expect(await brokenRows(db)).toEqual([]);

  const backSen = await cancel(order);
  const [rest] = (await read(order)).refunds;
  expect(rest.amountSen).toBe(backSen);
  await settleRefund(deps, rest.id);
  expect((await read(order)).status).toBe('refunded');
  expect(await brokenRows(db)).toEqual([]);
});

test('cash is handed back for the order of the guests who left, out of a drawer, with a credit note', async () => {
  const order = await payAtDesk(await bookTrio(), { tenderedSen: PARTY + 500 });
  const { order: made } = await moveTwo(order, later);
  expect((await read(made)).payments).toMatchObject([{ provider: 'counter', tenderedSen: null }]);
  expect(await cancel(made)).toBe(LEAVING);
  const [refund] = (await read(made)).refunds;
  expect((await post(`/payments/refunds/${refund.id}/handed-out`, {})).msg).toBe('success');
  const after = await read(made);
  expect(after.status).toBe('refunded');
  expect(after.refunds).toMatchObject([{ provider: 'counter', amountSen: LEAVING, status: 'succeeded' }]);
  expect(await brokenRows(db)).toEqual([]);
});

test('on a more expensive sailing the guests who move pay the difference, with its own receipt', async () => {
  const order = await payOnline(await bookTrio());
  const differenceSen = 2 * (DEARER - FARES.adult);
  const { order: made, changeSen } = await moveTwo(
    order,
    dearer,
    { toPaySen: differenceSen },
    { tenderedSen: differenceSen + 2_000 },
  );
  expect(changeSen).toBe(2_000);
  expect(await paymentsOf(made)).toEqual([
    ['sandbox', LEAVING],
    ['counter', differenceSen],
  ]);
  expect(await read(made)).toMatchObject({ dueSen: 2 * DEARER, paidSen: 2 * DEARER });
  expect(await read(order)).toMatchObject({ dueSen: FARES.adult, paidSen: FARES.adult });
  const receiptOf = async ({ number }: { number: string }) => {
    const file = await app.request(`/prod-api/office/orders/${number}/receipt.pdf`, {
      headers: desk.headers,
    });
    return (await pdfText(await file.arrayBuffer())).join('\n');
  };
  const numbers = (await read(made)).payments.map(
    (payment: { receiptNumber: string }) => payment.receiptNumber,
  );
  expect(new Set(numbers).size).toBe(2);
  const paper = await receiptOf(made);
  for (const number of numbers) expect(paper).toContain(number);
  expect(await receiptOf(order)).toContain(numbers[0]);
  expect(await brokenRows(db)).toEqual([]);
});

test('on a cheaper sailing the guests who move get the difference back the way it was paid', async () => {
  const order = await payOnline(await bookTrio());
  const differenceSen = 2 * (FARES.adult - CHEAPER);
  const { order: made } = await moveTwo(order, cheaper, { refundSen: differenceSen });
  expect(await read(made)).toMatchObject({
    dueSen: 2 * CHEAPER,
    paidSen: LEAVING,
    refundedSen: differenceSen,
    refunds: [{ amountSen: differenceSen, reason: 'change' }],
  });
  expect(await read(order)).toMatchObject({ refundedSen: 0, refunds: [], paidSen: FARES.adult });
  expect(await brokenRows(db)).toEqual([]);
});

test('of several payments the latest is moved first, as in a refund, and refunded parts stay', async () => {
  const order = await payAtDesk(await bookTrio(), {
    provider: 'terminal',
    entries: slip(),
    further: [{ provider: 'counter', amountSen: 10_000, tenderedSen: 10_000 }],
  });
  const { tickets } = await read(order);
  const body = { ticketIds: [tickets[0].id], expectedChargeSen: FARES.adult / 4, reason: 'Ill' };
  expect((await post(`/orders/${order.number}/cancel`, body)).msg).toBe('success');
  const { refunds, paidSen, refundedSen } = await read(order);
  const { people } = await read(order);
  const last = [people[2].id];
  const moved = await post(`/office/orders/${order.number}/move`, {
    sailingId: later,
    passengerIds: last,
    expected: expected(),
  });
  expect(moved.msg).toBe('success');
  const [left, made] = [await read(order), await read(moved.data.order)];
  expect(left).toMatchObject({ refunds, refundedSen, paidSen: paidSen - FARES.adult });
  expect(made).toMatchObject({ paidSen: FARES.adult, refundedSen: 0 });
  expect(await brokenRows(db)).toEqual([]);
  await cancel(made);
  await cancel(left);
  expect(await brokenRows(db)).toEqual([]);
});

test('an agent’s balance does not change, and a refund of either order goes to it', async () => {
  const agent = await signInAgent(gangway, 'divider', { balanceSen: PARTY });
  const order = await bookTrio(agent.headers);
  await askToPay(gangway, [order], { provider: 'balance', headers: agent.headers });
  expect(await balanceSen(db, agent.id)).toBe(0);
  const { order: made } = await moveTwo(order, later);
  expect(await balanceSen(db, agent.id)).toBe(0);
  const { items } = await statement(db, agent.id, { page: 1, size: 10 });
  expect(items.map(({ orderId, amountSen }) => [orderId, amountSen])).toEqual(
    expect.arrayContaining([
      [order.id, LEAVING],
      [made.id, -LEAVING],
    ]),
  );
  expect(await read(made)).toMatchObject({ customerId: agent.id, channel: 'agent' });
  expect(await brokenRows(db)).toEqual([]);
  await cancel(made);
  const [refund] = (await read(made)).refunds;
  await settleRefund(deps, refund.id);
  expect(await balanceSen(db, agent.id)).toBe(LEAVING);
  await cancel(order);
  const [rest] = (await read(order)).refunds;
  await settleRefund(deps, rest.id);
  expect(await balanceSen(db, agent.id)).toBe(LEAVING + rest.amountSen);
  expect(await brokenRows(db)).toEqual([]);
});

test('a payment from a balance may move as a whole: the ledger and the payments of both orders agree', async () => {
  const agent = await signInAgent(gangway, 'adder', { balanceSen: FARES.adult });
  const alone = { passengers: [passengerInput({ name: 'Aisyah' })], expectedTotalSen: FARES.adult };
  const order = await payAtDesk(await book(gangway, far, alone, agent.headers), { tenderedSen: FARES.adult });
  // Of two payments the later one moves first.
  clock.advance(60_000);
  const added = await call('POST', `/orders/${order.number}/change`, {
    body: {
      change: { kind: 'passenger', passenger: passengerInput({ name: 'Ben' }) },
      expected: { endsOrder: false, chargeSen: 0, refundSen: 0, toPaySen: FARES.adult },
      provider: 'balance',
    },
    headers: { 'Idempotency-Key': newKey(), ...agent.headers },
  });
  expect(added.msg).toBe('success');
  const { order: made } = await moveTwo(order, later);
  expect(await paymentsOf(order)).toEqual([['counter', FARES.adult]]);
  expect(await paymentsOf(made)).toEqual([['balance', FARES.adult]]);
  expect(await brokenRows(db)).toEqual([]);
});

test('a voucher stays with the remaining guests if other money can move, and gets its share back', async () => {
  const { code } = await giveVoucher(gangway, FARES.adult + 5_000);
  const order = await bookTrio();
  await payByVoucher(gangway, order, code);
  const { msg } = await post(`/office/orders/${order.number}/payment`, {
    expectedDueSen: LEAVING - 5_000,
    tenderedSen: LEAVING - 5_000,
  });
  expect(msg).toBe('success');
  const { order: made } = await moveTwo(order, later);
  expect(await paymentsOf(order)).toEqual([['voucher', FARES.adult]]);
  expect((await paymentsOf(made)).toSorted()).toEqual([
    ['counter', LEAVING - 5_000],
    ['voucher', 5_000],
  ]);
  expect(await brokenRows(db)).toEqual([]);
  await cancel(made);
  const toVoucher = (await read(made)).refunds.find(
    ({ provider }: { provider: string }) => provider === 'voucher',
  );
  await settleRefund(deps, toVoucher.id);
  expect(await balanceOf(gangway, code)).toBe(5_000);
  expect(await brokenRows(db)).toEqual([]);
});

import { beforeAll, expect, test } from 'vitest';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { pdfText } from '../support/documents/pdf-text.ts';
import { createMoneyView } from '../support/money/money-view.ts';
import { askToPay, type BookedOrder, book, newKey } from '../support/money/paying.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { signInAgent } from '../support/people/agents.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call, app, clock } = gangway;
const view = createMoneyView(gangway);
let desk: SignedIn;
let far: number;
/** 60 days from now: a quarter is charged. */
let near: number;

beforeAll(async () => {
  clock.set('2027-01-01T02:00:00Z');
  const voyage = await createVoyage(db);
  far = await createSailing(db, voyage, { date: '2027-12-01' });
  near = await createSailing(db, voyage, { date: '2027-03-02' });
  desk = await signInStaff(gangway, [
    'orders.sell',
    'orders.read',
    'orders.cancel',
    'reports.read',
    'payments.read',
  ]);
});

const withKey = (headers: Record<string, string> = {}) => ({ ...headers, 'Idempotency-Key': newKey() });
const sound = () => brokenRows(db, ['I1', 'I3', 'I4', 'I5', 'I7', 'I12', 'I15']);

/** An unpaid order of one adult at this price. */
async function orderOf(
  sen: number,
  sailing = far,
  headers: Record<string, string> = {},
): Promise<BookedOrder> {
  await db.updateTable('fares').set({ price_sen: sen }).where('ticket_type', '=', 'adult').execute();
  return book(gangway, sailing, { expectedTotalSen: sen }, headers);
}
const take = ({ number, dueSen }: BookedOrder, body: object) =>
  call('POST', `/office/orders/${number}/payment`, {
    body: { expectedDueSen: dueSen, ...body },
    headers: withKey(desk.headers),
  });
const read = async ({ number }: BookedOrder) =>
  (await call('GET', `/office/orders/${number}`, { headers: desk.headers })).data;
const drawerMoves = async () =>
  (
    await db.selectFrom('cash_movements').select(['kind', 'amount_sen']).orderBy('at').orderBy('id').execute()
  ).map(({ kind, amount_sen }) => `${kind} ${amount_sen}`);
async function receiptOf({ number }: BookedOrder): Promise<string> {
  const answer = await app.request(`/prod-api/office/orders/${number}/receipt.pdf`, {
    headers: desk.headers,
  });
  expect(answer.status).toBe(200);
  return (await pdfText(await answer.arrayBuffer())).join(' ');
}

test('RM 12.32 in cash is RM 12.30: the order is paid exactly, and the rounding has its own line', async () => {
  const order = await orderOf(1_232);
  const { status, data } = await take(order, { tenderedSen: 1_230 });
  expect(status).toBe(200);
  expect(data).toMatchObject({ amountSen: 1_232, roundingSen: -2, tenderedSen: 1_230, changeSen: 0 });
  expect(await view.order(order)).toMatchObject({ status: 'paid', paidSen: 1_232 });
  expect(await read(order)).toMatchObject({ payments: [{ amountSen: 1_232, roundingSen: -2 }] });
  expect(await drawerMoves()).toEqual(['sale 1230']);
  const receipt = await receiptOf(order);
  expect(receipt).toContain('Cash rounding');
  expect(receipt).toContain('-RM 0.02');
  expect(receipt).toContain('RM 12.30');
  expect(await sound()).toEqual([]);
});

test('RM 12.33 in cash is RM 12.35, and change is counted from there', async () => {
  const order = await orderOf(1_233);
  expect(await take(order, { tenderedSen: 1_233 })).toMatchObject({
    status: 422,
    data: { error: 'cash-too-little' },
    msg: expect.stringContaining('RM 12.35'),
  });
  expect((await take(order, { tenderedSen: 2_000 })).data).toMatchObject({ roundingSen: 2, changeSen: 765 });
});

test('2 sen in cash are rounded to zero, and are in no drawer', async () => {
  const before = (await drawerMoves()).length;
  const order = await orderOf(2);
  expect((await take(order, { tenderedSen: 0 })).data).toMatchObject({ roundingSen: -2, changeSen: 0 });
  expect((await drawerMoves()).length).toBe(before);
  expect(await sound()).toEqual([]);
});

test('payments by card, by balance, and the card part of a split are exact', async () => {
  const card = await orderOf(1_232);
  const slip = { reference: 'SLIP-9001', cardEnding: '4242' };
  expect((await take(card, { provider: 'terminal', entries: slip })).data).toMatchObject({ roundingSen: 0 });
  const agent = await signInAgent(gangway, 'exactagent', { balanceSen: 1_232 });
  const balance = await orderOf(1_232, far, agent.headers);
  const { data } = await askToPay(gangway, [balance], { provider: 'balance', headers: agent.headers });
  expect(data.payment).toMatchObject({ status: 'succeeded', amountSen: 1_232 });
  const split = await orderOf(1_232);
  const further = [{ provider: 'terminal', amountSen: 1_000, entries: { ...slip, reference: 'SLIP-9002' } }];
  expect((await take(split, { tenderedSen: 230, further })).data).toMatchObject({
    roundingSen: -2,
    changeSen: 0,
  });
  expect((await read(split)).payments.map((one: { roundingSen: number }) => one.roundingSen).sort()).toEqual([
    -2, 0,
  ]);
});

test('cash for several orders at once is rounded once', async () => {
  const orders = [await orderOf(1_232), await orderOf(1_232)];
  const { status, data } = await call('POST', '/payments/counter', {
    body: { orderNumbers: orders.map(({ number }) => number) },
    headers: withKey({ ...desk.headers, 'X-Order-Token': orders.map(({ token }) => token).join(',') }),
  });
  expect([status, data.payment.amountSen]).toEqual([200, 2_464]);
  expect(await drawerMoves()).toContain('sale 2465');
  expect(await sound()).toEqual([]);
});

test('of RM 88.50 canceled at 25 %, RM 66.35 in cash are handed out for RM 66.37', async () => {
  const order = await orderOf(8_850, near);
  await take(order, { tenderedSen: 8_850 });
  const canceled = await call('POST', `/orders/${order.number}/cancel`, {
    body: { expectedChargeSen: 2_213 },
    headers: withKey({ 'X-Order-Token': order.token }),
  });
  expect(canceled.status).toBe(200);
  const [refund] = (await read(order)).refunds;
  expect(refund).toMatchObject({ amountSen: 6_637, roundingSen: -2, status: 'pending' });
  const handed = await call('POST', `/payments/refunds/${refund.id}/handed-out`, {
    body: { entries: {} },
    headers: withKey(desk.headers),
  });
  expect(handed.data).toMatchObject({ amountSen: 6_637, roundingSen: -2, status: 'succeeded' });
  expect(await drawerMoves()).toContain('refund 6635');
  expect(await read(order)).toMatchObject({ status: 'refunded', refundedSen: 6_637 });
  expect(await receiptOf(order)).toContain('Cash rounding');
  expect(await sound()).toEqual([]);
});

test('the day’s takings contain the rounding as a line, and explain the drawers to the last sen', async () => {
  const { data } = await call('GET', '/office/day-closes/2027-01-01', { headers: desk.headers });
  expect(data.now.rounding).toEqual({ takenSen: -2 + 2 - 2 - 2 + 1, returnedSen: -2 });
  for (const { paymentsSen, othersSen } of data.now.proofs) expect(paymentsSen).toBe(othersSen);
});

test('the database refuses any other rounding, and cash amounts that coins cannot make', async () => {
  const { id } = await db
    .selectFrom('payments')
    .select('id')
    .where('provider', '=', 'terminal')
    .limit(1)
    .executeTakeFirstOrThrow();
  const round = (sen: number) =>
    db.updateTable('payments').set({ rounding_sen: sen }).where('id', '=', id).execute();
  await expect(round(1)).rejects.toMatchObject({ constraint: 'i15_rounding_is_of_cash' });
  const { id: cash } = await db
    .selectFrom('payments')
    .select('id')
    .where('provider', '=', 'counter')
    .where('amount_sen', '=', 1_232)
    .limit(1)
    .executeTakeFirstOrThrow();
  const wrong = db.updateTable('payments').set({ rounding_sen: 3 }).where('id', '=', cash).execute();
  await expect(wrong).rejects.toMatchObject({ constraint: 'i15_rounding_is_of_cash' });
});

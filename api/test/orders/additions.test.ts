import { beforeAll, beforeEach, expect, test } from 'vitest';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import {
  CABIN_SEN,
  createSailing,
  createVoyage,
  FARES,
  passengerInput,
  type Voyage,
} from '../support/database/factories.ts';
import { askToPay, type BookedOrder, book, newKey, noticeOf, notify } from '../support/money/paying.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call } = gangway;

let voyage: Voyage;
let desk: SignedIn;
let day = 0;
let sailingId: number;
let order: BookedOrder;

beforeAll(async () => {
  voyage = await createVoyage(db);
  desk = await signInStaff(gangway, ['orders.read', 'orders.sell']);
});
beforeEach(async () => {
  const date = new Date(Date.UTC(2027, 5, ++day)).toISOString().slice(0, 10);
  sailingId = await createSailing(db, voyage, { date, capacity: 3 });
  order = await book(gangway, sailingId);
  const { data } = await askToPay(gangway, [order]);
  await notify(gangway, noticeOf(data.payment.id));
});

const at = (path = '') => `/office/orders/${order.number}/additions${path}`;
const preview = (body: object, { headers } = desk) => call('POST', at('/preview'), { body, headers });
const add = (body: object, key = newKey()) =>
  call('POST', at(), { body, headers: { ...desk.headers, 'Idempotency-Key': key } });
const room = (index: number) => voyage.roomIds[index] ?? 0;
const detail = async () =>
  (await call('GET', `/orders/${order.number}`, { headers: { 'X-Order-Token': order.token } })).data;

test('a passenger is added with a cabin, for cash, once for the key', async () => {
  const before = (await detail()).tickets[0].verificationCode;
  const addition = { passenger: passengerInput({ name: 'Ben' }), roomIds: [room(0)] };
  const toPaySen = FARES.adult + CABIN_SEN;
  expect((await preview(addition)).data).toMatchObject({
    toPaySen,
    findings: [],
    before: { totalSen: FARES.adult, cabins: [] },
    after: { totalSen: 2 * FARES.adult + CABIN_SEN, passengers: [{}, { name: 'Ben' }] },
  });
  const request = { ...addition, expected: { toPaySen }, tenderedSen: toPaySen + 500 };
  const key = newKey();
  const added = await add(request, key);
  expect(added).toMatchObject({
    status: 200,
    data: { changeSen: 500, order: { dueSen: FARES.adult + toPaySen } },
  });
  expect((await add(request, key)).data).toEqual(added.data);
  const now = await detail();
  expect(now).toMatchObject({ status: 'paid', paidSen: FARES.adult + toPaySen });
  expect(now.tickets).toHaveLength(2);
  expect(now.cabinList).toHaveLength(1);
  expect(now.tickets[0].verificationCode).not.toBe(before);
  expect(await brokenRows(db)).toEqual([]);
});

test('a cabin is added by card, and the party keeps its other cabins', async () => {
  const first = { passenger: null, roomIds: [room(1)] };
  await add({ ...first, expected: { toPaySen: CABIN_SEN }, tenderedSen: CABIN_SEN });
  const again = await add({
    passenger: null,
    roomIds: [room(2)],
    expected: { toPaySen: CABIN_SEN },
    provider: 'terminal',
    entries: { reference: 'ADD-1', cardEnding: '4242' },
  });
  expect(again.msg).toBe('success');
  expect((await detail()).cabinList).toHaveLength(2);
  expect(await brokenRows(db)).toEqual([]);
});

test('an addition that does not fit, is unpaid or has another price changes nothing', async () => {
  const addition = { passenger: passengerInput(), roomIds: [] };
  expect((await add({ ...addition, expected: { toPaySen: FARES.adult } })).status).toBe(422);
  const wrong = await add({ ...addition, expected: { toPaySen: 1 }, tenderedSen: FARES.adult });
  expect(wrong.data.error).toBe('move-changed');
  for (let more = 0; more < 2; more++) await book(gangway, sailingId);
  expect((await preview(addition)).data.error).toBe('sailing-sold-out');
  expect((await detail()).tickets).toHaveLength(1);
  expect(await brokenRows(db)).toEqual([]);
});

test('an addition requires the permission to sell and a paid order', async () => {
  const reader = await signInStaff(gangway, ['orders.read']);
  const addition = { passenger: passengerInput(), roomIds: [] };
  expect((await preview(addition, reader)).status).toBe(403);
  order = await book(gangway, sailingId);
  expect((await preview(addition)).data.error).toBe('order-not-paid');
});

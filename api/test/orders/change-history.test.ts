import { beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../support/database/database.ts';
import {
  CABIN_SEN,
  createSailing,
  createVoyage,
  FARES,
  passengerInput,
  type Voyage,
} from '../support/database/factories.ts';
import { createMoneyView } from '../support/money/money-view.ts';
import { askToPay, type BookedOrder, book, newKey, noticeOf, notify } from '../support/money/paying.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call, clock } = gangway;
const look = createMoneyView(gangway);

const CHEAPER = 15_000;
const WITH_CABIN = FARES.adult + CABIN_SEN;

let voyage: Voyage;
let desk: SignedIn;
let cheaper: number;

beforeAll(async () => {
  clock.set('2027-01-01T02:00:00Z');
  voyage = await createVoyage(db);
  desk = await signInStaff(gangway, ['orders.sell', 'orders.read', 'orders.cancel']);
  cheaper = await createSailing(db, voyage, { date: '2027-06-01' });
  await db
    .insertInto('fares')
    .values({ sailing_id: cheaper, ticket_type: 'adult', price_sen: CHEAPER })
    .execute();
});

async function bookPaid(sailingId: number): Promise<BookedOrder> {
  const order = await book(gangway, sailingId, {
    passengers: [passengerInput()],
    cabins: { kind: 'assigned' },
    expectedTotalSen: WITH_CABIN,
  });
  const { data } = await askToPay(gangway, [order]);
  await notify(gangway, noticeOf(data.payment.id, { amountSen: order.dueSen }));
  return order;
}
const move = (order: BookedOrder, body: object) =>
  call('POST', `/office/orders/${order.number}/move`, {
    body: { sailingId: cheaper, ...body },
    headers: { 'Idempotency-Key': newKey(), ...desk.headers },
  });
/** The same change as the guest and as the desk see it. */
async function changesOf(order: BookedOrder, action: string) {
  const office = (await call('GET', `/office/orders/${order.number}`, { headers: desk.headers })).data;
  const { history } = await look.order(order);
  return [
    history.find(({ what }: { what: string }) => what === action)?.change,
    office.events.find((event: { action: string }) => event.action === action)?.detail,
  ];
}

test('a move shows old, new, charge, and the rule with its date, to guest and desk (R363)', async () => {
  const order = await bookPaid(await createSailing(db, voyage, { date: '2027-03-01' }));
  const moved = await move(order, {
    expected: { kind: 'move', chargeSen: 0, refundSen: FARES.adult - CHEAPER, toPaySen: 0 },
  });
  expect(moved.msg).toBe('success');
  for (const told of await changesOf(order, 'moved'))
    expect(told).toMatchObject({
      cabins: { from: ['501'], to: ['501'] },
      totalSen: { from: WITH_CABIN, to: CHEAPER + CABIN_SEN },
      chargeSen: 0,
      chargePercent: 0,
      freeUntil: '2027-02-24',
    });
});

test('a move by the desk that counts as a cancellation names its charge and the new order', async () => {
  const order = await bookPaid(await createSailing(db, voyage, { date: '2027-01-04' }));
  const [from, to] = [WITH_CABIN, CHEAPER + CABIN_SEN];
  const expected = { kind: 'cancel-and-rebook', chargeSen: from, refundSen: 0, toPaySen: to };
  const { data } = await move(order, { expected, tenderedSen: to });
  const told = await changesOf(order, 'rebooked');
  for (const one of told)
    expect(one).toMatchObject({
      totalSen: { from, to },
      chargeSen: from,
      chargePercent: 100,
      freeUntil: '2026-12-30',
    });
  expect((await look.order(order)).history).toContainEqual(
    expect.objectContaining({ what: 'rebooked', to: data.order.number }),
  );
});

test('other cabins on the same sailing are shown in the same way', async () => {
  const sailing = await createSailing(db, voyage, { date: '2027-04-01' });
  const order = await bookPaid(sailing);
  const change = { kind: 'cabins', cabins: { kind: 'chosen', roomIds: [voyage.roomIds[2]] } };
  const done = await call('POST', `/orders/${order.number}/change`, {
    body: { change, expected: { endsOrder: false, chargeSen: 0, refundSen: 0, toPaySen: 0 } },
    headers: { 'Idempotency-Key': newKey(), 'X-Order-Token': order.token },
  });
  expect(done.msg).toBe('success');
  for (const told of await changesOf(order, 'changed'))
    expect(told).toMatchObject({
      cabins: { from: ['501'], to: ['503'] },
      totalSen: { from: WITH_CABIN, to: WITH_CABIN },
      chargeSen: 0,
      freeUntil: '2027-03-27',
    });
});

test('a canceled part is named, with its charge and refund (R392)', async () => {
  const sailing = await createSailing(db, voyage, { date: '2027-05-01' });
  const order = await bookPaid(sailing);
  const { tickets, cabinList } = await look.order(order);
  const cancel = (parts: object) =>
    call('POST', `/orders/${order.number}/cancel`, {
      body: { ...parts, expectedChargeSen: 0 },
      headers: { 'Idempotency-Key': newKey(), 'X-Order-Token': order.token },
    });
  expect((await cancel({ cabinIds: [cabinList[0]?.id], ticketIds: [] })).msg).toBe('success');
  const events = async () =>
    (await look.order(order)).history.flatMap(({ canceled }: { canceled?: object }) => canceled ?? []);
  const cabin = { passengers: [], cabins: ['501'], chargeSen: 0, refundSen: CABIN_SEN };
  expect(await events()).toEqual([cabin]);
  expect((await cancel({})).msg).toBe('success');
  const rest = { passengers: [tickets[0]?.passengerName], cabins: [], chargeSen: 0, refundSen: FARES.adult };
  expect(await events()).toEqual([cabin, rest]);
});

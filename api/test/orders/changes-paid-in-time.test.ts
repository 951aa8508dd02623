import { beforeEach, describe, expect, test } from 'vitest';
import { expireHolds } from '../../src/reservations/inventory/expire-holds.job.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import {
  CABIN_SEN,
  createSailing,
  createVoyage,
  FARES,
  passengerInput,
} from '../support/database/factories.ts';
import { createMoneyView } from '../support/money/money-view.ts';
import { askToPay, type BookedOrder, book, newKey, noticeOf, notify } from '../support/money/paying.ts';
import { signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

// A guest's change is paid while its places are kept, but something that would refuse it has happened meanwhile (R212).

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call, clock } = gangway;
const look = createMoneyView(gangway);
const voyage = await createVoyage(db);

const DEARER = 25_000;
/** Each test has sailings of its own, on the days after this one. */
let today = Date.UTC(2027, 2, 1);
/** A local date, so many days after the departure of `target`. */
const date = (days: number) => new Date(today + days * 86_400_000).toISOString().slice(0, 10);
/** An instant of a local day; the clock there is eight hours ahead of UTC. */
const at = (days: number, time: string) => `${date(days)}T${time}:00+08:00`;

let from: number;
let target: number;

beforeEach(async () => {
  clock.set('2027-01-01T02:00:00Z');
  await db.deleteFrom('settings').execute();
  today += 86_400_000;
  from = await createSailing(db, voyage, { date: date(50) });
  // Leaves at 9:00, and is sold until 8:00.
  target = await createSailing(db, voyage, { date: date(0), session: 'daytime' });
  await raisePrice(target);
});

const raisePrice = (sailingId: number) =>
  db.insertInto('fares').values({ sailing_id: sailingId, ticket_type: 'adult', price_sen: DEARER }).execute();
const set = (key: string, value: number) =>
  db
    .insertInto('settings')
    .values({ key, value: String(value) })
    .execute();

async function bookPaid(sailingId: number, changes: object = {}): Promise<BookedOrder> {
  const order = await book(gangway, sailingId, changes);
  const { data } = await askToPay(gangway, [order]);
  await notify(gangway, noticeOf(data.payment.id, { amountSen: order.dueSen }));
  return order;
}

/** Agrees to what the change costs now. @returns its open payment. */
async function start({ number, token }: BookedOrder, change: object) {
  const headers = { 'X-Order-Token': token };
  const { data: preview } = await call('POST', `/orders/${number}/change/preview`, {
    body: { change },
    headers,
  });
  const { endsOrder, chargeSen, refundSen, toPaySen } = preview;
  const { data } = await call('POST', `/orders/${number}/change`, {
    headers: { ...headers, 'Idempotency-Key': newKey() },
    body: { change, expected: { endsOrder, chargeSen, refundSen, toPaySen }, provider: 'sandbox' },
  });
  expect(data.payment).toMatchObject({ status: 'pending', amountSen: toPaySen });
  return { payment: data.payment as { id: string; amountSen: number }, preview };
}

const pay = ({ id, amountSen }: { id: string; amountSen: number }) =>
  notify(gangway, noticeOf(id, { amountSen }));
const isSound = async () => expect(await brokenRows(db, ['I1', 'I2', 'I3', 'I5', 'I7', 'I9'])).toEqual([]);
const move = () => ({ kind: 'sailing', sailingId: target });

describe('a change that is paid in time', () => {
  test('to another sailing is made although the sale there has ended', async () => {
    const order = await bookPaid(from);
    clock.set(at(0, '07:55'));
    const { payment } = await start(order, move());
    clock.set(at(0, '08:05'));
    await pay(payment);
    expect(await look.order(order)).toMatchObject({ sailing: { id: target }, paidSen: DEARER });
    await isSound();
  });

  test('that counts as a cancellation is made although the sale there has ended', async () => {
    await set('amendmentDays', 60);
    const order = await bookPaid(from);
    clock.set(at(0, '07:55'));
    const { payment, preview } = await start(order, move());
    expect(preview.endsOrder).toBe(true);
    clock.set(at(0, '08:05'));
    await pay(payment);
    expect(await look.order(order)).toMatchObject({ status: 'canceled', dueSen: preview.chargeSen });
    await isSound();
  });

  test('adds a passenger although the sale has ended', async () => {
    const order = await bookPaid(target, { expectedTotalSen: DEARER });
    clock.set(at(0, '07:55'));
    const { payment } = await start(order, {
      kind: 'passenger',
      passenger: passengerInput({ name: 'Lim Mei', idNumber: 'K7654321' }),
    });
    clock.set(at(0, '08:05'));
    await pay(payment);
    expect((await look.order(order)).tickets).toHaveLength(2);
    await isSound();
  });

  test.each([
    ['the last free day has ended', 4, 45, false],
    ['the ladder charges more from this day on', 60, 35, true],
  ])('costs what was agreed although %s', async (_, amendmentDays, day, endsOrder) => {
    await set('amendmentDays', amendmentDays);
    const later = await createSailing(db, voyage, { date: date(100) });
    await raisePrice(later);
    const order = await bookPaid(from, {
      cabins: { kind: 'assigned' },
      expectedTotalSen: FARES.adult + CABIN_SEN,
    });
    clock.set(at(day, '23:55'));
    const change = { kind: 'sailing', sailingId: later };
    const { payment, preview } = await start(order, { ...change, cabins: { kind: 'assigned' } });
    expect(preview.endsOrder).toBe(endsOrder);
    clock.set(at(day + 1, '00:05'));
    await pay(payment);
    expect((await look.payment(payment.id, { 'X-Order-Token': order.token })).data.status).toBe('succeeded');
    expect(await look.refunds(payment.id)).toEqual([]);
    await isSound();
  });

  test('is made although a waiting room has opened', async () => {
    const order = await bookPaid(from);
    const { payment } = await start(order, move());
    const staff = await signInStaff(gangway, ['catalogue.manage']);
    const opened = await call('POST', `/office/sailings/${target}/waiting-room`, {
      ...staff,
      body: { open: true, salesOpenAt: null },
    });
    expect(opened.status).toBe(200);
    await pay(payment);
    expect((await look.order(order)).sailing.id).toBe(target);
    await isSound();
  });
});

describe('the money is given back', () => {
  test('when the time to pay is over and the sale has ended', async () => {
    const order = await bookPaid(from);
    clock.set(at(0, '07:40'));
    const { payment } = await start(order, move());
    clock.set(at(0, '08:05'));
    await expireHolds(gangway.deps);
    await pay(payment);
    expect((await look.order(order)).sailing.id).toBe(from);
    expect(await look.refunds(payment.id)).toMatchObject([{ amount_sen: payment.amountSen }]);
    await isSound();
  });

  test('when the ship has left', async () => {
    await set('salesCloseMinutes', 0);
    const order = await bookPaid(from);
    clock.set(at(0, '08:55'));
    const { payment } = await start(order, move());
    clock.set(at(0, '09:00'));
    await pay(payment);
    expect((await look.order(order)).sailing.id).toBe(from);
    expect(await look.refunds(payment.id)).toMatchObject([{ amount_sen: payment.amountSen }]);
    await isSound();
  });
});

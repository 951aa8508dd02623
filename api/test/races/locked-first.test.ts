import type { OrderChangePreview } from '@gangway/shared/contract/sales/order-change.ts';
import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { topUp } from '../../src/accounts/ledger/ledger.service.ts';
import { inTransaction } from '../../src/lib/database/database.ts';
import { expireHolds } from '../../src/reservations/inventory/expire-holds.job.ts';
import { holdOffer } from '../../src/reservations/inventory/place-offers.service.ts';
import { copyVoyage } from '../model/voyages.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import {
  createSailing,
  createVoyage,
  FARES,
  newContact,
  passengerInput,
} from '../support/database/factories.ts';
import {
  askToPay,
  type BookedOrder,
  book,
  bookAtBank,
  newKey,
  noticeOf,
  notify,
} from '../support/money/paying.ts';
import { signInCustomer, signInStaff } from '../support/people/accounts.ts';
import { previewDisruption } from '../support/sailings/disrupting.ts';
import { createTestApp } from '../support/test-app.ts';
import { untilWaiting } from '../support/waiting.ts';

/*
 * What a transaction may hold while it waits for the places of a sailing: its orders, and nothing that holders of these places may
 * wait for. Otherwise PostgreSQL ends one of them after a second, or a booking that waits behind them.
 */

const MORE_SEN = 5_000;
const LATE_SEN = FARES.adult + MORE_SEN;
const HOLD_MS = 15 * 60_000;

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call, clock, deps } = gangway;
const voyage = await createVoyage(db);
const desk = await signInStaff(gangway, ['orders.sell', 'orders.read', 'catalogue.manage']);
const early = await createSailing(db, voyage, { date: '2027-03-12' });
/** Costs more. */
const late = await createSailing(db, voyage, { date: '2027-03-19' });
await db
  .insertInto('fares')
  .values({ sailing_id: late, ticket_type: 'adult', price_sen: LATE_SEN })
  .execute();

const placesOf = (sailingId: number) =>
  sql`select from sailing_inventory where sailing_id = ${sailingId} for no key update`;

/** Starts what needs something, usually places, while another transaction holds it, and reads what must be free meanwhile. */
async function whileHeld<Result>(
  start: () => Promise<Result>,
  free: RawBuilder<unknown>,
  held = placesOf(early),
): Promise<Result> {
  const { started } = await db.transaction().execute(async trx => {
    await held.execute(trx);
    const started = start();
    await untilWaiting(db, 1);
    await free.execute(trx);
    return { started };
  });
  return started;
}

const placesOfLate = sql`${placesOf(late)} nowait`;
const accounts = sql`select from ledger_accounts for no key update nowait`;

async function sell(adults = 1): Promise<BookedOrder> {
  const order = await book(gangway, early, {
    passengers: Array.from({ length: adults }, () => passengerInput()),
    expectedTotalSen: adults * FARES.adult,
    contact: newContact(),
  });
  const { data } = await askToPay(gangway, [order]);
  await notify(gangway, noticeOf(data.payment.id, { amountSen: adults * FARES.adult }));
  return order;
}

/** An order's change as its guest requests it, as often as it is sent. */
async function changing({ number, token }: BookedOrder, change: object, headers: object = {}) {
  const own = { 'X-Order-Token': token, ...headers };
  const { data } = await call('POST', `/orders/${number}/change/preview`, { body: { change }, headers: own });
  const { endsOrder, chargeSen, refundSen, toPaySen } = data as OrderChangePreview;
  return (provider: 'sandbox' | 'balance') =>
    call('POST', `/orders/${number}/change`, {
      body: { change, expected: { endsOrder, chargeSen, refundSen, toPaySen }, provider },
      headers: { 'Idempotency-Key': newKey(), ...own },
    });
}

const toLate = { kind: 'sailing', sailingId: late };

async function signInAgent() {
  const agent = await signInCustomer(gangway, 'agent');
  await inTransaction(deps, 'system:test', trx =>
    topUp(trx, deps, {
      customerId: agent.id,
      amountSen: 1_000_000,
      reason: 'cash received',
      author: 'system:test',
    }),
  );
  return agent;
}

test('a paid change of the sailing, whose new places are kept', async () => {
  const change = await changing(await sell(), toLate);
  const { data } = await change('sandbox');
  const notice = noticeOf(data.payment.id, { amountSen: MORE_SEN });
  expect((await whileHeld(() => notify(gangway, notice), placesOfLate)).status).toBe(200);
});

test('a change that replaces one whose places are kept', async () => {
  const order = await sell();
  await (await changing(order, toLate))('sandbox');
  const passenger = await changing(order, { kind: 'passenger', passenger: passengerInput() });
  expect((await whileHeld(() => passenger('sandbox'), placesOfLate)).status).toBe(200);
});

test('a move of some of an order’s guests, which makes an order on the sailing', async () => {
  const { number } = await sell(2);
  const { data: order } = await call('GET', `/office/orders/${number}`, { headers: desk.headers });
  const move = { sailingId: late, passengerIds: [order.people[0].id] };
  const moving = () =>
    call('POST', `/office/orders/${number}/move`, {
      body: {
        ...move,
        expected: { kind: 'move', chargeSen: 0, refundSen: 0, toPaySen: MORE_SEN },
        tenderedSen: MORE_SEN,
      },
      headers: { ...desk.headers, 'Idempotency-Key': newKey() },
    });
  // As another ship for the sailing does, which then updates what orders refer to.
  const sailing = sql`select from sailings where id = ${early} for update nowait`;
  expect(await whileHeld(moving, sailing)).toMatchObject({ status: 200 });
});

test('a payment from a balance', async () => {
  const agent = await signInAgent();
  const order = await book(gangway, early, {}, agent.headers);
  const paying = () => askToPay(gangway, [order], { provider: 'balance', headers: agent.headers });
  expect(await whileHeld(paying, accounts)).toMatchObject({ status: 200 });
});

test('a payment at the counter, a part of it from a balance', async () => {
  const agent = await signInAgent();
  const order = await book(gangway, early, {}, agent.headers);
  const paying = () =>
    call('POST', `/office/orders/${order.number}/payment`, {
      body: {
        expectedDueSen: FARES.adult,
        provider: 'counter',
        tenderedSen: FARES.adult - 1_000,
        further: [{ provider: 'balance', amountSen: 1_000 }],
      },
      headers: { ...desk.headers, 'Idempotency-Key': newKey() },
    });
  expect(await whileHeld(paying, accounts)).toMatchObject({ status: 200 });
});

test('a passenger whom the desk adds for cash', async () => {
  const { number } = await sell();
  // Opens a drawer.
  const paid = await book(gangway, early);
  await call('POST', '/payments/counter', {
    body: { orderNumbers: [paid.number] },
    headers: { ...desk.headers, 'Idempotency-Key': newKey() },
  });
  const adding = () =>
    call('POST', `/office/orders/${number}/additions`, {
      body: {
        passenger: passengerInput(),
        roomIds: [],
        expected: { toPaySen: FARES.adult },
        tenderedSen: FARES.adult,
      },
      headers: { ...desk.headers, 'Idempotency-Key': newKey() },
    });
  const drawers = sql`select from cash_drawers for no key update nowait`;
  expect(await whileHeld(adding, drawers)).toMatchObject({ status: 200 });
});

test('a change that an agent pays from the balance', async () => {
  const agent = await signInAgent();
  const order = await book(gangway, early, {}, agent.headers);
  await askToPay(gangway, [order], { provider: 'balance', headers: agent.headers });
  const change = await changing(order, toLate, agent.headers);
  expect(await whileHeld(() => change('balance'), accounts)).toMatchObject({ status: 200 });
});

test('a payment of orders of two sailings, the first of which ends an offer of its waiting list', async () => {
  const orders = [await book(gangway, early), await book(gangway, late, { expectedTotalSen: LATE_SEN })];
  const { data } = await askToPay(gangway, orders);
  const id = deps.ids.uuid();
  clock.advance(HOLD_MS);
  await expireHolds(deps);
  await inTransaction(deps, 'system:test', trx =>
    holdOffer(trx, { id, sailingId: early, places: 1, rooms: [], expiresAt: clock.now() }, clock.now()),
  );
  const notice = noticeOf(data.payment.id, { amountSen: FARES.adult + LATE_SEN });
  const offer = sql`select from place_offers where id = ${id} for update nowait`;
  expect((await whileHeld(() => notify(gangway, notice), offer, placesOf(late))).status).toBe(200);
});

test('another ship for a sailing, which waits for the ship', async () => {
  const sailingId = await createSailing(db, voyage, { date: '2027-03-26' });
  const { order } = await bookAtBank(gangway, sailingId);
  const { shipId } = await copyVoyage(deps, voyage);
  const disruption = { kind: 'ship', shipId, reason: 'technical' };
  const { sailings } = await previewDisruption(gangway, desk, [sailingId], disruption);
  const change = () =>
    call('POST', '/office/disruptions', {
      body: { sailings: sailings.map(({ id, version }) => ({ id, version })), disruption },
      headers: { ...desk.headers, 'Idempotency-Key': newKey() },
    });
  const orders = sql`select from orders where id = ${order.id} for no key update nowait`;
  const ship = sql`select from ships where id = ${shipId} for no key update`;
  expect(await whileHeld(change, orders, ship)).toMatchObject({ status: 200 });
});

test('a preview for two sailings, the second of which has the lower id', async () => {
  const [later, sooner] = [
    await createSailing(db, voyage, { date: '2027-04-09' }),
    await createSailing(db, voyage, { date: '2027-04-02' }),
  ];
  const delay = { kind: 'delay', minutes: 30, reason: 'weather' };
  const preview = () => previewDisruption(gangway, desk, [later, sooner], delay);
  const lockOf = (id: number) => sql`select from sailings where id = ${id} for no key update`;
  const { sailings } = await whileHeld(preview, sql`${lockOf(sooner)} nowait`, lockOf(later));
  expect(sailings.map(({ id }) => id)).toEqual([sooner, later]);
});

test('a lone payment at the bank holds its order', async () => {
  const { order, paymentId } = await bookAtBank(gangway, early);
  const free = sql`select from orders where id = ${order.id} for no key update nowait`;
  await expect(whileHeld(() => notify(gangway, noticeOf(paymentId)), free)).rejects.toThrow(
    'could not obtain lock',
  );
});

test('after all tests, every invariant holds', async () => {
  expect(await brokenRows(db)).toEqual([]);
});

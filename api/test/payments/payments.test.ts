import { describe, expect, onTestFinished, test } from 'vitest';
import { expireHolds } from '../../src/reservations/inventory/expire-holds.job.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, FARES, passengerInput } from '../support/database/factories.ts';
import { longTest } from '../support/long-test.ts';
import { createMoneyView } from '../support/money/money-view.ts';
import { askToPay, book, bookAtBank, newKey, noticeOf, notify } from '../support/money/paying.ts';
import { signInCustomer, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call, clock, deps, jobs } = gangway;
const view = createMoneyView(gangway);
const voyage = await createVoyage(db);
const sailingId = await createSailing(db, voyage);
const HOLD_MS = 15 * 60_000;

describe('asking to pay', () => {
  test('creates one payment for several orders, with the gateway’s address', async () => {
    const orders = [await book(gangway, sailingId), await book(gangway, sailingId)];
    const { status, data } = await askToPay(gangway, orders);
    expect(status).toBe(200);
    expect(data.payment).toMatchObject({
      provider: 'sandbox',
      status: 'pending',
      amountSen: 2 * FARES.adult,
    });
    expect(data.payment.orders.map((part: { number: string }) => part.number).sort()).toEqual(
      orders.map(({ number }) => number).sort(),
    );
    expect(data.gatewayUrl).toContain(`/sandbox/pay/${data.payment.id}?amount=${2 * FARES.adult}&signature=`);
  });

  test('a repeated key returns the same payment, and other orders under it are refused', async () => {
    const [order, other] = [await book(gangway, sailingId), await book(gangway, sailingId)];
    const headers = { 'Idempotency-Key': newKey() };
    const first = await askToPay(gangway, [order], { headers });
    const again = await askToPay(gangway, [order], { headers });
    expect(again.data).toEqual(first.data);
    expect((await askToPay(gangway, [other], { headers })).data.error).toBe('key-reused');
    const { length } = await db
      .selectFrom('payment_orders')
      .select('payment_id')
      .where('order_id', '=', order.id)
      .execute();
    expect(length).toBe(1);
  });

  test('an order named twice is paid once', async () => {
    const order = await book(gangway, sailingId);
    const spaced = { ...order, number: order.number.toLowerCase() };
    const { data } = await askToPay(gangway, [order, spaced]);
    expect(data.payment).toMatchObject({ amountSen: FARES.adult, orders: [{ number: order.number }] });
  });

  test('a payment requires access to its orders', async () => {
    const order = await book(gangway, sailingId);
    const without = await askToPay(gangway, [{ ...order, token: 'wrong' }]);
    expect(without).toMatchObject({ status: 404, data: { error: 'order-not-found' } });
    const stranger = await signInCustomer(gangway);
    const { data } = await askToPay(gangway, [{ ...order, token: '' }], { headers: stranger.headers });
    expect(data.error).toBe('order-not-found');
  });

  test('a paid order and an expired one are refused', async () => {
    const { order, paymentId } = await bookAtBank(gangway, sailingId);
    await notify(gangway, noticeOf(paymentId));
    expect((await askToPay(gangway, [order])).data.error).toBe('order-not-unpaid');
    const late = await book(gangway, sailingId);
    clock.advance(HOLD_MS);
    expect((await askToPay(gangway, [late])).data.error).toBe('order-expired');
  });

  test('the offered payment methods depend on the caller', async () => {
    const agent = await signInCustomer(gangway, 'agent');
    const customer = await signInCustomer(gangway);
    const optionsFor = async (headers = {}) =>
      (await call('GET', '/payments/options', { headers })).data.providers;
    expect(await optionsFor()).toEqual(['sandbox']);
    expect(await optionsFor(customer.headers)).toEqual(['sandbox']);
    expect(await optionsFor(agent.headers)).toEqual(['sandbox', 'balance']);
    const order = await book(gangway, sailingId);
    expect((await askToPay(gangway, [order], { provider: 'stripe' })).data.error).toBe(
      'payment-provider-unavailable',
    );
  });

  test('the sandbox bank serves nothing behind a proxy if PUBLIC_URL is missing', async () => {
    const asked = (init?: RequestInit, host = 'localhost') =>
      gangway.app.request(`http://${host}/sandbox/page.css`, init);
    expect((await asked()).status).toBe(200);
    expect((await asked({ headers: { 'X-Forwarded-For': '203.0.113.7' } })).status).toBe(404);
    expect((await asked({}, 'tickets.example.com')).status).toBe(404);
  });

  test('a public site without a gateway does not offer the sandbox bank', async () => {
    const site = await createTestApp(database, { publicUrl: 'https://tickets.example.com' });
    expect((await site.call('GET', '/payments/options')).data.providers).toEqual([]);
    const order = await book(site, sailingId);
    expect((await askToPay(site, [order])).data.error).toBe('payment-provider-unavailable');
  });
});

describe('seeing a payment', () => {
  test('is allowed to holders of its orders’ tokens, its customer and staff with the permission', async () => {
    const customer = await signInCustomer(gangway);
    const own = await book(gangway, sailingId, {}, customer.headers);
    const guests = await book(gangway, sailingId);
    const { data } = await askToPay(gangway, [own, guests], { headers: customer.headers });
    const { id } = data.payment;
    const cashier = await signInStaff(gangway, ['payments.read']);
    const officer = await signInStaff(gangway, ['boarding.verify']);
    const stranger = await signInCustomer(gangway);

    for (const headers of [
      { 'X-Order-Token': guests.token },
      { 'X-Order-Token': own.token },
      customer.headers,
      cashier.headers,
    ])
      expect((await view.payment(id, headers)).data).toMatchObject({ id, status: 'pending' });
    for (const headers of [{}, { 'X-Order-Token': 'wrong' }, officer.headers, stranger.headers])
      expect(await view.payment(id, headers as Record<string, string>)).toMatchObject({
        status: 404,
        data: { error: 'payment-not-found' },
      });
    expect((await view.payment(deps.ids.uuid(), cashier.headers)).status).toBe(404);
  });
});

describe('money that comes late or twice', () => {
  test('after the hold expired, money restores the order while the places are free', async () => {
    const { order, paymentId } = await bookAtBank(gangway, sailingId);
    clock.advance(HOLD_MS);
    await expireHolds(deps);
    expect(await view.order(order)).toMatchObject({ status: 'canceled' });
    await notify(gangway, noticeOf(paymentId));
    expect(await view.order(order)).toMatchObject({
      status: 'paid',
      dueSen: FARES.adult,
      paidSen: FARES.adult,
    });
  });

  test('after the places were sold, money is returned in full and shown to staff', async () => {
    const small = await createSailing(db, voyage, { date: '2027-03-13', capacity: 1 });
    const { order, paymentId } = await bookAtBank(gangway, small);
    clock.advance(HOLD_MS);
    await expireHolds(deps);
    await book(gangway, small, { passengers: [passengerInput({ name: 'Another' })] });
    await notify(gangway, noticeOf(paymentId));

    expect(await view.order(order)).toMatchObject({ status: 'canceled', paidSen: 0 });
    expect(await view.inventory(small)).toEqual({ held: 1, sold: 0 });
    expect((await view.payment(paymentId, { 'X-Order-Token': order.token })).data).toMatchObject({
      status: 'succeeded',
      orders: [{ outcome: 'returned' }],
    });
    expect(await view.refunds(paymentId)).toEqual([
      { order_id: order.id, amount_sen: FARES.adult, reason: 'payment-returned', status: 'pending' },
    ]);
    expect((await view.audit(paymentId)).at(-1)).toMatchObject({
      actor: 'system:notify-sandbox',
      action: 'payment-returned',
      detail: { orderId: order.id, amountSen: FARES.adult },
    });
    expect(jobs.slice(-2).map(({ queue }) => queue)).toEqual(['settle-refund', 'send-mail']);
  });

  test.each([
    ['an expired order', '2028-03-15'],
    ['an order that is still held', '2028-03-16'],
  ])(
    'after the ship has left, money for %s is returned, before anybody has noted the departure',
    async (kind, date) => {
      const now = clock.now().toISOString();
      onTestFinished(() => clock.set(now));
      const soon = await createSailing(db, voyage, { date });
      // It leaves at 01:00.
      clock.set(`${date}T00:00:00Z`);
      clock.advance(-2 * 3_600_000);
      const { order, paymentId } = await bookAtBank(gangway, soon);
      const held = new Date(`${date}T03:00:00Z`);
      await db.updateTable('orders').set({ hold_expires_at: held }).where('id', '=', order.id).execute();
      clock.set(kind === 'an expired order' ? `${date}T04:00:00Z` : `${date}T01:30:00Z`);
      await expireHolds(deps);
      await notify(gangway, noticeOf(paymentId));
      expect(await view.order(order)).toMatchObject({ paidSen: 0 });
      expect(await view.refunds(paymentId)).toMatchObject([{ order_id: order.id, amount_sen: FARES.adult }]);
      expect(await askToPay(gangway, [order])).toMatchObject({ status: 409 });
    },
  );

  test('late money is returned once boarding has closed, and restores the order until then', async () => {
    const now = clock.now().toISOString();
    onTestFinished(() => clock.set(now));
    const soon = await createSailing(db, voyage, { date: '2028-03-17' });
    // It leaves at 01:00 and boards until 00:45.
    clock.set('2028-03-16T23:00:00Z');
    const [inTime, tooLate, held] = [
      await bookAtBank(gangway, soon),
      await bookAtBank(gangway, soon),
      await bookAtBank(gangway, soon),
    ];
    const until = new Date('2028-03-17T00:50:00Z');
    await db.updateTable('orders').set({ hold_expires_at: until }).where('id', '=', held.order.id).execute();
    clock.set('2028-03-17T00:44:00Z');
    await notify(gangway, noticeOf(inTime.paymentId));
    clock.set('2028-03-17T00:45:00Z');
    await notify(gangway, noticeOf(tooLate.paymentId));
    await notify(gangway, noticeOf(held.paymentId));
    expect(await view.order(inTime.order)).toMatchObject({ status: 'paid' });
    expect(await view.order(tooLate.order)).toMatchObject({ paidSen: 0 });
    expect(await view.refunds(tooLate.paymentId)).toMatchObject([{ amount_sen: FARES.adult }]);
    expect(await view.order(held.order), 'its hold has not ended').toMatchObject({ status: 'paid' });
  });

  test('of two orders in one payment, only the one that cannot be restored is refunded', async () => {
    const small = await createSailing(db, voyage, { date: '2027-03-14', capacity: 1 });
    const [gone, kept] = [await book(gangway, small), await book(gangway, sailingId)];
    const { data } = await askToPay(gangway, [gone, kept]);
    clock.advance(HOLD_MS);
    await expireHolds(deps);
    await book(gangway, small);
    await notify(gangway, noticeOf(data.payment.id, { amountSen: 2 * FARES.adult }));
    expect(await view.order(gone)).toMatchObject({ status: 'canceled' });
    expect(await view.order(kept)).toMatchObject({ status: 'paid' });
    expect(await view.refunds(data.payment.id)).toMatchObject([
      { order_id: gone.id, amount_sen: FARES.adult },
    ]);
  });

  longTest('the second of two concurrent payments for one order is refunded', async () => {
    for (let round = 0; round < 20; round++) {
      const order = await book(gangway, sailingId);
      const payments = [await askToPay(gangway, [order]), await askToPay(gangway, [order])];
      const ids: string[] = payments.map(({ data }) => data.payment.id);
      await Promise.all(ids.map(id => notify(gangway, noticeOf(id))));
      expect(await view.order(order)).toMatchObject({ status: 'paid', paidSen: FARES.adult, refundedSen: 0 });
      const outcomes = await db
        .selectFrom('payment_orders')
        .select('outcome')
        .where('order_id', '=', order.id)
        .orderBy('outcome')
        .execute();
      expect(outcomes.map(({ outcome }) => outcome)).toEqual(['applied', 'returned']);
      const refunds = (await Promise.all(ids.map(view.refunds))).flat();
      expect(refunds).toMatchObject([{ amount_sen: FARES.adult, reason: 'payment-returned' }]);
    }
  });

  longTest('money that arrives as the hold expires is either applied or returned', async () => {
    const race = await createSailing(db, voyage, { date: '2027-03-15', capacity: 300 });
    for (let round = 0; round < 50; round++) {
      const { order, paymentId } = await bookAtBank(gangway, race);
      clock.advance(HOLD_MS);
      await Promise.all([expireHolds(deps), notify(gangway, noticeOf(paymentId))]);
      expect(await view.order(order)).toMatchObject({
        status: 'paid',
        dueSen: FARES.adult,
        paidSen: FARES.adult,
      });
    }
    expect(await view.inventory(race)).toEqual({ held: 0, sold: 50 });
  });
});

test('after all tests, every invariant holds', async () => {
  expect(await brokenRows(db)).toEqual([]);
});

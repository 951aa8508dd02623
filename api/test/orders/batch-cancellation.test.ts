import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, FARES, type Voyage } from '../support/database/factories.ts';
import { longTest } from '../support/long-test.ts';
import { createMoneyView } from '../support/money/money-view.ts';
import { askToPay, type BookedOrder, book, newKey, noticeOf, notify } from '../support/money/paying.ts';
import { type SignedIn, signInCustomer, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const gangway = await createTestApp(database);
const { call, clock } = gangway;
const look = createMoneyView(gangway);

let voyage: Voyage;
let me: SignedIn;
/** 30 days ahead: the charge is half of the price. */
let soon: number;
let later: number;
let days = 0;

beforeAll(async () => {
  clock.set('2027-01-10T02:00:00Z');
  voyage = await createVoyage(database.db);
  me = await signInCustomer(gangway);
});
beforeEach(async () => {
  const dateIn = (ahead: number) => new Date(Date.UTC(2027, 0, 10 + ahead)).toISOString().slice(0, 10);
  soon = await createSailing(database.db, voyage, { date: dateIn(30 + (days % 15)) });
  later = await createSailing(database.db, voyage, { date: dateIn(100 + days++) });
});

async function bookPaid(sailingId: number): Promise<BookedOrder> {
  const order = await book(gangway, sailingId, {}, me.headers);
  const { data } = await askToPay(gangway, [order], { headers: me.headers });
  await notify(gangway, noticeOf(data.payment.id));
  return order;
}

const preview = (numbers: string[], headers: Record<string, string> = me.headers) =>
  call('POST', '/orders/batch/cancel/preview', { body: { numbers }, headers });
const cancel = (
  orders: { number: string; expectedChargeSen: number }[],
  headers: Record<string, string> = me.headers,
  key = newKey(),
) =>
  call('POST', '/orders/batch/cancel', { body: { orders }, headers: { 'Idempotency-Key': key, ...headers } });

describe('canceling several orders', () => {
  test('has a preview with the cost that changes nothing', async () => {
    const [half, free] = [await bookPaid(soon), await bookPaid(later)];
    const unpaid = await book(gangway, later, {}, me.headers);
    const { data } = await preview([half.number, unpaid.number, free.number]);
    expect(data).toMatchObject({
      success: 3,
      total: 3,
      chargeSen: FARES.adult / 2,
      refundSen: FARES.adult * 1.5,
      results: [
        { ok: true, number: half.number, preview: { chargePercent: 50, whole: true } },
        { ok: true, number: unpaid.number, preview: { chargeSen: 0, refundSen: 0 } },
        { ok: true, number: free.number, preview: { chargePercent: 0, refundSen: FARES.adult } },
      ],
    });
    expect((await look.order(half)).status).toBe('paid');
    expect(await look.inventory(later)).toEqual({ held: 1, sold: 1 });
  });

  test('cancels each order independently of refused ones', async () => {
    const [half, free] = [await bookPaid(soon), await bookPaid(later)];
    const strangers = await book(gangway, later);
    const { status, data } = await cancel([
      { number: free.number, expectedChargeSen: 0 },
      { number: strangers.number, expectedChargeSen: 0 },
      { number: half.number, expectedChargeSen: FARES.adult / 2 },
      { number: 'SC00000000', expectedChargeSen: 0 },
    ]);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      success: 2,
      total: 4,
      refundSen: FARES.adult * 1.5,
      results: [
        { ok: true, number: free.number, refundSen: FARES.adult, order: { status: 'canceled' } },
        { ok: false, number: strangers.number, error: 'order-not-found' },
        { ok: true, number: half.number, chargeSen: FARES.adult / 2, order: { status: 'canceled' } },
        { ok: false, number: 'SC00000000', error: 'order-not-found' },
      ],
    });
    expect(await look.inventory(later)).toEqual({ held: 1, sold: 0 });
    expect((await look.order(strangers)).status).toBe('unpaid');
    expect(await brokenRows(database.db)).toEqual([]);
  });

  test('gives the reason in the language of the request', async () => {
    const { data } = await preview(['SC00000000'], { ...me.headers, 'Accept-Language': 'zh' });
    expect(data).toMatchObject({ success: 0, total: 1, chargeSen: 0, refundSen: 0 });
    expect(data.results[0].message).toContain('找不到');
  });

  test('refuses a charge that differs from the preview, and a duplicate order', async () => {
    const order = await bookPaid(soon);
    const again = `${order.number.slice(0, 5)}-${order.number.slice(5)}`;
    const wrong = await cancel([{ number: order.number, expectedChargeSen: 0 }]);
    expect(wrong.data).toMatchObject({ success: 0, results: [{ error: 'cancellation-changed' }] });
    const twice = await cancel([
      { number: order.number, expectedChargeSen: FARES.adult / 2 },
      { number: again, expectedChargeSen: FARES.adult / 2 },
    ]);
    expect(twice.data).toMatchObject({
      success: 1,
      refundSen: FARES.adult / 2,
      results: [{ ok: true }, { ok: false, number: again, error: 'nothing-to-cancel' }],
    });
    expect((await preview([order.number, again])).data).toMatchObject({ success: 0, refundSen: 0 });
  });

  test('has one effect and one answer under one key', async () => {
    const order = await bookPaid(later);
    const key = newKey();
    const requested = [{ number: order.number, expectedChargeSen: 0 }];
    const first = await cancel(requested, me.headers, key);
    const again = await cancel(requested, me.headers, key);
    expect(again.data).toEqual(first.data);
    expect((await look.order(order)).refunds).toHaveLength(1);
    const changed = await cancel(
      [{ ...requested[0], expectedChargeSen: 1 } as (typeof requested)[number]],
      me.headers,
      key,
    );
    expect(changed).toMatchObject({ status: 422, data: { error: 'key-reused' } });
  });

  test('is open to guests with the orders’ tokens', async () => {
    const [a, b] = [await book(gangway, later), await book(gangway, soon)];
    const requested = [a, b].map(({ number }) => ({ number, expectedChargeSen: 0 }));
    const swapped = await cancel(requested, { 'X-Order-Token': `${b.token},${a.token}` });
    expect(swapped.data).toMatchObject({
      success: 0,
      results: [{ error: 'order-not-found' }, { error: 'order-not-found' }],
    });
    const { data } = await cancel(requested, { 'X-Order-Token': `${a.token}, ${b.token}` });
    expect(data).toMatchObject({ success: 2, results: [{ order: { status: 'canceled' } }, {}] });
  });

  test('requires the permission to cancel orders', async () => {
    const order = await book(gangway, later);
    const requested = [{ number: order.number, expectedChargeSen: 0 }];
    const reader = await signInStaff(gangway, ['orders.read']);
    expect(await cancel(requested, reader.headers)).toMatchObject({
      status: 403,
      data: { error: 'not-permitted' },
    });
    const desk = await signInStaff(gangway, ['orders.read', 'orders.cancel']);
    expect(await cancel(requested, desk.headers)).toMatchObject({ data: { error: 'cancel-reason-missing' } });
    const body = { orders: requested, reason: 'Asked by phone' };
    const headers = { 'Idempotency-Key': newKey(), ...desk.headers };
    const { data } = await call('POST', '/orders/batch/cancel', { body, headers });
    expect(data).toMatchObject({ success: 1 });
    const { data: canceled } = await call('GET', `/office/orders/${order.number}`, desk);
    expect(canceled.events).toContainEqual(
      expect.objectContaining({
        action: 'canceled',
        detail: expect.objectContaining({ reason: 'Asked by phone' }),
      }),
    );
  });

  test.each([
    ['none', []],
    ['more than 20', Array.from({ length: 21 }, () => 'SC00000000')],
    ['an empty number', ['']],
  ])('refuses %s', async (_what, numbers) => {
    expect(await preview(numbers)).toMatchObject({ status: 422, data: { error: 'invalid-input' } });
    const orders = numbers.map(number => ({ number, expectedChargeSen: 0 }));
    expect(await cancel(orders)).toMatchObject({ status: 422, data: { error: 'invalid-input' } });
  });

  longTest('of the same orders in two concurrent batches does not deadlock', async () => {
    const orders = [await bookPaid(soon), await bookPaid(later), await bookPaid(soon), await bookPaid(later)];
    const requested = orders.map(({ number }, index) => ({
      number,
      expectedChargeSen: index % 2 ? 0 : FARES.adult / 2,
    }));
    const answers = await Promise.all([
      cancel(requested),
      cancel([...requested].reverse()),
      cancel(requested),
    ]);
    expect(answers.map(({ data }) => data.success).sort()).toEqual([0, 0, 4]);
    expect(await brokenRows(database.db)).toEqual([]);
  });
});

describe('paying several orders', () => {
  test('works for their customer and for a guest with the tokens', async () => {
    const mine = [await book(gangway, soon, {}, me.headers), await book(gangway, later, {}, me.headers)];
    const theirs = [await book(gangway, soon), await book(gangway, later)];
    for (const [orders, headers] of [
      [mine, { ...me.headers, 'X-Order-Token': '' }],
      [theirs, {}],
    ] as const) {
      const { data } = await askToPay(gangway, orders, { headers });
      expect(data.payment.amountSen).toBe(2 * FARES.adult);
      await notify(gangway, noticeOf(data.payment.id, { amountSen: 2 * FARES.adult }));
      for (const order of orders) expect((await look.order(order)).status).toBe('paid');
    }
  });
});

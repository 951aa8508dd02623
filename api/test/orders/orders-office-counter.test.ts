import type { CounterSaleInput } from '@gangway/shared/contract/office/orders/counter.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import {
  CABIN_SEN,
  createSailing,
  createVoyage,
  FARES,
  orderInput,
  passengerInput,
  type Voyage,
} from '../support/database/factories.ts';
import { createMoneyView } from '../support/money/money-view.ts';
import { book, newKey } from '../support/money/paying.ts';
import { type SignedIn, signInCustomer, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const gangway = await createTestApp(database);
const { call, clock, jobs } = gangway;
const look = createMoneyView(gangway);

let voyage: Voyage;
let desk: SignedIn;
let sailing: number;
let day = 0;

beforeAll(async () => {
  voyage = await createVoyage(database.db);
  desk = await signInStaff(gangway, ['orders.sell', 'orders.read']);
});
beforeEach(async () => {
  sailing = await createSailing(database.db, voyage, {
    date: `2027-03-${String(++day).padStart(2, '0')}`,
    capacity: 5,
  });
});

function saleInput(changes: Partial<CounterSaleInput['order']> = {}, tenderedSen = 25_000): CounterSaleInput {
  const { paymentMethod: _paidInCash, ...order } = orderInput(sailing);
  return { order: { ...order, contact: { ...order.contact, email: null }, ...changes }, tenderedSen };
}
const sell = (body: CounterSaleInput, key = newKey(), headers: Record<string, string> = desk.headers) =>
  call('POST', '/office/counter-sales', { body, headers: { 'Idempotency-Key': key, ...headers } });
const cash = (number: string, body: object, key = newKey()) =>
  call('POST', `/office/orders/${number}/payment`, {
    body,
    headers: { 'Idempotency-Key': key, ...desk.headers },
  });
const orders = async () =>
  database.db.selectFrom('orders').select(['id', 'status']).where('sailing_id', '=', sailing).execute();

describe('a sale at the counter', () => {
  test('creates the order, takes the cash and returns the change in one call', async () => {
    const { status, data } = await sell(saleInput());
    expect(status).toBe(200);
    expect(data).toMatchObject({
      amountSen: FARES.adult,
      tenderedSen: 25_000,
      changeSen: 5_000,
      order: {
        status: 'paid',
        channel: 'counter',
        paymentMethod: 'cash',
        paidSen: FARES.adult,
        contact: { email: null },
      },
    });
    expect(data.order.tickets[0].verificationCode).toBeTruthy();
    expect(await look.inventory(sailing)).toEqual({ held: 0, sold: 1 });
    const detail = await call('GET', `/office/orders/${data.order.number}`, { headers: desk.headers });
    expect(detail.data.payments).toMatchObject([
      {
        provider: 'counter',
        status: 'succeeded',
        tenderedSen: 25_000,
        amountSen: FARES.adult,
        difference: false,
      },
    ]);
    expect(await brokenRows(database.db)).toEqual([]);
  });

  test('with a cabin is priced to the sen', async () => {
    const total = FARES.adult + CABIN_SEN;
    const { data } = await sell(saleInput({ cabins: { kind: 'assigned' }, expectedTotalSen: total }, total));
    expect(data).toMatchObject({ changeSen: 0, order: { dueSen: total, cabins: 1 } });
  });

  test('with several cabins includes each of them', async () => {
    const passengers = [passengerInput(), passengerInput({ name: 'Ben' })];
    const cabins = { kind: 'assigned' as const, count: 2 };
    const expectedTotalSen = 2 * FARES.adult + 2 * CABIN_SEN;
    const { status, data } = await sell(
      saleInput({ passengers, cabins, expectedTotalSen }, expectedTotalSen),
    );
    expect(status).toBe(200);
    expect(data.order.cabinList).toHaveLength(2);
    expect(await brokenRows(database.db, ['I2', 'I3'])).toEqual([]);
  });

  test('repeated is one sale with one answer', async () => {
    const key = newKey();
    const sale = saleInput();
    const [first, second] = [await sell(sale, key), await sell(sale, key)];
    expect(second.data).toEqual(first.data);
    expect(await orders()).toHaveLength(1);
  });

  test.each([
    ['too little cash', () => saleInput({}, FARES.adult - 1), 'cash-too-little'],
    ['a price that has changed', () => saleInput({ expectedTotalSen: 1 }), 'price-changed'],
    [
      'a passenger who may not sail',
      () =>
        saleInput({
          passengers: [passengerInput({ birthDate: '2026-11-01', ticketType: 'infant' })],
          expectedTotalSen: FARES.infant,
        }),
      'travel-rules',
    ],
    [
      'more people than there are places',
      () =>
        saleInput(
          {
            passengers: Array.from({ length: 6 }, () => passengerInput()),
            expectedTotalSen: 6 * FARES.adult,
          },
          200_000,
        ),
      'sailing-sold-out',
    ],
  ])('with %s leaves nothing behind', async (_what, input, error) => {
    expect((await sell(input())).data).toMatchObject({ error });
    expect(await orders()).toEqual([]);
    expect(await look.inventory(sailing)).toEqual({ held: 0, sold: 0 });
  });

  test('requires the permission to sell', async () => {
    const reader = await signInStaff(gangway, ['orders.read']);
    const customer = await signInCustomer(gangway);
    for (const { headers } of [reader, customer])
      expect((await sell(saleInput(), newKey(), headers)).status).toBe(403);
    expect(await orders()).toEqual([]);
  });
});

describe('cash for an order that waits for payment', () => {
  const expectedDueSen = FARES.adult;

  test('pays any order, with cash as its payment method', async () => {
    const order = await book(gangway, sailing);
    const { data } = await cash(order.number, { expectedDueSen, tenderedSen: 20_000 });
    expect(data).toMatchObject({
      changeSen: 0,
      order: { status: 'paid', paymentMethod: 'cash', channel: 'storefront' },
    });
    expect(jobs).toContainEqual({ queue: 'send-mail', data: { kind: 'order-paid', orderId: order.id } });
    expect(await look.audit(order.id)).toMatchObject([
      { to_state: 'unpaid' },
      { to_state: 'paid', actor: `staff:${desk.id}` },
    ]);
  });

  test('is taken once however often it is repeated', async () => {
    const order = await book(gangway, sailing);
    const key = newKey();
    const body = { expectedDueSen, tenderedSen: 30_000 };
    expect((await cash(order.number, body, key)).data).toEqual((await cash(order.number, body, key)).data);
    expect((await cash(order.number, body)).data).toMatchObject({ error: 'order-not-unpaid' });
    expect(await brokenRows(database.db)).toEqual([]);
  });

  test('is refused if too little, a wrong amount, too late, or for a missing order', async () => {
    const order = await book(gangway, sailing);
    expect((await cash(order.number, { expectedDueSen, tenderedSen: 1 })).data).toMatchObject({
      error: 'cash-too-little',
    });
    const other = await cash(order.number, { expectedDueSen: 1, tenderedSen: 20_000 });
    expect(other.data).toMatchObject({ error: 'amount-changed' });
    expect(other.msg).toContain('RM 200.00');
    clock.advance(16 * 60_000);
    expect((await cash(order.number, { expectedDueSen, tenderedSen: 20_000 })).data).toMatchObject({
      error: 'order-expired',
    });
    expect((await cash('SC00000000', { expectedDueSen, tenderedSen: 20_000 })).data).toMatchObject({
      error: 'order-not-found',
    });
  });
});

import type { OrderRequestInput } from '@gangway/shared/contract/sales/orders.ts';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expireHolds } from '../../src/reservations/inventory/expire-holds.job.ts';
import { createCopies, inTurn } from '../races/copies.ts';
import { countKinds } from '../races/kinds.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import {
  buyersInput,
  createSailing,
  createVoyage,
  FARES,
  orderInput,
  passengerInput,
  type Voyage,
} from '../support/database/factories.ts';
import { askToPay, type BookedOrder, book, newKey, noticeOf, notify } from '../support/money/paying.ts';
import { type SignedIn, signInCustomer, signInStaff } from '../support/people/accounts.ts';
import { disrupt } from '../support/sailings/disrupting.ts';

const FEE_SEN = 500;

const database = await createTestDatabase();
const { db } = database;
const copies = await createCopies(database);
const [gangway] = copies;
const { call, clock, deps } = gangway;
const callInTurn = inTurn(copies.map(copy => copy.call));
let voyage: Voyage;
let staff: SignedIn;
let sailingId: number;
let day = 0;

beforeAll(async () => {
  voyage = await createVoyage(db);
});
beforeEach(async () => {
  clock.set('2026-11-20T02:00:00.000Z');
  sailingId = await nextSailing();
  staff = await signInStaff(gangway, ['orders.read', 'orders.sell', 'catalogue.manage']);
  await setFee(FEE_SEN);
});
afterEach(async () => expect(await brokenRows(db)).toEqual([]));

const nextSailing = (capacity = 30) =>
  createSailing(db, voyage, {
    date: new Date(Date.UTC(2027, 5, ++day)).toISOString().slice(0, 10),
    capacity,
  });

async function setFee(feeSen: number) {
  await sql`
    insert into settings (key, value) values ('seatFeeSen', ${JSON.stringify(feeSen)}::jsonb)
    on conflict (key) do update set value = excluded.value
  `.execute(db);
}

const adults = (count: number) => Array.from({ length: count }, () => passengerInput());
/** A party of adults who choose these seats, or none. */
const party = (seats: (string | null)[], changes: Partial<OrderRequestInput> = {}) => ({
  passengers: adults(seats.length),
  seats,
  expectedTotalSen: seats.length * FARES.adult + seats.filter(seat => seat !== null).length * FEE_SEN,
  ...changes,
});
const order = (changes: Partial<OrderRequestInput>, on = sailingId) =>
  call('POST', '/orders', {
    headers: { 'Idempotency-Key': newKey() },
    body: orderInput(on, changes),
  });
const quote = (seats?: (string | null)[], more: object = {}) =>
  call('POST', '/quotes', {
    body: { sailingId, passengers: adults(seats?.length ?? 1), ...(seats && { seats }), ...more },
  });
const seatMap = async (id = sailingId) => (await call('GET', `/sailings/${id}/seats`)).data;
const withToken = ({ token }: BookedOrder) => ({ 'X-Order-Token': token });
const read = async (booked: BookedOrder) =>
  (await call('GET', `/orders/${booked.number}`, { headers: withToken(booked) })).data;
const seatsOf = (data: { tickets: { seat: string }[] }) => data.tickets.map(({ seat }) => seat);
const pricesOf = (data: { tickets: { priceSen: number; seatFeeSen: number }[] }) =>
  data.tickets.map(({ priceSen, seatFeeSen }) => [priceSen, seatFeeSen]);

async function pay(booked: BookedOrder): Promise<void> {
  const { data } = await askToPay(gangway, [booked]);
  await notify(gangway, noticeOf(data.payment.id, { amountSen: booked.dueSen }));
}
async function bookPaid(seats: (string | null)[]): Promise<BookedOrder> {
  const booked = await book(gangway, sailingId, party(seats));
  await pay(booked);
  return booked;
}
const inventory = () =>
  db
    .selectFrom('sailing_inventory')
    .select(['held', 'sold'])
    .where('sailing_id', '=', sailingId)
    .executeTakeFirstOrThrow();

describe('the seats of a sailing', () => {
  test('are public: how many there are, and which are taken', async () => {
    await book(gangway, sailingId, party(['3C', null]));
    expect(await seatMap()).toEqual({ sailingId, seats: 30, taken: ['3B', '3C'] });
  });

  test('of an expired hold can be chosen, whether or not it was released', async () => {
    await book(gangway, sailingId, party(['3C']));
    clock.advance(16 * 60_000);
    expect((await seatMap()).taken).toEqual([]);
    expect((await quote(['3C'])).msg).toBe('success');
    expect(seatsOf((await order(party(['3C']))).data.order)).toEqual(['3C']);
  });

  test('of an unknown sailing are not found', async () => {
    expect((await call('GET', '/sailings/99999/seats')).data.error).toBe('sailing-not-found');
  });
});

describe('a quote', () => {
  test('has a line for chosen seats, and says the fee', async () => {
    const { data } = await quote(['3C', null, '3D']);
    expect(data.lines.map(({ kind, quantity, totalSen }: never) => [kind, quantity, totalSen])).toEqual([
      ['ticket', 3, 3 * FARES.adult],
      ['seat', 2, 2 * FEE_SEN],
    ]);
    expect(data).toMatchObject({ totalSen: 3 * FARES.adult + 2 * FEE_SEN, seatFeeSen: FEE_SEN });
    expect(data.ladder.at(-1).chargeSen).toBe(3 * FARES.adult + 2 * FEE_SEN);
  });

  test('without seats, or while choosing is free, has none', async () => {
    expect((await quote()).data).toMatchObject({ totalSen: FARES.adult, seatFeeSen: FEE_SEN });
    await setFee(0);
    const { data } = await quote(['3C']);
    expect(data).toMatchObject({ totalSen: FARES.adult, seatFeeSen: 0 });
    expect(data.lines).toHaveLength(1);
  });

  test('names a seat that is taken, or that the sailing does not have', async () => {
    await book(gangway, sailingId, party(['3C']));
    const taken = await quote([null, '3C']);
    expect(taken.msg).toBe('Seat 3C has just been taken. Please choose another seat.');
    expect(taken.data).toEqual({
      error: 'seat-taken',
      fields: { 'seats.1': 'This seat has just been taken.' },
    });
    expect((await quote(['6A'])).data.error).toBe('seat-unknown');
  });

  test.each([
    ['the same seat twice', ['3C', '3C'], 'seats.1'],
    ['a seat for somebody else', ['3C', '3D', '3E'], 'seats'],
    ['no seat', ['C3', '3D'], 'seats.0'],
  ])('refuses %s', async (_, seats, field) => {
    const body = { sailingId, passengers: adults(2), seats };
    expect(Object.keys((await call('POST', '/quotes', { body })).data.fields)).toEqual([field]);
    const { data } = await order({ passengers: adults(2), seats, expectedTotalSen: 2 * FARES.adult });
    expect([data.error, ...Object.keys(data.fields)]).toEqual(['invalid-input', field]);
  });
});

describe('an order', () => {
  test('has the chosen seats, and the fee in the price of their tickets', async () => {
    const { data } = await order(party(['3C', null, '3A']));
    expect(seatsOf(data.order)).toEqual(['3C', '3B', '3A']);
    expect(pricesOf(data.order)).toEqual([
      [FARES.adult + FEE_SEN, FEE_SEN],
      [FARES.adult, 0],
      [FARES.adult + FEE_SEN, FEE_SEN],
    ]);
    const { id, number, dueSen } = data.order;
    expect(await read({ id, number, dueSen, token: data.accessToken })).toEqual(data.order);
  });

  test('without a choice costs no fee, and is seated around chosen seats', async () => {
    await book(gangway, sailingId, party(['1C']));
    const { data } = await order({ passengers: adults(3), expectedTotalSen: 3 * FARES.adult });
    expect(seatsOf(data.order)).toEqual(['1D', '1E', '1F']);
    expect(pricesOf(data.order)).toEqual(Array(3).fill([FARES.adult, 0]));
  });

  test('at a fee that has changed is refused with the new price', async () => {
    await setFee(700);
    const { data, msg } = await order(party(['3C']));
    expect([data.error, msg]).toEqual(['price-changed', expect.stringContaining('RM 207.00')]);
  });

  test('for a taken seat is refused, and holds nothing', async () => {
    await book(gangway, sailingId, party(['3C']));
    const before = await inventory();
    const { status, data, msg } = await order(party(['3D', '3C']));
    expect([status, data.error]).toEqual([409, 'seat-taken']);
    expect(msg).toContain('3C');
    expect(Object.keys(data.fields)).toEqual(['seats.1']);
    expect(await inventory()).toEqual(before);
    expect((await seatMap()).taken).toEqual(['3C']);
    expect((await order(party(['3D', '3E']))).msg).toBe('success');
  });

  test.each([
    ['zh', '3C 号座位刚刚被选走，请另选座位。'],
    ['ko', '3C 좌석이 방금 예약되었습니다. 다른 좌석을 선택해 주세요.'],
    ['ms', 'Tempat duduk 3C baru sahaja ditempah. Sila pilih tempat duduk lain.'],
  ])('is refused in %s', async (language, sentence) => {
    await book(gangway, sailingId, party(['3C']));
    const { msg } = await call('POST', '/orders', {
      headers: { 'Idempotency-Key': newKey(), 'Accept-Language': language },
      body: orderInput(sailingId, party(['3C'])),
    });
    expect(msg).toBe(sentence);
  });

  test('for the last seat of the ship fills it; for one behind it is refused', async () => {
    sailingId = await nextSailing(8);
    expect((await order(party(['2C']))).data.error).toBe('seat-unknown');
    expect((await order(party(['2B']))).msg).toBe('success');
    expect(
      seatsOf((await order({ passengers: adults(7), expectedTotalSen: 7 * FARES.adult })).data.order).sort(),
    ).toEqual(['1A', '1B', '1C', '1D', '1E', '1F', '2A']);
  });

  test('with a promo code spreads the discount over fares and fees', async () => {
    await sql`
      insert into promo_codes (code, percent, created_at) values ('TENTH', 10, now())
    `.execute(db);
    const { data } = await quote(['3C'], { promoCode: 'TENTH' });
    expect(data.totalSen).toBe((FARES.adult + FEE_SEN) * 0.9);
    const made = await order(party(['3C'], { promoCode: 'TENTH', expectedTotalSen: data.totalSen }));
    expect(pricesOf(made.data.order)).toEqual([[data.totalSen, FEE_SEN * 0.9]]);
  });

  test('of a cart takes its seats, and a taken one fails alone', async () => {
    await book(gangway, sailingId, party(['3C']));
    const other = await nextSailing();
    const { data } = await call('POST', '/checkouts', {
      headers: { 'Idempotency-Key': newKey() },
      body: { orders: [orderInput(sailingId, party(['3C'])), orderInput(other, party(['3C']))] },
    });
    expect(data.results.map(({ ok, error }: never) => [ok, error])).toEqual([
      [false, 'seat-taken'],
      [true, undefined],
    ]);
    expect(data.results[0].fields).toHaveProperty(['seats.0']);
  });

  test('in the cart of an account says that its seat is taken', async () => {
    const { headers } = await signInCustomer(gangway);
    const item = { id: deps.ids.uuid(), sailingId, passengers: [{ ticketType: 'adult' }], seats: ['3C'] };
    const saved = await call('POST', '/cart', { headers, body: { version: 0, items: [item] } });
    expect(saved.data.items[0]).toMatchObject({ bookable: true, totalSen: FARES.adult + FEE_SEN });
    await book(gangway, sailingId, party(['3C']));
    const { data } = await call('GET', '/cart', { headers });
    expect(data.items[0]).toMatchObject({
      seats: ['3C'],
      bookable: false,
      changes: [{ change: 'seat-taken' }],
    });
  });

  test('at the counter may name seats too', async () => {
    const { paymentMethod: _, ...sale } = orderInput(sailingId, party(['3C']));
    const { data, msg } = await call('POST', '/office/counter-sales', {
      headers: { ...staff.headers, 'Idempotency-Key': newKey() },
      body: { order: sale, provider: 'counter', tenderedSen: FARES.adult + FEE_SEN, entries: {} },
    });
    expect(msg).toBe('success');
    expect(seatsOf(data.order)).toEqual(['3C']);
  });
});

describe('at the same moment', () => {
  const CLIENTS = 20;

  test(`of ${CLIENTS} buyers of one seat, on two copies of the API, exactly one gets it`, async () => {
    const answers = await Promise.all(
      Array.from({ length: CLIENTS }, (_, buyer) =>
        callInTurn('POST', '/orders', {
          headers: { 'Idempotency-Key': newKey() },
          body: buyersInput(sailingId, `seat ${buyer}`, {
            seats: ['3C'],
            expectedTotalSen: FARES.adult + FEE_SEN,
          }),
        }),
      ),
    );
    expect(countKinds(answers)).toEqual({ booked: 1, 'seat-taken': CLIENTS - 1 });
    expect(await seatMap()).toMatchObject({ taken: ['3C'] });
    expect(await inventory()).toEqual({ held: 1, sold: 0 });
  });

  test('parties without a choice are seated around, and none of them is refused', async () => {
    const answers = await Promise.all(
      Array.from({ length: 2 * CLIENTS }, (_, buyer) =>
        callInTurn('POST', '/orders', {
          headers: { 'Idempotency-Key': newKey() },
          body: buyersInput(
            sailingId,
            `beside ${buyer}`,
            buyer % 2 === 0 ? { seats: ['1B'], expectedTotalSen: FARES.adult + FEE_SEN } : {},
          ),
        }),
      ),
    );
    const plain = answers.filter((_, buyer) => buyer % 2 === 1);
    expect(countKinds(plain)).toEqual({ booked: CLIENTS });
    // A party without a choice may have been seated there first.
    const choosing = countKinds(answers.filter((_, buyer) => buyer % 2 === 0));
    expect((choosing.booked ?? 0) + (choosing['seat-taken'] ?? 0)).toBe(CLIENTS);
    expect(choosing.booked ?? 0).toBeLessThanOrEqual(1);
    const { taken } = await seatMap();
    expect(taken).toContain('1B');
    expect(taken).toHaveLength(CLIENTS + (choosing.booked ?? 0));
  });
});

describe('afterwards', () => {
  test('a cancellation charges and refunds the fee by the ladder', async () => {
    const booked = await bookPaid(['3C', null]);
    const [{ id, priceSen }] = (await read(booked)).tickets;
    // 60 days before the departure: 25 %.
    clock.set(new Date(Date.UTC(2027, 5, day) - 60 * 86_400_000).toISOString());
    const body = { ticketIds: [id] };
    const shown = await call('POST', `/orders/${booked.number}/cancel/preview`, {
      body,
      headers: withToken(booked),
    });
    const chargeSen = priceSen / 4;
    expect(priceSen).toBe(FARES.adult + FEE_SEN);
    expect(shown.data).toMatchObject({ chargePercent: 25, chargeSen, refundSen: priceSen - chargeSen });
    await call('POST', `/orders/${booked.number}/cancel`, {
      body: { ...body, expectedChargeSen: chargeSen },
      headers: { ...withToken(booked), 'Idempotency-Key': newKey() },
    });
    expect(await read(booked)).toMatchObject({ refundedSen: priceSen - chargeSen });
    expect((await seatMap()).taken).toEqual(['3B']);
  });

  test('another sailing of the guest’s choice is priced anew, without a seat chosen there', async () => {
    const booked = await bookPaid(['3C', '3D']);
    const change = { kind: 'sailing', sailingId: await nextSailing() };
    const path = `/orders/${booked.number}/change`;
    const { data } = await call('POST', `${path}/preview`, { body: { change }, headers: withToken(booked) });
    expect(data).toMatchObject({ refundSen: 2 * FEE_SEN, toPaySen: 0 });
    const expected = { endsOrder: false, chargeSen: 0, refundSen: 2 * FEE_SEN, toPaySen: 0 };
    const made = await call('POST', path, {
      body: { change, expected },
      headers: { ...withToken(booked), 'Idempotency-Key': newKey() },
    });
    expect(made.msg).toBe('success');
    const after = await read(booked);
    expect(after).toMatchObject({ dueSen: 2 * FARES.adult, refundedSen: 2 * FEE_SEN });
    expect(pricesOf(after)).toEqual(Array(2).fill([FARES.adult, 0]));
  });

  test('the fee is refunded to a party whose departure was moved far, even if the other sailing costs more', async () => {
    const booked = await bookPaid(['3C']);
    await disrupt(gangway, staff, [sailingId], { kind: 'delay', minutes: 200, reason: 'weather' });
    const dearer = await nextSailing();
    await db
      .insertInto('fares')
      .values(
        Object.entries(FARES).map(([type, priceSen]) => ({
          sailing_id: dearer,
          ticket_type: type as keyof typeof FARES,
          price_sen: priceSen + 5_000,
        })),
      )
      .execute();
    const { data } = await call('POST', `/orders/${booked.number}/change/preview`, {
      body: { change: { kind: 'sailing', sailingId: dearer } },
      headers: withToken(booked),
    });
    expect(data).toMatchObject({ refundSen: FEE_SEN, toPaySen: 0 });
  });

  test('a late payment takes the seats again that cost a fee', async () => {
    const booked = await book(gangway, sailingId, party(['3C', null]));
    const { data } = await askToPay(gangway, [booked]);
    clock.advance(16 * 60_000);
    await expireHolds(deps);
    await book(gangway, sailingId, party([null]));
    await notify(gangway, noticeOf(data.payment.id, { amountSen: booked.dueSen }));
    const revived = await read(booked);
    expect([revived.status, ...seatsOf(revived)]).toEqual(['paid', '3C', '3B']);
  });

  test('a late payment for a seat that is gone is refunded in full', async () => {
    const booked = await book(gangway, sailingId, party(['3C']));
    const { data } = await askToPay(gangway, [booked]);
    clock.advance(16 * 60_000);
    await expireHolds(deps);
    await book(gangway, sailingId, party(['3C']));
    await notify(gangway, noticeOf(data.payment.id, { amountSen: booked.dueSen }));
    expect(await read(booked)).toMatchObject({ status: 'canceled', paidSen: 0 });
    const refunds = await db
      .selectFrom('refunds')
      .select('amount_sen')
      .where('order_id', '=', booked.id)
      .execute();
    expect(refunds).toEqual([{ amount_sen: booked.dueSen }]);
  });

  test('the database refuses a fee above the price, or below zero', async () => {
    await bookPaid(['3C']);
    for (const feeSen of [FARES.adult + FEE_SEN + 1, -1])
      await expect(
        sql`update tickets set seat_fee_sen = ${feeSen} where sailing_id = ${sailingId}`.execute(db),
      ).rejects.toThrow(/violates check constraint/);
  });
});

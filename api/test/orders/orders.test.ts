import type { OrderRequestInput } from '@gangway/shared/contract/sales/orders.ts';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { completeOrders } from '../../src/features/orders/completion.job.ts';
import { inTransaction } from '../../src/lib/database/database.ts';
import { forgetDocuments } from '../../src/processes/personal-data/orders-erasure.service.ts';
import { expireHolds } from '../../src/reservations/inventory/expire-holds.job.ts';
import { applyPayment } from '../../src/reservations/payments/payment-arrival.service.ts';
import { createTestDatabase } from '../support/database/database.ts';
import {
  CABIN_SEN,
  childInput,
  createSailing,
  createVoyage,
  FARES,
  orderInput,
  passengerInput,
  type Voyage,
} from '../support/database/factories.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
let api: TestApp;
let voyage: Voyage;
let sailingId: number;
let date: string;
let keys = 0;
let days = 0;

beforeAll(async () => {
  api = await createTestApp(database);
  voyage = await createVoyage(db);
});
beforeEach(async () => {
  api.clock.set('2026-11-20T02:00:00Z');
  date = new Date(Date.UTC(2027, 3, 1 + days++)).toISOString().slice(0, 10);
  sailingId = await createSailing(db, voyage, { date, capacity: 6 });
});

const book = (body: OrderRequestInput, key = `order-key-${keys++}`, headers: Record<string, string> = {}) =>
  api.call('POST', '/orders', { body, headers: { 'Idempotency-Key': key, ...headers } });
const inventory = () =>
  db
    .selectFrom('sailing_inventory')
    .select(['held', 'sold'])
    .where('sailing_id', '=', sailingId)
    .executeTakeFirst();
const pay = (orderId: string, amountSen: number) =>
  inTransaction(api.deps, 'system:test', trx => applyPayment(trx, api.deps, { orderId, amountSen }));
const family = (changes: Partial<OrderRequestInput> = {}) =>
  orderInput(sailingId, {
    passengers: [passengerInput(), passengerInput({ name: 'Ben' }), childInput()],
    cabins: { kind: 'assigned' },
    expectedTotalSen: 2 * FARES.adult + FARES.child + CABIN_SEN,
    ...changes,
  });

describe('quote', () => {
  it('prices a family with a cabin, line by line, with the dated ladder', async () => {
    const { data } = await api.call('POST', '/quotes', {
      body: {
        sailingId,
        passengers: [{ ticketType: 'adult' }, { ticketType: 'adult' }, { ticketType: 'child' }],
        cabins: { kind: 'assigned' },
      },
    });
    expect(data.totalSen).toBe(82_000);
    expect(data.lines).toMatchObject([
      { kind: 'ticket', ticketType: 'adult', quantity: 2, unitSen: 20_000, totalSen: 40_000 },
      { kind: 'ticket', ticketType: 'child', quantity: 1, totalSen: 12_000 },
      { kind: 'cabin', roomNumber: '501', totalSen: CABIN_SEN },
    ]);
    expect(data.ladder[0]).toMatchObject({ chargePercent: 0, refundSen: 82_000 });
    expect(data.findings).toEqual([]);
  });

  it('explains broken travel rules in the language of the request', async () => {
    const { data } = await api.call('POST', '/quotes', {
      headers: { 'Accept-Language': 'zh-CN,zh;q=0.9' },
      body: { sailingId, passengers: [{ ticketType: 'child', birthDate: '2018-06-02' }] },
    });
    expect(data.findings).toMatchObject([{ rule: 'minor-unaccompanied', severity: 'refusal', passenger: 0 }]);
    expect(data.findings[0].message).toContain('成人');
  });
});

describe('booking', () => {
  it('holds places and a cabin, and returns the guest’s token', async () => {
    const { status, data } = await book(family());
    expect(status).toBe(200);
    expect(data.order).toMatchObject({
      status: 'unpaid',
      channel: 'storefront',
      dueSen: 82_000,
      paidSen: 0,
      holdExpiresAt: '2026-11-20T02:15:00.000Z',
      cabinList: [{ number: '501', priceSen: CABIN_SEN }],
    });
    expect(data.order.number).toMatch(/^SC[0-9A-Z]{8}$/);
    expect(
      data.order.tickets.map((ticket: { seat: string; cabin: string }) => [ticket.seat, ticket.cabin]),
    ).toEqual([
      ['1A', '501'],
      ['1B', '501'],
      ['1C', '501'],
    ]);
    expect(data.order.tickets[0].verificationCode).toBeNull();
    expect(await inventory()).toEqual({ held: 3, sold: 0 });

    const path = `/orders/${data.order.number}`;
    expect((await api.call('GET', path)).status).toBe(404);
    expect((await api.call('GET', path, { headers: { 'X-Order-Token': 'x'.repeat(43) } })).status).toBe(404);
    expect((await api.call('GET', path, { headers: { 'X-Order-Token': data.accessToken } })).data.id).toBe(
      data.order.id,
    );
  });

  it('is found by number and e-mail or phone, in any notation', async () => {
    const { data } = await book(family());
    const typed = `${data.order.number.slice(0, 4).toLowerCase()}-${data.order.number.slice(4)}`;
    for (const emailOrPhone of ['Aisyah@Example.com', '012-345 6789', '+60123456789']) {
      const found = await api.call('POST', '/orders/lookup', { body: { number: typed, emailOrPhone } });
      expect(found.data.accessToken).toBe(data.accessToken);
    }
    const wrong = await api.call('POST', '/orders/lookup', { body: { number: typed, emailOrPhone: '6789' } });
    expect(wrong).toMatchObject({ status: 404, data: { error: 'order-not-found' } });
  });

  it('limits guesses of the phone number', async () => {
    const { data } = await book(family());
    const guess = (emailOrPhone: string) =>
      api.call('POST', '/orders/lookup', { body: { number: data.order.number, emailOrPhone } });
    for (let tries = 0; tries < 10; tries++) expect((await guess(`01200000${tries}`)).status).toBe(404);
    expect(await guess('aisyah@example.com')).toMatchObject({
      status: 429,
      data: { error: 'too-many-attempts' },
    });
  });

  it.each([
    ['a price other than the agreed one', { expectedTotalSen: 1 }, 409, 'price-changed'],
    ['an unknown referral code', { referralCode: 'NOBODY' }, 422, 'referral-unknown'],
    ['unticked terms', { termsAccepted: false as true }, 422, 'invalid-input'],
    [
      'a cabin of another ship',
      { cabins: { kind: 'chosen' as const, roomIds: [99_999] } },
      422,
      'cabin-unknown',
    ],
    ['a balance for a guest', { paymentMethod: 'balance' as const }, 403, 'balance-not-yours'],
    ['cash from a guest', { paymentMethod: 'cash' as const }, 403, 'not-permitted'],
    ['a child alone', { passengers: [childInput()] }, 422, 'travel-rules'],
    ['no passenger', { passengers: [] }, 422, 'invalid-input'],
  ])('refuses %s and holds nothing', async (_name, changes, status, error) => {
    expect(await book(family(changes))).toMatchObject({ status, data: { error } });
    expect(await inventory()).toEqual({ held: 0, sold: 0 });
  });

  it('refuses a passport that expires within six months of arrival, at its passenger', async () => {
    const passport = {
      idType: 'passport',
      documentExpiry: '2027-09-01',
      issuingCountry: 'KR',
      nationality: 'KR',
    } as const;
    const answer = await book(orderInput(sailingId, { passengers: [passengerInput(passport)] }));
    expect(answer).toMatchObject({ status: 422, data: { error: 'travel-rules' } });
    expect(answer.data.fields['passengers.0.documentExpiry']).toContain('valid for 6 months');
  });

  it('reports missing fields', async () => {
    const answer = await book(
      orderInput(sailingId, { passengers: [passengerInput({ name: ' ', idType: 'passport' })] }),
    );
    expect(Object.keys(answer.data.fields).sort()).toEqual([
      'passengers.0.documentExpiry',
      'passengers.0.issuingCountry',
      'passengers.0.name',
    ]);
  });

  it('refuses a taken cabin and a sailing with too few places', async () => {
    const cabins = { kind: 'chosen' as const, roomIds: voyage.roomIds.slice(0, 1) };
    expect((await book(family({ cabins }))).status).toBe(200);
    expect(await book(family({ cabins }))).toMatchObject({ status: 409, data: { error: 'cabin-taken' } });
    expect((await book(family())).status).toBe(200);
    const full = await book(orderInput(sailingId));
    expect(full).toMatchObject({ status: 409, data: { error: 'sailing-sold-out' } });
    expect(full.msg).toContain('This sailing is sold out');
  });

  it('refuses cabins too small for the party', async () => {
    const passengers = Array.from({ length: 5 }, (_, index) => passengerInput({ name: `Guest ${index}` }));
    const cabins = { kind: 'chosen' as const, roomIds: voyage.roomIds.slice(0, 1) };
    expect(await book(orderInput(sailingId, { passengers, cabins }))).toMatchObject({
      data: { error: 'cabin-too-small' },
    });
  });

  it('refuses a sailing that is no longer on sale', async () => {
    api.clock.set('2028-01-01T00:00:00Z');
    expect(await book(orderInput(sailingId))).toMatchObject({
      status: 409,
      data: { error: 'sailing-closed' },
    });
  });
});

describe('one effect per key (I8)', () => {
  it('answers a repetition with the same order, and refuses a changed body', async () => {
    const party = family();
    const first = await book(party, 'the-same-key');
    const again = await book(party, 'the-same-key');
    expect(again.data).toEqual(first.data);
    expect(await inventory()).toEqual({ held: 3, sold: 0 });
    const changed = await book(orderInput(sailingId), 'the-same-key');
    expect(changed).toMatchObject({ status: 422, data: { error: 'key-reused' } });
  });

  it('repeats a refusal too', async () => {
    const party = family({ expectedTotalSen: 5 });
    const refused = await book(party, 'refused-key');
    const again = await book(party, 'refused-key');
    expect(again.data).toEqual(refused.data);
    expect(again.msg).toBe(refused.msg);
  });

  it('needs a key', async () => {
    const answer = await api.call('POST', '/orders', { body: family() });
    expect(answer).toMatchObject({
      status: 422,
      data: { fields: { 'idempotency-key': expect.any(String) } },
    });
  });
});

describe('checkout of several orders', () => {
  it('creates the possible orders and reports why the others failed', async () => {
    const other = await createSailing(db, voyage, { date: '2027-07-01', session: 'nighttime', capacity: 1 });
    const { data } = await api.call('POST', '/checkouts', {
      headers: { 'Idempotency-Key': 'checkout-key' },
      body: { orders: [orderInput(other), orderInput(other), orderInput(sailingId)] },
    });
    expect(data).toMatchObject({ success: 2, total: 3 });
    expect(data.results.map((result: { ok: boolean; error?: string }) => result.error ?? result.ok)).toEqual([
      true,
      'sailing-sold-out',
      true,
    ]);
  });
});

describe('the hold of an unpaid order', () => {
  it('expires: the job cancels the order and releases everything', async () => {
    const { data } = await book(family());
    api.clock.advance(15 * 60_000);
    await expireHolds(api.deps);
    expect(await inventory()).toEqual({ held: 0, sold: 0 });
    const order = await api.call('GET', `/orders/${data.order.number}`, {
      headers: { 'X-Order-Token': data.accessToken },
    });
    expect(order.data).toMatchObject({
      ...{ status: 'canceled', cancelReason: 'expired', dueSen: 0, holdExpiresAt: null },
      passengers: data.order.tickets.length,
    });
    expect(order.data.history.map((event: { to: string }) => event.to)).toEqual(['unpaid', 'canceled']);
  });

  it('does not block places or cabins after its expiry', async () => {
    const cabins = { kind: 'chosen' as const, roomIds: voyage.roomIds.slice(0, 1) };
    const six = Array.from({ length: 4 }, (_, index) => passengerInput({ name: `Guest ${index}` }));
    const price = 4 * FARES.adult + CABIN_SEN;
    expect(
      (await book(orderInput(sailingId, { passengers: six, cabins, expectedTotalSen: price }))).status,
    ).toBe(200);
    api.clock.advance(16 * 60_000);
    expect(
      (await book(orderInput(sailingId, { passengers: six, cabins, expectedTotalSen: price }))).status,
    ).toBe(200);
    expect(await inventory()).toEqual({ held: 4, sold: 0 });
  });

  it('is restored by a late payment if the places are free', async () => {
    const { data } = await book(family());
    api.clock.advance(60 * 60_000);
    await expireHolds(api.deps);
    expect(await pay(data.order.id, 82_000)).toBe('applied');
    expect(await inventory()).toEqual({ held: 0, sold: 3 });
    const order = await api.call('GET', `/orders/${data.order.number}`, {
      headers: { 'X-Order-Token': data.accessToken },
    });
    expect(order.data).toMatchObject({
      status: 'paid',
      dueSen: 82_000,
      paidSen: 82_000,
      cabins: 1,
      passengers: 3,
    });
    expect(order.data.history.map((event: { to: string }) => event.to)).toEqual([
      'unpaid',
      'canceled',
      'paid',
    ]);
  });

  it('is not restored if the cabin was sold: the money is returned', async () => {
    const cabins = { kind: 'chosen' as const, roomIds: voyage.roomIds.slice(0, 1) };
    const { data } = await book(family({ cabins }));
    api.clock.advance(60 * 60_000);
    expect((await book(family({ cabins }))).status).toBe(200);
    expect(await pay(data.order.id, 82_000)).toBe('returned');
    expect(await inventory()).toEqual({ held: 3, sold: 0 });
  });
});

describe('payment of an order', () => {
  it('sells the held places, mails the tickets and returns their codes', async () => {
    const { data } = await book(family());
    expect(await pay(data.order.id, 82_000)).toBe('applied');
    expect(await inventory()).toEqual({ held: 0, sold: 3 });
    expect(api.jobs.at(-1)).toEqual({
      queue: 'send-mail',
      data: { kind: 'order-paid', orderId: data.order.id },
    });
    const order = await api.call('GET', `/orders/${data.order.number}`, {
      headers: { 'X-Order-Token': data.accessToken },
    });
    expect(order.data.tickets[0].verificationCode).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}-[0-9A-Z*~$=]{4}$/);
    expect(await pay(data.order.id, 82_000)).toBe('returned');
    expect(await inventory()).toEqual({ held: 0, sold: 3 });
  });

  it('accepts only the exact amount', async () => {
    const { data } = await book(family());
    expect(await pay(data.order.id, 81_999)).toBe('returned');
  });
});

describe('canceling', () => {
  const cancel = (order: { number: string }, token: string, body: unknown) =>
    api.call('POST', `/orders/${order.number}/cancel`, {
      body,
      headers: { 'Idempotency-Key': `cancel-key-${keys++}`, 'X-Order-Token': token },
    });

  it('releases an unpaid order’s places without a charge', async () => {
    const { data } = await book(family());
    const answer = await cancel(data.order, data.accessToken, { expectedChargeSen: 0 });
    expect(answer.data).toMatchObject({ status: 'canceled', dueSen: 0 });
    expect(await inventory()).toEqual({ held: 0, sold: 0 });
    expect(await pay(data.order.id, 82_000)).toBe('returned');
  });

  it('refuses a charge that differs from the preview', async () => {
    const { data } = await book(family());
    expect(await cancel(data.order, data.accessToken, { expectedChargeSen: 100 })).toMatchObject({
      status: 409,
      data: { error: 'cancellation-changed' },
    });
  });

  it.each([
    ['its departure on', '00:00', {}],
    ['a departure that is noted early', '01:00', { status: 'departed' as const }],
  ])('is a no-show from %s, charged in full where the last tier is lower', async (_, departure, leave) => {
    const ladder = [{ minDaysBefore: 0, chargePercent: 60 }];
    await db
      .insertInto('settings')
      .values({ key: 'cancellationLadder', value: JSON.stringify(ladder), updated_at: new Date() })
      .execute();
    onTestFinished(async () => {
      await db.deleteFrom('settings').where('key', '=', 'cancellationLadder').execute();
    });
    const { data } = await book(orderInput(sailingId));
    const { number, dueSen } = data.order;
    await pay(data.order.id, dueSen);
    const headers = { 'X-Order-Token': data.accessToken };
    const preview = () => api.call('POST', `/orders/${number}/cancel/preview`, { body: {}, headers });
    api.clock.set(`${date}T00:00:00Z`);
    expect((await preview()).data).toMatchObject({ chargePercent: 60, chargeSen: 0.6 * dueSen });
    const departs_at = new Date(`${date}T${departure}:00Z`);
    await inTransaction(api.deps, 'system:test', trx =>
      trx
        .updateTable('sailings')
        .set({ ...leave, departs_at })
        .where('id', '=', sailingId)
        .execute(),
    );
    expect((await preview()).data).toMatchObject({ chargePercent: 100, chargeSen: dueSen, refundSen: 0 });
    const order = await api.call('GET', `/orders/${number}`, { headers });
    expect(order.data.ladder).toMatchObject([
      { until: date, noShow: false },
      { until: null, noShow: true, chargePercent: 100 },
    ]);
  });

  it('cannot leave minors without an adult', async () => {
    const { data } = await book(family());
    const adults = data.order.tickets.slice(0, 2).map((ticket: { id: string }) => ticket.id);
    expect(
      await cancel(data.order, data.accessToken, { ticketIds: adults, expectedChargeSen: 0 }),
    ).toMatchObject({
      status: 422,
      data: { error: 'travel-rules' },
    });
  });

  it('releases the cabin with the last passenger, and can cancel a single ticket', async () => {
    const { data } = await book(family());
    const [first, ...others] = data.order.tickets.map((ticket: { id: string }) => ticket.id);
    const partly = await cancel(data.order, data.accessToken, { ticketIds: [first], expectedChargeSen: 0 });
    expect(partly.data).toMatchObject({ status: 'unpaid', passengers: 2, cabins: 1, dueSen: 62_000 });
    const rest = await cancel(data.order, data.accessToken, { ticketIds: others, expectedChargeSen: 0 });
    expect(rest.data).toMatchObject({ status: 'canceled', passengers: 3, cabins: 0, dueSen: 0 });
  });
});

describe('after the voyage', () => {
  it('deletes document numbers 90 days later, and not before', async () => {
    const { data } = await book(family());
    const arrival = new Date(data.order.sailing.arrivesAt).getTime();
    const documents = () =>
      db.selectFrom('passengers').select('id_number').where('order_id', '=', data.order.id).execute();
    api.clock.set(new Date(arrival + 90 * 86_400_000).toISOString());
    await forgetDocuments(api.deps);
    expect(await documents()).toContainEqual({ id_number: expect.stringContaining('880412-10-') });
    api.clock.advance(1000);
    await forgetDocuments(api.deps);
    expect(await documents()).toEqual(Array(3).fill({ id_number: '–' }));
  });

  it('deletes those of each voyage that is over for so long, and of no other', async () => {
    const booked: { id: string; arrival: number }[] = [];
    for (const date of ['2027-06-01', '2027-06-03', '2027-06-05']) {
      sailingId = await createSailing(db, voyage, { date, capacity: 6 });
      const { data } = await book(family());
      booked.push({ id: data.order.id, arrival: new Date(data.order.sailing.arrivesAt).getTime() });
    }
    const [, second] = booked;
    api.clock.set(new Date((second?.arrival ?? 0) + 90 * 86_400_000 + 1000).toISOString());
    await forgetDocuments(api.deps);
    const kept = await Promise.all(
      booked.map(({ id }) =>
        db
          .selectFrom('passengers')
          .select('id_number')
          .where('order_id', '=', id)
          .where('id_number', '<>', '–')
          .execute(),
      ),
    );
    expect(kept.map(numbers => numbers.length)).toEqual([0, 0, 3]);
  });

  it('completes paid orders once the ship has arrived', async () => {
    const { data } = await book(family());
    await pay(data.order.id, 82_000);
    await completeOrders(api.deps);
    expect(await status(data.order.id)).toBe('paid');
    api.clock.set('2028-01-01T00:00:00Z');
    await completeOrders(api.deps);
    expect(await status(data.order.id)).toBe('completed');
  });
});

async function status(orderId: string) {
  const row = await db.selectFrom('orders').select('status').where('id', '=', orderId).executeTakeFirst();
  return row?.status;
}

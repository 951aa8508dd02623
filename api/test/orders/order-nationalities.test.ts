import { beforeAll, describe, expect, test } from 'vitest';
import { fill } from '../../migrations/0072_order_nationalities.ts';
import { migrate, migrateAsFarAs, migrationState } from '../../src/lib/database/migrations.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createEmptyDatabase } from '../support/database/empty-database.ts';
import {
  createSailing,
  createVoyage,
  FARES,
  passengerInput,
  type Voyage,
} from '../support/database/factories.ts';
import { wrongNationalities } from '../support/database/wrong-nationalities.ts';
import { askToPay, type BookedOrder, book, newKey, noticeOf, notify } from '../support/money/paying.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call, clock } = gangway;

let voyage: Voyage;
let day: number;
let night: number;
let desk: SignedIn;
/** Of a Malaysian, a Malaysian and a Korean, by day. */
let mixed: BookedOrder;
/** Of a Korean, by day and by night; the first is not paid. */
let unpaid: BookedOrder;
let nightly: BookedOrder;

beforeAll(async () => {
  clock.set('2027-01-01T02:00:00Z');
  voyage = await createVoyage(db);
  day = await createSailing(db, voyage, { date: '2027-06-01' });
  night = await createSailing(db, voyage, { date: '2027-06-01', session: 'nighttime' });
  desk = await signInStaff(gangway, ['orders.sell', 'orders.read', 'orders.cancel', 'customers.manage']);
  mixed = await bookPaid(day, 'MY', 'MY', 'KR');
  unpaid = await bookOf(day, 'KR');
  nightly = await bookPaid(night, 'KR');
});

const guest = (nationality: string, changes: object = {}) =>
  passengerInput({
    nationality,
    ...(nationality !== 'MY' && {
      idType: 'passport',
      documentExpiry: '2031-01-01',
      issuingCountry: nationality,
    }),
    ...changes,
  });
const bookOf = (sailingId: number, ...nationalities: string[]) =>
  book(gangway, sailingId, {
    passengers: nationalities.map(nationality => guest(nationality)),
    expectedTotalSen: nationalities.length * FARES.adult,
  });
async function bookPaid(sailingId: number, ...nationalities: string[]): Promise<BookedOrder> {
  const order = await bookOf(sailingId, ...nationalities);
  const { data } = await askToPay(gangway, [order]);
  await notify(gangway, noticeOf(data.payment.id, { amountSen: order.dueSen }));
  return order;
}
const found = async (filters: Record<string, string | number>): Promise<string[]> => {
  const query = new URLSearchParams(
    Object.entries(filters).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const { data, msg } = await call('GET', `/office/orders?size=50&${query}`, { headers: desk.headers });
  expect(data.total, msg).toBe(data.items.length);
  return data.items.map(({ number }: { number: string }) => number).sort();
};
const numbers = (...orders: BookedOrder[]) => orders.map(({ number }) => number).sort();
const read = async ({ number }: BookedOrder) =>
  (await call('GET', `/office/orders/${number}`, { headers: desk.headers })).data;
const move = ({ number }: BookedOrder, sailingId: number, passengerIds?: string[]) =>
  call('POST', `/office/orders/${number}/move`, {
    body: {
      sailingId,
      ...(passengerIds && { passengerIds }),
      expected: { kind: 'move', chargeSen: 0, refundSen: 0, toPaySen: 0 },
    },
    headers: { 'Idempotency-Key': newKey(), ...desk.headers },
  });

describe('the filters by nationality and', () => {
  test('session', async () => {
    expect(await found({ nationality: 'KR' })).toEqual(numbers(mixed, unpaid, nightly));
    expect(await found({ nationality: 'KR', session: 'daytime' })).toEqual(numbers(mixed, unpaid));
    expect(await found({ nationality: 'KR', session: 'nighttime' })).toEqual(numbers(nightly));
  });
  test('status, one or several', async () => {
    expect(await found({ nationality: 'KR', status: 'unpaid' })).toEqual(numbers(unpaid));
    expect(await found({ nationality: 'KR', status: 'paid' })).toEqual(numbers(mixed, nightly));
    expect(await found({ nationality: 'KR', status: 'unpaid,paid', session: 'daytime' })).toEqual(
      numbers(mixed, unpaid),
    );
  });
  test('channel', async () => {
    expect(await found({ nationality: 'KR', channel: 'storefront', status: 'unpaid' })).toEqual(
      numbers(unpaid),
    );
    expect(await found({ nationality: 'KR', channel: 'counter,agent' })).toEqual([]);
  });
  test('route, words and the three above', async () => {
    const all = {
      nationality: 'KR',
      session: 'daytime',
      status: 'paid',
      channel: 'storefront',
      route: voyage.routeId,
    };
    expect(await found(all)).toEqual(numbers(mixed));
    expect(await found({ ...all, search: 'aisyah' })).toEqual(numbers(mixed));
    expect(await found({ ...all, search: 'nobody' })).toEqual([]);
    expect(await found({ ...all, route: voyage.routeId + 1 })).toEqual([]);
    expect(await found({ ...all, room: '501' })).toEqual([]);
  });
  test.each(['created', 'updated', 'departure', 'number', 'customer', 'due'])('sorted by %s', async sort =>
    expect(await found({ nationality: 'KR', session: 'daytime', sort })).toEqual(numbers(mixed, unpaid)),
  );
});

describe('an order is found by what it is after', () => {
  test('its payment and its cancellation', async () => {
    const order = await bookOf(day, 'TH');
    const { data } = await askToPay(gangway, [order]);
    await notify(gangway, noticeOf(data.payment.id));
    expect(await found({ nationality: 'TH', status: 'unpaid' })).toEqual([]);
    expect(await found({ nationality: 'TH', status: 'paid' })).toEqual(numbers(order));
    const canceled = await call('POST', `/orders/${order.number}/cancel`, {
      body: { expectedChargeSen: 0, reason: 'Asked by phone' },
      headers: { 'Idempotency-Key': newKey(), ...desk.headers },
    });
    expect(canceled.status, canceled.msg).toBe(200);
    expect(await found({ nationality: 'TH', status: 'canceled', session: 'daytime' })).toEqual(
      numbers(order),
    );
    expect(await wrongNationalities(db)).toEqual([]);
  });

  test('the correction of a passenger, also if a companion has the former nationality', async () => {
    const order = await bookPaid(day, 'GB', 'GB');
    const [one, two] = (await read(order)).people;
    const correct = async (id: string) => {
      const answer = await call('POST', `/office/orders/${order.number}/passengers/${id}`, {
        body: guest('IE'),
        headers: desk.headers,
      });
      expect(answer.status, answer.msg).toBe(200);
    };
    await correct(one.id);
    expect(await found({ nationality: 'IE' })).toEqual(numbers(order));
    expect(await found({ nationality: 'GB' })).toEqual(numbers(order));
    await correct(two.id);
    expect(await found({ nationality: 'GB' })).toEqual([]);
    expect(await found({ nationality: 'IE', session: 'daytime', status: 'paid' })).toEqual(numbers(order));
    expect(await wrongNationalities(db)).toEqual([]);
  });

  test('its move to another session', async () => {
    const order = await bookPaid(day, 'SG');
    expect((await move(order, night)).status).toBe(200);
    expect(await found({ nationality: 'SG', session: 'daytime' })).toEqual([]);
    expect(await found({ nationality: 'SG', session: 'nighttime', status: 'paid' })).toEqual(numbers(order));
    expect(await wrongNationalities(db)).toEqual([]);
  });

  test('its division, in which one nationality leaves it', async () => {
    const order = await bookPaid(day, 'JP', 'AU');
    const { people } = await read(order);
    const { status, msg, data } = await move(order, night, [people[1].id]);
    expect(status, msg).toBe(200);
    expect(await found({ nationality: 'JP' })).toEqual(numbers(order));
    expect(await found({ nationality: 'AU' })).toEqual([data.order.number]);
    expect(await found({ nationality: 'AU', session: 'nighttime' })).toEqual([data.order.number]);
    expect(await wrongNationalities(db)).toEqual([]);
  });

  test('the erasure of its personal data, which keeps nationalities', async () => {
    const near = await createSailing(db, voyage, { date: '2027-01-20' });
    const order = await bookOf(near, 'FR');
    await call('POST', `/orders/${order.number}/cancel`, {
      body: { expectedChargeSen: 0 },
      headers: { 'Idempotency-Key': newKey(), 'X-Order-Token': order.token },
    });
    const erased = await call('POST', `/orders/${order.number}/personal-data/erase`, {
      body: { understood: true },
      headers: desk.headers,
    });
    expect(erased.status, erased.msg).toBe(200);
    expect(await found({ nationality: 'FR', status: 'canceled' })).toEqual(numbers(order));
    expect(await wrongNationalities(db)).toEqual([]);
  });
});

test('the orders from before the migration are found after it (R454)', async () => {
  const older = await createEmptyDatabase();
  const { missing } = await migrationState(older.db);
  const before = missing.slice(0, missing.indexOf('0072_order_nationalities'));
  await older.db.transaction().execute(trx => migrateAsFarAs(trx, before));
  const app = await createTestApp(older);
  const sailingId = await createSailing(older.db, await createVoyage(older.db));
  const { id } = await book(app, sailingId, { passengers: [guest('KR')] });
  await migrate(older.db);
  const rows = await older.db.selectFrom('order_nationalities').select(['order_id', 'nationality']).execute();
  expect(rows).toEqual([{ order_id: id, nationality: 'KR' }]);
  expect(await wrongNationalities(older.db)).toEqual([]);
});

test('a table without rows for some orders is filled once, and what is there stays', async () => {
  const all = await db.selectFrom('order_nationalities').selectAll().orderBy('order_id').execute();
  await db.deleteFrom('order_nationalities').where('nationality', '<>', 'SG').execute();
  expect(await wrongNationalities(db)).not.toEqual([]);
  await db.insertInto('unfilled_migrations').values({ migration: '0072_order_nationalities' }).execute();
  await Promise.all([migrate(db), migrate(db)]);
  expect(await wrongNationalities(db)).toEqual([]);
  expect(await db.selectFrom('order_nationalities').selectAll().execute()).toHaveLength(all.length);
  expect(await db.selectFrom('unfilled_migrations').selectAll().execute()).toEqual([]);
});

test('filling does not wait for an order that somebody changes, and fills it afterwards', async () => {
  const order = await bookOf(day, 'IS');
  await db.deleteFrom('order_nationalities').where('order_id', '=', order.id).execute();
  const others = await bookOf(day, 'NO');
  await db.deleteFrom('order_nationalities').where('order_id', '=', others.id).execute();
  let filling: Promise<void> | undefined;
  await db.transaction().execute(async trx => {
    await trx.selectFrom('orders').where('id', '=', order.id).select('id').forNoKeyUpdate().execute();
    filling = fill(db as never);
    await expect.poll(() => found({ nationality: 'NO' })).toEqual(numbers(others));
    expect(await found({ nationality: 'IS' })).toEqual([]);
  });
  await filling;
  expect(await found({ nationality: 'IS' })).toEqual(numbers(order));
});

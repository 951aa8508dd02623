import { beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, FARES, passengerInput } from '../support/database/factories.ts';
import { type BookedOrder, book } from '../support/money/paying.ts';
import { type SignedIn, signInCustomer } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const gangway = await createTestApp(database);
const { call, clock } = gangway;

let me: SignedIn;
/** Booked in this order; they depart in the opposite one. */
let orders: { late: BookedOrder; middle: BookedOrder; early: BookedOrder };

beforeAll(async () => {
  const voyage = await createVoyage(database.db);
  me = await signInCustomer(gangway);
  const sailings = {
    late: await createSailing(database.db, voyage, { date: '2027-05-03' }),
    middle: await createSailing(database.db, voyage, { date: '2027-04-02' }),
    early: await createSailing(database.db, voyage, { date: '2027-03-01' }),
  };
  const named = (name: string) => ({ contact: { name, email: 'a@example.com', phone: '+60123456789' } });
  const late = await book(gangway, sailings.late, named('Farah binti Aziz'), me.headers);
  clock.advance(60_000);
  const middle = await book(
    gangway,
    sailings.middle,
    {
      ...named('Tan Wei Leong'),
      passengers: [passengerInput(), passengerInput({ name: '陳偉龍 100%_a\\b' })],
      expectedTotalSen: 2 * FARES.adult,
    },
    me.headers,
  );
  clock.advance(60_000);
  // No order number has a U: a search for the name never finds one by chance.
  const early = await book(gangway, sailings.early, named('Paul'), me.headers);
  await book(gangway, sailings.early, named('Farah binti Aziz'));
  orders = { late, middle, early };
});

/** Names of the orders that a query finds, in order. */
async function find(query: Record<string, string> = {}): Promise<string[]> {
  const { data } = await call('GET', `/orders?${new URLSearchParams(query)}`, { headers: me.headers });
  expect(data.total).toBe(data.items.length);
  return data.items.map(
    ({ number }: { number: string }) =>
      Object.entries(orders).find(([, order]) => order.number === number)?.[0] ?? 'another’s',
  );
}

describe('my orders', () => {
  test('contain only the customer’s orders, newest first', async () => {
    expect(await find()).toEqual(['early', 'middle', 'late']);
  });

  test.each([
    ['contact’s name', { search: 'farah' }, ['late']],
    ['passenger’s name', { search: '偉龍' }, ['middle']],
    ['port in English', { search: 'penang' }, ['early', 'middle', 'late']],
    ['sailing date', { search: '2027-04-02' }, ['middle']],
    ['percent sign that stands for itself', { search: '100%' }, ['middle']],
    ['underscore that stands for itself', { search: '%_a\\' }, ['middle']],
    ['character that is no wild card', { search: 'f%h' }, []],
    ['name without matches', { search: 'Nobody' }, []],
  ])('are found by a %s', async (_what, query, expected) => {
    expect(await find(query)).toEqual(expected);
  });

  test('are found by their number in any notation', async () => {
    const { number } = orders.middle;
    const typed = `${number.slice(0, 4).toLowerCase()}-${number.slice(4)}`;
    expect(await find({ search: typed })).toEqual(['middle']);
    expect(await find({ search: number.slice(-5) })).toEqual(['middle']);
  });

  test.each([
    [{ from: '2027-04-02' }, ['middle', 'late']],
    [{ to: '2027-04-02' }, ['early', 'middle']],
    [{ from: '2027-03-02', to: '2027-04-30' }, ['middle']],
    [{ status: 'unpaid', search: 'paul' }, ['early']],
    [{ status: 'paid' }, []],
  ])('are filtered by %o', async (query, expected) => {
    expect(await find(query)).toEqual(expected);
  });

  test.each([
    [{ sort: 'created', descending: 'false' }, ['late', 'middle', 'early']],
    [{ sort: 'sailing' }, ['late', 'middle', 'early']],
    [{ sort: 'sailing', descending: 'false' }, ['early', 'middle', 'late']],
    [{ sort: 'due' }, ['middle', 'early', 'late']],
  ])('are sorted by %o', async (query, expected) => {
    expect(await find(query)).toEqual(expected);
  });

  test('are paged, with the total count', async () => {
    const { data } = await call('GET', '/orders?size=2&page=2&search=penang', { headers: me.headers });
    expect(data).toMatchObject({ total: 3, page: 2, size: 2, items: [{ number: orders.late.number }] });
  });

  test.each(['sort=price', 'from=tomorrow', 'descending=yes', 'status=lost'])('refuse %s', async query => {
    const answer = await call('GET', `/orders?${query}`, { headers: me.headers });
    expect(answer).toMatchObject({ status: 422, data: { error: 'invalid-input' } });
    expect(Object.keys(answer.data.fields)).toEqual([query.split('=')[0]]);
  });
});

import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../src/lib/database/database.ts';
import { type BusySeason, createBusySeason } from '../support/amounts/busy-season.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { passengerInput } from '../support/database/factories.ts';
import { book } from '../support/money/paying.ts';
import { type SignedIn, signInCustomer, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const gangway = await createTestApp(database);
const { call } = gangway;

let desk: SignedIn;
let season: BusySeason;
let chen: string;
let named: Record<string, string>;

beforeAll(async () => {
  season = await createBusySeason(gangway);
  desk = await signInStaff(gangway, ['orders.read']);
  const order = await book(gangway, season.sailings.onSale, {
    passengers: [
      passengerInput({
        name: '陈伟明',
        idType: 'passport',
        idNumber: 'E 7027-2548',
        nationality: 'CN',
        documentExpiry: '2031-01-01',
        issuingCountry: 'CN',
      }),
    ],
    contact: { name: "Nuala O'Brien-Lim", email: 'nuala@example.com', phone: '+353 86 987 1203' },
  });
  chen = order.number;
  named = Object.fromEntries(Object.entries(season.orders).map(([fate, { number }]) => [number, fate]));
});

const list = async (query: Record<string, string | number>) => {
  const text = new URLSearchParams(
    Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
  );
  const answer = await call('GET', `/office/orders?size=200&${text}`, { headers: desk.headers });
  if (answer.status !== 200) throw new Error(`${answer.msg} ${JSON.stringify(answer.data)}`);
  return answer.data;
};
const numbers = async (query: Record<string, string | number>): Promise<string[]> =>
  (await list(query)).items.map(({ number }: { number: string }) => number);
/** The outcomes of the orders found, sorted; the extra order is named by its number. */
const fates = async (query: Record<string, string | number>) =>
  (await numbers(query)).map(number => named[number] ?? number).sort();

describe('one order is found by', () => {
  test.each([
    ['a beginning of its number', () => chen.slice(0, 5).toLowerCase()],
    ['the middle of its number', () => chen.slice(3, 8)],
    ['its number as people read it out', () => `${chen.slice(2, 6)} ${chen.slice(6)}`],
    ['its ticket’s serial', () => `${chen}-1`],
    ['a passenger’s name', () => '陈伟明'],
    ['part of a Chinese name', () => '伟'],
    ['the contact’s name without its signs', () => 'obrien'],
    ['two parts of the name in any order', () => 'lim nua'],
    ['the end of the phone', () => '9871203'],
    ['the phone as it is written', () => '+353 86-987 1203'],
    ['the document', () => 'E70272548'],
    ['part of the document as it is printed', () => '7027-2548'],
    ['the e-mail address', () => 'nuala@exam'],
    ['the first letters of one word and the whole of another', () => 'nu 陈伟明'],
  ])('%s', async (_what, search) => expect(await numbers({ search: search() })).toEqual([chen]));
});

test('a text without matches finds nothing, and blanks find everything', async () => {
  expect(await list({ search: 'zzzz' })).toMatchObject({ items: [], total: 0, totalIsExact: true });
  expect(await list({ search: '  - ' })).toMatchObject({ total: Object.keys(named).length + 1 });
});

test('an order is found by corrected values and not by former ones', async () => {
  const { onSale } = season.sailings;
  const { number, id } = await book(gangway, onSale, {
    passengers: [passengerInput({ name: 'Wrnogly Spelt' })],
  });
  expect(await numbers({ search: 'wrnogly' })).toEqual([number]);
  await sql`update passengers set name = 'Wrongly Spelt' where order_id = ${id}`.execute(database.db);
  await sql`update orders set contact_phone = '+44 7700 900123' where id = ${id}`.execute(database.db);
  expect(await numbers({ search: 'wrnogly' })).toEqual([]);
  expect(await numbers({ search: 'wrongly 7700900123' })).toEqual([number]);
});

describe('the list is filtered by', () => {
  test('status, one or several', async () => {
    expect(await fates({ status: 'refunded' })).toEqual(['byAgentRefunded']);
    expect(await fates({ status: 'refunded,completed' })).toEqual(['aboard', 'byAgentRefunded', 'noShow']);
  });
  test('channel and payment method', async () => {
    expect(await fates({ channel: 'counter' })).toEqual(['atTheDesk']);
    expect(await fates({ paymentMethod: 'balance' })).toEqual(['byAgent', 'byAgentRefunded']);
  });
  test('QR status', async () => expect(await fates({ qrStatus: 'used' })).toEqual(['aboard']));
  test('nationality', async () => expect(await numbers({ nationality: 'CN' })).toEqual([chen]));
  test('the contact’s name alone', async () => {
    expect(await numbers({ customer: "O'Brien" })).toEqual([chen]);
    expect(await numbers({ customer: '陈伟明' })).toEqual([]);
  });
  test('account', async () => {
    const { agent } = season;
    const own = ['byAgent', 'byAgentRefunded'];
    expect(await fates({ account: `customer-${agent.id}` })).toEqual(own);
    expect(await fates({ account: `Customer-${agent.id.slice(0, -4)}` })).toEqual(own);
  });
  test('a whole username, but not a prefix', async () => {
    const { agent } = season;
    const username = `customer-${agent.id.slice(0, -4)}`;
    const { id } = await signInCustomer(gangway);
    await inTransaction(gangway.deps, 'system:test', trx =>
      trx.updateTable('customers').set({ username }).where('id', '=', id).execute(),
    );
    expect(await fates({ account: username })).toEqual([]);
    expect(await fates({ account: username.slice(0, -1) })).toEqual(['byAgent', 'byAgentRefunded']);
  });
  test('cabin, of a canceled order too', async () => {
    expect(await fates({ room: '501', status: 'canceled' })).toEqual(['owed']);
  });
  test('amounts due and paid', async () => {
    expect(await numbers({ dueFrom: 20_000, dueTo: 20_000, nationality: 'CN' })).toEqual([chen]);
    expect(await fates({ paidFrom: 1, status: 'refunded', paidTo: 20_000 })).toEqual(['byAgentRefunded']);
  });
  test('departure dates, session, ship, route and sailing', async () => {
    const { sailed, full } = season.sailings;
    const { shipId, routeId } = season.voyage;
    const ofSailed = await fates({ sailing: sailed });
    expect(ofSailed).toEqual(['aboard', 'forfeited', 'noShow']);
    expect(await fates({ from: '2026-11-25', to: '2026-11-25', ship: shipId, route: routeId })).toEqual(
      ofSailed,
    );
    expect(await fates({ session: 'daytime', from: '2027-03-13' })).toEqual(await fates({ sailing: full }));
    expect(await fates({ ship: shipId + 1 })).toEqual([]);
  });
  test('the days of creation, change, cancellation and refund', async () => {
    expect(await fates({ createdFrom: '2026-11-26' })).toContain('unpaid');
    expect(await fates({ createdTo: '2026-11-25' })).not.toContain('unpaid');
    expect(await fates({ updatedFrom: '2026-11-26', status: 'completed' })).toEqual(['aboard', 'noShow']);
    expect(await fates({ refundedFrom: '2026-11-20', refundedTo: '2026-11-20' })).toEqual([
      'byAgentRefunded',
    ]);
    expect(await fates({ canceledFrom: '2026-11-20', canceledTo: '2026-11-20', paidFrom: 1 })).toEqual([
      'byAgentRefunded',
      'forfeited',
      'owed',
    ]);
    expect(await fates({ canceledTo: '2026-11-19' })).toEqual([]);
  });
  test('a number and a reference', async () => {
    expect(await numbers({ number: chen.toLowerCase() })).toEqual([chen]);
    expect((await list({ reference: 'SELAT' })).total).toBeGreaterThan(10);
    expect(await numbers({ reference: 'NOBODY' })).toEqual([]);
  });
});

test('a row has every field of an order (R44)', async () => {
  const [row] = (await list({ number: season.orders.aboard.number })).items;
  expect(row).toMatchObject({
    reference: 'SELAT',
    nationalities: ['MY'],
    account: null,
    customerName: 'Aisyah binti Rahman',
    rooms: [expect.stringMatching(/^50\d$/)],
    dueSen: 82_000,
    paidSen: 82_000,
    session: 'daytime',
    paymentMethod: 'online',
    qrStatus: 'used',
    status: 'completed',
    date: '2026-11-25',
    passengers: 3,
    holdExpiresAt: null,
  });
});

test.each(['created', 'updated', 'departure', 'number', 'customer', 'due'])(
  'sorted by %s, pages follow one another without a gap, forwards and backwards',
  async sort => {
    const all = await numbers({ sort, descending: 'false' });
    const pages = [1, 2, 3, 4, 5].map(page =>
      call('GET', `/office/orders?size=5&page=${page}&sort=${sort}&descending=false`, {
        headers: desk.headers,
      }),
    );
    const rows = (await Promise.all(pages)).flatMap(({ data }) =>
      data.items.map((row: { number: string }) => row.number),
    );
    expect(rows).toEqual(all);
    expect(await numbers({ sort, descending: 'true' })).toEqual(all.toReversed());
  },
);

test('customers and staff without the permission are refused', async () => {
  const customer = await signInCustomer(gangway);
  const gate = await signInStaff(gangway, ['boarding.verify']);
  for (const { headers } of [customer, gate])
    expect((await call('GET', '/office/orders', { headers })).status).toBe(403);
});

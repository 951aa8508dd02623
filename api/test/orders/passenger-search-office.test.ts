import { beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, FARES, passengerInput } from '../support/database/factories.ts';
import { type BookedOrder, book } from '../support/money/paying.ts';
import { type SignedIn, signInCustomer, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const gangway = await createTestApp(database);

let desk: SignedIn;
let family: BookedOrder;
let later: BookedOrder;

beforeAll(async () => {
  const sailing = await createSailing(database.db, await createVoyage(database.db));
  desk = await signInStaff(gangway, ['orders.read']);
  family = await book(gangway, sailing, {
    passengers: [
      passengerInput({ name: "Nuala O'Brien-Lim", idNumber: 'E 7027-2548', phone: '+353 86 987 1203' }),
      passengerInput({ name: '陈伟明', idNumber: 'G11223344' }),
    ],
    expectedTotalSen: 2 * FARES.adult,
    contact: { name: 'Ottilie Bookwright', email: 'ottilie@example.com', phone: '+60 12-000 0000' },
  });
  gangway.clock.advance(60_000);
  later = await book(gangway, sailing, {
    passengers: [passengerInput({ name: 'Nuala Brennan', idNumber: 'X900' })],
  });
});

const find = async (search: string, size = 5) => {
  const query = new URLSearchParams({ search, size: String(size) });
  return gangway.call('GET', `/office/passengers?${query}`, { headers: desk.headers });
};
const names = async (search: string, size?: number) =>
  (await find(search, size)).data.map(({ name }: { name: string }) => name);

describe('one passenger is found by', () => {
  test.each([
    ['the name without its signs', 'obrien', "Nuala O'Brien-Lim"],
    ['parts of the name in any order', 'lim nua', "Nuala O'Brien-Lim"],
    ['the document as it is read out', 'E70272548', "Nuala O'Brien-Lim"],
    ['the end of the document', '2548', "Nuala O'Brien-Lim"],
    ['name and document together', 'nuala e7027', "Nuala O'Brien-Lim"],
    ['part of a Chinese name', '伟明', '陈伟明'],
  ])('%s', async (_what, search, name) => expect(await names(search)).toEqual([name]));
});

test('the result has the order’s status and its departure', async () => {
  const { data } = await find('g11223344');
  expect(data).toEqual([
    {
      id: expect.any(String),
      name: '陈伟明',
      idNumber: 'G11223344',
      orderNumber: family.number,
      orderStatus: 'unpaid',
      ship: expect.any(String),
      departsAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\+08:00$/),
    },
  ]);
});

test('namesakes are sorted by the latest order, up to the requested limit', async () => {
  expect(await names('nuala')).toEqual(['Nuala Brennan', "Nuala O'Brien-Lim"]);
  expect((await find('nuala', 1)).data).toMatchObject([{ orderNumber: later.number }]);
});

test.each([
  ['a contact who is no passenger', 'bookwright'],
  ['words of two passengers', '陈伟明 nuala'],
  ['a phone', '9871203'],
  ['signs alone', '--'],
])('no passenger is found by %s', async (_what, search) => expect(await names(search)).toEqual([]));

test('a single letter and callers without the permission are refused', async () => {
  expect((await find('n')).status).toBe(422);
  const customer = await signInCustomer(gangway);
  const gate = await signInStaff(gangway, ['boarding.verify']);
  for (const { headers } of [customer, gate])
    expect((await gangway.call('GET', '/office/passengers?search=nuala', { headers })).status).toBe(403);
});

import { beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { type BookedOrder, book } from '../support/money/paying.ts';
import { type SignedIn, signInCustomer, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const gangway = await createTestApp(database);
const { call } = gangway;

let customer: SignedIn;
let desk: SignedIn;
let order: BookedOrder;

beforeAll(async () => {
  [customer, desk] = [await signInCustomer(gangway), await signInStaff(gangway, ['orders.read'])];
  order = await book(gangway, await createSailing(database.db, await createVoyage(database.db)));
});

const kept = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await call('GET', path, { headers });
  return [answer.status, answer.headers.get('Cache-Control')];
};

test('no cache keeps an answer to a particular caller, including refusals (R334)', async () => {
  expect(await kept('/orders', customer.headers)).toEqual([200, 'no-store']);
  expect(await kept('/sysUser/info', desk.headers)).toEqual([200, 'no-store']);
  expect(await kept('/office/orders', desk.headers)).toEqual([200, 'no-store']);
  expect(await kept('/office/roles', desk.headers)).toEqual([403, 'no-store']);
  expect(await kept(`/orders/${order.number}`, { 'X-Order-Token': order.token })).toEqual([200, 'no-store']);
  expect(await kept(`/orders/${order.number}?key=${order.token}`)).toEqual([200, 'no-store']);
});

test('public answers may be cached as their headers say', async () => {
  expect(await kept('/ports')).toEqual([200, 'public, no-cache']);
  expect(await kept('/health')).toEqual([200, null]);
});

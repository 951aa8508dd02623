import { gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { createCaller } from '../support/call.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, orderInput } from '../support/database/factories.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { deps, clock } = await createTestApp(database);
const SHARED_MS = 1_000;
let reads = 0;
const counted = database.db.withPlugin({
  transformQuery: ({ node }) => {
    if (JSON.stringify(node).includes('with matching as')) reads += 1;
    return node;
  },
  transformResult: async ({ result }) => result,
});
const app = createApp({ ...deps, db: counted }, { sharedMs: SHARED_MS });
const call = createCaller(app);

let sailing: number;
beforeAll(async () => {
  const voyage = await createVoyage(database.db);
  sailing = await createSailing(database.db, voyage, { date: '2027-03-12', capacity: 1 });
  for (let day = 13; day < 20; day++) await createSailing(database.db, voyage, { date: `2027-03-${day}` });
});
const found = async (query: string) => (await call('GET', `/sailings?${query}`)).data.total as number;

test('many different concurrent searches read the sailings on sale once', async () => {
  const totals = await Promise.all(['party=1', 'party=2', 'from=2027-03-15', 'session=nighttime'].map(found));
  expect(totals).toEqual([8, 7, 5, 0]);
  expect(reads).toBe(1);
});

test('a search may be a second old, and a booking reads the current state', async () => {
  clock.advance(SHARED_MS);
  expect(await found('party=1')).toBe(8);
  const book = (key: string) =>
    call('POST', '/orders', { headers: { 'Idempotency-Key': key }, body: orderInput(sailing) });
  expect((await book('first-buyer')).status).toBe(200);
  clock.advance(SHARED_MS - 1);
  expect(await found('party=1')).toBe(8);
  expect(await book('second-buyer')).toMatchObject({ status: 409 });
  clock.advance(1);
  expect(await found('party=1')).toBe(7);
});

test('a search leaves out a sailing whose sale closed since the shared read', async () => {
  // Sales close an hour before the 13th's sailing at 09:00.
  clock.set('2027-03-12T23:59:59.500Z');
  expect(await found('from=2027-03-13')).toBe(7);
  clock.advance(SHARED_MS - 1);
  expect(await found('from=2027-03-13&size=50')).toBe(6);
});

test('an answer is compressed for clients that accept it, with the usual headers', async () => {
  const plain = await app.request('/prod-api/sailings?size=50');
  const packed = await app.request('/prod-api/sailings?size=50', {
    headers: { 'Accept-Encoding': 'br, gzip' },
  });
  expect(packed.headers.get('Content-Encoding')).toBe('gzip');
  expect(plain.headers.get('Content-Encoding')).toBeNull();
  expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(await plain.text());
  for (const { headers } of [plain, packed]) {
    expect(headers.get('Vary')).toBe('Accept-Encoding');
    expect(headers.get('Content-Type')).toBe('application/json');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
  }
  const refused = await app.request('/prod-api/sailings?size=50', {
    headers: { 'Accept-Encoding': 'gzip;q=0' },
  });
  expect(refused.headers.get('Content-Encoding')).toBeNull();
});

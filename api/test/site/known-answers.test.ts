import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_VIEWS_FILE } from '@gangway/shared/contract/base/first-view.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { signInCustomer } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const gangway = await createTestApp(database);
const { clock, deps } = gangway;
const SHARED_MS = 1_000;
const builtSite = join(deps.env.dataDir, 'site');
mkdirSync(join(builtSite, 'assets'), { recursive: true });
writeFileSync(
  join(builtSite, 'index.html'),
  `<!doctype html>
<html lang="en">
  <head><title>Gangway</title><link rel="stylesheet" crossorigin href="/assets/boot-1.css"></head>
  <body><div class="opening-page wrap"></div><p class="opening-failure" role="alert" hidden></p></body>
</html>
<!-- ${'x'.repeat(1_000)} -->
`,
);
writeFileSync(join(builtSite, 'assets/boot-1.css'), '.opening{color:red}');
writeFileSync(join(builtSite, FIRST_VIEWS_FILE), '{}');
const app = createApp(deps, { sharedMs: SHARED_MS, builtSite });

beforeAll(async () => {
  const voyage = await createVoyage(database.db);
  for (let day = 13; day < 20; day++) await createSailing(database.db, voyage, { date: `2027-03-${day}` });
});
// Each test begins without answers.
beforeEach(() => clock.advance(SHARED_MS));

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await app.request(path, { headers });
  const { 'x-request-id': id, ...others } = Object.fromEntries(answer.headers);
  expect(id).toMatch(/^[\da-f-]{36}$/);
  return {
    status: answer.status,
    headers: others,
    body: Buffer.from(await answer.arrayBuffer())
      .toString('latin1')
      .replace(id ?? '', 'id'),
  };
}

/** A condition that nothing fulfills has a request answered by the normal route. */
const UNFULFILLED = { 'If-None-Match': '"none"' };

const cases: [string, string, Record<string, string>?][] = [
  ['a search', '/prod-api/sailings?from=2027-03-13&to=2027-03-19'],
  ['a search, packed', '/prod-api/sailings?party=2', { 'Accept-Encoding': 'gzip, deflate, br' }],
  ['a search, deflated', '/prod-api/sailings?party=2', { 'Accept-Encoding': 'deflate' }],
  ['a search with the key of an order', '/prod-api/sailings?key=k'],
  ['a search that finds nothing', '/prod-api/sailings?from=2031-01-01', { 'Accept-Encoding': 'gzip' }],
  ['a search with a wrong date', '/prod-api/sailings?from=tomorrow'],
  ['the calendar of a year', '/prod-api/sailings/calendar?from=2027-01-01&to=2027-12-31'],
  ['the home page', '/home'],
  ['the home page, packed', '/home', { 'Accept-Encoding': 'gzip' }],
  ['the home page of the chosen language', '/home', { Cookie: 'language=ms', 'Accept-Language': 'zh' }],
  ['the home page in the language of the browser', '/home', { 'Accept-Language': 'ko' }],
  ['the home page of somebody signed in', '/home', { Cookie: 'token=t' }],
  ['a link that chooses the language', '/home?lang=zh'],
  ['an address without a page', '/nowhere'],
];

test.each(cases)('a known answer is the same as one that is made: %s', async (_, path, headers) => {
  const made = await ask(path, headers);
  expect(await ask(path, headers)).toEqual(made);
  expect(await ask(path, { ...headers, ...UNFULFILLED })).toEqual(made);
});

test('a customer has an answer of their own, which is not stored', async () => {
  const customer = (await signInCustomer(gangway)).headers;
  const path = '/prod-api/sailings?party=1';
  const { headers } = await ask(path);
  expect(headers).not.toHaveProperty('cache-control');
  expect((await ask(path, customer)).headers).toHaveProperty('cache-control', 'no-store');
  expect((await ask(path, { 'X-Token': 'none' })).status).toBe(401);
});

test('a page that the browser has is not sent again', async () => {
  const { headers } = await ask('/home');
  expect((await ask('/home', { 'If-None-Match': headers.etag ?? '' })).status).toBe(304);
});

test('a known answer is made again once it is too old', async () => {
  const path = '/prod-api/sailings?from=2027-03-19';
  const before = await ask(path);
  await database.db.updateTable('fares').set({ price_sen: 12_300 }).execute();
  clock.advance(SHARED_MS - 1);
  expect(await ask(path)).toEqual(before);
  clock.advance(1);
  expect((await ask(path)).body).not.toBe(before.body);
});

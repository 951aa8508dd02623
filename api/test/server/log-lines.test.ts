import type { FailureEnvelope } from '@gangway/shared/contract/base/envelope.ts';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { openPools } from '../../src/lib/database/pools.ts';
import { listen } from '../../src/lib/http/http-server.ts';
import { createLog } from '../../src/lib/process/log.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, orderInput } from '../support/database/factories.ts';
import { newKey } from '../support/money/paying.ts';
import { type SignedIn, signInCustomer, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const gangway = await createTestApp(database);
const lines: Record<string, unknown>[] = [];
const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
const server = await listen(createApp({ ...gangway.deps, log }).fetch, { host: '127.0.0.1', port: 0 });
afterAll(() => server.stop(0));
let customer: SignedIn;
let staff: SignedIn;
beforeAll(async () => {
  customer = await signInCustomer(gangway);
  staff = await signInStaff(gangway, ['orders.read']);
});
beforeEach(() => {
  lines.length = 0;
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${server.port}${path}`, { headers });

test('a request has one line with its route, actor and client, and no id or query of its path (R440)', async () => {
  await get('/prod-api/orders/GW-SECRET1?key=AnotherSecret', customer.headers);
  expect(lines).toEqual([
    {
      level: 30,
      time: expect.any(String),
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
      method: 'GET',
      route: '/prod-api/orders/:number',
      status: 404,
      ms: expect.any(Number),
      client: '127.0.0.1',
      actor: expect.stringMatching(/^customer:[\da-f-]{36}$/),
      error: 'order-not-found',
      msg: 'request',
    },
  ]);
});

test.each([
  ['/prod-api/ports', '/prod-api/ports'],
  ['/prod-api/sailings/12', '/prod-api/sailings/:id'],
  ['/prod-api/nowhere/at/all', '/prod-api/*'],
  ['/nowhere/at/all', '/*'],
  ['/media/nowhere.jpg', '/media/*'],
  ['/prod-api/office/orders', '/prod-api/office/orders'],
])('the line of %s has the template %s (R440)', async (path, route) => {
  await get(path);
  expect(lines.filter(({ msg }) => msg === 'request').map(line => line.route)).toEqual([route]);
});

test('a refusal by the session counts to the route that it was for, and staff are named by their id (R440)', async () => {
  await get('/prod-api/office/orders', { 'X-Token': 'none' });
  await get('/prod-api/office/orders', staff.headers);
  expect(lines).toMatchObject([
    { route: '/prod-api/office/orders', status: 401, error: 'not-signed-in' },
    { route: '/prod-api/office/orders', status: 200, actor: expect.stringMatching(/^staff:[\da-f-]{36}$/) },
  ]);
  expect(lines[0]).not.toHaveProperty('actor');
});

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
test.each([
  ['X-Request-Id', { 'X-Request-Id': 'proxy-0123456789' }, 'proxy-0123456789'],
  ['traceparent', { traceparent: `00-${trace}-00f067aa0ba902b7-01` }, trace],
  [
    'X-Request-Id before traceparent',
    { 'X-Request-Id': 'proxy-0123456789', traceparent: `00-${trace}-00f067aa0ba902b7-01` },
    'proxy-0123456789',
  ],
  ['no mail address', { 'X-Request-Id': 'aisyah@example.com' }, undefined],
  ['nothing that is too short', { 'X-Request-Id': 'a' }, undefined],
  ['nothing that is too long', { 'X-Request-Id': 'a'.repeat(129) }, undefined],
  ['no empty trace', { traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01` }, undefined],
])('the id is taken from %s (R440)', async (_, headers: Record<string, string>, id) => {
  const answer = await get('/prod-api/nowhere', headers);
  const made = expect.stringMatching(/^[\da-f]{8}-[\da-f-]{27}$/);
  const { requestId } = (await answer.json()) as FailureEnvelope;
  const ids = { header: answer.headers.get('X-Request-Id'), body: requestId, line: lines[0]?.requestId };
  expect(ids).toEqual({ header: id ?? made, body: id ?? made, line: id ?? made });
  expect(new Set(Object.values(ids)).size).toBe(1);
});

test('a plain booking has its line too, and a refused one its error (R440)', async () => {
  const voyage = await createVoyage(database.db);
  const sailingId = await createSailing(database.db, voyage, { capacity: 1 });
  const book = () =>
    fetch(`http://127.0.0.1:${server.port}/prod-api/orders`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newKey() },
      body: JSON.stringify(orderInput(sailingId)),
    });
  const [made, refused] = [await book(), await book()];
  expect([made.status, refused.status]).toEqual([200, 409]);
  expect(lines).toMatchObject([
    { method: 'POST', route: '/prod-api/orders', status: 200, actor: 'guest', client: '127.0.0.1' },
    { method: 'POST', route: '/prod-api/orders', status: 409, error: expect.any(String) },
  ]);
  const { requestId } = (await refused.json()) as FailureEnvelope;
  expect(requestId).toBe(lines[1]?.requestId);
});

test('what is logged while a request is handled carries its id (R440)', async () => {
  const away = openPools('postgres://nobody@127.0.0.1:1/nowhere');
  onTestFinished(() => away.close());
  const answer = await createApp({ ...gangway.deps, log }, { pools: away }).request('/prod-api/ports', {
    headers: { 'X-Request-Id': 'proxy-0123456789' },
  });
  expect(answer.status).toBe(503);
  expect(lines).toMatchObject([
    { requestId: 'proxy-0123456789', msg: 'unavailable', err: { code: 'ECONNREFUSED' } },
    { requestId: 'proxy-0123456789', msg: 'request', status: 503, error: 'unavailable' },
  ]);
});

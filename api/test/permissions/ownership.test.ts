import { beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { askToPay, type BookedOrder, book, newKey, noticeOf, notify } from '../support/money/paying.ts';
import { type SignedIn, signInCustomer, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';
import { testWallets } from '../support/wallets/wallets.ts';
import { findOperations, type Operation } from './routes.ts';

const database = await createTestDatabase();
// Without wallets, their addresses would be missing for everybody.
const gangway = await createTestApp(database, { wallets: testWallets().wallets });
const { app, call } = gangway;

/** Path parameters of public resources of the operator, which need no permission. */
const ofTheOperator = [
  '/sailings/{id}',
  // Without anybody’s name.
  '/sailings/{id}/seats',
  '/ports/{id}',
  '/ships/{code}',
  '/guide/{page}',
  '/legal/{page}',
  '/monitor/{sailingId}',
  '/monitor/{sailingId}/events',
  // Only numbers.
  '/standby/{sailingId}',
  '/standby/{sailingId}/events',
];
const owned = (await findOperations(gangway)).filter(
  ({ path, permission }) =>
    path.includes('{') &&
    permission === 'public' &&
    !ofTheOperator.includes(path) &&
    !path.startsWith('/sailings/{id}/waiting-room') &&
    // What a browser does for a workplace, with an authenticator's signature.
    !path.startsWith('/sysUser/passkeys/ceremonies/{id}'),
);

let owner: SignedIn;
let order: BookedOrder;
let other: BookedOrder;
let paymentId: string;
let ticketId: string;

beforeAll(async () => {
  const voyage = await createVoyage(database.db);
  const sailingId = await createSailing(database.db, voyage);
  owner = await signInCustomer(gangway);
  order = await book(gangway, sailingId, {}, owner.headers);
  other = await book(gangway, sailingId);
  paymentId = (await askToPay(gangway, [order])).data.payment.id;
  await notify(gangway, noticeOf(paymentId));
  const { data } = await call('GET', `/orders/${order.number}`, { headers: owner.headers });
  ticketId = data.tickets[0].id;
});

/** The path of this customer's resource, or of a missing one. */
function addressOf({ path }: Operation, whose: 'own' | 'nobody’s'): string {
  const ids = { '/orders/{number}': order.number, '/payments/{id}': paymentId, '/tickets/{id}': ticketId };
  const nobodys = {
    '/orders/{number}': 'SC00000000',
    '/payments/{id}': gangway.deps.ids.uuid(),
    '/tickets/{id}': gangway.deps.ids.uuid(),
  };
  const start = (Object.keys(ids) as (keyof typeof ids)[]).find(known => path.startsWith(known));
  if (!start) throw new Error(`${path}: whose is it? Say so here, or in ofTheOperator.`);
  return path.replace(/\{.+?\}/, (whose === 'own' ? ids : nobodys)[start]);
}

async function visit(
  operation: Operation,
  whose: 'own' | 'nobody’s',
  headers: Record<string, string>,
  query = '',
) {
  const isPost = operation.method === 'POST';
  const change = { kind: 'sailing', sailingId: 1 };
  const expected = { endsOrder: false, chargeSen: 0, refundSen: 0, toPaySen: 0 };
  const wanted = { expectedChargeSen: 0, choice: 'refund', code: 'none', change, expected, understood: true };
  const response = await app.request(`/prod-api${addressOf(operation, whose)}${query}`, {
    method: operation.method,
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': newKey(),
      // The answers are compared, and have the id of their request.
      'X-Request-Id': 'of-a-stranger',
      ...headers,
    },
    ...(isPost && { body: JSON.stringify(wanted) }),
  });
  return { status: response.status, body: await response.text() };
}

describe.each(owned)('$method $path', operation => {
  const strangers: Record<string, () => Promise<[headers: Record<string, string>, query?: string]>> = {
    'another customer': async () => [(await signInCustomer(gangway)).headers],
    'an agent': async () => [(await signInCustomer(gangway, 'super_agent')).headers],
    'a guest': async () => [{}],
    'a guest with the token of another order': async () => [{ 'X-Order-Token': other.token }],
    'a guest with a made-up link': async () => [{}, `?key=${'A'.repeat(43)}`],
    'staff who do not read orders': async () => [
      (await signInStaff(gangway, ['boarding.verify', 'orders.cancel'])).headers,
    ],
  };

  test.each(Object.keys(strangers))('%s gets the same answer as for a missing resource', async stranger => {
    const [headers, query] = (await strangers[stranger]?.()) ?? [{}];
    const answer = await visit(operation, 'own', headers, query);
    expect(answer.status).toBe(404);
    expect(answer).toEqual(await visit(operation, 'nobody’s', headers, query));
  });
});

describe('a customer', () => {
  test('cannot see orders of another customer', async () => {
    const stranger = await signInCustomer(gangway);
    expect((await call('GET', '/orders', { headers: stranger.headers })).data).toMatchObject({ total: 0 });
    expect((await call('GET', '/orders', { headers: owner.headers })).data.items).toMatchObject([
      { number: order.number },
    ]);
  });

  test('cannot pay orders of another customer', async () => {
    const stranger = await signInCustomer(gangway);
    const answer = await askToPay(gangway, [{ ...order, token: '' }], { headers: stranger.headers });
    expect(answer).toMatchObject({ status: 404, data: { error: 'order-not-found' } });
  });
});

describe('access is allowed to', () => {
  const reading = owned.filter(({ method }) => method === 'GET');
  const canceling = owned.filter(({ method, path }) => method === 'POST' && path.includes('/cancel'));

  test.each(reading)('$method $path: owner, holder of the token, and staff', async operation => {
    const clerk = await signInStaff(gangway, ['orders.read', 'payments.read']);
    const token = { 'X-Order-Token': order.token };
    for (const headers of [owner.headers, token, clerk.headers])
      expect((await visit(operation, 'own', headers)).status).toBe(200);
    expect((await visit(operation, 'own', {}, `?key=${order.token}`)).status).toBe(200);
  });

  test('staff who may only read orders cannot cancel', async () => {
    const reader = await signInStaff(gangway, ['orders.read']);
    const operation = canceling.find(({ path }) => path.endsWith('/cancel')) as Operation;
    expect((await visit(operation, 'own', reader.headers)).status).toBe(403);
  });

  test('the owner can cancel', async () => {
    const inOrder = canceling
      .filter(({ path }) => path.includes('/cancel'))
      .sort((a, b) => b.path.length - a.path.length);
    expect(inOrder.map(({ path }) => path)).toEqual([
      '/orders/{number}/cancel/preview',
      '/orders/{number}/cancel',
    ]);
    for (const operation of inOrder) expect((await visit(operation, 'own', owner.headers)).status).toBe(200);
  });
});

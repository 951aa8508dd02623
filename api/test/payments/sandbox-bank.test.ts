import { afterAll, describe, expect, test } from 'vitest';
import { SIGNATURE_HEADER } from '../../src/features/payments/providers/sandbox-signature.rules.ts';
import { notifyShop } from '../../src/features/payments/sandbox-bank/bank.service.ts';
import { type JobHandlers, queues, startJobs } from '../../src/lib/database/jobs.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, FARES } from '../support/database/factories.ts';
import { longTest } from '../support/long-test.ts';
import { createMoneyView } from '../support/money/money-view.ts';
import { askToPay, type BookedOrder, book } from '../support/money/paying.ts';
import { serveOnFreePort } from '../support/serve.ts';
import { createTestApp } from '../support/test-app.ts';
import { eventually } from '../support/waiting.ts';

const database = await createTestDatabase();
const server = await serveOnFreePort();
const gangway = await createTestApp(database, { publicUrl: server.url });
const { deps, app } = gangway;
const view = createMoneyView(gangway);
const sailingId = await createSailing(database.db, await createVoyage(database.db));

/** Requests received at /notify, unchanged. */
const received: { body: string; signature: string | null }[] = [];
server.answerWith(async request => {
  if (new URL(request.url).pathname === '/notify/sandbox')
    received.push({ body: await request.clone().text(), signature: request.headers.get(SIGNATURE_HEADER) });
  return app.fetch(request);
});

const queue = await startJobs(database.url, deps.log);
deps.jobs.enqueue = queue.enqueue;
const handlers = {} as JobHandlers;
for (const name of queues) handlers[name] = async () => {};
await queue.work({ ...handlers, 'sandbox-notify': job => notifyShop(deps, job) });
afterAll(() => queue.stop());

/** An order and the link that its payer is sent to. */
async function orderAtBank(): Promise<{ order: BookedOrder; id: string; link: URL }> {
  const order = await book(gangway, sailingId);
  const { data } = await askToPay(gangway, [order]);
  return { order, id: data.payment.id, link: new URL(data.gatewayUrl) };
}

const press = (link: URL, decision: string, more: Record<string, string> = {}) =>
  fetch(new URL(link.pathname, link), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...Object.fromEntries(link.searchParams), decision, ...more }),
  });
const heardOf = (id: string) => received.filter(({ body }) => body.includes(id));
const orderStatus = async (order: BookedOrder) => (await view.order(order)).status;

describe('the page', () => {
  test.each([
    ['en', 'Pay RM 200.00'],
    ['zh', '支付 RM 200.00'],
    ['ko', 'RM 200.00 결제하기'],
  ])('shows amount and choices in %s, without a script', async (language, label) => {
    const { link, id } = await orderAtBank();
    const answer = await fetch(link, { headers: { 'Accept-Language': language } });
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(label);
    expect(page).toContain(id);
    expect(page).not.toMatch(/<script| style="| on\w+="/);
    expect(page.match(/name="decision" value="([\w-]+)"/g)).toHaveLength(5);
    expect(answer.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*form-action 'self'/);
    expect(answer.headers.get('Content-Security-Policy')).not.toContain('unsafe');
  });

  test('has its stylesheet', async () => {
    const answer = await fetch(new URL('/sandbox/page.css', server.url));
    expect(answer.headers.get('Content-Type')).toContain('text/css');
    expect(await answer.text()).toContain('button');
  });

  test('refuses a link without the shop’s signature', async () => {
    const { order, link } = await orderAtBank();
    const cheaper = new URL(link);
    cheaper.searchParams.set('amount', '1');
    const other = new URL(link);
    other.pathname = '/sandbox/pay/%3Cscript%3E';
    const bare = new URL(link.pathname, link);
    for (const forged of [cheaper, other, bare]) {
      const answer = await fetch(forged);
      expect(answer.status).toBe(400);
      expect(await answer.text()).not.toContain('<script>');
      expect((await press(forged, 'pay')).status).toBe(400);
    }
    expect((await press(link, 'steal')).status).toBe(400);
    expect((await press(link, 'pay-late', { seconds: '-5' })).status).toBe(400);
    expect(await orderStatus(order)).toBe('unpaid');
  });
});

describe('the payer', () => {
  test('can pay: the shop is notified with a signed request, and the customer returns to /return', async () => {
    const { order, id, link } = await orderAtBank();
    const answer = await press(link, 'pay');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe(`/return?payment=${id}`);
    await eventually(async () => expect(await orderStatus(order)).toBe('paid'));
    expect(heardOf(id)).toEqual([
      {
        body: expect.stringContaining('"status":"succeeded"'),
        signature: expect.stringMatching(/^t=\d+,v1=[0-9a-f]{64}$/),
      },
    ]);
    expect(await (await fetch(link)).text()).toContain('This payment is complete');
  });

  test('can pay with a duplicate notification, which is applied once', async () => {
    const { order, id, link } = await orderAtBank();
    await press(link, 'pay-twice');
    await eventually(() => expect(heardOf(id)).toHaveLength(2));
    const [first, second] = heardOf(id);
    expect(second?.body).toBe(first?.body);
    await eventually(async () =>
      expect(await view.order(order)).toMatchObject({ status: 'paid', paidSen: FARES.adult }),
    );
  });

  longTest('can pay with a late notification', async () => {
    const { order, id, link } = await orderAtBank();
    await press(link, 'pay-late', { seconds: '3' });
    await new Promise(resolve => setTimeout(resolve, 1_800));
    expect(heardOf(id)).toEqual([]);
    expect(await orderStatus(order)).toBe('unpaid');
    await eventually(async () => expect(await orderStatus(order)).toBe('paid'));
  });

  test.each([
    ['fail', 'failed'],
    ['cancel', 'canceled'],
  ])('%s, and pay after all', async (decision, status) => {
    const { order, id, link } = await orderAtBank();
    await press(link, decision);
    const headers = { 'X-Order-Token': order.token };
    await eventually(async () => expect((await view.payment(id, headers)).data.status).toBe(status));
    expect(await orderStatus(order)).toBe('unpaid');
    await press(link, 'pay');
    await eventually(async () => expect(await orderStatus(order)).toBe('paid'));
  });

  test('can double-click to pay: it is booked once, and cannot be undone', async () => {
    const { order, id, link } = await orderAtBank();
    await Promise.all(Array.from({ length: 5 }, () => press(link, 'pay')));
    await press(link, 'cancel');
    await eventually(async () => expect(await orderStatus(order)).toBe('paid'));
    expect(heardOf(id)).toHaveLength(1);
  });
});

longTest('a notification that the shop failed to process is repeated', async () => {
  const { order, id, link } = await orderAtBank();
  const { answerWith } = server;
  let refused = 0;
  answerWith(async request => {
    if (new URL(request.url).pathname === '/notify/sandbox' && refused++ === 0)
      return new Response('', { status: 503 });
    return app.fetch(request);
  });
  await press(link, 'pay');
  await eventually(async () => expect(await orderStatus(order)).toBe('paid'));
  expect(refused).toBe(2);
  expect((await view.payment(id, { 'X-Order-Token': order.token })).data.status).toBe('succeeded');
});

test('refunds require the shop’s signature', async () => {
  const body = JSON.stringify({ id: 'r', reference: 'p', amountSen: 1 });
  for (const signature of ['', 't=1,v1=00']) {
    const headers = { [SIGNATURE_HEADER]: signature };
    expect((await app.request('/sandbox/refunds', { method: 'POST', headers, body })).status).toBe(401);
  }
});

test('the sandbox bank is disabled if a real gateway is configured', async () => {
  const stripe = { secretKey: 'sk_test_x', webhookSecret: 'whsec_x', apiUrl: undefined };
  const serious = await createTestApp(database, { providers: { stripe } });
  for (const [method, path] of [
    ['GET', '/sandbox/page.css'],
    ['GET', '/sandbox/pay/x'],
    ['POST', '/sandbox/pay/x'],
    ['POST', '/sandbox/refunds'],
    ['POST', '/notify/sandbox'],
  ] as const)
    expect((await serious.app.request(path, { method })).status).toBe(404);
  expect((await serious.call('GET', '/payments/options')).data.providers).toEqual(['stripe']);
});

test('after all tests, every invariant holds', async () => {
  expect(await brokenRows(database.db)).toEqual([]);
});

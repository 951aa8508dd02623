import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { balanceSen, statement, topUp } from '../../src/accounts/ledger/ledger.service.ts';
import { retryRefunds, settleRefund } from '../../src/features/payments/refunds.service.ts';
import { notifyShop, refundPayment } from '../../src/features/payments/sandbox-bank/bank.service.ts';
import { inTransaction } from '../../src/lib/database/database.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, FARES, passengerInput } from '../support/database/factories.ts';
import { longTest } from '../support/long-test.ts';
import { createMoneyView } from '../support/money/money-view.ts';
import { owe } from '../support/money/owed-refund.ts';
import { askToPay, type BookedOrder, book, newKey } from '../support/money/paying.ts';
import { type SignedIn, signInCustomer, signInStaff } from '../support/people/accounts.ts';
import { serveOnFreePort } from '../support/serve.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const server = await serveOnFreePort();
const gangway = await createTestApp(database, { publicUrl: server.url });
server.answerWith(gangway.app.fetch);
const { call, clock, deps, jobs } = gangway;
const view = createMoneyView(gangway);
const voyage = await createVoyage(db);
const sailingId = await createSailing(db, voyage);

async function createAgent(amountSen: number): Promise<SignedIn> {
  const agent = await signInCustomer(gangway, 'agent');
  const author = 'staff:somebody';
  await inTransaction(deps, author, trx =>
    topUp(trx, deps, { customerId: agent.id, amountSen, reason: 'cash received', author }),
  );
  return agent;
}

const payFromBalance = (orders: BookedOrder[], { headers }: SignedIn) =>
  askToPay(gangway, orders, { provider: 'balance', headers });

const payAtCounter = (orders: BookedOrder[], headers: Record<string, string>) =>
  call('POST', '/payments/counter', {
    body: { orderNumbers: orders.map(({ number }) => number) },
    headers: {
      'Idempotency-Key': newKey(),
      'X-Order-Token': orders.map(({ token }) => token).join(','),
      ...headers,
    },
  });

const refundOf = (orderId: string) =>
  db
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();

describe("an agent's balance", () => {
  test('pays at once, with one entry per order', async () => {
    const agent = await createAgent(50_000);
    const orders = [await book(gangway, sailingId), await book(gangway, sailingId)];
    const { data } = await payFromBalance(orders, agent);
    expect(data).toMatchObject({
      gatewayUrl: null,
      payment: {
        provider: 'balance',
        status: 'succeeded',
        orders: [{ outcome: 'applied' }, { outcome: 'applied' }],
      },
    });
    expect(await balanceSen(db, agent.id)).toBe(10_000);
    const { items } = await statement(db, agent.id, { page: 1, size: 10 });
    expect(new Set(items.map(({ orderId }) => orderId))).toEqual(
      new Set([null, ...orders.map(({ id }) => id)]),
    );
  });

  test('that is insufficient pays nothing, with the prescribed message (R63)', async () => {
    const agent = await createAgent(2 * FARES.adult - 1);
    const orders = [await book(gangway, sailingId), await book(gangway, sailingId)];
    expect(await payFromBalance(orders, agent)).toMatchObject({
      status: 409,
      msg: "Sorry, your agent's available balance is insufficient for settlement.",
      data: { error: 'insufficient-balance' },
    });
    expect(await balanceSen(db, agent.id)).toBe(2 * FARES.adult - 1);
    for (const order of orders)
      expect(await view.order(order)).toMatchObject({ status: 'unpaid', paidSen: 0 });
  });

  longTest('pays only as many concurrent orders as it covers', async () => {
    const agent = await createAgent(5 * FARES.adult);
    const orders = await Promise.all(Array.from({ length: 12 }, () => book(gangway, sailingId)));
    const answers = await Promise.all(orders.map(order => payFromBalance([order], agent)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array(5).fill(200),
      ...Array(7).fill(409),
    ]);
    expect(await balanceSen(db, agent.id)).toBe(0);
    const states = await Promise.all(orders.map(order => view.order(order)));
    expect(states.filter(({ status }) => status === 'paid')).toHaveLength(5);
  });

  test('is for agents only', async () => {
    const order = await book(gangway, sailingId);
    const customer = await signInCustomer(gangway);
    for (const headers of [{}, customer.headers])
      expect(await askToPay(gangway, [order], { provider: 'balance', headers })).toMatchObject({
        status: 403,
        data: { error: 'balance-not-yours' },
      });
  });

  test('is credited once on a refund', async () => {
    const agent = await createAgent(50_000);
    const order = await book(gangway, sailingId);
    await payFromBalance([order], agent);
    await owe(deps, order.id, 15_000);
    const { id } = await refundOf(order.id);
    expect(jobs).toContainEqual({ queue: 'settle-refund', data: { refundId: id } });
    await Promise.all(Array.from({ length: 10 }, () => settleRefund(deps, id)));
    expect(await balanceSen(db, agent.id)).toBe(45_000);
    expect(await refundOf(order.id)).toMatchObject({ status: 'succeeded', amount_sen: 15_000 });
    expect(await view.order(order)).toMatchObject({ refundedSen: 15_000 });
  });
});

describe('cash', () => {
  test('requires the permission to sell', async () => {
    const cashier = await signInStaff(gangway, ['orders.sell']);
    const officer = await signInStaff(gangway, ['boarding.verify']);
    const order = await book(gangway, sailingId);
    expect(await payAtCounter([order], {})).toMatchObject({ status: 401 });
    expect(await payAtCounter([order], officer.headers)).toMatchObject({ status: 403 });
    const { data } = await payAtCounter([order], cashier.headers);
    expect(data).toMatchObject({ gatewayUrl: null, payment: { provider: 'counter', status: 'succeeded' } });
    expect(await view.order(order)).toMatchObject({ status: 'paid' });
  });

  test('is refunded when staff confirm handing it out', async () => {
    const cashier = await signInStaff(gangway, ['orders.sell']);
    const order = await book(gangway, sailingId);
    await payAtCounter([order], cashier.headers);
    const before = jobs.filter(({ queue }) => queue === 'settle-refund').length;
    await owe(deps, order.id, FARES.adult);
    expect(jobs.filter(({ queue }) => queue === 'settle-refund')).toHaveLength(before);
    const { id } = await refundOf(order.id);
    expect((await view.order(order)).refunds).toMatchObject([{ status: 'pending' }]);

    const handOut = (headers: Record<string, string>) =>
      call('POST', `/payments/refunds/${id}/handed-out`, { headers, body: {} });
    expect((await handOut({})).status).toBe(401);
    for (let said = 0; said < 2; said++)
      expect((await handOut(cashier.headers)).data).toEqual({
        id,
        amountSen: FARES.adult,
        roundingSen: 0,
        status: 'succeeded',
      });
    const [last] = (await view.audit(id)).slice(-1);
    expect(last).toMatchObject({
      actor: `staff:${cashier.id}`,
      from_state: 'pending',
      to_state: 'succeeded',
    });
  });

  test('a bank refund cannot be paid in cash', async () => {
    const cashier = await signInStaff(gangway, ['orders.sell']);
    const agent = await createAgent(FARES.adult);
    const order = await book(gangway, sailingId);
    await payFromBalance([order], agent);
    await owe(deps, order.id, 100);
    const { id } = await refundOf(order.id);
    const answer = await call('POST', `/payments/refunds/${id}/handed-out`, {
      headers: cashier.headers,
      body: {},
    });
    expect(answer.status).toBe(404);
  });
});

describe('the status of a canceled order', () => {
  const cancel = async (order: BookedOrder, ticketIds?: string[]) => {
    const { status } = await call('POST', `/orders/${order.number}/cancel`, {
      headers: { 'X-Order-Token': order.token, 'Idempotency-Key': newKey() },
      body: { expectedChargeSen: 0, ticketIds },
    });
    expect(status).toBe(200);
    expect(await view.order(order)).toMatchObject({ status: ticketIds ? 'paid' : 'canceled' });
  };

  test('is canceled while cash waits at the counter, and refunded once it is handed out', async () => {
    const cashier = await signInStaff(gangway, ['orders.sell']);
    const order = await book(gangway, sailingId);
    await payAtCounter([order], cashier.headers);
    await cancel(order);
    clock.advance(60_000);
    const { id } = await refundOf(order.id);
    await call('POST', `/payments/refunds/${id}/handed-out`, { headers: cashier.headers, body: {} });
    expect(await view.order(order)).toMatchObject({ status: 'refunded', cancelReason: 'customer' });
    const { rows } = await sql<{ canceled_at: Date; refunded_at: Date }>`
      select canceled_at, refunded_at from orders where id = ${order.id}`.execute(db);
    expect(rows[0]?.refunded_at.getTime()).toBe(clock.now().getTime());
    expect(rows[0]?.canceled_at.getTime()).toBe(clock.now().getTime() - 60_000);
    expect((await view.audit(order.id)).slice(-2).map(entry => [entry.from_state, entry.to_state])).toEqual([
      ['paid', 'canceled'],
      ['canceled', 'refunded'],
    ]);
    expect(await brokenRows(db)).toEqual([]);
  });

  test('waits for the last of its refunds, even if two end at once', async () => {
    const agent = await createAgent(2 * FARES.adult);
    const passengers = [passengerInput(), passengerInput()];
    const order = await book(gangway, sailingId, { passengers, expectedTotalSen: 2 * FARES.adult });
    await payFromBalance([order], agent);
    const [ticket] = (await view.order(order)).tickets;
    await cancel(order, [ticket.id]);
    await cancel(order);
    const refunds = await db.selectFrom('refunds').select('id').where('order_id', '=', order.id).execute();
    expect(refunds).toHaveLength(2);
    await Promise.all(refunds.map(({ id }) => settleRefund(deps, id)));
    expect(await view.order(order)).toMatchObject({ status: 'refunded' });
    expect(await brokenRows(db)).toEqual([]);
  });

  test('cannot become refunded earlier, even by a direct update', async () => {
    const agent = await createAgent(FARES.adult);
    const order = await book(gangway, sailingId);
    await payFromBalance([order], agent);
    await cancel(order);
    const early = inTransaction(deps, 'system:test', trx =>
      trx
        .updateTable('orders')
        .set({ status: 'refunded', refunded_at: clock.now() })
        .where('id', '=', order.id)
        .execute(),
    );
    await expect(early).rejects.toMatchObject({ constraint: 'i3_refunded_is_settled' });
  });
});

describe('at the bank', () => {
  /** An order paid at the bank, known to the bank as well. */
  async function paidAtBank(): Promise<BookedOrder> {
    const order = await book(gangway, sailingId);
    const { data } = await askToPay(gangway, [order]);
    const form = new URL(data.gatewayUrl);
    await fetch(new URL(form.pathname, server.url), {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ ...Object.fromEntries(form.searchParams), decision: 'pay' }),
    });
    await deliverNotices();
    expect(await view.order(order)).toMatchObject({ status: 'paid' });
    return order;
  }

  test('a refund is made once, however often it is attempted', async () => {
    const order = await paidAtBank();
    await owe(deps, order.id, 5_000);
    const { id } = await refundOf(order.id);
    await Promise.all(Array.from({ length: 10 }, () => settleRefund(deps, id)));
    const atBank = await db.selectFrom('sandbox_refunds').selectAll().where('id', '=', id).execute();
    expect(atBank).toMatchObject([{ amount_sen: 5_000 }]);
    expect(await refundOf(order.id)).toMatchObject({
      status: 'succeeded',
      gateway_reference: `sandbank-${id}`,
    });
  });

  test('a failed refund is stored with its error, and the next attempt succeeds', async () => {
    const order = await paidAtBank();
    await owe(deps, order.id, 5_000);
    const { id } = await refundOf(order.id);
    server.answerWith(() => new Response('closed', { status: 503 }));
    await expect(settleRefund(deps, id)).rejects.toThrow('503');
    expect(await refundOf(order.id)).toMatchObject({
      status: 'failed',
      attempts: 1,
      last_error: expect.stringContaining('503'),
    });
    server.answerWith(gangway.app.fetch);
    await settleRefund(deps, id);
    expect(await refundOf(order.id)).toMatchObject({ status: 'succeeded', attempts: 2, last_error: null });
    const states = (await view.audit(id)).map(({ to_state }) => to_state);
    expect(states).toEqual(['pending', 'failed', 'pending', 'succeeded']);
  });

  test('a refund whose job was exhausted is retried', async () => {
    const order = await paidAtBank();
    await owe(deps, order.id, 5_000);
    const { id } = await refundOf(order.id);
    server.answerWith(() => new Response('closed', { status: 503 }));
    await expect(settleRefund(deps, id)).rejects.toThrow('503');
    server.answerWith(gangway.app.fetch);
    const again = { queue: 'settle-refund', data: { refundId: id } } as const;

    jobs.splice(0);
    await retryRefunds(deps);
    expect(jobs).not.toContainEqual(again);
    clock.advance(61 * 60_000);
    await retryRefunds(deps);
    expect(jobs).toContainEqual(again);
    await settleRefund(deps, id);
    clock.advance(61 * 60_000);
    jobs.splice(0);
    await retryRefunds(deps);
    expect(jobs).not.toContainEqual(again);
  });

  test('a refund whose answer was lost is not made twice', async () => {
    const order = await paidAtBank();
    await owe(deps, order.id, 5_000);
    const { id, payment_id } = await refundOf(order.id);
    server.answerWith(async request => {
      await gangway.app.fetch(request);
      return new Response('the line went dead', { status: 502 });
    });
    await expect(settleRefund(deps, id)).rejects.toThrow('502');
    server.answerWith(gangway.app.fetch);
    await settleRefund(deps, id);
    const made = await db
      .selectFrom('sandbox_refunds')
      .selectAll()
      .where('reference', '=', payment_id)
      .execute();
    expect(made).toHaveLength(1);
    expect(await refundOf(order.id)).toMatchObject({ status: 'succeeded' });
  });

  test('refunds never exceed the payment, in our records and at the bank', async () => {
    const order = await paidAtBank();
    await owe(deps, order.id, FARES.adult - 1);
    await expect(owe(deps, order.id, 2)).rejects.toThrow();
    const { payment_id } = await refundOf(order.id);
    expect(await refundPayment(deps, { id: 'a', reference: payment_id, amountSen: FARES.adult })).toBe(
      'sandbank-a',
    );
    expect(await refundPayment(deps, { id: 'b', reference: payment_id, amountSen: 1 })).toBeUndefined();
    expect(await refundPayment(deps, { id: 'c', reference: 'unknown', amountSen: 1 })).toBeUndefined();
  });

  longTest('concurrent refunds of two orders of one payment do not deadlock', async () => {
    for (let round = 0; round < 20; round++) {
      const agent = await createAgent(2 * FARES.adult);
      const orders = [await book(gangway, sailingId), await book(gangway, sailingId)];
      await payFromBalance(orders, agent);
      await Promise.all(orders.map(({ id }) => owe(deps, id, FARES.adult)));
    }
  });
});

test('after all tests, every invariant holds', async () => {
  expect(await brokenRows(db, ['I1', 'I2', 'I4', 'I5', 'I7'])).toEqual([]);
});

/** Runs the queue's work: delivers the bank's pending notifications to the shop. */
async function deliverNotices(): Promise<void> {
  for (const job of jobs.splice(0)) if (job.queue === 'sandbox-notify') await notifyShop(deps, job.data);
}

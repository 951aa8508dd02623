import { createSecretKey } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { signMessage } from '../../src/features/payments/providers/sandbox-signature.rules.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, FARES } from '../support/database/factories.ts';
import { longTest } from '../support/long-test.ts';
import { createMoneyView } from '../support/money/money-view.ts';
import { bookAtBank, noticeOf, notify, signNotice } from '../support/money/paying.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { clock, deps, jobs } = gangway;
const view = createMoneyView(gangway);
const voyage = await createVoyage(db);
const sailingId = await createSailing(db, voyage);

describe('payment notifications (I5)', () => {
  test('a successful payment pays its order and mails the tickets', async () => {
    const { order, paymentId } = await bookAtBank(gangway, sailingId);
    const answer = await notify(gangway, noticeOf(paymentId));
    expect(answer.status).toBe(200);
    expect(await view.order(order)).toMatchObject({ status: 'paid', paidSen: FARES.adult });
    expect((await view.payment(paymentId, { 'X-Order-Token': order.token })).data).toMatchObject({
      status: 'succeeded',
      orders: [{ number: order.number, status: 'paid', outcome: 'applied' }],
    });
    expect(jobs).toContainEqual({ queue: 'send-mail', data: { kind: 'order-paid', orderId: order.id } });
    const states = (await view.audit(paymentId)).map(({ actor, from_state, to_state }) => [
      actor,
      from_state,
      to_state,
    ]);
    expect(states).toEqual([
      ['guest', null, 'pending'],
      ['system:notify-sandbox', 'pending', 'succeeded'],
    ]);
  });

  test('a notification sent a hundred times concurrently is applied once', async () => {
    const { order, paymentId } = await bookAtBank(gangway, sailingId);
    const notice = noticeOf(paymentId);
    const answers = await Promise.all(Array.from({ length: 100 }, () => notify(gangway, notice)));
    expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(200));
    expect(await view.notifications(notice.event)).toHaveLength(1);
    expect(await view.order(order)).toMatchObject({ status: 'paid', paidSen: FARES.adult });
    expect(await view.refunds(paymentId)).toEqual([]);
  });

  test('a notification sent under two ids is applied once', async () => {
    const { order, paymentId } = await bookAtBank(gangway, sailingId);
    await Promise.all([notify(gangway, noticeOf(paymentId)), notify(gangway, noticeOf(paymentId))]);
    expect(await view.order(order)).toMatchObject({ status: 'paid', paidSen: FARES.adult });
    expect(await view.refunds(paymentId)).toEqual([]);
  });

  test('a failure after a success changes nothing', async () => {
    const { order, paymentId } = await bookAtBank(gangway, sailingId);
    await notify(gangway, noticeOf(paymentId));
    expect((await notify(gangway, noticeOf(paymentId, { status: 'failed' }))).status).toBe(200);
    expect(await view.order(order)).toMatchObject({ status: 'paid' });
    expect((await view.payment(paymentId, { 'X-Order-Token': order.token })).data.status).toBe('succeeded');
  });

  test.each(['failed', 'canceled'] as const)('succeeded after %s counts', async status => {
    const { order, paymentId } = await bookAtBank(gangway, sailingId);
    await notify(gangway, noticeOf(paymentId, { status }));
    expect((await view.payment(paymentId, { 'X-Order-Token': order.token })).data.status).toBe(status);
    expect(await view.order(order)).toMatchObject({ status: 'unpaid' });
    await notify(gangway, noticeOf(paymentId));
    expect(await view.order(order)).toMatchObject({ status: 'paid' });
  });

  test('forged, altered and expired signatures are refused without a trace', async () => {
    const { order, paymentId } = await bookAtBank(gangway, sailingId);
    const notice = noticeOf(paymentId);
    const body = JSON.stringify(notice);
    const secret = createSecretKey(Buffer.alloc(32, 1));
    for (const signature of ['', 't=1,v1=00', signMessage(secret, body, clock.now())]) {
      const answer = await notify(gangway, notice, signature);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ data: { error: 'notification-forged' } });
    }
    const signature = signNotice(gangway, notice);
    expect((await notify(gangway, { ...notice, amountSen: 1 }, signature)).status).toBe(400);
    clock.advance(6 * 60_000);
    expect((await notify(gangway, notice, signature)).status).toBe(400);
    expect(await view.notifications(notice.event)).toEqual([]);
    expect(await view.order(order)).toMatchObject({ status: 'unpaid' });
  });

  test('a notification of an unknown payment is only recorded, once', async () => {
    for (const reference of [deps.ids.uuid(), 'not-a-uuid']) {
      const notice = noticeOf(reference);
      expect((await notify(gangway, notice)).status).toBe(200);
      expect((await notify(gangway, notice)).status).toBe(200);
      expect(await view.notifications(notice.event)).toMatchObject([{ payment_id: null }]);
    }
  });

  test('a wrong amount pays nothing and is shown to staff', async () => {
    const { order, paymentId } = await bookAtBank(gangway, sailingId);
    const notice = noticeOf(paymentId, { amountSen: 1 });
    expect((await notify(gangway, notice)).status).toBe(200);
    expect(await view.order(order)).toMatchObject({ status: 'unpaid', paidSen: 0 });
    expect((await view.audit(paymentId)).at(-1)).toMatchObject({
      action: 'amount-mismatch',
      detail: { askedSen: FARES.adult, claimedSen: 1, event: notice.event },
    });
  });

  test('a wrong amount sent a hundred times concurrently is shown to staff once', async () => {
    expect(await countShownMismatches(gangway)).toBe(1);
  });

  test('notifications of gateways that are not offered are refused', async () => {
    for (const name of ['stripe', 'balance', 'counter', 'constructor', 'nobody']) {
      const answer = await gangway.app.request(`/notify/${name}`, { method: 'POST', body: '{}' });
      expect(answer.status).toBe(404);
    }
  });
});

test('a notification and its effect are one transaction, so a failure makes the bank repeat it', async () => {
  const { order, paymentId } = await bookAtBank(gangway, sailingId);
  const notice = noticeOf(paymentId);
  const { enqueue } = deps.jobs;
  deps.jobs.enqueue = async () => {
    throw new Error('the queue is out of order');
  };
  expect((await notify(gangway, notice)).status).toBe(500);
  deps.jobs.enqueue = enqueue;
  expect(await view.notifications(notice.event)).toEqual([]);
  expect((await notify(gangway, notice)).status).toBe(200);
  expect(await view.order(order)).toMatchObject({ status: 'paid' });
});

test.each([
  ['deadlock', '40P01'],
  ['serialization failure', '40001'],
])('a notification that PostgreSQL aborts because of a %s is taken at once all the same', async (_, code) => {
  const { order, paymentId } = await bookAtBank(gangway, sailingId);
  const { enqueue } = deps.jobs;
  let times = 0;
  deps.jobs.enqueue = async (trx, ...job) => {
    times += 1;
    if (times === 1)
      await sql`do ${sql.lit(`begin raise exception using errcode = '${code}'; end`)}`.execute(trx);
    return enqueue(trx, ...job);
  };
  const answer = await notify(gangway, noticeOf(paymentId));
  deps.jobs.enqueue = enqueue;
  expect(answer.status).toBe(200);
  expect(times).toBe(2);
  expect(await view.order(order)).toMatchObject({ status: 'paid', paidSen: FARES.adult });
});

longTest('control: without its unique key, a repeated notification takes effect each time', async () => {
  const unguarded = await createTestDatabase();
  await sql`alter table payment_notifications drop constraint i5_notification_once`.execute(unguarded.db);
  const other = await createTestApp(unguarded);
  expect(
    await countShownMismatches(other, await createSailing(unguarded.db, await createVoyage(unguarded.db))),
  ).toBe(100);
});

test('after all tests, every invariant holds', async () => {
  expect(await brokenRows(db)).toEqual([]);
});

/** Sends a wrong amount a hundred times concurrently, and counts how often it is shown to staff. */
async function countShownMismatches(shop: TestApp, sailing = sailingId): Promise<number> {
  const { paymentId } = await bookAtBank(shop, sailing);
  const notice = noticeOf(paymentId, { amountSen: 1 });
  await Promise.all(Array.from({ length: 100 }, () => notify(shop, notice)));
  const entries = await createMoneyView(shop).audit(paymentId);
  return entries.filter(({ action }) => action === 'amount-mismatch').length;
}

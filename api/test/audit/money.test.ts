import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createBusySeason } from '../support/amounts/busy-season.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createTestApp } from '../support/test-app.ts';
import { createBreaker, withTriggers } from './breaker.ts';

const database = await createTestDatabase();
const { db } = database;
const { orders, agent } = await createBusySeason(await createTestApp(database));
const { findingsAfter, unseenChecks } = createBreaker(db);

const paymentOf = async (orderId: string) =>
  (
    await db
      .selectFrom('payment_orders')
      .select('payment_id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).payment_id;
const refundOf = async (orderId: string) =>
  (await db.selectFrom('refunds').select('id').where('order_id', '=', orderId).executeTakeFirstOrThrow()).id;

describe('I4', () => {
  test('a transfer that creates or loses money', async () => {
    const { id } = await db
      .selectFrom('ledger_transfers')
      .select('id')
      .where('kind', '=', 'top-up')
      .executeTakeFirstOrThrow();
    const found = await findingsAfter(
      sql`update ledger_entries set amount_sen = amount_sen + 1 where transfer_id = ${id} and amount_sen > 0`,
    );
    expect(found).toEqual([`I4 sums-to-zero: ledger_transfers ${id}`]);
  });

  test('a transfer with no entries', async () => {
    const id = 'a0000000-0000-7000-8000-000000000000';
    const found = await findingsAfter(
      sql`insert into ledger_transfers values (${id}, 'top-up', null, '', 'system:test', now())`,
    );
    expect(found).toEqual([`I4 sums-to-zero: ledger_transfers ${id}`]);
  });

  test('a balance below its limit', async () => {
    const account = await db
      .selectFrom('ledger_accounts')
      .select('id')
      .where('customer_id', '=', agent.id)
      .executeTakeFirstOrThrow();
    const id = 'a0000000-0000-7000-8000-000000000001';
    const found = await findingsAfter(
      sql`insert into ledger_transfers values (${id}, 'reset', null, 'by hand', 'system:test', now())`,
      sql`
        insert into ledger_entries
        select ${id}::uuid, id, case purpose when 'agent' then -999999 else 999999 end
        from ledger_accounts where id = ${account.id} or purpose = 'funding'
      `,
    );
    expect(found).toEqual([`I4 within-limit: ledger_accounts ${account.id}`]);
  });

  test('an order paid from a balance that was not debited', async () => {
    const payment = await paymentOf(orders.aboard.id);
    const found = await findingsAfter(sql`update payments set provider = 'balance' where id = ${payment}`);
    expect(found).toEqual([`I4 payments-are-debits: orders ${orders.aboard.id}`]);
  });

  test('a refund to a balance that was not credited', async () => {
    const refund = await refundOf(orders.byAgentRefunded.id);
    const found = await findingsAfter(
      sql`delete from ledger_entries where transfer_id = ${refund}`,
      sql`delete from ledger_transfers where id = ${refund}`,
    );
    expect(found).toEqual([`I4 refunds-are-credits: refunds ${refund}`]);
  });
});

describe('I5', () => {
  test('a notification that was applied twice', async () => {
    const notice = await db.selectFrom('payment_notifications').selectAll().executeTakeFirstOrThrow();
    const found = await findingsAfter(
      sql`alter table payment_notifications drop constraint i5_notification_once`,
      sql`
        insert into payment_notifications
        select * from payment_notifications where event_reference = ${notice.event_reference}
      `,
    );
    expect(found).toEqual([`I5 notice-once: payment_notifications sandbox ${notice.event_reference}`]);
  });

  test('two payments under one reference of the gateway', async () => {
    const payments = [await paymentOf(orders.aboard.id), await paymentOf(orders.noShow.id)];
    const found = await findingsAfter(
      sql`alter table payments drop constraint payments_provider_gateway_reference_key`,
      sql`update payments set gateway_reference = 'same' where id = any(${payments})`,
    );
    expect(found).toEqual(payments.sort().map(id => `I5 gateway-reference-once: payments ${id}`));
  });

  test('two refunds under one reference of the provider', async () => {
    const { rows } = await sql<{ id: string }>`
      select id from refunds where provider = 'sandbox' order by id limit 2
    `.execute(db);
    const refunds = rows.map(({ id }) => id);
    expect(refunds).toHaveLength(2);
    const found = await findingsAfter(
      sql`alter table refunds drop constraint i5_refund_reference_once`,
      sql`update refunds set gateway_reference = 'same' where id = any(${refunds})`,
    );
    expect(found).toEqual(refunds.map(id => `I5 refund-reference-once: refunds ${id}`));
  });

  test('a payment by a provider that is not in the table', async () => {
    const payment = await paymentOf(orders.aboard.id);
    const found = await findingsAfter(sql`update payments set provider = 'barter' where id = ${payment}`);
    expect(found).toEqual([`I5 known-provider: payments ${payment}`]);
  });

  test('an order paid by two payments', async () => {
    const order = orders.aboard.id;
    const first = await paymentOf(order);
    const second = 'f0000000-0000-7000-8000-000000000002';
    const found = await findingsAfter(
      sql`drop index i5_order_paid_once`,
      ...withTriggers,
      sql`
        insert into payments (id, provider, amount_sen, created_at, updated_at)
        values (${second}, 'counter', 1, now(), now())
      `,
      sql`update payments set status = 'succeeded', settled_at = now() where id = ${second}`,
      sql`insert into payment_orders values (${second}, ${order}, 1, 'applied')`,
      sql`select number_missing_receipts()`,
      sql`update orders set paid_sen = paid_sen + 1 where id = ${order}`,
    );
    expect(found).toEqual([
      `I3 paid-is-due: orders ${order}`,
      ...[first, second].map(payment => `I5 order-paid-once: payment_orders ${payment} ${order}`),
    ]);
  });

  test('received money without an effect', async () => {
    const payment = await paymentOf(orders.late.id);
    const found = await findingsAfter(
      sql`update payment_orders set outcome = null where payment_id = ${payment}`,
    );
    expect(found).toEqual([`I5 effect-of-success: payment_orders ${payment} ${orders.late.id}`]);
  });

  test('a payment that is not the sum of its parts', async () => {
    const payment = await paymentOf(orders.aboard.id);
    const found = await findingsAfter(
      sql`update payments set amount_sen = amount_sen + 1 where id = ${payment}`,
    );
    expect(found).toEqual([`I5 parts-make-the-payment: payments ${payment}`]);
  });

  test('a refund larger than the payment', async () => {
    const payment = await paymentOf(orders.late.id);
    const found = await findingsAfter(
      sql`update refunds set amount_sen = amount_sen + 1 where payment_id = ${payment}`,
    );
    expect(found).toEqual([`I5 refunds-within-part: payment_orders ${payment} ${orders.late.id}`]);
  });

  test('late money that was not returned', async () => {
    const payment = await paymentOf(orders.late.id);
    const found = await findingsAfter(sql`delete from refunds where payment_id = ${payment}`);
    expect(found).toEqual([`I5 late-money-goes-back: payment_orders ${payment} ${orders.late.id}`]);
  });
});

test('every check of I4 and I5 has found a violation', () => {
  expect(unseenChecks('I4', 'I5')).toEqual([]);
});

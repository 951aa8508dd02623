import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createBusySeason } from '../support/amounts/busy-season.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createTestApp } from '../support/test-app.ts';
import { createBreaching, NEW_ID } from './breach.ts';

const database = await createTestDatabase();
const { orders, agent } = await createBusySeason(await createTestApp(database));
const { refusalOf, breaches } = createBreaching(database.db);

const { aboard, late, noShow } = orders;

const transfer = (kind: string, reason = 'by hand') =>
  sql`insert into ledger_transfers values (${NEW_ID}, ${kind}, null, ${reason}, 'system:test', now())`;
const account = (owner: 'agent' | 'funding') =>
  owner === 'agent'
    ? sql`(select id from ledger_accounts where customer_id = ${agent.id})`
    : sql`(select id from ledger_accounts where purpose = 'funding')`;
const entry = (owner: 'agent' | 'funding', amountSen: number) =>
  sql`insert into ledger_entries values (${NEW_ID}, ${account(owner)}, ${amountSen})`;

describe('I4', () => {
  breaches([
    [
      'a transfer that makes money',
      'i4_transfer_sums_to_zero',
      transfer('top-up'),
      entry('agent', 500),
      entry('funding', -499),
    ],
    ['a transfer with one side', 'i4_transfer_sums_to_zero', transfer('top-up'), entry('agent', 500)],
    [
      'a balance below its limit',
      'i4_balance_within_limit',
      transfer('reset'),
      entry('agent', -180_001),
      entry('funding', 180_001),
    ],
    ['an entry of nothing', 'ledger_entries_amount_sen_check', transfer('top-up'), entry('agent', 0)],
    ['a reset without a reason', 'decided_with_reason', transfer('reset', '')],
    ['an entry that is changed', 'append_only', sql`update ledger_entries set amount_sen = amount_sen * 2`],
    ['an entry that is taken out', 'append_only', sql`delete from ledger_entries`],
    ['a transfer that is changed', 'append_only', sql`update ledger_transfers set author = 'guest'`],
    ['a transfer that is taken out', 'append_only', sql`delete from ledger_transfers`],
    ['a ledger that is emptied', 'append_only', sql`truncate ledger_entries`],
    ['transfers that are emptied', 'append_only', sql`truncate ledger_transfers cascade`],
  ]);

  test('a balance can be spent to zero', async () => {
    const spent = [transfer('reset'), entry('agent', -180_000), entry('funding', 180_000)];
    expect(await refusalOf(spent)).toBeUndefined();
  });
});

describe('I5', () => {
  const unrefunded = sql`(select p.id from payments p left join refunds r on r.payment_id = p.id where r.id is null order by p.id limit 1)`;
  breaches([
    [
      'a notification that is taken twice',
      'i5_notification_once',
      sql`insert into payment_notifications select * from payment_notifications limit 1`,
    ],
    [
      'two payments under one reference of the gateway',
      'payments_provider_gateway_reference_key',
      sql`update payments set gateway_reference = 'same' where provider = 'sandbox'`,
    ],
    [
      'two refunds under one reference of the provider',
      'i5_refund_reference_once',
      sql`update refunds set gateway_reference = 'same'`,
    ],
    [
      'a provider that is no code',
      'payment_provider_check',
      sql`update payments set provider = 'Card terminal' where provider = 'sandbox'`,
    ],
    [
      'an order paid by two payments',
      'i5_order_paid_once',
      sql`update payment_orders set order_id = ${aboard.id} where order_id = ${noShow.id}`,
    ],
    [
      'a refund of more than was paid',
      'refunds_within_payment',
      sql`update refunds set amount_sen = amount_sen + 1 where order_id = ${late.id}`,
    ],
    [
      'one refund too many',
      'refunds_within_payment',
      sql`
        insert into refunds (id, payment_id, provider, order_id, amount_sen, reason, created_at, updated_at)
        select ${NEW_ID}, payment_id, provider, order_id, 1, 'again', now(), now() from refunds where order_id = ${late.id}
      `,
    ],
    [
      'a refund that moves to a smaller payment',
      'refunds_within_payment',
      sql`update payments set amount_sen = 1 where id = ${unrefunded}`,
      sql`update refunds set payment_id = ${unrefunded} where order_id = ${late.id}`,
    ],
    [
      'a payment of less than was refunded of it',
      'refunds_within_payment',
      sql`update payments set amount_sen = amount_sen - 1 where id in (select payment_id from refunds where order_id = ${late.id})`,
    ],
    [
      'a refund of nothing',
      'refunds_amount_sen_check',
      sql`update refunds set amount_sen = 0 where order_id = ${late.id}`,
    ],
  ]);
});

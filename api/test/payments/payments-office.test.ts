import type {
  OfficePaymentDetail,
  OfficePaymentPage,
} from '@gangway/shared/contract/office/orders/payments.ts';
import { officePaymentsQuery } from '@gangway/shared/contract/office/orders/payments.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { paymentIdsOf, sumPayments } from '../../src/features/payments/office/office-payments.repository.ts';
import { type BusySeason, createBusySeason } from '../support/amounts/busy-season.ts';
import { explainAll } from '../support/amounts/explained.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { FARES } from '../support/database/factories.ts';
import { askToPay, bookAtBank, noticeOf, notify } from '../support/money/paying.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call, deps, jobs } = gangway;
let desk: SignedIn;
let season: BusySeason;
let twice: { number: string; first: string; second: string };
let mismatched: string;

beforeAll(async () => {
  season = await createBusySeason(gangway);
  desk = await signInStaff(gangway, ['payments.read', 'orders.cancel']);
  const { order, paymentId } = await bookAtBank(gangway, season.sailings.onSale);
  const again = (await askToPay(gangway, [order])).data.payment.id as string;
  await notify(gangway, noticeOf(paymentId));
  await notify(gangway, noticeOf(again));
  twice = { number: order.number, first: paymentId, second: again };
  mismatched = (await bookAtBank(gangway, season.sailings.onSale)).paymentId;
  await notify(gangway, noticeOf(mismatched, { amountSen: 1 }));
});

const page = async (query = 'size=200'): Promise<OfficePaymentPage> =>
  (await call('GET', `/office/payments?${query}`, { headers: desk.headers })).data;
const ids = async (query: string) => (await page(`size=200&${query}`)).items.map(({ id }) => id);
const detail = async (id: string): Promise<OfficePaymentDetail> =>
  (await call('GET', `/office/payments/${id}`, { headers: desk.headers })).data;
const numbers = async (query: string) =>
  (await page(`size=200&${query}`)).items.flatMap(({ orders }) => orders.map(({ number }) => number));
const retry = (id: string, by = desk) =>
  call('POST', `/office/payments/refunds/${id}/retry`, { headers: by.headers });

describe('payment records', () => {
  test('list every payment, the newest first, with its orders', async () => {
    const { items, total } = await page();
    expect(total).toBe(items.length);
    const times = items.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(items.find(({ id }) => id === twice.first)).toMatchObject({
      provider: 'sandbox',
      status: 'succeeded',
      amountSen: FARES.adult,
      refundedSen: 0,
      orders: [{ number: twice.number, amountSen: FARES.adult, outcome: 'applied', difference: false }],
      attention: [],
    });
  });

  test('have totals over the filter, not the page', async () => {
    const all = await page();
    const small = await page('size=1');
    expect(small.items).toHaveLength(1);
    expect(small.totals).toEqual(all.totals);
    const { rows } = await sql<{ received: number; refunded: number }>`
      select (select sum(amount_sen) from payments where status = 'succeeded') as received,
        (select sum(amount_sen) from refunds where status = 'succeeded') as refunded
    `.execute(db);
    expect(all.totals).toEqual({
      receivedSen: rows[0]?.received,
      refundedSen: rows[0]?.refunded,
      netSen: (rows[0]?.received ?? 0) - (rows[0]?.refunded ?? 0),
    });
    expect(all.totals.refundedSen).toBeGreaterThan(0);
    expect((await page('provider=counter')).totals).toEqual({
      receivedSen: FARES.adult,
      refundedSen: 0,
      netSen: FARES.adult,
    });
  });

  test('are filtered by provider, status, order, amount, reference and outcome', async () => {
    expect(await numbers('provider=counter')).toEqual([season.orders.atTheDesk.number]);
    expect((await numbers('provider=balance,counter')).sort()).toEqual(
      [season.orders.atTheDesk, season.orders.byAgent, season.orders.byAgentRefunded]
        .map(({ number }) => number)
        .sort(),
    );
    for (const written of [twice.number, twice.number.toLowerCase(), twice.number.slice(2)])
      expect((await ids(`order=${written}`)).sort(), written).toEqual([twice.first, twice.second].sort());
    expect(await ids('status=pending&order=%25')).toEqual([]);
    expect(await ids('status=pending')).toContain(mismatched);
    expect(await numbers(`amountFrom=${FARES.adult + 1}`)).not.toContain(twice.number);
    expect(await numbers(`amountFrom=${FARES.adult}&amountTo=${FARES.adult}`)).toContain(twice.number);
    expect(await ids(`reference=${twice.second}`)).toEqual([twice.second]);
    const { gatewayReference } = await detail(twice.first);
    expect(await ids(`reference=${gatewayReference}`)).toEqual([twice.first]);
    expect((await ids('outcome=returned')).sort()).toEqual(
      [...(await ids('attention=late')), twice.second].sort(),
    );
  });

  test('use days of the operator’s time zone, inclusive', async () => {
    const late = '2026-11-24T17:00:00Z';
    await db.updateTable('payments').set({ created_at: late }).where('id', '=', mismatched).execute();
    expect(await ids('from=2026-11-25&to=2026-11-25')).toEqual([mismatched]);
    expect(await ids('to=2026-11-24')).not.toContain(mismatched);
  });

  test('distinguish late money, duplicate money and wrong amounts', async () => {
    expect(await numbers('attention=twice')).toEqual([twice.number]);
    expect(await ids('attention=twice')).toEqual([twice.second]);
    expect(await numbers('attention=late')).toEqual([season.orders.late.number]);
    expect(await ids('attention=mismatch')).toEqual([mismatched]);
    expect((await ids('attention=mismatch,twice')).sort()).toEqual([mismatched, twice.second].sort());
    expect((await detail(mismatched)).mismatches).toMatchObject([{ askedSen: FARES.adult, claimedSen: 1 }]);
  });

  test('show notifications and refunds with their attempts', async () => {
    const [failed] = (await page('attention=refund-failed&provider=sandbox')).items;
    const shown = await detail(failed?.id ?? '');
    expect(shown.notifications).toMatchObject([{ claims: 'succeeded' }]);
    expect(shown.refunds).toMatchObject([
      {
        status: 'failed',
        attempts: 1,
        lastError: expect.stringMatching(/./),
        history: [{ result: 'failed' }],
      },
    ]);
    expect(await call('GET', `/office/payments/${deps.ids.uuid()}`, { headers: desk.headers })).toMatchObject(
      { status: 404, data: { error: 'payment-not-found' } },
    );
  });
});

describe('a failed refund', () => {
  test('is retried once, with an audit entry', async () => {
    const [failed] = (await page('attention=refund-failed')).items;
    const refundId = (await detail(failed?.id ?? '')).refunds[0]?.id ?? '';
    const before = jobs.length;
    expect(await retry(refundId)).toMatchObject({ status: 200, data: { id: refundId, status: 'pending' } });
    expect(jobs.slice(before)).toEqual([{ queue: 'settle-refund', data: { refundId } }]);
    expect(await retry(refundId)).toMatchObject({ status: 409, data: { error: 'refund-not-failed' } });
    expect(jobs).toHaveLength(before + 1);
    const audit = await db
      .selectFrom('audit_entries')
      .selectAll()
      .where('entity_id', '=', refundId)
      .execute();
    expect(audit.at(-1)).toMatchObject({ action: 'retry', actor: `staff:${desk.id}` });
    expect(await ids('attention=refund-owed')).toContain(failed?.id);
  });

  test('is not found without the permission to cancel, or if it does not exist', async () => {
    const reader = await signInStaff(gangway, ['payments.read']);
    expect((await retry(deps.ids.uuid(), reader)).status).toBe(403);
    expect(await retry(deps.ids.uuid())).toMatchObject({ status: 404, data: { error: 'refund-not-found' } });
  });
});

describe('with 100 000 payments', () => {
  const MANY = 100_000;
  beforeAll(async () => {
    await db.transaction().execute(async trx => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql`
        insert into payments (id, provider, status, amount_sen, gateway_reference, created_at, updated_at, settled_at)
        select gen_random_uuid(), 'stripe', 'succeeded', 1 + n * 7919 % 100000, 'cs_' || md5(n::text), at, at, at
        from generate_series(1, ${sql.lit(MANY)}) n, lateral (select timestamptz '2025-01-01' + n * interval '5 minutes' as at) a
      `.execute(trx);
      await sql`
        insert into payment_orders (payment_id, order_id, amount_sen, outcome)
        select id, gen_random_uuid(), amount_sen, 'applied' from payments where provider = 'stripe'
      `.execute(trx);
      await sql`
        insert into refunds (id, payment_id, provider, order_id, amount_sen, status, reason, created_at, updated_at, settled_at)
        select gen_random_uuid(), p.id, p.provider, gen_random_uuid(), 1, 'succeeded', 'customer', p.created_at, p.created_at, p.created_at
        from payments p where p.provider = 'stripe' and p.amount_sen % 10 = 0
      `.execute(trx);
    });
    await sql`analyze`.execute(db);
  });

  const planOf = async (query: Record<string, string>) => {
    const ids = paymentIdsOf(officePaymentsQuery.parse(query));
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${ids}`.execute(db);
    return rows.map(row => row['QUERY PLAN']).join('\n');
  };

  test.each([
    ['the newest', {}, 'payments_by_creation'],
    ['a day of them', { from: '2025-03-01', to: '2025-03-01' }, 'payments_by_creation'],
    ['the largest', { sort: 'amount' }, 'payments_by_amount'],
    ['the last settled', { sort: 'settled' }, 'payments_by_settlement'],
    ['those of an order', { order: 'SC4F7K2M9Q' }, 'payment_orders_by_order'],
    // The key of provider and reference serves as well, without the provider: which one is chosen depends on the sample of `analyze`.
    ['a gateway’s reference', { reference: 'cs_c4ca4238' }, /payments_(by|provider)_gateway_reference/],
    ['refunds that failed', { attention: 'refund-failed' }, 'refunds_open'],
    ['money that came twice', { attention: 'twice' }, 'payment_orders_returned'],
    ['money that came late', { attention: 'late' }, 'payment_orders_returned'],
    ['those of a bank, newest first', { provider: 'stripe' }, 'payments_by_creation'],
    ['those that failed', { status: 'failed' }, 'payments_failed'],
  ])('%s use an index', async (_what, query, index) => {
    const plan = await planOf(query);
    expect(plan).toMatch(index);
    expect(plan).not.toContain('Seq Scan on payments p');
  });

  test.each([{}, { provider: 'stripe' }, { status: 'succeeded' }, { from: '2025-03-01' }])(
    'the totals of %o scan all payments and refunds once, and not once per row',
    async filters => {
      const query = officePaymentsQuery.parse(filters);
      const [totals, ...more] = await explainAll(database, reading => sumPayments(reading, query));
      expect(more).toEqual([]);
      expect(totals).toMatchObject({ indexes: [] });
      expect(totals?.scanned.toSorted()).toEqual(['payments', 'refunds']);
    },
  );

  test('their totals are computed within the time of a page request', async () => {
    const began = performance.now();
    expect((await page('provider=stripe&size=50')).total).toBe(MANY);
    expect(performance.now() - began, 'the clients give up then').toBeLessThan(50_000);
  });
});

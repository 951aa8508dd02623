import { proofSize } from '@gangway/shared/node/testing/proofs.ts';
import { type RawBuilder, sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createBreaker } from '../audit/breaker.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, FARES, orderInput } from '../support/database/factories.ts';
import { pdfText } from '../support/documents/pdf-text.ts';
import { longTest } from '../support/long-test.ts';
import { newKey } from '../support/money/paying.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { app, call } = gangway;
const { findingsAfter, unseenChecks } = createBreaker(db);

const SALES = proofSize(20, 200);
/** Every n-th of them is refused, and every n-th is followed by one that is rolled back. */
const EVERY = 5;

let desk: SignedIn;
let sailing: number;

beforeAll(async () => {
  desk = await signInStaff(gangway, ['orders.sell', 'orders.read', 'orders.cancel', 'payments.read']);
  sailing = await createSailing(db, await createVoyage(db), { date: '2027-05-01', capacity: SALES + 20 });
});

const post = (path: string, body: object) =>
  call('POST', path, { body, headers: { 'Idempotency-Key': newKey(), ...desk.headers } });
function sell(tenderedSen: number = FARES.adult) {
  const { paymentMethod: _cash, ...order } = orderInput(sailing);
  return post('/office/counter-sales', { order, provider: 'counter', entries: {}, tenderedSen });
}
async function soldOrder(): Promise<string> {
  return (await sell()).data.order.number;
}

class RolledBack extends Error {}

/** A payment that has succeeded, has got its number, and is rolled back. */
async function payAndRollBack(): Promise<void> {
  const paying = db.transaction().execute(async trx => {
    await sql`select set_config('gangway.actor', 'system:test', true)`.execute(trx);
    const id = crypto.randomUUID();
    await sql`
      insert into payments (id, provider, status, amount_sen, created_at, updated_at)
      values (${id}, 'sandbox', 'pending', 1, now(), now())`.execute(trx);
    await sql`update payments set status = 'succeeded', settled_at = now() where id = ${id}`.execute(trx);
    await sql`set constraints all immediate`.execute(trx);
    const { rows } = await sql`select code from receipts where payment_id = ${id}`.execute(trx);
    expect(rows).toHaveLength(1);
    throw new RolledBack();
  });
  await expect(paying).rejects.toThrow(RolledBack);
}

async function numbersOf(series: string): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select number from receipts where series = ${series} order by year, number`.execute(db);
  return rows.map(({ number }) => number);
}

describe('receipts', () => {
  longTest('are numbered without a gap, even with many concurrent payments and failures', async () => {
    const answers = await Promise.all(
      Array.from({ length: SALES }, async (_, index) => {
        const isRefused = index % EVERY === 0;
        const [{ status }] = await Promise.all([
          sell(isRefused ? 1 : FARES.adult),
          ...(isRefused ? [payAndRollBack()] : []),
        ]);
        return status;
      }),
    );
    const sold = answers.filter(status => status === 200).length;
    expect(sold).toBe(SALES - SALES / EVERY);
    expect(await numbersOf('receipt')).toEqual(Array.from({ length: sold }, (_, index) => index + 1));
    expect(await brokenRows(db)).toEqual([]);
  });

  test('show their number in the payment records and on paper, and an unpaid order has none', async () => {
    const number = await soldOrder();
    const { data } = await call('GET', `/office/payments?order=${number}`, { headers: desk.headers });
    const [{ receiptNumber }] = data.items;
    expect(receiptNumber).toMatch(/^R20\d\d-\d{6}$/);
    const file = await app.request(`/prod-api/office/orders/${number}/receipt.pdf`, {
      headers: desk.headers,
    });
    const paper = (await pdfText(await file.arrayBuffer())).join('\n');
    expect(paper).toContain(receiptNumber);
    expect(paper).toContain('have a good voyage');
  });

  test('a credit note gets its number when the money is handed out', async () => {
    const number = await soldOrder();
    await post(`/orders/${number}/cancel`, { expectedChargeSen: 0, reason: 'Asked by phone' });
    const [{ id: payment }] = (
      await call('GET', `/office/payments?order=${number}`, { headers: desk.headers })
    ).data.items;
    const refund = async () =>
      (await call('GET', `/office/payments/${payment}`, { headers: desk.headers })).data.refunds[0];
    const { id, receiptNumber } = await refund();
    expect(receiptNumber).toBeNull();
    await call('POST', `/payments/refunds/${id}/handed-out`, {
      body: { entries: {} },
      headers: desk.headers,
    });
    expect((await refund()).receiptNumber).toMatch(/^C20\d\d-000001$/);
    const file = await app.request(`/prod-api/office/orders/${number}/receipt.pdf`, {
      headers: desk.headers,
    });
    expect((await pdfText(await file.arrayBuffer())).join('\n')).not.toContain('have a good voyage');
    expect(await brokenRows(db)).toEqual([]);
  });
});

describe('I12', () => {
  test.each<[string, string, RawBuilder<unknown>]>([
    [
      'a number after a gap',
      'i12_no_gap',
      sql`
        with unpaid as (
          insert into payments (id, provider, amount_sen, created_at, updated_at)
          values (gen_random_uuid(), 'sandbox', 1, now(), now()) returning id)
        insert into receipts (series, year, number, payment_id) select 'receipt', 2020, 2, id from unpaid`,
    ],
    ['a deleted number', 'append-only', sql`delete from receipts`],
    ['a changed number', 'append-only', sql`update receipts set number = number + 1`],
  ])('the database refuses %s', async (_what, by, statement) => {
    const breach = db.transaction().execute(async trx => {
      await sql`select set_config('gangway.actor', 'system:test', true)`.execute(trx);
      await statement.execute(trx);
    });
    await expect(breach).rejects.toThrow(by);
  });

  test('the audit finds a gap', async () => {
    const found = await findingsAfter(sql`delete from receipts where series = 'receipt' and number = 1`);
    expect(found.filter(text => text.includes('numbers-consecutive'))).toEqual([
      expect.stringMatching(/^I12 numbers-consecutive: receipts receipt \d{4} 2$/),
    ]);
    expect(found.filter(text => text.includes('numbered-as-settled'))).toHaveLength(1);
  });

  test('the audit finds a counter that is ahead of its numbers', async () => {
    const found = await findingsAfter(
      sql`update receipt_counters set last = last + 1 where series = 'receipt'`,
    );
    expect(found).toEqual([expect.stringMatching(/^I12 numbers-counted: receipt_counters receipt \d{4}$/)]);
  });

  test('every check has found a violation', () => {
    expect(unseenChecks('I12')).toEqual([]);
  });
});

test('numbers from a sequence, which a rollback does not return, are refused', async () => {
  await sql`create sequence leaking start 100000`.execute(db);
  await sql`
    create or replace function next_receipt_number(wanted text, of_year integer) returns integer language sql as $$
      select nextval('leaking')::integer
    $$`.execute(db);
  const { status } = await sell();
  expect(status).toBe(500);
});

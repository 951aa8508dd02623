import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import {
  type Database,
  inOneView,
  inTransaction,
  type Transaction,
} from '../../src/lib/database/database.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { bookAtBank, noticeOf, notify } from '../support/money/paying.ts';
import { signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';
import { createLists } from '../waitlist/list.ts';

/* What PostgreSQL aborts because of a conflict with another transaction is run again, and nobody notices. */

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database, { trustProxy: true });
const { call, deps, jobs } = gangway;
const { enqueue } = deps.jobs;
const voyage = await createVoyage(db);
await sql`create table counters (id integer primary key, value integer not null default 0)`.execute(db);
await sql`insert into counters select generate_series(1, 2)`.execute(db);
afterEach(async () => {
  deps.jobs.enqueue = enqueue;
  await sql`update counters set value = 0`.execute(db);
});

const count = async (trx: Transaction<Database>, id: number) =>
  void (await sql`update counters set value = value + 1 where id = ${id}`.execute(trx));
const counted = async () =>
  (await sql<{ value: number }>`select value from counters order by id`.execute(db)).rows.map(
    ({ value }) => value,
  );
const abort = (trx: Transaction<Database>, code: string) =>
  sql`do ${sql.lit(`begin raise exception using errcode = '${code}'; end`)}`.execute(trx);

test('two transactions that lock in different orders are both carried out', async () => {
  let started = 0;
  const bothStarted = Promise.withResolvers<void>();
  const countBoth = (first: number, second: number) =>
    inTransaction(deps, 'system:test', async trx => {
      await count(trx, first);
      if (++started === 2) bothStarted.resolve();
      await bothStarted.promise;
      await count(trx, second);
    });
  await Promise.all([countBoth(1, 2), countBoth(2, 1)]);
  expect(await counted()).toEqual([2, 2]);
  expect(started, 'one of them began again').toBe(3);
});

test('a snapshot that another transaction has overtaken is taken again', async () => {
  let times = 0;
  await inOneView(deps, 'system:test', async trx => {
    await sql`select from counters`.execute(trx);
    if (++times === 1) await inTransaction(deps, 'system:test', other => count(other, 1));
    await count(trx, 1);
  });
  expect({ times, counted: await counted() }).toEqual({ times: 2, counted: [2, 0] });
});

test.each([
  ['a conflict that stays', '40P01', 4],
  ['any other error', '23514', 1],
])('%s is an error', async (_, code, expected) => {
  let times = 0;
  const broken = inTransaction(deps, 'system:test', async trx => {
    times++;
    await count(trx, 1);
    await abort(trx, code);
  });
  await expect(broken).rejects.toMatchObject({ code });
  expect({ times, counted: await counted() }).toEqual({ times: expected, counted: [0, 0] });
});

/** The first job to be enqueued meets a deadlock. */
function deadlockOnce(): void {
  deps.jobs.enqueue = async (trx, ...job) => {
    deps.jobs.enqueue = enqueue;
    await abort(trx, '40P01');
    return enqueue(trx, ...job);
  };
}

test('a guest joins a waiting list, and is mailed once', async () => {
  const { book, join } = createLists(gangway);
  const sailingId = await createSailing(db, voyage, { capacity: 2 });
  await book(sailingId, 1, { adults: 2 });
  jobs.length = 0;
  deadlockOnce();
  expect(await join([sailingId])).toMatchObject({ status: 200, data: { entry: null } });
  expect(jobs.map(({ data }) => data.kind)).toEqual(['waitlist-confirm']);
});

test('staff send an e-ticket again, and are told of it once', async () => {
  const sailingId = await createSailing(db, voyage, { date: '2027-03-13' });
  const { order, paymentId } = await bookAtBank(gangway, sailingId);
  await notify(gangway, noticeOf(paymentId));
  const staff = await signInStaff(gangway, ['orders.sell', 'orders.read']);
  jobs.length = 0;
  deadlockOnce();
  const answer = await call('POST', '/office/orders/resend', {
    body: { numbers: [order.number] },
    headers: staff.headers,
  });
  expect(answer).toMatchObject({ status: 200, data: { success: 1, total: 1 } });
  expect(jobs.map(({ data }) => data.kind)).toEqual(['order-paid']);
});

import type { RolePermission } from '@gangway/shared/contract/base/permissions.ts';
import type { JobKind, OfficeJob, OfficeJobPage } from '@gangway/shared/contract/office/system/jobs.ts';
import english from '@gangway/shared/i18n/en/office/system/mails-and-jobs.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createJobHandlers } from '../../src/job-handlers.ts';
import { queues, startJobs } from '../../src/lib/database/jobs.ts';
import { createLog } from '../../src/lib/process/log.ts';
import { mailJob } from '../../src/mail/mail-job.types.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { longTest } from '../support/long-test.ts';
import { askToPay, type BookedOrder, book, noticeOf, notify } from '../support/money/paying.ts';
import { signInStaff } from '../support/people/accounts.ts';
import { startSmtpSink } from '../support/smtp-sink.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const sink = await startSmtpSink();
const gangway: TestApp = await createTestApp(database, { smtpUrl: sink.url });
const { deps, call } = gangway;
const logged: Record<string, unknown>[] = [];
deps.log = createLog('info', { write: (line: string) => void logged.push(JSON.parse(line)) });

const queue = await startJobs(database.url, deps.log);
deps.jobs = queue;
afterAll(() => queue.stop());

let administrator: Record<string, string>;
let sailingId: number;
let paid: BookedOrder;

const staff = async (...permissions: RolePermission[]) => (await signInStaff(gangway, permissions)).headers;
const pageOf = async (query: object = {}, headers = administrator): Promise<OfficeJobPage> => {
  const answer = await call('GET', `/office/jobs?${new URLSearchParams(query as Record<string, string>)}`, {
    headers,
  });
  expect(answer.status).toBe(200);
  return answer.data;
};
const retry = (body: { kind: JobKind; id?: string }, headers = administrator) =>
  call('POST', '/office/jobs/retry', { body, headers });

/** Runs the due jobs of a queue once, without a worker's waits. */
async function workMails(): Promise<void> {
  await queue.work(createJobHandlers(deps));
}
/** A mail after its last attempt. */
const lastAttempt = () =>
  sql`update pgboss.job set retry_limit = retry_count where state in ('created', 'retry')`.execute(db);
/** The mails of an order, except for the reminder to pay, which waits for two minutes (R395). */
const mailsOf = async ({ number }: BookedOrder) =>
  (await pageOf({ order: number })).items.filter(({ name }) => name !== 'order-unpaid');
const untilMail = (booked: BookedOrder, state: OfficeJob['state']) =>
  expect.poll(async () => (await mailsOf(booked)).map(mail => mail.state)).toContain(state);

async function pay(booked: BookedOrder): Promise<void> {
  const { data } = await askToPay(gangway, [booked]);
  await notify(gangway, noticeOf(data.payment.id, { amountSen: booked.dueSen }));
}

beforeAll(async () => {
  administrator = await staff('jobs.manage', 'orders.read', 'customers.manage');
  sailingId = await createSailing(db, await createVoyage(db, { rooms: 20 }));
  paid = await book(gangway, sailingId);
  await pay(paid);
});

test('every queue and mail kind has a label on the page', () => {
  const kinds = mailJob.options.flatMap(union =>
    union.options.flatMap(({ shape: { kind } }) => ('options' in kind ? kind.options : [...kind.values])),
  );
  expect(kinds.length).toBeGreaterThan(8);
  for (const name of [...kinds, ...queues.filter(name => name !== 'send-mail')])
    expect(english.names, name).toHaveProperty(name);
});

describe('a mail', () => {
  test('is listed as waiting with its order, recipient and subject', async () => {
    expect(await mailsOf(paid)).toMatchObject([
      {
        name: 'order-paid',
        state: 'waiting',
        attempts: 0,
        orderNumber: paid.number,
        recipient: 'aisyah@example.com',
        error: null,
      },
    ]);
  });

  test('that the mail server refuses is failed after its last attempt, with the reason', async () => {
    sink.refuse(true);
    await lastAttempt();
    await workMails();
    await untilMail(paid, 'failed');
    const [mail] = await mailsOf(paid);
    expect(mail).toMatchObject({ attempts: 1, nextTryAt: null });
    expect(mail?.error).toContain('451');
    expect((await pageOf({ state: 'failed' })).failed).toBe(1);
  });

  test('is logged as an error when it is given up, and as a warning at each earlier attempt (R352)', async () => {
    const of = (level: number) => logged.filter(line => line.level === level && line.queue === 'send-mail');
    expect(of(50)).toMatchObject([{ msg: 'job given up', kind: 'order-paid', attempt: 1 }]);
    sink.refuse(true);
    const booked = await book(gangway, sailingId);
    await pay(booked);
    await untilMail(booked, 'retrying');
    expect(of(40)).toMatchObject([
      { msg: 'job failed, will be tried again', kind: 'order-paid', attempt: 1 },
    ]);
    sink.refuse(false);
    await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(db);
    await untilMail(booked, 'done');
    expect(JSON.stringify(logged)).not.toContain('aisyah@example.com');
  });

  test('is retried once for concurrent requests, with an audit entry', async () => {
    sink.refuse(false);
    const [mail] = await mailsOf(paid);
    const before = sink.received.length;
    const answers = await Promise.all([1, 2, 3].map(() => retry({ kind: 'mails', id: mail?.id ?? '' })));
    expect(answers.map(({ data }) => data.again).sort()).toEqual([0, 0, 1]);
    await untilMail(paid, 'done');
    expect(sink.received.length).toBe(before + 1);
    expect((await mailsOf(paid))[0]).toMatchObject({ attempts: 2, error: null });
    const entries = await db
      .selectFrom('audit_entries')
      .where('entity', '=', 'jobs')
      .select(['entity_id', 'action', 'actor', 'detail'])
      .execute();
    expect(entries).toMatchObject([{ entity_id: mail?.id, action: 'retry', detail: { job: 'order-paid' } }]);
    expect(entries[0]?.actor).toMatch(/^staff:/);
    expect((await retry({ kind: 'mails', id: mail?.id ?? '' })).data).toEqual({ again: 0, left: 0 });
  });

  test('that became obsolete is distinguished from a sent one', async () => {
    const job = { kind: 'verification-code', codeId: deps.ids.uuid() };
    await db.transaction().execute(trx => deps.jobs.enqueue(trx, 'send-mail', job));
    await expect
      .poll(async () => (await pageOf({ state: 'nothing' })).items.map(({ name }) => name))
      .toEqual(['verification-code']);
  });

  test('cannot be retried as a job', async () => {
    const booked = await failOne();
    const [mail] = await mailsOf(booked);
    expect((await retry({ kind: 'jobs', id: mail?.id ?? '' })).data).toEqual({ again: 0, left: 0 });
    await untilMail(booked, 'failed');
  });
});

/** An order whose mail has finally failed. */
async function failOne(): Promise<BookedOrder> {
  sink.refuse(true);
  const booked = await book(gangway, sailingId);
  await pay(booked);
  await sql`update pgboss.job set retry_limit = 0 where state = 'created' and name = 'send-mail'`.execute(db);
  await expect
    .poll(async () => {
      await sql`update pgboss.job set retry_limit = retry_count, start_after = now()
          where state = 'retry' and name = 'send-mail'`.execute(db);
      return (await mailsOf(booked)).map(mail => mail.state);
    })
    .toEqual(['failed']);
  sink.refuse(false);
  return booked;
}

describe('all failed ones', () => {
  longTest('can be retried together', async () => {
    const booked = await failOne();
    const { failed } = await pageOf();
    expect(failed).toBeGreaterThanOrEqual(1);
    expect((await retry({ kind: 'mails' })).data).toEqual({ again: failed, left: 0 });
    await untilMail(booked, 'done');
    expect((await retry({ kind: 'mails' })).data).toEqual({ again: 0, left: 0 });
  });

  test('are on the dashboard, which also says whether there is a mail server (R352)', async () => {
    const tile = async (headers = administrator) =>
      (await call('GET', '/office/dashboard', { headers })).data.mailsAndJobs;
    const { mails } = await tile();
    const booked = await failOne();
    expect(await tile()).toEqual({ mails: mails + 1, jobs: 0, mailServer: true });
    expect(await tile(await staff('orders.read'))).toBeNull();
    const [mail] = await mailsOf(booked);
    const dismiss = (body: object, headers = administrator) =>
      call('POST', '/office/jobs/dismiss', { body, headers });
    expect((await dismiss({ kind: 'mails', id: mail?.id }, await staff('settings.read'))).status).toBe(403);
    expect((await dismiss({ kind: 'jobs', id: mail?.id })).data).toEqual({ dismissed: 0, left: 0 });
    const answers = await Promise.all([1, 2, 3].map(() => dismiss({ kind: 'mails', id: mail?.id })));
    expect(answers.map(({ data }) => data.dismissed).sort()).toEqual([0, 0, 1]);
    expect(await tile()).toMatchObject({ mails });
    const [seen] = await mailsOf(booked);
    expect(seen).toMatchObject({ state: 'dismissed', dismissed: { by: expect.stringMatching(/^staff-/) } });
    expect(seen?.error).toContain('451');
    expect((await retry({ kind: 'mails', id: mail?.id ?? '' })).data.again).toBe(0);
    const entries = await db
      .selectFrom('audit_entries')
      .where('action', '=', 'dismiss')
      .select('entity_id')
      .execute();
    expect(entries).toEqual([{ entity_id: mail?.id }]);
  });

  test('are kept until they are dealt with; done and dismissed ones are not (R352)', async () => {
    const booked = await failOne();
    // The queue's own job for each minute of the schedule; pg-boss deletes these itself.
    await sql`insert into pgboss.job (name, state, completed_on, deletion_seconds)
      values ('__pgboss__send-it', 'completed', now(), 604800)`.execute(db);
    await sql`update pgboss.job set completed_on = now() - interval '60 days', keep_until = now() - interval '40 days',
      deletion_seconds = 604800 where state in ('failed', 'completed', 'cancelled')`.execute(db);
    await createJobHandlers(deps)['forget-expired']({});
    const { rows } = await sql<{ state: string; seconds: number }>`
      select distinct state, deletion_seconds as seconds from pgboss.job
      where completed_on < now() - interval '50 days' and name = any(${[...queues]}::text[])
    `.execute(db);
    expect(rows).toEqual([{ state: 'failed', seconds: 0 }]);
    const [mail] = await mailsOf(booked);
    expect((await retry({ kind: 'mails', id: mail?.id ?? '' })).data.again).toBe(1);
    const kept = await sql<{ kept: boolean }>`
      select keep_until > now() + interval '13 days' as kept from pgboss.job where id = ${mail?.id ?? ''}`.execute(
      db,
    );
    expect(kept.rows).toEqual([{ kept: true }]);
    await untilMail(booked, 'done');
  });

  test('of a schedule count until a later run succeeds', async () => {
    await sql`insert into pgboss.job (name, data, state, retry_limit, started_on, completed_on)
      values ('free-vouchers', '{}', 'failed', 0, now(), now())`.execute(db);
    const isFailed = async () => (await pageOf({ kind: 'jobs', state: 'failed' })).items.length > 0;
    expect(await isFailed()).toBe(true);
    await db.transaction().execute(trx => deps.jobs.enqueue(trx, 'free-vouchers', {}));
    await expect.poll(isFailed).toBe(false);
  });

  test('are retried 200 at a time, oldest first, and the answer counts the rest', async () => {
    await sql`
      insert into pgboss.job (name, data, state, retry_limit, started_on, completed_on, created_on)
      select 'send-sms', '{"made": "here", "codeId": "0192b1c2-7c1e-7a30-8f00-000000000001"}', 'failed', 0, now(), now(),
        now() - make_interval(mins => n) from generate_series(1, 203) n`.execute(db);
    expect((await retry({ kind: 'jobs' })).data).toEqual({ again: 200, left: 3 });
    const { items } = await pageOf({ kind: 'jobs', state: 'failed', sort: 'created' });
    expect(items).toHaveLength(3);
    const { rows } = await sql<{ newer: number }>`
      select count(*) as newer from pgboss.job tried where data ->> 'made' = 'here' and state <> 'failed'
        and created_on > (select min(created_on) from pgboss.job where data ->> 'made' = 'here' and state = 'failed')
    `.execute(db);
    expect(rows).toEqual([{ newer: 0 }]);
  });
});

describe('the list', () => {
  test('is paged, sorted, filtered and counted by the database', async () => {
    const all = await pageOf({ kind: 'jobs', size: '200' });
    expect(all.total).toBeGreaterThan(200);
    const times = all.items.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    const second = await pageOf({ kind: 'jobs', size: '10', page: '2' });
    expect(second.items.map(({ id }) => id)).toEqual(all.items.slice(10, 20).map(({ id }) => id));
    expect(second.total).toBe(all.total);
    expect((await pageOf({ kind: 'jobs', to: '2020-01-01' })).items).toEqual([]);
    expect((await pageOf({ order: 'SC00000000' })).items).toEqual([]);
    expect((await call('GET', '/office/jobs?state=lost', { headers: administrator })).status).toBe(422);
  });

  test('leaves out the queue’s own maintenance jobs', async () => {
    const names = [...(await pageOf({ kind: 'jobs', size: '200' })).items, ...(await pageOf()).items];
    expect(names.every(({ name }) => name in english.names)).toBe(true);
  });

  test('masks addresses without the permission to see them, in errors too', async () => {
    const booked = await failOne();
    await sql`update pgboss.job set output = '{"message": "550 <aisyah@example.com>: unknown"}'
      where data ->> 'orderId' = ${booked.id} and state = 'failed'`.execute(db);
    const [masked] = (await pageOf({ order: booked.number }, await staff('jobs.manage'))).items;
    expect(masked).toMatchObject({ recipient: 'a…@example.com', error: '550 <a…@example.com>: unknown' });
    const [whole] = (await pageOf({ order: booked.number }, await staff('jobs.manage', 'orders.read'))).items;
    expect(whole).toMatchObject({
      recipient: 'aisyah@example.com',
      error: '550 <aisyah@example.com>: unknown',
    });
  });

  test('is refused to callers who may only read settings', async () => {
    const headers = await staff('settings.read', 'settings.manage');
    expect((await call('GET', '/office/jobs', { headers })).status).toBe(403);
    expect((await retry({ kind: 'mails' }, headers)).status).toBe(403);
  });
});

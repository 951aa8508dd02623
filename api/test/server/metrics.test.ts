import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { createMetrics } from '../../src/features/metrics/metrics.service.ts';
import { type JobHandlers, queues, startJobs } from '../../src/lib/database/jobs.ts';
import { openMetricsPool, openPools } from '../../src/lib/database/pools.ts';
import { createLog } from '../../src/lib/process/log.ts';
import { insertBackup } from '../../src/operator/backups.repository.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, orderInput, type Voyage } from '../support/database/factories.ts';
import { enrollStation } from '../support/gate/enrolled.ts';
import { openNetworkProxy } from '../support/gate/network-proxy.ts';
import { askToPay, book, noticeOf, notify } from '../support/money/paying.ts';
import { signInStaff } from '../support/people/accounts.ts';
import { samplesIn } from '../support/prometheus.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const gangway = await createTestApp(database);
const pools = openPools(database.url);
const metricsPool = openMetricsPool(database.url);
const metrics = createMetrics({ ...gangway.deps, db: metricsPool }, () => pools.usage());
gangway.deps.meter = metrics;
const queue = await startJobs(database.url, createLog('silent'), metrics);
afterAll(async () => {
  await queue.stop();
  await pools.close();
  await metricsPool.destroy();
});
let voyage: Voyage;
beforeAll(async () => {
  voyage = await createVoyage(database.db);
});

const address = 'http://127.0.0.1/metrics';

/** A scrape, later than those whose readings it would share. */
async function scrape(from = metrics) {
  gangway.clock.advance(6_000);
  const answer = await from.answer(new Request(address));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toContain('text/plain; version=0.0.4');
  return samplesIn(await answer.text());
}

test('a booking is counted with its tickets and the places that it holds, a repeated one once (R441)', async () => {
  const before = await scrape();
  const sailingId = await createSailing(database.db, voyage, { date: '2027-03-01' });
  const request = { body: orderInput(sailingId), headers: { 'Idempotency-Key': 'the-same-key' } };
  for (const _ of ['first', 'repeated'])
    expect(await gangway.call('POST', '/orders', request)).toMatchObject({ status: 200 });
  await book(gangway, sailingId);
  const after = await scrape();
  const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  const answered = 'method="POST",route="/prod-api/orders",status="2xx"';
  expect({
    orders: grown('gangway_orders_made_total'),
    tickets: grown('gangway_tickets_booked_total'),
    held: grown('gangway_places_held'),
    requests: grown(`gangway_http_request_duration_seconds_count{${answered}}`),
    slow: grown(`gangway_http_request_duration_seconds_bucket{le="+Inf",${answered}}`),
  }).toEqual({ orders: 2, tickets: 2, held: 2, requests: 3, slow: 3 });
});

test('a refusal is counted by its code, and an unknown path has one label (R441)', async () => {
  const sailingId = await createSailing(database.db, voyage, { date: '2027-03-02', capacity: 0 });
  await expect(book(gangway, sailingId)).rejects.toThrow();
  for (let nth = 0; nth < 20; nth++) await gangway.call('GET', `/nowhere/${nth}`);
  await gangway.app.request('/nowhere', { method: 'PROPFIND' });
  const after = await scrape();
  expect(after.get('gangway_refusals_total{error="sailing-sold-out"}')).toBe(1);
  expect(after.get('gangway_refusals_total{error="not-found"}')).toBe(20);
  const counts = [...after.keys()].filter(name =>
    name.startsWith('gangway_http_request_duration_seconds_count'),
  );
  expect(counts.filter(name => name.includes('nowhere'))).toEqual([]);
  expect(counts.filter(name => name.includes('route="/prod-api/*"'))).toHaveLength(1);
  expect(counts.filter(name => name.includes('method="other"'))).toHaveLength(1);
});

test('payments are told by provider and state, failed ones too, and only those of the last hour (R441)', async () => {
  const sailingId = await createSailing(database.db, voyage, { date: '2027-03-03' });
  for (const status of ['failed', 'succeeded'] as const) {
    const { data } = await askToPay(gangway, [await book(gangway, sailingId)]);
    await notify(gangway, noticeOf(data.payment.id, { status }));
  }
  const of = (state: string) => `gangway_payments{provider="sandbox",state="${state}"}`;
  const now = await scrape();
  expect([now.get(of('failed')), now.get(of('succeeded'))]).toEqual([1, 1]);
  gangway.clock.advance(2 * 3_600_000);
  const later = await scrape();
  expect([later.has(of('failed')), later.has(of('succeeded'))]).toEqual([false, false]);
});

test('a failed mail is counted, and jobs are told by queue, with how long the oldest waits (R441)', async () => {
  const handlers = Object.fromEntries(queues.map(name => [name, async () => {}])) as unknown as JobHandlers;
  handlers['send-mail'] = () => Promise.reject(new Error('the mail server is down'));
  await database.db.transaction().execute(async trx => {
    await queue.enqueue(trx, 'send-mail', { kind: 'order-paid' });
    await queue.enqueue(trx, 'settle-refund', {});
  });
  await database.pool.query(
    `update pgboss.job set start_after = now() - interval '10 minutes' where name = 'settle-refund'`,
  );
  const waiting = await scrape();
  expect(waiting.get('gangway_jobs{queue="settle-refund",state="waiting"}')).toBe(1);
  expect(waiting.get('gangway_job_oldest_seconds{queue="settle-refund"}')).toBeGreaterThanOrEqual(600);
  expect(waiting.get('gangway_job_oldest_seconds{queue="expire-holds"}')).toBe(0);
  expect(waiting.get('gangway_job_failures_total{queue="send-mail",outcome="retried"}')).toBe(0);
  await queue.work(handlers);
  await expect
    .poll(async () => (await scrape()).get('gangway_job_failures_total{queue="send-mail",outcome="retried"}'))
    .toBeGreaterThanOrEqual(1);
});

test('a gate is told with its silence, its waiting scans, and whether its sailing is boarding (R441)', async () => {
  const officer = await signInStaff(gangway, ['boarding.verify']);
  const id = '0d9e2f3a-1111-4222-8333-444455556666';
  await enrollStation(gangway, officer, id, 'Gate');
  const sailingId = await createSailing(database.db, voyage, { date: '2027-03-04' });
  await database.pool.query(`update sailings set departs_at = $2, arrives_at = $3 where id = $1`, [
    sailingId,
    new Date(gangway.clock.now().getTime() + 3_600_000),
    new Date(gangway.clock.now().getTime() + 7_200_000),
  ]);
  await database.pool.query(
    `update gate_stations set gate = 'Gate 3', waiting = 7, sailing_id = $2, last_seen_at = $3 where id = $1`,
    [id, sailingId, new Date(gangway.clock.now().getTime() - 294_000)],
  );
  const now = await scrape();
  const labels = `{station="${id}",gate="Gate 3"}`;
  expect(now.get(`gangway_gate_silent_seconds${labels}`)).toBeCloseTo(300, 0);
  expect(now.get(`gangway_gate_scans_waiting${labels}`)).toBe(7);
  expect(now.get(`gangway_gate_boarding${labels}`)).toBe(1);
  await database.pool.query(
    'update gate_stations set revoked_at = now(), revoked_by = enrolled_by where id = $1',
    [id],
  );
  expect((await scrape()).has(`gangway_gate_boarding${labels}`)).toBe(false);
});

test('pools tell how many connections are open, idle and waited for; the process its event loop (R441)', async () => {
  const call = createApp(gangway.deps, { pools });
  await call.request('/prod-api/ports');
  const now = await scrape();
  expect(now.get('gangway_database_pool_size{pool="shop"}')).toBe(4);
  expect(now.get('gangway_database_pool_connections{pool="shop",state="idle"}')).toBeGreaterThanOrEqual(1);
  expect(now.get('gangway_database_pool_connections{pool="shop",state="busy"}')).toBe(0);
  expect(now.get('gangway_database_pool_waiting{pool="desk"}')).toBe(0);
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
    expect(now.get(name), name).toBeGreaterThan(0);
});

test('the age of the last backup is told; without one it is infinite (R441)', async () => {
  expect((await scrape()).get('gangway_backup_age_seconds')).toBe(Number.POSITIVE_INFINITY);
  await insertBackup(database.db, { madeAt: gangway.clock.now(), file: '/backups/one.backup', bytes: 1 });
  gangway.clock.advance(3_594_000);
  expect((await scrape()).get('gangway_backup_age_seconds')).toBe(3_600);
});

test('while the database is away a scrape says so, without old values, and comes back (R441)', async () => {
  const proxy = await openNetworkProxy(database.url.replace(/^postgres/, 'http'));
  const url = new URL(database.url);
  url.port = new URL(proxy.url).port;
  const db = openMetricsPool(url.href);
  onTestFinished(() => db.destroy());
  const cutOff = createMetrics({ ...gangway.deps, db }, () => []);
  const up = await scrape(cutOff);
  expect([up.get('gangway_database_up'), up.get('gangway_readings_failed')]).toEqual([1, 0]);
  expect(up.has('gangway_places_held')).toBe(true);
  proxy.cut();
  const away = await scrape(cutOff);
  expect(away.get('gangway_database_up')).toBe(0);
  expect([...away.keys()].filter(name => /^gangway_(places|backup|payments|jobs|gate)/.test(name))).toEqual(
    [],
  );
  proxy.restore();
  await expect.poll(async () => (await scrape(cutOff)).get('gangway_database_up')).toBe(1);
});

test('a part that cannot be read leaves the others, and what is locked does not hold up a scrape (R441)', async () => {
  const trx = await database.db.startTransaction().execute();
  onTestFinished(async () => {
    if (!trx.isRolledBack) await trx.rollback().execute();
  });
  await sql`lock table gate_stations in access exclusive mode`.execute(trx);
  const now = await scrape();
  expect([now.get('gangway_database_up'), now.get('gangway_readings_failed')]).toEqual([1, 1]);
  expect(now.has('gangway_places_held')).toBe(true);
});

test('only /metrics is answered (R441)', async () => {
  expect((await metrics.answer(new Request('http://127.0.0.1/'))).status).toBe(404);
});

import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'kysely';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { openPools } from '../../src/lib/database/pools.ts';
import { type ApiCall, createCaller } from '../support/call.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { openNetworkProxy } from '../support/gate/network-proxy.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const gangway = await createTestApp(database);
let manager: SignedIn;

beforeAll(async () => {
  manager = await signInStaff(gangway, ['stations.manage']);
});

/** Longer than any of these calls takes, so that only the limit under test is reached. */
const LONG_MS = 60_000;
const patient = { connectMs: LONG_MS, statementMs: LONG_MS, lockMs: LONG_MS, idleInTransactionMs: LONG_MS };
const one = { shop: 1, sales: 1, desk: 1, health: 1 };

/** The API with these limits, on the test's database or at another address. */
function appWith(patience: Partial<typeof patient>, url = database.url) {
  const pools = openPools(url, { connections: one, patience: { ...patient, ...patience } });
  onTestFinished(() => pools.close());
  return { pools, call: createCaller(createApp(gangway.deps, { pools })) };
}

/** Keeps the workplaces locked until `release`. */
async function lockStations() {
  const trx = await database.db.startTransaction().execute();
  const release = async () => {
    if (!trx.isRolledBack) await trx.rollback().execute();
  };
  onTestFinished(release);
  await sql`lock table gate_stations in access exclusive mode`.execute(trx);
  return { release };
}

/** A busy machine may miss the second of the first answers. */
const untilReady = (call: ApiCall) => expect.poll(async () => (await call('GET', '/ready')).status).toBe(200);

const toldToRetry = { status: 503, data: { error: 'unavailable' } };

describe('the desk waits for a lock', () => {
  test('no longer than the limit: then it is told to try again', async () => {
    const { call } = appWith({ lockMs: 100 });
    const { release } = await lockStations();
    const answer = await call('GET', '/office/stations', { headers: manager.headers });
    expect(answer).toMatchObject(toldToRetry);
    expect(answer.headers.get('Retry-After')).toBe('5');
    await release();
    expect(await call('GET', '/office/stations', { headers: manager.headers })).toMatchObject({
      status: 200,
    });
  });

  test('and searches, bookings and the check of health go on', async () => {
    const { call } = appWith({});
    const { release } = await lockStations();
    const waiting = call('GET', '/office/stations', { headers: manager.headers });
    const isAnswered = waiting.then(() => true);
    for (const path of ['/sailings', '/payments/options'])
      expect(await call('GET', path), path).toMatchObject({ status: 200 });
    await untilReady(call);
    expect(await Promise.race([isAnswered, Promise.resolve(false)])).toBe(false);
    await release();
    expect(await waiting).toMatchObject({ status: 200 });
  });

  test('with all its connections: further calls are told to try again', async () => {
    const { call } = appWith({ connectMs: 100 });
    // A busy machine may not open the connection in time: it is open before the lock is taken.
    await expect
      .poll(async () => (await call('GET', '/office/stations', { headers: manager.headers })).status)
      .toBe(200);
    const { release } = await lockStations();
    const waiting = call('GET', '/office/stations', { headers: manager.headers });
    // The only connection is taken once the call waits for the lock.
    await expect
      .poll(async () => {
        const { rows } = await sql`select from pg_locks where not granted and database = (
          select oid from pg_database where datname = current_database())`.execute(database.db);
        return rows.length;
      })
      .toBe(1);
    expect(await call('GET', '/office/stations', { headers: manager.headers })).toMatchObject(toldToRetry);
    await release();
    expect(await waiting).toMatchObject({ status: 200 });
  });
});

test('a statement that takes too long is ended', async () => {
  const { pools } = appWith({ statementMs: 100 });
  await expect(sql`select pg_sleep(60)`.execute(pools.sales)).rejects.toThrow('statement timeout');
});

test('a transaction that was left open gives its locks back', async () => {
  const { pools } = appWith({ idleInTransactionMs: 100 });
  const lock = sql`lock table gate_stations in access exclusive mode`;
  const left = await pools.sales.startTransaction().execute();
  await lock.execute(left);
  await pools.desk.transaction().execute(trx => lock.execute(trx));
  await expect(sql`select 1`.execute(left)).rejects.toThrow();
  await left
    .rollback()
    .execute()
    .catch(() => {});
});

describe('a database', () => {
  test('that is cut off and comes back: calls are told to try again, the process lives', async () => {
    const proxy = await openNetworkProxy(database.url.replace(/^postgres/, 'http'));
    const url = new URL(database.url);
    url.port = new URL(proxy.url).port;
    const { call } = appWith({}, url.href);
    await untilReady(call);
    expect(await call('GET', '/sailings')).toMatchObject({ status: 200 });
    proxy.cut();
    for (const path of ['/sailings', '/ready'])
      expect(await call('GET', path), path).toMatchObject(toldToRetry);
    expect(await call('GET', '/health')).toMatchObject({ status: 200 });
    proxy.restore();
    await expect.poll(async () => (await call('GET', '/sailings')).status).toBe(200);
    await untilReady(call);
  });

  test('that accepts connections and does not answer: the check of health does not wait for it', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    onTestFinished(() => void silent.close());
    const url = new URL(database.url);
    url.port = String((silent.address() as AddressInfo).port);
    const { call } = appWith({ connectMs: 3_000 }, url.href);
    const sailings = call('GET', '/sailings');
    const began = performance.now();
    expect(await call('GET', '/ready')).toMatchObject(toldToRetry);
    const waited = performance.now() - began;
    expect(await sailings).toMatchObject(toldToRetry);
    // It answered before the other call, which waits for its limit: no stopwatch, which would measure the machine.
    expect(waited).toBeLessThan(3_000);
  });
});

import { GATE_EVENT } from '@gangway/shared/contract/office/gate/gate.ts';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { createGateFeedRoutes } from '../../src/features/boarding/stations/stations.routes.ts';
import { inTransaction } from '../../src/lib/database/database.ts';
import type { AppEnv } from '../../src/lib/http/context.ts';
import { answerError } from '../../src/lib/http/failure.ts';
import { listen } from '../../src/lib/http/http-server.ts';
import { rotateSigningKey } from '../../src/reservations/tickets/signing-keys.service.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { type Events, openEvents } from '../support/events.ts';
import { createStation } from '../support/gate/gate-station.ts';
import { longTest } from '../support/long-test.ts';
import { newKey } from '../support/money/paying.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { bookCabin, type CabinGuests } from '../support/people/cabin-guests.ts';
import { createTestApp } from '../support/test-app.ts';
import { eventually } from '../support/waiting.ts';

const NOW = '2026-12-12T11:30:00.000Z';

const database = await createTestDatabase();
const { db } = database;
const [here, there] = [await createTestApp(database), await createTestApp(database)];
const tonight = await createSailing(db, await createVoyage(db), { date: '2026-12-12', session: 'nighttime' });
const opened: Events[] = [];
let officer: SignedIn;
let guests: CabinGuests;

beforeEach(async () => {
  guests = await bookCabin(here, tonight, null);
  for (const { clock } of [here, there]) clock.set(NOW);
  officer = await signInStaff(here, ['boarding.verify']);
});
afterEach(async () => {
  for (const events of opened.splice(0)) await events.close();
});

async function serve(fetch: Parameters<typeof listen>[0]): Promise<string> {
  const server = await listen(fetch, { host: '127.0.0.1', port: 0 });
  afterAll(() => server.stop(0));
  return `http://127.0.0.1:${server.port}/prod-api`;
}
const [atHere, atThere] = [await serve(here.app.fetch), await serve(there.app.fetch)];

/** Only the routes of the gates, with their own intervals and limits. */
function serveAlone({ deps }: typeof here, options: Parameters<typeof createGateFeedRoutes>[1]) {
  const asOfficer = new Hono<AppEnv>().onError(answerError).use(async (c, next) => {
    const permissions = new Set(['boarding.verify'] as const);
    c.set('caller', { kind: 'staff', id: officer.id, permissions, tokenHash: Buffer.alloc(32) });
    await next();
  });
  return serve(asOfficer.route('/prod-api', createGateFeedRoutes(deps, options)).fetch);
}

async function watch(base: string, headers: Record<string, string> = officer.headers) {
  const events = await openEvents(`${base}/office/gate/events`, headers);
  opened.push(events);
  return events;
}

/** A station that reads its whole stream; it starts once the events of its own connection have passed. */
async function openStation(base: string) {
  const events = await watch(base);
  const received: { event: string; data: object }[] = [];
  const reading = async () => {
    for (;;) received.push(await events.next());
  };
  reading().catch(() => {});
  await eventually(() => expect(received).not.toEqual([]));
  await quiet();
  received.length = 0;
  return received;
}

/** Waits long enough for pending events to arrive. */
const quiet = () => new Promise(resolve => setTimeout(resolve, 900));
const change = (work: Parameters<typeof inTransaction<unknown>>[2]) =>
  inTransaction(here.deps, 'system:test', work);

const station = () => createStation(here, officer, { sailingId: tonight });
const letIn = () => {
  const gate = station();
  return gate.send(gate.scan({ ticketId: guests.tickets[0]?.id ?? null }));
};

test.each<[string, () => Promise<unknown>]>([
  ['a passenger was admitted', letIn],
  ['a code was no valid ticket', () => station().send(station().scan({ ticketId: here.deps.ids.uuid() }))],
  [
    'a paid order was canceled',
    async () => {
      const { number, token } = guests.order;
      here.clock.set('2026-11-20T03:00:00.000Z');
      const headers = { 'X-Order-Token': token };
      const { data } = await here.call('POST', `/orders/${number}/cancel/preview`, { body: {}, headers });
      await here.call('POST', `/orders/${number}/cancel`, {
        body: { expectedChargeSen: data.chargeSen },
        headers: { ...headers, 'Idempotency-Key': newKey() },
      });
    },
  ],
  [
    'the sailing is late',
    () =>
      change(trx =>
        trx.updateTable('sailings').set({ status: 'delayed' }).where('id', '=', tonight).execute(),
      ),
  ],
  ['a new key exists', () => rotateSigningKey(here.deps)],
  [
    'a gate has not sent all',
    async () => {
      const gate = station();
      await gate.sync();
      await gate.sync({ station: { id: gate.id, gate: 'Gate A', sailingId: tonight, waiting: 2 } });
    },
  ],
])('every station is notified that %s, across copies of the API', async (_what, happen) => {
  const stations = await Promise.all([atHere, atThere, atThere].map(openStation));
  await happen();
  for (const received of stations)
    await eventually(() => expect(received).toContainEqual({ event: GATE_EVENT, data: expect.anything() }));
});

test('an event contains no data', async () => {
  const received = await openStation(atThere);
  await letIn();
  await eventually(() => expect(received).not.toEqual([]));
  expect(received[0]).toEqual({ event: GATE_EVENT, data: { asOf: NOW } });
});

longTest('holds and heartbeats send no event', async () => {
  const gate = station();
  await gate.sync();
  const received = await openStation(atHere);
  await bookCabin(here, tonight, null, { paid: false });
  await gate.sync();
  await quiet();
  expect(received).toEqual([]);
});

longTest('close events send one notification at once and one at the end', async () => {
  const received = await openStation(await serveAlone(there, { times: { beatMs: 60_000, pauseMs: 2_000 } }));
  await eventually(async () => {
    received.length = 0;
    await new Promise(resolve => setTimeout(resolve, 2_500));
    expect(received).toEqual([]);
  });
  await sql`select pg_notify('sailing', n::text) from generate_series(1, 50) n`.execute(db);
  await eventually(() => expect(received).toHaveLength(1));
  await eventually(() => expect(received).toHaveLength(2));
  await quiet();
  expect(received).toHaveLength(2);
});

test('a reconnecting station is notified at once, for events it may have missed', async () => {
  expect((await (await watch(atHere)).next()).event).toBe(GATE_EVENT);
});

longTest('the stream continues after the database connection was lost', async () => {
  const received = await openStation(atHere);
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'gangway-live'
  `.execute(db);
  await eventually(() => expect(received, 'it may have missed something').not.toEqual([]));
  await quiet();
  received.length = 0;
  await letIn();
  await eventually(() => expect(received).not.toEqual([]));
});

test('the stream requires the permission', async () => {
  const desk = await signInStaff(here, ['orders.read']);
  expect((await watch(atHere, desk.headers)).response.status).toBe(403);
  expect((await watch(atHere, {})).response.status).toBe(401);
});

test('the stream sends keep-alives, has limits, and ends with the server', async () => {
  const leaving = await createTestApp(database);
  const options = { times: { beatMs: 20, pauseMs: 20 }, limits: { perAddress: 1, inAll: 10 } };
  const base = await serveAlone(leaving, options);
  const first = await watch(base);
  await first.next();
  expect((await watch(base)).response.status).toBe(429);
  const readToTheEnd = async () => {
    for (;;) await first.next();
  };
  const reading = expect(readToTheEnd()).rejects.toThrow('the stream has ended');
  await eventually(() => expect(first.beats()).toBeGreaterThan(0));
  await leaving.deps.live.stop();
  await reading;
});

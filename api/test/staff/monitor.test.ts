import { randomUUID } from 'node:crypto';
import { sameInAll } from '@gangway/shared/contract/base/languages.ts';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMonitorRoutes } from '../../src/features/monitor/monitor.routes.ts';
import { inTransaction } from '../../src/lib/database/database.ts';
import type { AppEnv } from '../../src/lib/http/context.ts';
import { answerError } from '../../src/lib/http/failure.ts';
import { listen } from '../../src/lib/http/http-server.ts';
import { createTestDatabase } from '../support/database/database.ts';
import {
  createSailing,
  createVoyage,
  FARES,
  passengerInput,
  type Voyage,
} from '../support/database/factories.ts';
import { type Events, openEvents } from '../support/events.ts';
import { askToPay, book, noticeOf, notify } from '../support/money/paying.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const [here, there] = [await createTestApp(database), await createTestApp(database)];
const { db } = database;

let voyage: Voyage;
let sailingId: number;
let days = 12;
const opened: Events[] = [];

beforeAll(async () => {
  for (const { clock } of [here, there]) clock.set('2026-12-12T02:00:00Z');
  voyage = await createVoyage(db);
});
beforeEach(async () => {
  for (const { clock } of [here, there]) clock.set('2026-12-12T02:00:00Z');
  sailingId = await createSailing(db, voyage, { date: `2026-12-${days++}`, session: 'nighttime' });
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

async function watch(base: string, id: number | string = sailingId): Promise<Events> {
  const events = await openEvents(`${base}/monitor/${id}/events`);
  opened.push(events);
  return events;
}

/** Only the monitor, with other intervals and limits than the app. */
const serveAlone = ({ deps }: TestApp, options: Parameters<typeof createMonitorRoutes>[1]) =>
  serve(new Hono<AppEnv>().onError(answerError).route('/prod-api', createMonitorRoutes(deps, options)).fetch);

/** Books and pays for a number of adults; returns their tickets. */
async function sell(adults = 1): Promise<{ id: string; verificationCode: string }[]> {
  const order = await book(here, sailingId, {
    passengers: Array.from({ length: adults }, () => passengerInput()),
    expectedTotalSen: adults * FARES.adult,
  });
  const { data } = await askToPay(here, [order]);
  await notify(here, noticeOf(data.payment.id, { amountSen: adults * FARES.adult }));
  const read = await here.call('GET', `/orders/${order.number}`, {
    headers: { 'X-Order-Token': order.token },
  });
  return read.data.tickets;
}

async function letIn(ticket: { id: string; verificationCode: string }, gate: SignedIn): Promise<void> {
  const { data } = await here.call('POST', '/boarding/typed', {
    headers: gate.headers,
    body: { ticketId: ticket.id, verificationCode: ticket.verificationCode, eventId: randomUUID() },
  });
  expect(data.outcome).toBe('boarded');
}

const change = (changes: Record<string, unknown>) =>
  inTransaction(here.deps, 'system:test', trx =>
    trx.updateTable('sailings').set(changes).where('id', '=', sailingId).execute(),
  );

describe('the monitor of a sailing', () => {
  test('shows the boarding progress without passenger data', async () => {
    sailingId = await createSailing(db, voyage, { date: '2026-12-31', session: 'nighttime' });
    await sell(2);
    await book(here, sailingId);
    await change({ gate: 'A1' });
    const { data } = await here.call('GET', `/monitor/${sailingId}`);
    expect(data).toEqual({
      sailingId,
      ship: { id: voyage.shipId, code: 'selat-aurora', name: 'Selat Aurora' },
      route: {
        id: voyage.routeId,
        distanceNm: 160,
        departure: expect.objectContaining({ code: 'port-klang' }),
        destination: expect.objectContaining({
          code: 'penang',
          name: sameInAll('Penang'),
        }),
      },
      date: '2026-12-31',
      session: 'nighttime',
      status: 'scheduled',
      gate: 'A1',
      departsAt: '2026-12-31T20:00:00.000+08:00',
      arrivesAt: '2027-01-01T07:00:00.000+08:00',
      boardingOpensAt: '2026-12-31T17:00:00.000+08:00',
      lastCallAt: '2026-12-31T19:30:00.000+08:00',
      boardingClosesAt: '2026-12-31T19:45:00.000+08:00',
      phase: 'before',
      lastCall: false,
      boarded: 0,
      booked: 2,
      asOf: '2026-12-12T02:00:00.000Z',
    });
    here.clock.set('2026-12-31T11:30:00Z');
    expect((await here.call('GET', `/monitor/${sailingId}`)).data).toMatchObject({
      phase: 'last-call',
      lastCall: true,
    });
  });

  test.each([
    ['', 404, 'sailing-not-found'],
    ['/events', 404, 'sailing-not-found'],
  ])('is not found for a missing sailing (%s)', async (path, status, error) => {
    expect(await here.call('GET', `/monitor/999999${path}`)).toMatchObject({ status, data: { error } });
    expect(await here.call('GET', `/monitor/abc${path}`)).toMatchObject({
      status: 422,
      data: { error: 'invalid-input' },
    });
  });
});

describe('its events', () => {
  test('start with the current state, in headers that prevent proxy buffering', async () => {
    const events = await watch(atHere);
    expect(Object.fromEntries(events.response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(events.response.headers.get('content-encoding')).toBeNull();
    expect(events.response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(await events.next()).toMatchObject({
      event: 'boarding',
      data: { sailingId, boarded: 0, phase: 'before', status: 'scheduled' },
    });
  });

  test('are sent at once by every copy of the API for a boarding at any', async () => {
    const tickets = await sell(3);
    const other = await createSailing(db, voyage, { date: '2026-12-30', session: 'daytime' });
    const others = await watch(atThere, other);
    await others.next();
    const { boardingOpensAt } = (await here.call('GET', `/monitor/${sailingId}`)).data;
    here.clock.set(boardingOpensAt);
    const gate = await signInStaff(here, ['boarding.verify', 'boarding.override']);
    const screens = [await watch(atHere), await watch(atThere), await watch(atThere)];
    for (const screen of screens) expect((await screen.next()).data).toMatchObject({ boarded: 0, booked: 3 });
    for (const [index, ticket] of tickets.entries()) {
      await letIn(ticket, gate);
      for (const screen of screens) {
        expect((await screen.next()).data).toMatchObject({ boarded: index + 1, booked: 3 });
      }
    }
    const seen = await Promise.race([
      others.next(),
      new Promise(resolve => setTimeout(resolve, 100, 'nothing')),
    ]);
    expect(seen).toBe('nothing');
  });

  test('include gate, delay and cancellation', async () => {
    const screen = await watch(atThere);
    await screen.next();
    await change({ gate: 'B2' });
    expect((await screen.next()).data).toMatchObject({ gate: 'B2' });
    await change({
      status: 'delayed',
      departs_at: '2026-12-31T15:00:00Z',
      arrives_at: '2027-01-01T02:00:00Z',
    });
    expect((await screen.next()).data).toMatchObject({
      status: 'delayed',
      departsAt: '2026-12-31T23:00:00.000+08:00',
      boardingOpensAt: '2026-12-31T20:00:00.000+08:00',
    });
    await change({ status: 'canceled' });
    expect((await screen.next()).data).toMatchObject({ status: 'canceled', phase: 'canceled' });
  });

  test('do not count undone boardings', async () => {
    const screen = await watch(atHere);
    await screen.next();
    await expect(
      inTransaction(here.deps, 'system:test', async trx => {
        await trx.updateTable('sailings').set({ gate: 'C3' }).where('id', '=', sailingId).execute();
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await change({ gate: 'D4' });
    expect((await screen.next()).data.gate).toBe('D4');
  });

  test('include bookings and the clock with the next keep-alive', async () => {
    const base = await serveAlone(here, { beatMs: 40 });
    const screen = await watch(base);
    expect((await screen.next()).data).toMatchObject({ booked: 0, phase: 'before' });
    await sell(2);
    expect((await screen.next()).data).toMatchObject({ booked: 2 });
    const { boardingOpensAt, lastCallAt } = (await here.call('GET', `/monitor/${sailingId}`)).data;
    here.clock.set(boardingOpensAt);
    expect((await screen.next()).data).toMatchObject({ phase: 'boarding' });
    here.clock.set(lastCallAt);
    expect((await screen.next()).data).toMatchObject({ phase: 'last-call', lastCall: true });
    expect(screen.beats()).toBeGreaterThan(0);
  });

  test('continue after the database connection was lost, with the missed changes', async () => {
    const screen = await watch(atHere);
    await screen.next();
    await change({ gate: 'E5' });
    expect((await screen.next()).data.gate).toBe('E5');
    const { rows } = await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'gangway-live'
    `.execute(db);
    expect(rows.length).toBeGreaterThan(0);
    await change({ gate: 'F6' });
    expect((await screen.next()).data.gate).toBe('F6');
    await change({ gate: 'G7' });
    expect((await screen.next()).data.gate).toBe('G7');
  });

  test('use one database connection for all screens of a process', async () => {
    const screens = [];
    for (let count = 0; count < 6; count++) screens.push(await watch(atHere));
    for (const screen of screens) await screen.next();
    await change({ gate: 'H8' });
    for (const screen of screens) expect((await screen.next()).data.gate).toBe('H8');
    const connections = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*) from pg_stat_activity
        where datname = current_database() and application_name = 'gangway-live'
      `.execute(db);
      return rows[0]?.count;
    };
    // A lost connection is reopened within seconds.
    await expect.poll(connections).toBe(2);
  });
});

describe('screens', () => {
  test('are limited per address, and a disconnect frees a slot', async () => {
    const base = await serveAlone(here, { limits: { perAddress: 3, inAll: 100 } });
    const screens = [await watch(base), await watch(base), await watch(base)];
    const refused = await fetch(`${base}/monitor/${sailingId}/events`);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ data: { error: 'too-many-streams' } });
    await screens[0]?.next();
    await screens[0]?.close();
    await expect
      .poll(async () => {
        const again = await watch(base);
        return again.response.status;
      })
      .toBe(200);
  });

  test('are limited in total', async () => {
    const base = await serveAlone(here, { limits: { perAddress: 3, inAll: 1 } });
    await watch(base);
    expect((await fetch(`${base}/monitor/${sailingId}/events`)).status).toBe(429);
  });

  test('are disconnected when the server stops, without delay', async () => {
    const leaving = await createTestApp(database);
    const server = await listen(leaving.app.fetch, { host: '127.0.0.1', port: 0 });
    const base = `http://127.0.0.1:${server.port}/prod-api`;
    const screen = await watch(base);
    await screen.next();
    const begun = performance.now();
    await leaving.deps.live.stop();
    expect(await leaving.call('GET', `/monitor/${sailingId}/events`)).toMatchObject({
      status: 503,
      data: { error: 'unavailable' },
    });
    await screen.ended();
    await server.stop(10_000);
    expect(performance.now() - begun, 'nothing waits until it is broken off').toBeLessThan(10_000);
  });
});

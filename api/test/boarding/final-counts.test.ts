import { type DepartureBoard, SILENT_AFTER_MS } from '@gangway/shared/contract/office/gate/gate.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../src/lib/database/database.ts';
import { insertBoardingEvents } from '../../src/reservations/tickets/boarding.repository.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { createStation, type Station } from '../support/gate/gate-station.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { bookCabin, type CabinGuests } from '../support/people/cabin-guests.ts';
import { createTestApp } from '../support/test-app.ts';

const NOW = '2026-12-12T11:30:00.000Z';
const EARLIER = '2026-12-12T11:20:00.000Z';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call, clock } = gangway;
const voyage = await createVoyage(db);
let days = 12;
let sailingId: number;
let officer: SignedIn;
let supervisor: SignedIn;
let gate: Station;
let guests: CabinGuests;

beforeEach(async () => {
  const date = `2026-12-${days++}`;
  clock.set('2026-11-20T02:00:00.000Z');
  sailingId = await createSailing(db, voyage, { date, session: 'nighttime' });
  guests = await bookCabin(gangway, sailingId, null, { names: ['Ahmad', 'Bala', 'Zul'] });
  clock.set(NOW.replace('2026-12-12', date));
  officer = await signInStaff(gangway, ['boarding.verify']);
  supervisor = await signInStaff(gangway, ['boarding.verify', 'boarding.override']);
  gate = createStation(gangway, officer, { gate: 'Port', sailingId });
});

const board = async (): Promise<DepartureBoard> =>
  (await call('GET', `/office/gate/departures/${sailingId}`, { headers: supervisor.headers })).data;
const close = (body: object, by = supervisor) =>
  call('POST', `/office/gate/departures/${sailingId}/close`, { body, headers: by.headers });
const scanOf = (place: number, scannedAt = clock.now().toISOString()) =>
  gate.scan({ ticketId: guests.tickets[place]?.id ?? '', scannedAt });
/** Sends scans with the number of those that still wait. */
const push = async (places: number[], waiting: number, waitingSince: string | null) => {
  const station = { gate: 'Port', sailingId, waiting, waitingSince };
  const body = { stationId: gate.id, scans: places.map(place => scanOf(place)), station };
  return (await gate.call('/office/gate/scans', body)).status;
};

test('a push reports how many scans still wait and since when', async () => {
  expect(await push([0], 1_400, EARLIER)).toBe(200);
  expect((await board()).gates).toMatchObject([
    { gate: 'Port', boarded: 1, waiting: 1_400, waitingSince: EARLIER, silent: false },
  ]);
  expect(await push([1], 0, null)).toBe(200);
  expect((await board()).gates).toMatchObject([{ boarded: 2, waiting: 0, waitingSince: null }]);
});

test('a gate without contact for a while counts as silent, even if it reported no waiting scans', async () => {
  await push([0], 0, null);
  clock.advance(SILENT_AFTER_MS);
  expect((await board()).gates).toMatchObject([{ waiting: 0, silent: false }]);
  clock.advance(1);
  expect((await board()).gates).toMatchObject([{ waiting: 0, silent: true }]);
});

test('a closed count keeps the numbers of that moment', async () => {
  await push([0], 0, null);
  const { status, data } = await close({ after: 0 });
  expect(status).toBe(200);
  const closed = {
    number: 1,
    closedAt: clock.now().toISOString(),
    closedBy: { username: `staff-${supervisor.id}` },
    sold: 3,
    boarded: 1,
    missing: [{ passengerName: 'Bala' }, { passengerName: 'Zul' }],
    openConflicts: 0,
    gates: [{ gate: 'Port', boarded: 1, waiting: 0, silent: false }],
    reason: null,
    late: 0,
  };
  expect(data.closed).toMatchObject(closed);

  clock.advance(60_000);
  await push([1], 0, null);
  const later = await board();
  expect(later).toMatchObject({ boarded: 2, closed: { ...closed, late: 1 } });
  expect(later.missing.map(({ passengerName }) => passengerName)).toEqual(['Zul']);

  expect((await close({ after: 1 })).data.closed).toMatchObject({ number: 2, boarded: 2, late: 0 });
  const [entry] = await db
    .selectFrom('audit_entries')
    .selectAll()
    .where('action', '=', 'count-closed')
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  expect(entry).toMatchObject({
    actor: `staff:${supervisor.id}`,
    detail: { sailingId, number: 2, sold: 3, boarded: 2 },
  });
});

test.each<[string, () => Promise<unknown>]>([
  ['has scans waiting', () => push([0], 2, EARLIER)],
  [
    'is silent',
    async () => {
      await push([0], 0, null);
      clock.advance(SILENT_AFTER_MS + 1);
    },
  ],
])('while a gate %s, a count can be closed only with a reason', async (_what, happen) => {
  await happen();
  expect(await close({ after: 0 })).toMatchObject({ status: 409, data: { error: 'count-incomplete' } });
  expect((await board()).closed).toBeNull();
  const { data } = await close({ after: 0, reason: 'The gate was taken off by hand' });
  expect(data.closed).toMatchObject({ number: 1, reason: 'The gate was taken off by hand' });
});

test('a gate that boarded this sailing and now boards another one still blocks the count', async () => {
  await push([0], 0, null);
  const station = { gate: 'Port', sailingId: null, waiting: 1, waitingSince: EARLIER };
  const body = { stationId: gate.id, scans: [scanOf(1)], station };
  await gate.call('/office/gate/scans', body);
  expect(await close({ after: 0 })).toMatchObject({ data: { error: 'count-incomplete' } });
});

describe('a gate that was set to the sailing and is out of contact', () => {
  let spare: Station;
  const standDown = (by = supervisor, stationId = spare.id) =>
    call('POST', `/office/gate/departures/${sailingId}/gates/${stationId}/stand-down`, {
      headers: by.headers,
    });
  const gateOf = async ({ id }: Station) => (await board()).gates.find(({ stationId }) => stationId === id);

  beforeEach(async () => {
    await push([0], 0, null);
    spare = createStation(gangway, officer, { gate: 'Starboard', sailingId });
    await spare.sync();
    clock.advance(SILENT_AFTER_MS + 1);
    await push([1], 0, null);
  });

  test('may hold scans even without a known boarding, so the count needs a reason', async () => {
    expect(await gateOf(spare)).toMatchObject({ boarded: 0, waiting: 0, silent: true, stoodDown: null });
    expect(await close({ after: 0 })).toMatchObject({ status: 409, data: { error: 'count-incomplete' } });
    const reason = 'Starboard is cut off, its officer counts by hand';
    expect((await close({ after: 0, reason })).data.closed).toMatchObject({ number: 1, reason });
  });

  test('can be stood down by hand, and does not block a count until its next contact', async () => {
    const { data } = await standDown();
    const stoodDown = { at: clock.now().toISOString(), by: { username: `staff-${supervisor.id}` } };
    expect((data as DepartureBoard).gates[1]).toMatchObject({ gate: 'Starboard', silent: true, stoodDown });
    expect((await close({ after: 0 })).data.closed).toMatchObject({
      reason: null,
      gates: [{}, { stoodDown }],
    });
    await spare.sync();
    expect(await gateOf(spare)).toMatchObject({ silent: false, stoodDown: null });
    const [entry] = await db
      .selectFrom('audit_entries')
      .selectAll()
      .where('action', '=', 'gate-stood-down')
      .where('entity_id', '=', spare.id)
      .execute();
    expect(entry).toMatchObject({
      actor: `staff:${supervisor.id}`,
      detail: { sailingId, gate: 'Starboard' },
    });
  });

  test('can be stood down only by a supervisor, and not while it is known to hold scans', async () => {
    expect((await standDown(officer)).status).toBe(403);
    expect((await standDown(supervisor, '018f5a10-0000-7000-8000-000000000000')).status).toBe(404);
    await spare.sync({ station: { id: spare.id, gate: 'Starboard', sailingId, waiting: 2 } });
    expect(await standDown()).toMatchObject({ status: 409, data: { error: 'gate-holds-scans' } });
  });

  test('stays with the sailing whose scans it has not sent, until they are sent', async () => {
    const next = await createSailing(db, voyage, { date: '2027-01-01' });
    const moved = (waiting: number) =>
      spare.sync({ station: { id: spare.id, gate: 'Starboard', sailingId: next, waiting } });
    await moved(40);
    expect(await gateOf(spare)).toMatchObject({ waiting: 40 });
    expect(await close({ after: 0 })).toMatchObject({ data: { error: 'count-incomplete' } });
    await moved(0);
    expect(await gateOf(spare)).toBeUndefined();
    expect((await close({ after: 0 })).status).toBe(200);
  });
});

test('a gate that boards any sailing and has the tickets of this one may hold scans of it', async () => {
  const anywhere = createStation(gangway, officer, { gate: 'Anywhere' });
  let answer = await anywhere.sync();
  while (answer.more) answer = await anywhere.sync();
  await anywhere.sync();
  clock.advance(SILENT_AFTER_MS + 1);
  expect((await board()).gates).toMatchObject([{ gate: 'Anywhere', silent: true }]);
  expect(await close({ after: 0 })).toMatchObject({ data: { error: 'count-incomplete' } });
});

describe('after a count was closed', () => {
  test('the gates are notified of it and its time', async () => {
    const heard = async () => (await gate.sync()).sailings.find(({ id }) => id === sailingId)?.countClosedAt;
    expect(await heard()).toBeNull();
    await close({ after: 0 });
    expect(await heard()).toBe(clock.now().toISOString());
  });

  test('late scans create amendments, which are numbered without a gap and cannot be changed', async () => {
    await push([0], 0, null);
    await close({ after: 0 });
    clock.advance(60_000);
    const firstScanAt = clock.now().toISOString();
    await push([1], 0, null);
    await push([2], 0, null);
    const { closed } = await board();
    const receivedAt = clock.now().toISOString();
    expect(closed).toMatchObject({
      boarded: 1,
      late: 2,
      amendments: [
        { number: 1, gate: 'Port', boarded: 1, undone: 0, receivedAt, firstScanAt },
        { number: 2, gate: 'Port', boarded: 1, undone: 0 },
      ],
    });
    expect((await close({ after: 1 })).data.closed).toMatchObject({ number: 2, late: 0, amendments: [] });
    await expect(db.updateTable('final_count_amendments').set({ boarded: 3 }).execute()).rejects.toThrow();
    await expect(db.deleteFrom('final_count_amendments').execute()).rejects.toThrow();
  });

  test('closing a count waits for scans that are being stored', async () => {
    await gate.sync();
    const stored = Promise.withResolvers<void>();
    const inserted = Promise.withResolvers<void>();
    const { eventId, scannedAt } = scanOf(0);
    const event = {
      id: eventId,
      ticketId: guests.tickets[0]?.id ?? '',
      sailingId,
      outcome: 'boarded',
      refusal: null,
      method: 'scan',
      gate: 'Port',
      officerId: officer.id,
      scannedAt: new Date(scannedAt),
      receivedAt: clock.now(),
    } as const;
    const storing = inTransaction(gangway.deps, `staff:${officer.id}`, async trx => {
      await insertBoardingEvents(trx, [event]);
      inserted.resolve();
      await stored.promise;
    });
    await inserted.promise;
    const closing = close({ after: 0 });
    const waiting = sql<{ waiting: number }>`
      select count(*)::integer as waiting from pg_locks
      where relation = 'final_counts'::regclass and mode = 'ExclusiveLock' and not granted
        and database = (select oid from pg_database where datname = current_database())`;
    await expect.poll(async () => (await waiting.execute(db)).rows[0]?.waiting).toBe(1);
    stored.resolve();
    await storing;
    expect((await closing).data.closed).toMatchObject({ late: 0, amendments: [] });
  });

  test('each scan is counted or amended, regardless of its arrival', async () => {
    await gate.sync();
    // Scans that are on their way are reported as waiting.
    const [answer] = await Promise.all([
      close({ after: 0, reason: 'The lines are let go' }),
      ...[0, 1, 2].map(place => push([place], 0, null)),
    ]);
    expect(answer.status).toBe(200);
    const { boarded, closed } = await board();
    expect(boarded).toBe(3);
    const amended = closed?.amendments.reduce((sum, one) => sum + one.boarded, 0) ?? 0;
    expect((closed?.boarded ?? 0) + amended).toBe(3);
    expect(closed?.amendments.map(({ number }) => number)).toEqual(closed?.amendments.map((_, at) => at + 1));
  });
});

test('two concurrent closings close a count once', async () => {
  await push([0], 0, null);
  const answers = await Promise.all([close({ after: 0 }), close({ after: 0 }), close({ after: 0 })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.data).toEqual({ error: 'count-closed-meanwhile' });
  expect((await board()).closed).toMatchObject({ number: 1 });
});

test('only callers who may override can close a count, and only of an existing sailing', async () => {
  expect((await close({ after: 0 }, officer)).status).toBe(403);
  const nowhere = '/office/gate/departures/999999/close';
  const { status } = await call('POST', nowhere, { body: { after: 0 }, headers: supervisor.headers });
  expect(status).toBe(404);
});

test('a closed count cannot be changed or deleted', async () => {
  await close({ after: 0 });
  await expect(db.updateTable('final_counts').set({ boarded: 3 }).execute()).rejects.toThrow();
  await expect(db.deleteFrom('final_counts').execute()).rejects.toThrow();
});

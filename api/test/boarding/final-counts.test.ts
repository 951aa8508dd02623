import { type DepartureBoard, SILENT_AFTER_MS } from '@gangway/shared/contract/office/gate/gate.ts';
import { beforeEach, expect, test } from 'vitest';
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
/** Sends scans, and says what else waits. */
const push = async (places: number[], waiting: number, waitingSince: string | null) => {
  const station = { gate: 'Port', sailingId, waiting, waitingSince };
  const body = { stationId: gate.id, scans: places.map(place => scanOf(place)), station };
  return (await gate.call('/office/gate/scans', body)).status;
};

test('a push says how many scans still wait and since when', async () => {
  expect(await push([0], 1_400, EARLIER)).toBe(200);
  expect((await board()).gates).toMatchObject([
    { gate: 'Port', boarded: 1, waiting: 1_400, waitingSince: EARLIER, silent: false },
  ]);
  expect(await push([1], 0, null)).toBe(200);
  expect((await board()).gates).toMatchObject([{ boarded: 2, waiting: 0, waitingSince: null }]);
});

test('a gate that has not been heard of for a while is silent, although it said that nothing waits', async () => {
  await push([0], 0, null);
  clock.advance(SILENT_AFTER_MS);
  expect((await board()).gates).toMatchObject([{ waiting: 0, silent: false }]);
  clock.advance(1);
  expect((await board()).gates).toMatchObject([{ waiting: 0, silent: true }]);
});

test('a count is closed with the numbers of that moment, which stay', async () => {
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
])('while a gate %s, a count is closed with a reason alone', async (_what, happen) => {
  await happen();
  expect(await close({ after: 0 })).toMatchObject({ status: 409, data: { error: 'count-incomplete' } });
  expect((await board()).closed).toBeNull();
  const { data } = await close({ after: 0, reason: 'The gate was taken off by hand' });
  expect(data.closed).toMatchObject({ number: 1, reason: 'The gate was taken off by hand' });
});

test('a gate that boarded this sailing and boards another one now still holds the count up', async () => {
  await push([0], 0, null);
  const station = { gate: 'Port', sailingId: null, waiting: 1, waitingSince: EARLIER };
  const body = { stationId: gate.id, scans: [scanOf(1)], station };
  await gate.call('/office/gate/scans', body);
  expect(await close({ after: 0 })).toMatchObject({ data: { error: 'count-incomplete' } });
});

test('a gate that boarded nobody here and was switched off holds no count up', async () => {
  await push([0], 0, null);
  const spare = createStation(gangway, officer, { gate: 'Starboard', sailingId });
  await spare.sync();
  clock.advance(SILENT_AFTER_MS + 1);
  await push([1], 0, null);
  expect((await board()).gates).toMatchObject([
    { gate: 'Port', hasBoarded: true, silent: false },
    { gate: 'Starboard', hasBoarded: false, silent: true },
  ]);
  expect((await close({ after: 0 })).data.closed).toMatchObject({ number: 1, reason: null });
});

test('two who close a count at once close it once', async () => {
  await push([0], 0, null);
  const answers = await Promise.all([close({ after: 0 }), close({ after: 0 }), close({ after: 0 })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.data).toEqual({ error: 'count-closed-meanwhile' });
  expect((await board()).closed).toMatchObject({ number: 1 });
});

test('only who may override closes a count, of a sailing that there is', async () => {
  expect((await close({ after: 0 }, officer)).status).toBe(403);
  const nowhere = '/office/gate/departures/999999/close';
  const { status } = await call('POST', nowhere, { body: { after: 0 }, headers: supervisor.headers });
  expect(status).toBe(404);
});

test('a closed count is not changed and not taken out', async () => {
  await close({ after: 0 });
  await expect(db.updateTable('final_counts').set({ boarded: 3 }).execute()).rejects.toThrow();
  await expect(db.deleteFrom('final_counts').execute()).rejects.toThrow();
});

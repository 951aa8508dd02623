import { randomUUID } from 'node:crypto';
import type { GateConflict } from '@gangway/shared/contract/office/gate/gate.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { createStation, type Station } from '../support/gate/gate-station.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { bookCabin } from '../support/people/cabin-guests.ts';
import { createTestApp } from '../support/test-app.ts';

const NOW = '2026-12-12T11:30:00.000Z';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call, clock } = gangway;
const voyage = await createVoyage(db);
const tonight = await createSailing(db, voyage, { date: '2026-12-12', session: 'nighttime' });
const tomorrow = await createSailing(db, voyage, { date: '2026-12-13' });

let officer: SignedIn;
let supervisor: SignedIn;
let station: Station;

beforeAll(async () => {
  clock.set(NOW);
  officer = await signInStaff(gangway, ['boarding.verify']);
  supervisor = await signInStaff(gangway, ['boarding.verify', 'boarding.override']);
  station = createStation(gangway, officer, { sailingId: tonight });
  const guests = await bookCabin(gangway, tonight, null);
  for (const { id } of guests.tickets) await station.send(station.scan({ ticketId: id }));
  for (const { id } of guests.tickets) {
    clock.advance(60_000);
    await station.send(station.scan({ ticketId: id }));
  }
  clock.advance(60_000);
  await station.send(station.scan({ ticketId: randomUUID(), sailingId: tomorrow }));
});

const list = async (query = ''): Promise<{ items: GateConflict[]; total: number }> => {
  const { status, data } = await call('GET', `/office/gate/conflicts?${query}`, {
    headers: supervisor.headers,
  });
  expect(status).toBe(200);
  return data;
};
const kinds = async (query = '') => (await list(query)).items.map(({ kind }) => kind);
const resolve = (
  id: string,
  body: object = { finding: 'same-person', reason: 'Scanned twice' },
  by = supervisor,
) => call('POST', `/office/gate/conflicts/${id}/resolve`, { body, headers: by.headers });

describe('the inbox', () => {
  test('lists the newest or the oldest first, in pages', async () => {
    expect(await kinds()).toEqual(['unknown-ticket', 'admitted-twice', 'admitted-twice']);
    expect(await kinds('descending=false')).toEqual(['admitted-twice', 'admitted-twice', 'unknown-ticket']);
    expect(await list('size=2&page=2')).toMatchObject({
      total: 3,
      page: 2,
      items: [{ kind: 'admitted-twice' }],
    });
  });

  test('can be filtered by sailing and by status', async () => {
    expect(await kinds(`sailing=${tomorrow}`)).toEqual(['unknown-ticket']);
    expect(await kinds(`sailing=${tonight}`)).toHaveLength(2);
    expect(await kinds('state=resolved')).toEqual([]);
    expect(await kinds('state=open')).toHaveLength(3);
  });

  test('reports the number of open conflicts to stations', async () => {
    expect((await station.sync()).openConflicts).toBe(3);
  });
});

describe('a conflict', () => {
  test('is resolved once, with a reason, by a supervisor, and the audit records it', async () => {
    const [conflict] = (await list('state=open&descending=false')).items;
    const id = conflict?.id ?? '';
    expect((await resolve(id, { finding: 'same-person', reason: ' ' })).status).toBe(422);
    expect((await resolve(id, undefined, officer)).status).toBe(403);
    const { status, data } = await resolve(id);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      id,
      resolution: {
        finding: 'same-person',
        reason: 'Scanned twice',
        at: clock.now().toISOString(),
        by: { username: `staff-${supervisor.id}` },
      },
    });
    expect((await list('state=resolved')).items).toEqual([data]);
    expect(await resolve(id)).toMatchObject({ status: 409, data: { error: 'conflict-resolved' } });
    const entries = await db
      .selectFrom('audit_entries')
      .select(['actor', 'action', 'from_state', 'to_state', 'detail'])
      .where('entity', '=', 'boarding_conflicts')
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute();
    expect(entries).toMatchObject([
      { actor: `staff:${officer.id}`, action: 'state', from_state: null, to_state: 'open' },
      { actor: `staff:${supervisor.id}`, action: 'state', from_state: 'open', to_state: 'resolved' },
      { action: 'resolved', detail: { finding: 'same-person', reason: 'Scanned twice' } },
    ]);
  });

  test('that two supervisors resolve concurrently is resolved by one', async () => {
    const [conflict] = (await list('state=open&descending=false')).items;
    const second = await signInStaff(gangway, ['boarding.override']);
    const answers = await Promise.all([
      resolve(conflict?.id ?? ''),
      resolve(conflict?.id ?? '', { finding: 'two-people', reason: 'Both aboard' }, second),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('that does not exist is not found', async () => {
    expect((await resolve(randomUUID())).status).toBe(404);
  });

  test('that is resolved is not reopened or changed by a later scan', async () => {
    clock.advance(60_000);
    const [settled] = (await list('state=resolved')).items;
    const { ticket_id } = await db
      .selectFrom('boarding_conflicts')
      .select('ticket_id')
      .where('id', '=', settled?.id ?? '')
      .executeTakeFirstOrThrow();
    const earlier = station.scan({ ticketId: ticket_id, scannedAt: '2026-12-12T11:00:00.000Z' });
    expect(await station.send(earlier)).toEqual(['conflict']);
    expect((await list('state=resolved')).items).toContainEqual(settled);
    const [opened] = (await list('state=open')).items;
    expect(opened).toMatchObject({
      kind: 'admitted-twice',
      effective: { eventId: earlier.eventId },
      other: { eventId: settled?.effective?.eventId },
    });
  });
});

test('every conflict and every scan satisfies the invariants', async () => {
  expect(await brokenRows(db, ['I6', 'I7'])).toEqual([]);
});

describe('many conflicts', () => {
  const resolveAll = (ids: readonly string[], by = supervisor) =>
    call('POST', '/office/gate/conflicts/resolve', {
      body: { ids, finding: 'same-person', reason: 'The clock of the gate was wrong' },
      headers: by.headers,
    });

  test('are resolved with one finding, each with its own audit entry; resolved ones do not change', async () => {
    const other = createStation(gangway, officer, { sailingId: tonight });
    const party = await bookCabin(gangway, tonight, null);
    for (const { id } of party.tickets) await other.send(other.scan({ ticketId: id }));
    clock.advance(60_000);
    for (const { id } of party.tickets) await other.send(other.scan({ ticketId: id }));
    const open = (await list('state=open')).items.map(({ id }) => id);
    expect(open.length).toBeGreaterThanOrEqual(2);
    const [before] = (await list('state=resolved')).items;
    if (!before) throw new Error('nothing was resolved before');

    expect((await resolveAll(open, officer)).status).toBe(403);
    expect((await resolveAll([...open, randomUUID()])).status).toBe(404);
    expect((await list('state=open')).total, 'all of them or none').toBe(open.length);
    const { status, data } = await resolveAll([...open, before.id, open[0] ?? '']);
    expect(status).toBe(200);
    expect(data).toEqual({ resolved: open.length, alreadyResolved: 1 });
    expect((await list('state=open')).total).toBe(0);
    expect((await list('state=resolved')).items).toContainEqual(before);
    const { entries } = await db
      .selectFrom('audit_entries')
      .select(({ fn }) => fn.countAll<number>().as('entries'))
      .where('entity', '=', 'boarding_conflicts')
      .where('action', '=', 'resolved')
      .where('entity_id', 'in', open)
      .executeTakeFirstOrThrow();
    expect(entries).toBe(open.length);
    expect(await brokenRows(db)).toEqual([]);
  });
});

test('a gate whose answer was lost is notified again that its scan has no effect', async () => {
  const scan = station.scan({ ticketId: randomUUID(), sailingId: tonight });
  const refused = station.scan({ ticketId: null, outcome: 'refused', refusal: 'forged' });
  expect(await station.send(scan, refused)).toEqual(['conflict', 'stored']);
  expect(await station.send(scan, refused)).toEqual(['conflict', 'known']);
});

import { randomUUID } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { GateScan, GateSync } from '@gangway/shared/contract/office/gate/gate.ts';
import { ticketRefOf } from '@gangway/shared/node/gate-seal.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { takeScans } from '../../src/features/boarding/stations/scans.service.ts';
import type { StaffCaller } from '../../src/lib/caller.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { createStation, type Station } from '../support/gate/gate-station.ts';
import { longTest } from '../support/long-test.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { bookCabin } from '../support/people/cabin-guests.ts';
import { createTestApp } from '../support/test-app.ts';

const NOW = '2026-12-12T11:30:00.000Z';
const at = (minute: number) => `2026-12-12T11:${String(minute).padStart(2, '0')}:00.000Z`;

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { app, clock, deps } = gangway;
const voyage = await createVoyage(db);
const tonight = await createSailing(db, voyage, { date: '2026-12-12', session: 'nighttime' });

let officer: SignedIn;
let supervisor: SignedIn;
let here: Station;
let ids: string[];

beforeEach(async () => {
  officer = await signInStaff(gangway, ['boarding.verify']);
  supervisor = await signInStaff(gangway, ['boarding.verify', 'boarding.override']);
  here = createStation(gangway, officer, { gate: 'Gate A', sailingId: tonight });
  clock.set('2026-11-20T02:00:00.000Z');
  ids = (await bookCabin(gangway, tonight, null, { names: ['A', 'B', 'C', 'D', 'E', 'F'] })).tickets.map(
    ({ id }) => id,
  );
  clock.set(NOW);
});

const letIn = (place: number, minute: number, fields: Partial<GateScan> = {}) =>
  here.scan({ ticketId: ids[place] ?? '', scannedAt: at(minute), ...fields });
const undo = (place: number, minute: number) =>
  letIn(place, minute, { outcome: 'undone', method: 'undo', reason: 'Wrong', officerId: supervisor.id });

/** What the database and its audit log contain about these tickets, without ids. */
async function stateOf(tickets: readonly string[]) {
  const place = new Map(tickets.map((id, index) => [id, index]));
  const { rows: events } = await sql<{ ticket_id: string }>`
    select ticket_id, outcome, method, scanned_at, effective, valid, undone_at, refusal from boarding_events
    where ticket_id = any(${tickets}::uuid[]) order by sequence`.execute(db);
  const { rows: audit } = await sql<{ entity_id: string }>`
    select entity_id, action, from_state, to_state, actor, detail from audit_entries
    where entity_id = any(${tickets}::text[]) order by id`.execute(db);
  const { rows: conflicts } = await sql<{ ticket_id: string }>`
    select c.ticket_id, c.kind, c.status, e.scanned_at, f.scanned_at as stands from boarding_conflicts c
    join boarding_events e on e.id = c.event_id left join boarding_events f on f.id = c.effective_event_id
    where c.ticket_id = any(${tickets}::uuid[]) order by e.scanned_at, e.method`.execute(db);
  const ofTicket = (list: { ticket_id?: string; entity_id?: string }[]) =>
    tickets.map(id =>
      list
        .filter(row => (row.ticket_id ?? row.entity_id) === id)
        .map(row => ({ ...row, ticket_id: place.get(id), entity_id: place.get(id) })),
    );
  return { events: ofTicket(events), audit: ofTicket(audit), conflicts: ofTicket(conflicts) };
}

/** Every change that a ticket can undergo, mixed with others, by two officers. */
const mixture = () => [
  letIn(0, 1),
  letIn(1, 2),
  letIn(0, 3),
  undo(0, 4),
  letIn(0, 5),
  letIn(2, 9),
  letIn(2, 6),
  letIn(3, 7, { outcome: 'refused', refusal: 'too-early' }),
  letIn(3, 8, { method: 'override', refusal: 'too-late', reason: 'Let her', officerId: officer.id }),
  letIn(3, 9, { method: 'override', refusal: 'too-late', reason: 'Let her', officerId: supervisor.id }),
  undo(4, 3),
  letIn(4, 2),
  letIn(5, 4, { refusal: 'wrong-sailing', method: 'override', reason: 'So', officerId: supervisor.id }),
  undo(1, 10),
  letIn(1, 11),
];

test('a batch has the same results, events, conflicts and audit entries as its scans one by one', async () => {
  const caller = { kind: 'staff', id: officer.id } as StaffCaller;
  const take = async (most: number) => {
    const request = { stationId: here.id, scans: mixture(), assertions: [] };
    const { results } = await takeScans(deps, caller, request, most);
    return { results: results.map(({ result }) => result), ...(await stateOf(ids)) };
  };
  const alone = await take(1);
  ids = (await bookAgain()).tickets.map(({ id }) => id);
  const actors = (state: unknown) => JSON.parse(JSON.stringify(state));
  expect(actors(await take(200))).toEqual(actors(alone));
  expect(alone.results).toContain('conflict');
});

async function bookAgain() {
  clock.set('2026-11-20T02:00:00.000Z');
  const guests = await bookCabin(gangway, tonight, null, { names: ['A', 'B', 'C', 'D', 'E', 'F'] });
  clock.set(NOW);
  return guests;
}

test('a scan twice in a batch is stored once', async () => {
  const scan = letIn(0, 1);
  const body = { stationId: here.id, scans: [scan, letIn(1, 2), scan] };
  const { data } = await here.call('/office/gate/scans', body);
  expect(data.results.map(({ result }: { result: string }) => result)).toEqual(['stored', 'stored', 'known']);
});

test('a scan that cannot be stored does not hold up others, has no result, and stays pending', async () => {
  await sql`
    create function refuse_poison() returns trigger language plpgsql as $$
    begin raise exception 'poison' using errcode = 'check_violation'; end $$`.execute(db);
  await sql`create trigger poison before insert on boarding_events for each row when (new.gate = 'Poison')
    execute function refuse_poison()`.execute(db);
  try {
    const scans = [letIn(0, 1), letIn(1, 2), letIn(2, 3, { gate: 'Poison' }), letIn(3, 4), letIn(4, 5)];
    const station = { gate: 'Gate A', sailingId: tonight, waiting: 7, waitingSince: null };
    const body = { stationId: here.id, scans, station };
    const { status, data } = await here.call('/office/gate/scans', body);
    expect(status).toBe(200);
    const stored = scans.filter(({ gate }) => gate !== 'Poison').map(({ eventId }) => eventId);
    expect(data.results).toEqual(stored.map(eventId => ({ eventId, result: 'stored' })));
    const row = await db.selectFrom('gate_stations').selectAll().where('id', '=', here.id).executeTakeFirst();
    expect(row).toMatchObject({ waiting: 8, waiting_since: new Date(at(3)) });
  } finally {
    await sql`drop trigger poison on boarding_events; drop function refuse_poison`.execute(db);
  }
});

longTest('batches with the same tickets in other orders do not deadlock', async () => {
  const there = createStation(gangway, supervisor, { gate: 'Gate B', sailingId: tonight });
  const rounds = Array.from({ length: 6 }, (_, round) => {
    const places = round % 2 === 0 ? [0, 1, 2, 3, 4, 5] : [5, 4, 3, 2, 1, 0];
    return (round % 2 === 0 ? here : there).send(...places.map(place => letIn(place, round)));
  });
  const results = (await Promise.all(rounds)).flat();
  expect(results.filter(result => result === 'stored').length).toBeGreaterThan(0);
  expect(await brokenRows(db, ['I6', 'I7'])).toEqual([]);
});

describe('a compressed body', () => {
  const send = (body: Uint8Array<ArrayBuffer>, encoding = 'gzip') =>
    app.request('/prod-api/office/gate/scans', {
      method: 'POST',
      headers: { ...officer.headers, 'Content-Type': 'application/json', 'Content-Encoding': encoding },
      body,
    });
  const packed = (body: string) => new Uint8Array(gzipSync(body));

  test('is unpacked, and the answer is compressed', async () => {
    const scans = [0, 1, 2, 3, 4, 5].flatMap(place => [
      letIn(place, 1),
      ...Array.from({ length: 4 }, () => letIn(place, 2, { outcome: 'refused', refusal: 'already-boarded' })),
    ]);
    const content = { stationId: here.id, scans };
    const answer = await app.request('/prod-api/office/gate/scans', {
      method: 'POST',
      headers: {
        ...(await here.headers('/office/gate/scans', content)),
        'Content-Type': 'application/json',
        'Content-Encoding': 'gzip',
        'Accept-Encoding': 'gzip',
      },
      body: packed(JSON.stringify(content)),
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Encoding')).toBe('gzip');
    const { data } = JSON.parse(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString());
    expect(data.results).toHaveLength(scans.length);
  });

  test('is refused before it is fully unpacked if it exceeds the limit', async () => {
    const bomb = packed(' '.repeat(64 * 1024 * 1024));
    expect(bomb.length).toBeLessThan(128 * 1024);
    expect((await send(bomb)).status).toBe(413);
  });

  test.each<[string, Uint8Array<ArrayBuffer>, string]>([
    ['does not match its encoding', new Uint8Array(Buffer.from('{}')), 'gzip'],
    ['breaks off', new Uint8Array(gzipSync('{"stationId": 1}').subarray(0, 12)), 'gzip'],
    ['is compressed in another way', new Uint8Array(Buffer.from('{}')), 'br'],
  ])('that %s is refused', async (_what, body, encoding) => {
    expect((await send(body, encoding)).status).toBe(400);
  });
});

describe('a first sync in pages', () => {
  const ask = async (known: { cursor: string | null; sailings: number[] }, most: number) => {
    const station = { id: here.id, gate: 'Gate A', sailingId: tonight, waiting: 0 };
    const body = { ...known, most, namesOf: null, station };
    return (await here.call('/office/gate/sync', body)).data as GateSync;
  };

  test('contains every ticket once, limits each page by refs, and continues after the last page', async () => {
    const all = (await here.sync()).tickets.map(({ ref }) => ref).sort();
    const seen: string[] = [];
    let known = { cursor: null as string | null, sailings: [] as number[] };
    let last: string | null = null;
    for (;;) {
      const answer = await ask(known, 4);
      expect(answer.tickets.length).toBeLessThanOrEqual(4);
      for (const { sailingId, after, until } of answer.pages) {
        if (sailingId === tonight) expect(after).toBe(last);
        if (sailingId === tonight) last = until;
      }
      seen.push(...answer.tickets.map(({ ref }) => ref));
      // The station was switched off, and continues with its last cursor.
      known = { cursor: answer.cursor, sailings: [...known.sailings, ...answer.whole] };
      if (!answer.more) break;
    }
    expect(known.sailings).toContain(tonight);
    expect([...new Set(seen)].sort()).toEqual(all);
  });

  test('also contains changes on earlier pages, and only the boarding of a boarded ticket', async () => {
    const { tickets } = await here.sync();
    const first = await ask({ cursor: null, sailings: [] }, tickets.length - 1);
    const told = first.tickets.find(({ boarded }) => boarded === null);
    const ticketId = await ticketWith(told?.ref ?? '');
    const scan = here.scan({ ticketId, scannedAt: at(20) });
    await here.send(scan);
    const boarding = { ref: told?.ref, boarded: { eventId: scan.eventId, at: at(20), gate: 'Gate A' } };
    // While a transaction is open anywhere on this server, everything sold since is sent again.
    const heard: { ref: string; boarded: unknown }[] = [];
    for (let { cursor } = first; ; ) {
      const answer = await ask({ cursor, sailings: [] }, 1000);
      heard.push(...answer.boardings, ...answer.tickets.map(({ ref, boarded }) => ({ ref, boarded })));
      if (!answer.more) break;
      cursor = answer.cursor;
    }
    expect(heard).toContainEqual(boarding);
  });

  longTest('ends while another transaction stays open, and restarts for a sailing that changes', async () => {
    const open = await db.startTransaction().execute();
    await sql`select pg_current_xact_id()`.execute(open);
    try {
      await db.updateTable('sailings').set({ gate: 'X' }).where('id', '=', tonight).execute();
      await renameCabin('first');
      const all = await readAll({ cursor: null, sailings: [] });
      const again = await readAll(all.known);
      expect(again.pages).toEqual([]);
      await renameCabin('second');
      expect((await readAll(again.known)).pages).toContainEqual({
        sailingId: tonight,
        after: null,
        until: expect.toSatisfy(until => until === null || typeof until === 'string'),
      });
    } finally {
      await open.rollback().execute();
    }
  });

  const renameCabin = (number: string) =>
    db
      .updateTable('rooms')
      .set({ number })
      .where('id', '=', voyage.roomIds[0] ?? 0)
      .execute();

  /** Requests pages until there are no more, and fails if they never end. */
  async function readAll(from: Parameters<typeof ask>[0]) {
    let known = from;
    const pages: GateSync['pages'] = [];
    for (let asked = 0; asked < 200; asked++) {
      const answer = await ask(known, 5);
      pages.push(...answer.pages);
      known = { cursor: answer.cursor, sailings: [...new Set([...known.sailings, ...answer.whole])] };
      if (!answer.more) return { known, pages };
    }
    throw new Error('there is always more');
  }

  test('changes come in pages too', async () => {
    let answer = await ask({ cursor: null, sailings: [] }, 1000);
    await here.send(...ids.map((_, place) => letIn(place, 21)));
    const told: string[] = [];
    for (;;) {
      // Ten boardings take the space of one ticket.
      answer = await ask({ cursor: answer.cursor, sailings: answer.sailings.map(({ id }) => id) }, 1);
      expect(answer.boardings.length + answer.tickets.length * 10).toBeLessThanOrEqual(10);
      told.push(...[...answer.boardings, ...answer.tickets].map(({ ref }) => ref));
      if (!answer.more) break;
    }
    for (const id of ids) expect(told).toContain(ticketRefOf(id));
  });

  async function ticketWith(ref: string): Promise<string> {
    const rows = await db.selectFrom('tickets').select('id').execute();
    return rows.find(({ id }) => ticketRefOf(id) === ref)?.id ?? randomUUID();
  }
});

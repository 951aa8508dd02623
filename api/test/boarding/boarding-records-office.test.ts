import { randomUUID } from 'node:crypto';
import { type BoardingRecord, boardingRecordsQuery } from '@gangway/shared/contract/office/gate/boarding.ts';
import { formatDateTime } from '@gangway/shared/domain/time/display-time.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { recordIdsOf } from '../../src/features/boarding/records/records.repository.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { readExcel } from '../support/documents/read-excel.ts';
import { type EnrolledStation, enrollStation } from '../support/gate/enrolled.ts';
import { createStation } from '../support/gate/gate-station.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { bookCabin, type CabinGuests } from '../support/people/cabin-guests.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { app, call, clock } = gangway;
const FORMULA = '=HYPERLINK("http://evil.example","Click")';

let tonight: number;
let station: EnrolledStation;
let gate: SignedIn;
let supervisor: SignedIn;
let manager: SignedIn;
let guests: CabinGuests;

beforeAll(async () => {
  const voyage = await createVoyage(db);
  tonight = await createSailing(db, voyage, { date: '2026-12-12', session: 'nighttime' });
  guests = await bookCabin(gangway, tonight, null, { names: ['Tan Wei Ming', 'Tan Siew Ling', FORMULA] });
  clock.set('2026-12-12T11:00:00.000Z');
  gate = await signInStaff(gangway, ['boarding.verify']);
  supervisor = await signInStaff(gangway, ['boarding.verify', 'boarding.override']);
  manager = await signInStaff(gangway, ['boarding.override', 'reports.read']);
  station = await enrollStation(gangway, gate, randomUUID());
  for (const { code } of guests.tickets) await scan(code, gate, 'Gate A');
  await scan(guests.tickets[0]?.code ?? '', supervisor, 'Gate B');
  await scan('nonsense', supervisor, 'Gate B');
  const body = {
    ticketId: guests.tickets[1]?.id,
    eventId: randomUUID(),
    reason: 'Wrong queue',
    gate: 'Gate B',
  };
  await call('POST', '/office/boarding/undo', { body, headers: supervisor.headers });
});

async function scan(code: string, by: SignedIn, gateName: string) {
  const body = { code, eventId: randomUUID(), sailingId: tonight, gate: gateName };
  await station.call(by.headers['X-Token'], 'POST', '/boarding/scan', body);
  clock.advance(60_000);
}

const records = async (query = ''): Promise<BoardingRecord[]> =>
  (await call('GET', `/office/boarding/records?size=200&${query}`, { headers: supervisor.headers })).data
    .items;
const recordsOf = async (query: string) =>
  (await records(query)).map(({ outcome, ticket }) => [outcome, ticket?.passengerName ?? null]);

describe('write-off records', () => {
  test('list the events at the gates, newest first', async () => {
    expect(await recordsOf('')).toEqual([
      ['undone', 'Tan Siew Ling'],
      ['refused', null],
      ['refused', 'Tan Wei Ming'],
      ['boarded', FORMULA],
      ['boarded', 'Tan Siew Ling'],
      ['boarded', 'Tan Wei Ming'],
    ]);
    const [undone, nonsense, again, , wasBoarded] = await records();
    expect(undone).toMatchObject({ method: 'undo', reason: 'Wrong queue', officer: { id: supervisor.id } });
    expect(nonsense).toMatchObject({ refusal: 'not-a-ticket', ticket: null });
    expect(again).toMatchObject({ refusal: 'already-boarded', gate: 'Gate B', sailing: { id: tonight } });
    expect(wasBoarded?.undoneAt).toBe(undone?.scannedAt);
  });

  test('can be filtered by every field', async () => {
    const [first] = guests.tickets;
    expect(await recordsOf('outcome=undone')).toEqual([['undone', 'Tan Siew Ling']]);
    expect(await recordsOf('refusal=not-a-ticket')).toEqual([['refused', null]]);
    expect(await recordsOf('method=undo')).toHaveLength(1);
    expect(await recordsOf('gate=Gate%20A')).toHaveLength(3);
    expect(await recordsOf(`officer=${gate.id}`)).toHaveLength(3);
    expect(await recordsOf(`sailing=${tonight}`)).toHaveLength(6);
    expect(await recordsOf(`sailing=${tonight + 1}`)).toEqual([]);
    expect(await recordsOf('departure=2026-12-12&outcome=boarded')).toHaveLength(3);
    expect(await recordsOf('departure=2026-12-13')).toEqual([]);
    expect(await recordsOf(`ticket=${first?.serial.toLowerCase()}`)).toHaveLength(2);
    expect(await recordsOf(`ticket=${guests.order.number}&outcome=boarded`)).toHaveLength(3);
    expect(await recordsOf('name=ling%20tan')).toEqual([
      ['undone', 'Tan Siew Ling'],
      ['boarded', 'Tan Siew Ling'],
    ]);
    expect(await recordsOf('from=2026-12-12&to=2026-12-12')).toHaveLength(6);
    expect(await recordsOf('from=2026-12-13')).toEqual([]);
    expect((await recordsOf('descending=false'))[0]).toEqual(['boarded', 'Tan Wei Ming']);
  });

  test('offer existing officers, gates and sailings as filters', async () => {
    const path = '/office/boarding/choices?departure=2026-12-12';
    const { data } = await call('GET', path, { headers: supervisor.headers });
    expect(data.gates).toEqual(['Gate A', 'Gate B']);
    expect(data.officers.map(({ id }: { id: string }) => id).sort()).toEqual([gate.id, supervisor.id].sort());
    expect(data.sailings).toMatchObject([{ id: tonight, ship: 'Selat Aurora', session: 'nighttime' }]);
  });

  test('are refused to gate officers', async () => {
    expect((await call('GET', '/office/boarding/records', { headers: gate.headers })).status).toBe(403);
  });
});

const openExcel = async (query: string, language = 'en') => {
  const response = await app.request(`/prod-api/office/boarding/records.xlsx?${query}`, {
    headers: { ...manager.headers, 'Accept-Language': language },
  });
  return { response, ...(await readExcel(await response.arrayBuffer())) };
};

describe('their Excel file', () => {
  test('has exactly the rows of the list, and formulas in names are text', async () => {
    const { response, rows, cell } = await openExcel('');
    const list = await records();
    expect(response.headers.get('X-Gangway-Rows')).toBe('6');
    expect(rows.map(row => row['Ticket no.'])).toEqual(list.map(({ ticket }) => ticket?.serial ?? null));
    expect(rows.map(row => formatDateTime(asInstant(row.Time)))).toEqual(
      list.map(({ scannedAt }) => formatDateTime(new Date(scannedAt))),
    );
    expect(rows[0]).toMatchObject({
      Outcome: 'Undone',
      'Supervisor’s reason': 'Wrong queue',
      Method: 'Supervisor',
      'Time slot': 'Nighttime',
    });
    expect(rows[3]?.Passenger).toBe(FORMULA);
    expect(cell(3, 'Passenger').formula).toBeUndefined();
    expect(cell(3, 'Passenger').numFmt).toBe('@');
  });

  test('has the filtered rows, in the reader’s language', async () => {
    const { rows } = await openExcel('outcome=refused', 'zh');
    expect(rows.map(row => row.拒绝原因)).toEqual(['不是船票', '已登过船']);
  });
});

test('ineffective boardings and overridden refusals are found and marked', async () => {
  const station = createStation(gangway, supervisor, { gate: 'Gate Z', sailingId: tonight });
  const guest = (await bookCabin(gangway, tonight, null, { names: ['Lim Ah Kow'] })).tickets[0];
  const overriding = { method: 'override', refusal: 'too-late', reason: 'The master waits' } as const;
  await station.send(station.scan({ ticketId: guest?.id ?? null, ...overriding }));
  clock.advance(60_000);
  await station.send(station.scan({ ticketId: guest?.id ?? null }));
  expect(await records('gate=Gate%20Z&effective=false')).toMatchObject([
    { method: 'scan', effective: false },
  ]);
  expect(await records('gate=Gate%20Z&effective=true')).toMatchObject([
    { method: 'override', outcome: 'boarded', refusal: 'too-late', reason: 'The master waits' },
  ]);
  expect(await records('method=override')).toHaveLength(1);
  const { rows } = await openExcel('gate=Gate%20Z');
  expect(rows).toMatchObject([
    { Method: 'Scan', Valid: 'No' },
    {
      Method: 'Supervisor override',
      Valid: 'Yes',
      'Refusal reason': 'Too late',
      'Supervisor’s reason': 'The master waits',
    },
  ]);
});

/** A date cell as exceljs reads it: local time as if it were UTC. */
const asInstant = (value: unknown) => new Date((value as Date).getTime() - 8 * 3_600_000);

describe('with 100 000 events', () => {
  beforeAll(async () => {
    await db.transaction().execute(async trx => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql`
        insert into boarding_events (id, ticket_id, sailing_id, outcome, refusal, method, gate, officer_id, scanned_at, received_at)
        select gen_random_uuid(), gen_random_uuid(), 1000 + n / 600, 'refused', 'too-early', 'scan', 'Gate ' || n % 8,
          ${supervisor.id}::uuid, at, at
        from generate_series(1, 100000) n, lateral (select timestamptz '2025-01-01' + n * interval '5 minutes' as at) a
      `.execute(trx);
    });
    await sql`analyze`.execute(db);
  });

  test.each([
    ['the newest', {}, 'boarding_events_by_scan'],
    ['a day of them', { from: '2025-03-01', to: '2025-03-01' }, 'boarding_events_by_scan'],
    ['those of a sailing', { sailing: '1050' }, 'boarding_events_by_sailing_scan'],
    ['those without effect', { effective: 'false' }, 'boarding_events_ineffective'],
    ['those of a ticket', { ticket: 'SC4F7K2M9Q-1' }, 'boarding_events_by_ticket'],
    ['those of a name', { name: 'Tan Siew' }, 'boarding_events_by_ticket'],
    [
      'those of an officer',
      { officer: '00000000-0000-4000-8000-000000000000' },
      'boarding_events_by_officer',
    ],
  ])('%s use an index', async (_what, query, index) => {
    const ids = recordIdsOf(boardingRecordsQuery.parse(query));
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${ids}`.execute(db);
    const plan = rows.map(row => row['QUERY PLAN']).join('\n');
    expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan on boarding_events');
  });
});

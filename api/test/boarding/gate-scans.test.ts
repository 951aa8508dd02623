import { randomUUID } from 'node:crypto';
import type { GateConflict, GateScan } from '@gangway/shared/contract/office/gate/gate.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../src/lib/database/database.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { createStation, type Station } from '../support/gate/gate-station.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { bookCabin, type CabinGuests } from '../support/people/cabin-guests.ts';
import { createTestApp } from '../support/test-app.ts';

/** The sailing departs at 20:00 local time; boarding is from 17:00 to 19:45. */
const NOW = '2026-12-12T11:30:00.000Z';
const at = (minute: number) => `2026-12-12T11:${String(minute).padStart(2, '0')}:00.000Z`;

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call, clock, deps } = gangway;
const voyage = await createVoyage(db);
const tonight = await createSailing(db, voyage, { date: '2026-12-12', session: 'nighttime' });
const tomorrow = await createSailing(db, voyage, { date: '2026-12-13' });

let officer: SignedIn;
let other: SignedIn;
let supervisor: SignedIn;
let here: Station;
let there: Station;
let guests: CabinGuests;
let ticketId: string;

beforeEach(async () => {
  clock.set(NOW);
  officer = await signInStaff(gangway, ['boarding.verify']);
  other = await signInStaff(gangway, ['boarding.verify']);
  supervisor = await signInStaff(gangway, ['boarding.verify', 'boarding.override']);
  here = createStation(gangway, officer, { gate: 'Gate A', sailingId: tonight });
  there = createStation(gangway, other, { gate: 'Gate B', sailingId: tonight });
  guests = await bookCabin(gangway, tonight, null);
  ticketId = guests.tickets[0]?.id ?? '';
});

const ticket = () =>
  db.selectFrom('tickets').selectAll().where('id', '=', ticketId).executeTakeFirstOrThrow();
const eventOf = ({ eventId }: GateScan) =>
  db.selectFrom('boarding_events').selectAll().where('id', '=', eventId).executeTakeFirstOrThrow();
const conflicts = async (): Promise<GateConflict[]> =>
  (await call('GET', `/office/gate/conflicts?state=open&size=200`, { headers: supervisor.headers })).data
    .items;
const conflictOver = async ({ eventId }: GateScan) =>
  (await conflicts()).find(({ other: scan }) => scan.eventId === eventId);
const auditOf = (entityId: string, action: string) =>
  db
    .selectFrom('audit_entries')
    .selectAll()
    .where('entity_id', '=', entityId)
    .where('action', '=', action)
    .execute();
const letIn = (station: Station, minute: number, overrides: Partial<GateScan> = {}) =>
  station.scan({ ticketId, scannedAt: at(minute), ...overrides });
const undo = (station: Station, minute: number, by = supervisor) =>
  letIn(station, minute, {
    outcome: 'undone',
    method: 'undo',
    reason: 'Wrong queue',
    officerId: by.id,
  });
const override = (refusal: GateScan['refusal'], minute: number, by = supervisor) =>
  letIn(here, minute, { refusal, method: 'override', reason: 'The master says so', officerId: by.id });

describe('a scan', () => {
  test('admits its ticket, and is listed with officer and gate', async () => {
    const scan = letIn(here, 10);
    expect(await here.send(scan)).toEqual(['stored']);
    expect(await ticket()).toMatchObject({ boarding_status: 'boarded', boarded_at: new Date(at(10)) });
    expect(await eventOf(scan)).toMatchObject({
      ticket_id: ticketId,
      sailing_id: tonight,
      outcome: 'boarded',
      method: 'scan',
      gate: 'Gate A',
      officer_id: officer.id,
      uploaded_by: null,
      station_id: here.id,
      effective: true,
      undone_at: null,
      scanned_at: new Date(at(10)),
      received_at: new Date(NOW),
    });
    const [state] = await auditOf(ticketId, 'state').then(entries => entries.slice(-1));
    expect(state).toMatchObject({ actor: `staff:${officer.id}`, from_state: 'pending', to_state: 'boarded' });
  });

  test('that was received before is recognized and has no effect', async () => {
    const scan = letIn(here, 10);
    expect(await here.send(scan)).toEqual(['stored']);
    expect(await here.send(scan, undo(here, 11))).toEqual(['known', 'stored']);
    expect(await here.send(scan)).toEqual(['known']);
    expect((await ticket()).boarding_status).toBe('pending');
  });

  test('that is sent many times concurrently is stored once', async () => {
    const scans = [
      letIn(here, 10),
      here.scan({ ticketId: null, outcome: 'refused', refusal: 'not-a-ticket' }),
    ];
    const answers = await Promise.all(Array.from({ length: 8 }, () => here.send(...scans)));
    for (const index of [0, 1])
      expect(answers.map(answer => answer[index]).sort()).toEqual([...Array(7).fill('known'), 'stored']);
  });

  test('that was refused is stored as refused', async () => {
    const refused = letIn(here, 5, { outcome: 'refused', refusal: 'too-early' });
    const forged = here.scan({ ticketId: null, outcome: 'refused', refusal: 'forged', scannedAt: at(6) });
    const lost = here.scan({ ticketId: randomUUID(), outcome: 'refused', refusal: 'wrong-sailing' });
    expect(await here.send(refused, forged, lost)).toEqual(['stored', 'stored', 'stored']);
    expect(await eventOf(refused)).toMatchObject({ refusal: 'too-early', ticket_id: ticketId });
    expect(await eventOf(forged)).toMatchObject({ refusal: 'forged', ticket_id: null, sailing_id: tonight });
    expect(await eventOf(lost)).toMatchObject({ ticket_id: null, unknown_ticket: lost.ticketId });
    expect((await ticket()).boarding_status).toBe('pending');
  });

  test('from a clock that is ahead is dated now at the latest', async () => {
    const scan = letIn(here, 0, { scannedAt: '2026-12-13T08:00:00+08:00' });
    await here.send(scan);
    expect((await eventOf(scan)).scanned_at).toEqual(new Date(NOW));
  });

  test('by an unknown officer is attributed to its sender, with an audit entry', async () => {
    const stranger = randomUUID();
    const scan = letIn(here, 10, { officerId: stranger });
    expect(await here.send(scan)).toEqual(['stored']);
    expect(await eventOf(scan)).toMatchObject({ officer_id: officer.id, uploaded_by: null });
    expect(await auditOf(scan.eventId, 'officer-unknown')).toMatchObject([
      { detail: { officerId: stranger } },
    ]);
  });

  test('by another officer than its sender stores both', async () => {
    const scan = letIn(here, 10, { officerId: other.id });
    await here.send(scan);
    expect(await eventOf(scan)).toMatchObject({ officer_id: other.id, uploaded_by: officer.id });
  });

  test('whose id belongs to another scan is recognized and logged', async () => {
    const scan = letIn(here, 10);
    await here.send(scan);
    const reused = { ...scan, ticketId: guests.tickets[1]?.id ?? '' };
    expect(await here.send(reused)).toEqual(['known']);
    expect(await auditOf(scan.eventId, 'id-reused')).toMatchObject([
      { detail: { scan: { ticketId: reused.ticketId } } },
    ]);
  });

  test.each<[string, object]>([
    ['an undo that lets in', { method: 'undo', outcome: 'boarded', reason: 'Why' }],
    [
      'an override that refuses',
      { method: 'override', outcome: 'refused', refusal: 'unpaid', reason: 'Why' },
    ],
    ['a refusal without its reason', { outcome: 'refused' }],
    ['an undo for no reason', { method: 'undo', outcome: 'undone' }],
  ])('that is impossible (%s) is rejected', async (_what, overrides) => {
    const body = { stationId: here.id, scans: [letIn(here, 10, overrides)] };
    const { status } = await call('POST', '/office/gate/scans', { body, headers: officer.headers });
    expect(status).toBe(422);
  });
});

describe('of a ticket admitted by several offline gates', () => {
  const scans = () => [letIn(here, 10), letIn(there, 12)] as const;

  test.each([
    ['came first', true],
    ['came last', false],
  ])('the earlier scan counts when it %s, and the other is a conflict', async (_what, inOrder) => {
    const [earlier, later] = scans();
    if (inOrder) {
      expect(await here.send(earlier)).toEqual(['stored']);
      expect(await there.send(later)).toEqual(['conflict']);
    } else {
      expect(await there.send(later)).toEqual(['stored']);
      expect(await here.send(earlier)).toEqual(['conflict']);
    }
    expect(await ticket()).toMatchObject({ boarding_status: 'boarded', boarded_at: new Date(at(10)) });
    expect(await eventOf(earlier)).toMatchObject({ effective: true });
    expect(await eventOf(later)).toMatchObject({ effective: false, valid: true });
    expect(await conflictOver(earlier)).toBeUndefined();
    expect(await conflictOver(later)).toMatchObject({
      kind: 'admitted-twice',
      refusal: null,
      openedAt: NOW,
      resolution: null,
      ticket: { serial: guests.tickets[0]?.serial, passengerName: 'Tan Wei Ming' },
      sailing: { id: tonight, ship: 'Selat Aurora', departsAt: '2026-12-12T20:00:00.000+08:00' },
      effective: { eventId: earlier.eventId, at: at(10), gate: 'Gate A' },
      other: {
        eventId: later.eventId,
        at: at(12),
        gate: 'Gate B',
        officer: { username: `staff-${other.id}` },
      },
    });
  });

  test('three scans give the same result in any order of arrival', async () => {
    const [first, second] = scans();
    const third = letIn(there, 14);
    expect(await there.send(third, second)).toEqual(['stored', 'conflict']);
    expect(await here.send(first)).toEqual(['conflict']);
    for (const scan of [second, third])
      expect((await conflictOver(scan))?.effective?.eventId).toBe(first.eventId);
    expect((await eventOf(first)).effective).toBe(true);
    expect((await ticket()).boarded_at).toEqual(new Date(at(10)));
  });

  test('a later online boarding becomes ineffective too', async () => {
    const eventId = randomUUID();
    const code = guests.tickets[0]?.code;
    const body = { code, eventId, sailingId: tonight, gate: 'Gate C', scannedAt: at(20) };
    expect((await there.call('/boarding/scan', body)).data.outcome).toBe('boarded');
    expect(await here.send(letIn(here, 10))).toEqual(['conflict']);
    const again = await there.call('/boarding/scan', { ...body, eventId: randomUUID() });
    expect(again.data).toMatchObject({ refusal: 'already-boarded', earlier: { at: at(10), gate: 'Gate A' } });
  });

  test('two queues sent concurrently board each ticket once and lose no scan', async () => {
    const party = [guests];
    for (let more = 0; more < 3; more++) party.push(await bookCabin(gangway, tonight, null));
    const ids = party.flatMap(({ tickets }) => tickets.map(({ id }) => id));
    const at10 = ids.map(id => letIn(here, 10, { ticketId: id }));
    const at12 = ids.map(id => letIn(there, 12, { ticketId: id }));
    const [results, others] = await Promise.all([here.send(...at10), there.send(...at12)]);
    const overrides = results.map((result, index) => [result, others[index]].sort());
    expect(overrides).toEqual(ids.map(() => ['conflict', 'stored']));
    const open = await conflicts();
    expect(at12.every(({ eventId }) => open.some(({ other: scan }) => scan.eventId === eventId))).toBe(true);
  });
});

describe('an undo', () => {
  test('reverses a boarding, with its reason in the audit, and the ticket can board again', async () => {
    const [first, undone, again] = [letIn(here, 10), undo(here, 11), letIn(there, 12)];
    expect(await here.send(first, undone)).toEqual(['stored', 'stored']);
    expect((await ticket()).boarding_status).toBe('pending');
    expect(await eventOf(first)).toMatchObject({ effective: true, undone_at: new Date(at(11)) });
    expect(await auditOf(ticketId, 'boarding-undone')).toMatchObject([
      {
        actor: `staff:${supervisor.id}`,
        detail: { reason: 'Wrong queue', gate: 'Gate A', uploadedBy: officer.id },
      },
    ]);
    expect(await there.send(again)).toEqual(['stored']);
    expect((await ticket()).boarded_at).toEqual(new Date(at(12)));
  });

  test('reverses the boarding before it, in any order of arrival', async () => {
    expect(await here.send(undo(here, 12))).toEqual(['stored']);
    const before = letIn(there, 10);
    expect(await there.send(before)).toEqual(['stored']);
    expect((await ticket()).boarding_status).toBe('pending');
    expect((await eventOf(before)).undone_at).toEqual(new Date(at(12)));
    expect(await there.send(letIn(there, 14))).toEqual(['stored']);
    expect((await ticket()).boarded_at).toEqual(new Date(at(14)));
  });

  test('between two boardings leaves the later one effective', async () => {
    const [first, second] = [letIn(here, 10), letIn(there, 14)];
    expect(await there.send(second)).toEqual(['stored']);
    expect(await here.send(first)).toEqual(['conflict']);
    expect(await here.send(undo(here, 12))).toEqual(['stored']);
    expect(await eventOf(first)).toMatchObject({ effective: true, undone_at: new Date(at(12)) });
    expect(await eventOf(second)).toMatchObject({ effective: true, undone_at: null });
    expect((await ticket()).boarded_at).toEqual(new Date(at(14)));
  });

  test('without the permission is stored without effect as a conflict', async () => {
    const undone = undo(here, 11, other);
    expect(await here.send(letIn(here, 10), undone)).toEqual(['stored', 'conflict']);
    expect((await ticket()).boarding_status).toBe('boarded');
    expect(await eventOf(undone)).toMatchObject({ outcome: 'undone', effective: false, valid: false });
    expect(await conflictOver(undone)).toMatchObject({ kind: 'not-permitted', effective: null });
  });
});

describe('an override', () => {
  test('by a supervisor admits the ticket, and the audit has the refusal and the reason', async () => {
    const scan = override('too-late', 20);
    expect(await here.send(scan)).toEqual(['stored']);
    expect((await ticket()).boarding_status).toBe('boarded');
    expect(await eventOf(scan)).toMatchObject({ method: 'override', refusal: 'too-late', effective: true });
    expect(await auditOf(ticketId, 'boarding-overridden')).toMatchObject([
      { detail: { reason: 'The master says so', refusal: 'too-late' } },
    ]);
  });

  test('without the permission is stored as ineffective with a conflict', async () => {
    const scan = override('too-late', 20, officer);
    expect(await here.send(scan)).toEqual(['conflict']);
    expect((await ticket()).boarding_status).toBe('pending');
    expect(await conflictOver(scan)).toMatchObject({ kind: 'not-permitted', refusal: 'too-late' });
  });

  test('of a boarded ticket is a duplicate boarding', async () => {
    const scan = override('already-boarded', 20);
    expect(await here.send(letIn(here, 10), scan)).toEqual(['stored', 'conflict']);
    expect(await conflictOver(scan)).toMatchObject({ kind: 'admitted-twice' });
  });

  test('for another sailing does not board the ticket on its own sailing', async () => {
    const scan = override('wrong-sailing', 20);
    expect(await here.send(scan)).toEqual(['conflict']);
    expect((await ticket()).boarding_status).toBe('pending');
    expect(await conflictOver(scan)).toMatchObject({ kind: 'not-valid', refusal: 'wrong-sailing' });
  });
});

describe('an admitted ticket that is not valid', () => {
  test.each<[string, GateScan['refusal'], () => Promise<unknown>]>([
    [
      'canceled',
      'canceled',
      () =>
        inSystem(trx =>
          trx
            .updateTable('tickets')
            .set({ canceled_at: clock.now(), charge_sen: 20_000 })
            .where('id', '=', ticketId)
            .execute(),
        ),
    ],
    [
      'moved to another sailing',
      'wrong-sailing',
      () =>
        inSystem(trx =>
          trx.updateTable('orders').set({ sailing_id: tomorrow }).where('id', '=', guests.order.id).execute(),
        ),
    ],
  ])('because it is %s is a conflict', async (_what, refusal, happen) => {
    await happen();
    const scan = letIn(here, 10);
    expect(await here.send(scan)).toEqual(['conflict']);
    expect((await ticket()).boarding_status).toBe('pending');
    expect(await eventOf(scan)).toMatchObject({ effective: false, valid: false, sailing_id: tonight });
    expect(await conflictOver(scan)).toMatchObject({
      kind: 'not-valid',
      refusal,
      effective: null,
      ticket: { orderNumber: guests.order.number },
      sailing: { id: tonight },
    });
  });

  test('because its order is not paid', async () => {
    const owing = await bookCabin(gangway, tonight, null, { paid: false });
    const scan = letIn(here, 10, { ticketId: owing.tickets[0]?.id ?? '' });
    expect(await here.send(scan)).toEqual(['conflict']);
    expect(await conflictOver(scan)).toMatchObject({ kind: 'not-valid', refusal: 'unpaid' });
  });

  test('because it does not exist, though its code is genuine', async () => {
    const scan = here.scan({ ticketId: randomUUID(), unknown: true });
    expect(await here.send(scan)).toEqual(['conflict']);
    expect(await eventOf(scan)).toMatchObject({
      ticket_id: null,
      unknown_ticket: scan.ticketId,
      effective: false,
      sailing_id: tonight,
    });
    expect(await conflictOver(scan)).toMatchObject({ kind: 'unknown-ticket', ticket: null });
  });

  test('is no conflict if it was sold since the last sync', async () => {
    expect(await here.send(letIn(here, 10, { unknown: true }))).toEqual(['stored']);
  });

  const inSystem = (work: Parameters<typeof inTransaction<unknown>>[2]) =>
    inTransaction(deps, 'system:test', work);
});

test('only callers who may verify can send scans', async () => {
  const desk = await signInStaff(gangway, ['orders.read']);
  const body = { stationId: here.id, scans: [letIn(here, 10)] };
  expect((await call('POST', '/office/gate/scans', { body, headers: desk.headers })).status).toBe(403);
});

test('after all tests, each ticket is boarded at most once and every ineffective boarding has a conflict', async () => {
  expect(await brokenRows(db, ['I6', 'I7'])).toEqual([]);
});

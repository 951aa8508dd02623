import { randomUUID } from 'node:crypto';
import type {
  GateConflict,
  GateScan,
  GateScansResult,
  GateSync,
} from '@gangway/shared/contract/office/gate/gate.ts';
import { ticketRefOf } from '@gangway/shared/node/gate-seal.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { endSessionsOf } from '../../src/accounts/sessions/sessions.service.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { type EnrolledStation, enrollStation } from '../support/gate/enrolled.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { bookCabin } from '../support/people/cabin-guests.ts';
import { createTestApp } from '../support/test-app.ts';

/** The sailing departs at 20:00 local time; boarding is from 17:00 to 19:45. Shifts began four hours before. */
const NOW = '2026-12-12T11:30:00.000Z';
const at = (time: string) => `2026-12-12T${time}:00.000Z`;

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call, clock, deps } = gangway;
const voyage = await createVoyage(db);
const tonight = await createSailing(db, voyage, { date: '2026-12-12', session: 'nighttime' });
const nextYear = await createSailing(db, voyage, { date: '2027-05-01' });

let officer: SignedIn;
let supervisor: SignedIn;
let station: EnrolledStation;
let token: string;
let ticketId: string;

beforeEach(async () => {
  clock.set(NOW);
  officer = await signInStaff(gangway, ['boarding.verify']);
  supervisor = await signInStaff(gangway, ['boarding.verify', 'boarding.override']);
  station = await enrollStation(gangway, officer, randomUUID());
  token = await station.signIn(officer.id);
  ticketId = (await bookCabin(gangway, tonight, null)).tickets[0]?.id ?? '';
});

const scanOf = (changes: Partial<GateScan>): GateScan => ({
  eventId: randomUUID(),
  ticketId,
  sailingId: tonight,
  outcome: 'boarded',
  refusal: null,
  method: 'scan',
  gate: 'Gate A',
  officerId: officer.id,
  scannedAt: at('11:10'),
  reason: '',
  unknown: false,
  ...changes,
});
const undoBy = (by: SignedIn, changes: Partial<GateScan> = {}) =>
  scanOf({
    method: 'undo',
    outcome: 'undone',
    reason: 'Why',
    officerId: by.id,
    scannedAt: at('11:20'),
    ...changes,
  });

async function send(scans: GateScan[], assertions: string[] = [], from = station, by = token) {
  const body = { stationId: from.id, scans, assertions };
  const { status, msg, data } = await from.call(by, 'POST', '/office/gate/scans', body);
  if (status !== 200) throw new Error(msg);
  return (data as GateScansResult).results.map(({ result }) => result);
}
const isBoarded = async (id = ticketId) =>
  (await db.selectFrom('tickets').select('boarding_status').where('id', '=', id).executeTakeFirstOrThrow())
    .boarding_status === 'boarded';
const conflictOver = async ({ eventId }: GateScan): Promise<GateConflict['kind'] | undefined> => {
  const query = '/office/gate/conflicts?state=open&size=200';
  const { data } = await call('GET', query, { headers: supervisor.headers });
  return (data.items as GateConflict[]).find(({ other }) => other.eventId === eventId)?.kind;
};
const officerOf = async ({ eventId }: GateScan) =>
  (
    await db
      .selectFrom('boarding_events')
      .select('officer_id')
      .where('id', '=', eventId)
      .executeTakeFirstOrThrow()
  ).officer_id;

describe('the name of a supervisor', () => {
  test('in a body gives no right to undo or to override', async () => {
    const letIn = scanOf({});
    const undone = undoBy(supervisor);
    expect(await send([letIn, undone])).toEqual(['stored', 'conflict']);
    expect(await isBoarded()).toBe(true);
    expect(await conflictOver(undone)).toBe('not-permitted');
    expect(await officerOf(undone), 'whose word it is').toBe(officer.id);

    const other = (await bookCabin(gangway, tonight, null)).tickets[0]?.id ?? '';
    const override = scanOf({
      ticketId: other,
      method: 'override',
      refusal: 'too-early',
      reason: 'Why',
      officerId: supervisor.id,
    });
    expect(await send([override])).toEqual(['conflict']);
    expect(await isBoarded(other)).toBe(false);
  });

  test('counts if this station has seen the supervisor sign in', async () => {
    const assertion = await station.assertion(await station.signIn(supervisor.id));
    const undone = undoBy(supervisor);
    expect(await send([scanOf({}), undone], [assertion])).toEqual(['stored', 'stored']);
    expect(await isBoarded()).toBe(false);
    expect(await officerOf(undone)).toBe(supervisor.id);
  });

  test.each<[string, () => Promise<string>]>([
    [
      'another station has seen them sign in',
      async () => {
        const there = await enrollStation(gangway, officer, randomUUID());
        return there.assertion(await there.signIn(supervisor.id));
      },
    ],
    ['the assertion is made up', async () => `${Buffer.from('{}').toString('base64url')}.AAAA`],
    [
      'their session was ended before',
      async () => {
        const assertion = await station.assertion(await station.signIn(supervisor.id));
        const before = { ...deps, clock: { now: () => new Date(at('11:00')) } };
        await endSessionsOf(before, deps.db, { systemUserId: supervisor.id }, 'by-administrator');
        supervisor = await signInStaff(gangway, ['boarding.verify', 'boarding.override']);
        return assertion;
      },
    ],
  ])('does not count if %s', async (_what, assertion) => {
    const undone = undoBy(supervisor);
    const given = await assertion();
    expect(await send([scanOf({}), undone], [given])).toEqual(['stored', 'conflict']);
    expect(await isBoarded()).toBe(true);
  });

  test('is not taken from a station that is not enrolled', async () => {
    const body = { stationId: station.id, scans: [undoBy(supervisor)] };
    const { status } = await call('POST', '/office/gate/scans', { body, headers: supervisor.headers });
    expect(status).toBe(403);
  });
});

describe('the time of a scan', () => {
  test('years ago, on a sailing months ahead, has no effect on any boarding', async () => {
    const far = (await bookCabin(gangway, nextYear, null)).tickets[0]?.id ?? '';
    const forged = scanOf({ ticketId: far, sailingId: nextYear, scannedAt: '2020-01-01T00:00:00.000Z' });
    expect(await send([forged])).toEqual(['conflict']);
    expect(await isBoarded(far)).toBe(false);
    expect(await conflictOver(forged)).toBe('wrong-time');

    const early = scanOf({ scannedAt: '2020-01-01T00:00:00.000Z' });
    const honest = scanOf({});
    expect(await send([early, honest])).toEqual(['conflict', 'stored']);
    const event = await db
      .selectFrom('boarding_events')
      .select(['effective', 'valid'])
      .where('id', '=', early.eventId)
      .executeTakeFirstOrThrow();
    expect(event).toEqual({ effective: false, valid: false });
    expect(await isBoarded()).toBe(true);
  });

  test.each<[string, string]>([
    ['after its receipt', '2026-12-12T11:40:00.000Z'],
    ['before its officer had signed in', '2026-12-12T07:00:00.000Z'],
    ['before boarding opened', '2026-12-12T08:30:00.000Z'],
  ])('%s is a conflict and boards no one', async (_what, scannedAt) => {
    const scan = scanOf({ scannedAt });
    expect(await send([scan])).toEqual(['conflict']);
    expect(await conflictOver(scan)).toBe('wrong-time');
    expect(await isBoarded()).toBe(false);
  });

  test('before the ticket was sold is a conflict', async () => {
    const sold = (await bookCabin(gangway, tonight, null, { at: at('09:20') })).tickets[0]?.id ?? '';
    expect(await send([scanOf({ ticketId: sold, scannedAt: at('09:10') })])).toEqual(['conflict']);
    expect(await send([scanOf({ ticketId: sold, scannedAt: at('09:30') })])).toEqual(['stored']);
  });

  test('within the plan before a delay that the gate did not know of is no conflict', async () => {
    const late = await createSailing(db, voyage, { date: '2026-12-12' });
    const guest = (await bookCabin(gangway, late, null)).tickets[0]?.id ?? '';
    await db
      .updateTable('sailings')
      .set({ departs_at: new Date(at('17:00')), arrives_at: new Date(at('23:00')) })
      .where('id', '=', late)
      .execute();
    expect(await send([scanOf({ ticketId: guest, sailingId: late })])).toEqual(['stored']);
  });

  test('is attributed to the officer of that time if the next officer sends it', async () => {
    const assertion = await station.assertion(token);
    const scan = scanOf({});
    clock.set('2026-12-12T11:44:00.000Z');
    const next = await signInStaff(gangway, ['boarding.verify']);
    const began = await call('GET', '/sysUser/info', { headers: next.headers });
    expect(began.status).toBe(200);
    expect(await send([scan], [assertion], station, next.headers['X-Token'])).toEqual(['stored']);
    expect(await officerOf(scan)).toBe(officer.id);
  });
});

describe('between two officers no scan is lost', () => {
  /** Eight scans after the end of the first officer's session, sent by the next officer who signs in. */
  async function scansAfterTheEnd(nextId: string, assertions: string[]) {
    const scans: GateScan[] = [];
    for (let minute = 20; minute < 28; minute++) {
      const { tickets } = await bookCabin(gangway, tonight, null);
      scans.push(scanOf({ ticketId: tickets[0]?.id ?? '', scannedAt: at(`11:${minute}`) }));
    }
    const before = { ...deps, clock: { now: () => new Date(at('11:15')) } };
    await endSessionsOf(before, deps.db, { systemUserId: officer.id }, 'by-administrator');
    clock.set('2026-12-12T11:44:00.000Z');
    const results = await send(scans, assertions, station, await station.signIn(nextId, 0));
    const boarded = await Promise.all(scans.map(({ ticketId }) => isBoarded(ticketId ?? '')));
    return { results, boarded: boarded.filter(Boolean).length };
  }

  test.each<[string, () => string]>([
    ['the same officer', () => officer.id],
    ['another officer', () => supervisor.id],
  ])('after the session was revoked and %s signed in', async (_who, next) => {
    const assertion = await station.assertion(token);
    expect(await scansAfterTheEnd(next(), [assertion])).toEqual({
      results: Array(8).fill('stored'),
      boarded: 8,
    });
  });

  test('at a station that has lost its assertions', async () => {
    expect(await scansAfterTheEnd(supervisor.id, [])).toEqual({
      results: Array(8).fill('stored'),
      boarded: 8,
    });
  });
});

test('a gate whose scan has no effect gets the state of the ticket, so that both agree', async () => {
  const sync = async (cursor: string | null) => {
    const asked = { cursor, most: 1000, sailings: cursor === null ? [] : [tonight], namesOf: null };
    const state = { id: station.id, gate: 'Gate A', sailingId: tonight, waiting: 0 };
    const body = { ...asked, station: state };
    const { status, data } = await station.call(token, 'POST', '/office/gate/sync', body);
    if (status !== 200) throw new Error(`the sync was answered with ${status}`);
    return data as GateSync;
  };
  let before = await sync(null);
  while (before.more) before = await sync(before.cursor);
  expect(await send([scanOf({ scannedAt: at('08:30') })])).toEqual(['conflict']);
  const ref = ticketRefOf(ticketId);
  const news = await sync(before.cursor);
  expect([...news.boardings, ...news.tickets].find(one => one.ref === ref)).toMatchObject({ boarded: null });
});

test('after all tests, every boarding without effect has a conflict', async () => {
  expect(await brokenRows(db, ['I6', 'I7'])).toEqual([]);
});

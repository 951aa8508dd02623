import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatVerificationCode } from '@gangway/shared/domain/codes/verification-code.ts';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Channel, Input, Output } from '../../../desktop/src/bridge.ts';
import { createFileVault } from '../../../desktop/src/station/session/file-vault.ts';
import { openStation } from '../../../desktop/src/station/station.ts';
import { rotateSigningKey, withdrawSigningKey } from '../../src/reservations/tickets/signing-keys.service.ts';
import { createTestDatabase } from '../support/database/database.ts';
import {
  childInput,
  createSailing,
  createVoyage,
  FARES,
  passengerInput,
} from '../support/database/factories.ts';
import { stationCode } from '../support/gate/enrolled.ts';
import { enrollFolder } from '../support/gate/gate.ts';
import { askToPay, book, newKey, noticeOf, notify } from '../support/money/paying.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { bookCabin, type CabinGuests } from '../support/people/cabin-guests.ts';
import { serveOnFreePort } from '../support/serve.ts';
import { createTestApp } from '../support/test-app.ts';

/** The sailing departs at 20:00 local time; boarding is from 17:00 to 19:45. */
const BOARDING_TIME = '2026-12-12T11:00:00.000Z';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { app, call, clock, deps } = gangway;
const voyage = await createVoyage(db);
const tonight = await createSailing(db, voyage, { date: '2026-12-12', session: 'nighttime' });
const tomorrow = await createSailing(db, voyage, { date: '2026-12-13' });
const nextWeek = await createSailing(db, voyage, { date: '2026-12-19' });
const lastWeek = await createSailing(db, voyage, { date: '2026-12-05' });
const api = await serveOnFreePort();

let officer: SignedIn;
beforeEach(async () => {
  clock.set(BOARDING_TIME);
  restore();
  officer = await signInStaff(gangway, ['boarding.verify', 'boarding.override']);
});

const restore = () => api.answerWith(request => app.fetch(request));
/** Simulates an unreachable API: the answer is not from it. */
const cut = () => api.answerWith(() => new Response('no way through', { status: 504 }));

/** A workplace's clock never goes back to when a ticket is bought: it would sign calls with times that it had used before. */
const stationTime = () => new Date(Math.max(clock.now().getTime(), Date.parse(BOARDING_TIME)));

/** A workplace with real files and a signed-in officer that boards the evening sailing. */
async function openGate(name: string) {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-gate-'));
  const vault = createFileVault(join(folder, 'token'));
  await vault.write(officer.headers['X-Token']);
  await enrollFolder({ folder, apiUrl: api.url }, await stationCode(gangway));
  const faults: unknown[] = [];
  const station = await openStation({
    apiUrl: api.url,
    rendererDir: folder,
    dataDir: folder,
    vault,
    clock: { now: stationTime, elapsedMs: () => 0 },
    about: { version: '1.0.0', shell: 'kiosk' },
    report: fault => faults.push(fault),
    gateInternals: { pace: { online: 50, firstRetry: 5, longestRetry: 20 } },
  });
  onTestFinished(async () => {
    await station.close();
    await rm(folder, { recursive: true });
    expect(faults).toEqual([]);
  });
  async function ask<C extends Channel>(channel: C, input: Input<C>): Promise<Output<C>> {
    const answer = await station.dispatch(channel, input);
    if (!answer.ok) throw new Error(`${channel}: ${answer.error.code}`);
    return answer.value as Output<C>;
  }
  await station.site.request('/prod-api/sysUser/info');
  await ask('gate.assignment', { sailingId: tonight, gate: name });
  expect(await ask('gate.sync', undefined)).toMatchObject({ ready: true, online: true });
  return {
    ask,
    scan: (code: string) => ask('gate.scan', { code }),
    sync: () => ask('gate.sync', undefined),
    state: () => ask('gate.state', undefined),
  };
}

const eventually = <Value>(value: () => Value) => expect.poll(value);
const ticketOf = (guests: CabinGuests, index = 0) => guests.tickets[index] as CabinGuests['tickets'][number];
const boardingOf = async ({ id }: { id: string }) =>
  (await db.selectFrom('tickets').select('boarding_status').where('id', '=', id).executeTakeFirstOrThrow())
    .boarding_status;
const eventBy = (id: string) =>
  db.selectFrom('boarding_events').selectAll().where('id', '=', id).executeTakeFirst();

/** Cancels one ticket of an order as its customer. The clock stands still: gates notice a jump. */
async function cancel({ order }: CabinGuests, ticketId: string): Promise<void> {
  const headers = { 'X-Order-Token': order.token };
  const path = `/orders/${order.number}/cancel`;
  const ticketIds = [ticketId];
  const { data } = await call('POST', `${path}/preview`, { body: { ticketIds }, headers });
  const body = { ticketIds, expectedChargeSen: data.chargeSen };
  const { status } = await call('POST', path, { body, headers: { ...headers, 'Idempotency-Key': newKey() } });
  expect(status).toBe(200);
}

const conflictOver = (eventId: string) =>
  db.selectFrom('boarding_conflicts').selectAll().where('event_id', '=', eventId).executeTakeFirst();

describe('a station and the server', () => {
  test('a boarding at one gate is known to the server and every other gate', async () => {
    const one = ticketOf(await bookCabin(gangway, tonight, null));
    const [here, there] = [await openGate('Gate A'), await openGate('Gate B')];
    const record = await here.scan(one.code);
    expect(record).toMatchObject({
      verdict: 'admit',
      sailing: { id: tonight },
      ticket: { ticketId: one.id, serial: one.serial, passengerName: 'Tan Wei Ming', partySize: 2 },
    });
    await eventually(() => boardingOf(one)).toBe('boarded');
    expect(await eventBy(record.eventId)).toMatchObject({
      method: 'scan',
      gate: 'Gate A',
      officer_id: officer.id,
      scanned_at: new Date(BOARDING_TIME),
    });
    await there.sync();
    expect(await there.scan(one.code)).toMatchObject({
      refusal: 'already-boarded',
      earlier: { at: BOARDING_TIME, gate: 'Gate A' },
    });
    const { count } = await there.state();
    expect(count).toMatchObject({ sailingId: tonight, boardedHere: 0 });
  });

  test('a ticket sold while a gate is offline is admitted with a warning, and is known after the sync', async () => {
    const gate = await openGate('Gate A');
    cut();
    await eventually(async () => (await gate.state()).online).toBe(false);
    const one = ticketOf(await bookCabin(gangway, tonight, null));
    expect(await gate.scan(one.code)).toMatchObject({
      verdict: 'warn',
      warnings: ['unknown-ticket'],
      ticket: null,
    });
    restore();
    await eventually(() => boardingOf(one)).toBe('boarded');
    await gate.sync();
    expect(await gate.scan(one.code)).toMatchObject({
      refusal: 'already-boarded',
      ticket: { passengerName: 'Tan Wei Ming' },
    });
  });

  test('a canceled ticket is refused after the sync, and admitting it before creates a conflict', async () => {
    const guests = await bookCabin(gangway, tonight, null);
    const [one, other] = [ticketOf(guests), ticketOf(guests, 1)];
    const gate = await openGate('Gate A');
    await cancel(guests, one.id);
    await gate.sync();
    expect(await gate.scan(one.code)).toMatchObject({ refusal: 'canceled', ticket: null });
    cut();
    await eventually(async () => (await gate.state()).online).toBe(false);
    await cancel(guests, other.id);
    const { eventId } = await gate.scan(other.code);
    restore();
    await eventually(() => conflictOver(eventId)).toMatchObject({ kind: 'not-valid', refusal: 'canceled' });
    await eventually(async () => (await gate.state()).openConflicts).toBeGreaterThan(0);
  });

  test('of two offline boardings of one ticket the earlier counts, and the other is a conflict', async () => {
    const one = ticketOf(await bookCabin(gangway, tonight, null));
    const [here, there] = [await openGate('Gate A'), await openGate('Gate B')];
    cut();
    for (const gate of [here, there]) await eventually(async () => (await gate.state()).online).toBe(false);
    const first = await here.scan(one.code);
    clock.advance(60_000);
    const second = await there.scan(one.code);
    expect([first.verdict, second.verdict]).toEqual(['admit', 'admit']);
    restore();
    await eventually(() => conflictOver(second.eventId)).toMatchObject({
      kind: 'admitted-twice',
      effective_event_id: first.eventId,
    });
    expect(await eventBy(first.eventId)).toMatchObject({ effective: true });
    expect(await eventBy(second.eventId)).toMatchObject({ effective: false, outcome: 'boarded' });
  });

  test('a party boards with one scan, and a supervisor undoes one boarding', async () => {
    const changes = {
      passengers: [passengerInput(), childInput()],
      cabins: null,
      expectedTotalSen: FARES.adult + FARES.child,
    };
    clock.set('2026-11-20T02:00:00.000Z');
    const order = await book(gangway, tonight, changes);
    const { data } = await askToPay(gangway, [order]);
    await notify(gangway, noticeOf(data.payment.id, { amountSen: changes.expectedTotalSen }));
    clock.set(BOARDING_TIME);
    const rows = await db.selectFrom('tickets').selectAll().where('order_id', '=', order.id).execute();
    const child = rows.find(({ ticket_type }) => ticket_type === 'child');
    const parent = rows.find(({ ticket_type }) => ticket_type === 'adult');
    if (!child || !parent) throw new Error('an adult and a child');

    const gate = await openGate('Gate A');
    const shown = await gate.ask('gate.typed', {
      ticketId: child.serial.slice(2).toLowerCase().replace('-', ' '),
      verificationCode: formatVerificationCode(child.verification_secret),
    });
    expect(shown).toMatchObject({ verdict: 'warn', warnings: ['minor-alone'], ticket: { minor: true } });
    const { eventId } = shown;
    expect(await gate.ask('gate.party', { eventId })).toMatchObject({ members: [{}, {}] });
    const [letIn] = await gate.ask('gate.boardParty', { eventId, ticketIds: [parent.id] });
    expect(letIn).toMatchObject({ method: 'party', verdict: 'admit', ticket: { partyBoarded: 2 } });
    await eventually(() => boardingOf(parent)).toBe('boarded');
    await gate.ask('gate.undo', { eventId, reason: 'Left with his mother' });
    await eventually(() => boardingOf(child)).toBe('pending');
    expect(await boardingOf(parent)).toBe('boarded');
  });

  test('tickets of other days, of new keys and of withdrawn keys get different answers', async () => {
    const [early, over] = [
      await bookCabin(gangway, tomorrow, null),
      await bookCabin(gangway, lastWeek, null),
    ];
    const gate = await openGate('Gate A');
    expect(await gate.scan(ticketOf(early).code)).toMatchObject({
      refusal: 'wrong-sailing',
      sailing: { id: tomorrow, departure: { en: expect.any(String) }, gates: [] },
    });
    expect(await gate.scan(ticketOf(over).code)).toMatchObject({
      refusal: 'sailing-over',
      // It is not in the list of what gates board, so only its name is shown.
      sailing: { id: lastWeek, destination: { en: expect.any(String) }, gates: [] },
    });
    cut();
    await eventually(async () => (await gate.state()).online).toBe(false);
    const before = ticketOf(await bookCabin(gangway, tonight, null));
    const { id: keyId } = await db
      .selectFrom('signing_keys')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await rotateSigningKey(deps);
    const rotated = ticketOf(await bookCabin(gangway, tonight, null));
    expect(await gate.scan(rotated.code)).toMatchObject({ refusal: 'unknown-key' });
    restore();
    await gate.sync();
    expect(await gate.scan(rotated.code)).toMatchObject({ verdict: 'admit' });
    await withdrawSigningKey(deps, Number(keyId));
    await gate.sync();
    expect(await gate.scan(before.code)).toMatchObject({ refusal: 'key-withdrawn' });
  });

  test('a typed ticket of another day is found at the server, with ship and day as for a scan (R426)', async () => {
    const [later, over] = [
      ticketOf(await bookCabin(gangway, nextWeek, null)),
      ticketOf(await bookCabin(gangway, lastWeek, null)),
    ];
    const codeOf = async ({ id }: { id: string }) => {
      const { verification_secret } = await db
        .selectFrom('tickets')
        .select('verification_secret')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return formatVerificationCode(verification_secret);
    };
    const gate = await openGate('Gate A');
    const type = async (ticket: { id: string; serial: string }, verificationCode?: string) =>
      gate.ask('gate.typed', {
        ticketId: ticket.serial,
        verificationCode: verificationCode ?? (await codeOf(ticket)),
      });
    expect(await type(later)).toMatchObject({
      refusal: 'wrong-sailing',
      method: 'typed',
      sailing: { id: nextWeek, departure: { en: expect.any(String) } },
    });
    const overRecord = await type(over);
    expect(overRecord).toMatchObject({ refusal: 'sailing-over', sailing: { id: lastWeek } });
    expect(await type(over, await codeOf(later))).toMatchObject({ refusal: 'wrong-code', sailing: null });
    expect(await type({ id: '', serial: 'ZZ9ZZZ-1' }, await codeOf(later))).toMatchObject({
      refusal: 'not-found',
    });
    await eventually(() => eventBy(overRecord.eventId)).toMatchObject({
      method: 'typed',
      outcome: 'refused',
      ticket_id: over.id,
    });
    expect(await boardingOf(later)).toBe('pending');
    cut();
    await eventually(async () => (await gate.state()).online).toBe(false);
    expect(await type(over), 'out of reach').toMatchObject({ refusal: 'not-found' });
    restore();
  });
});

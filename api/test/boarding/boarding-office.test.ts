import { randomUUID } from 'node:crypto';
import type {
  BoardingParty,
  GateSailing,
  PartyBoarded,
} from '@gangway/shared/contract/office/gate/boarding.ts';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { boardingInvariant } from '../../src/audit/invariants/i6-boarding.ts';
import { inTransaction } from '../../src/lib/database/database.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { enrollStation } from '../support/gate/enrolled.ts';
import { longTest } from '../support/long-test.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { bookCabin, type CabinGuests } from '../support/people/cabin-guests.ts';
import { createTestApp } from '../support/test-app.ts';
import { untilWaiting } from '../support/waiting.ts';

/** The sailing departs at 20:00 local time; boarding is from 17:00 to 19:45. */
const BOARDING_TIME = '2026-12-12T11:00:00.000Z';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call, clock } = gangway;
const voyage = await createVoyage(db, { rooms: 2 });
const gate = await enrollStation(gangway, await signInStaff(gangway, ['boarding.verify']), randomUUID());
let tonight: number;
let tomorrow: number;
let officer: SignedIn;
let other: SignedIn;
let supervisor: SignedIn;
let family: CabinGuests;

beforeAll(async () => {
  tonight = await createSailing(db, voyage, { date: '2026-12-12', session: 'nighttime' });
  tomorrow = await createSailing(db, voyage, { date: '2026-12-13' });
  await createSailing(db, voyage, { date: '2026-12-16' });
});

beforeEach(async () => {
  clock.set(BOARDING_TIME);
  family = await bookCabin(gangway, tonight, null, { names: ['Farid', 'Hana', 'Iman'] });
  officer = await signInStaff(gangway, ['boarding.verify']);
  other = await signInStaff(gangway, ['boarding.verify']);
  supervisor = await signInStaff(gangway, ['boarding.verify', 'boarding.override']);
});

const ticket = (index: number) => family.tickets[index] as CabinGuests['tickets'][number];
const scan = async (code: string, by = officer, eventId: string = randomUUID()) => {
  const body = { code, eventId, sailingId: tonight, gate: 'Gate B' };
  return { eventId, ...(await gate.call(by.headers['X-Token'], 'POST', '/boarding/scan', body)).data };
};
const party = (eventId: string, by = officer) =>
  gate.call(by.headers['X-Token'], 'GET', `/office/boarding/events/${eventId}/party`);
const board = (eventId: string, tickets: { ticketId: string; eventId: string }[], by = officer) =>
  gate.call(by.headers['X-Token'], 'POST', `/office/boarding/events/${eventId}/party`, {
    ...{ sailingId: tonight, gate: 'Gate B', tickets },
  });
const named = (...indexes: number[]) =>
  indexes.map(index => ({ ticketId: ticket(index).id, eventId: randomUUID() }));
const undo = (ticketId: string, changes: object = {}, by = supervisor) =>
  call('POST', '/office/boarding/undo', {
    body: { ticketId, eventId: randomUUID(), gate: 'Gate B', reason: 'Wrong queue', ...changes },
    headers: by.headers,
  });
const statusOf = async (ticketId: string) =>
  (await db.selectFrom('tickets').selectAll().where('id', '=', ticketId).executeTakeFirstOrThrow())
    .boarding_status;
const eventsOf = (ticketId: string) =>
  db
    .selectFrom('boarding_events')
    .selectAll()
    .where('ticket_id', '=', ticketId)
    .orderBy('received_at')
    .orderBy('method')
    .execute();

describe('the sailings of a gate', () => {
  test('are the current ones, with expected and boarded passengers', async () => {
    const before = (await sailings()).find(({ id }) => id === tonight) as GateSailing;
    expect(before).toMatchObject({ ship: 'Selat Aurora', phase: 'boarding', session: 'nighttime' });
    expect(before).toMatchObject({
      departure: { en: 'Port Klang' },
      boardingOpensAt: '2026-12-12T17:00:00.000+08:00',
      boardingClosesAt: '2026-12-12T19:45:00.000+08:00',
    });
    await scan(ticket(0).code);
    const after = (await sailings()).find(({ id }) => id === tonight);
    expect(after).toMatchObject({ boarded: before.boarded + 1, expected: before.expected });
    expect((await sailings()).map(({ id }) => id)).toEqual([tonight, tomorrow]);
  });

  test('name the gates that board each of them and made contact within the hour', async () => {
    const minutesAgo = (minutes: number) => new Date(clock.now().getTime() - minutes * 60_000);
    const station = (gate: string, sailing: number, minutes: number) => ({
      id: randomUUID(),
      gate,
      sailing_id: sailing,
      waiting: 0,
      officer_id: officer.id,
      last_seen_at: minutesAgo(minutes),
    });
    await db
      .insertInto('gate_stations')
      .values([
        station('Gate B', tonight, 59),
        station('Gate A', tonight, 0),
        station('Gate A', tonight, 5),
        station('', tonight, 0),
        station('Gate C', tonight, 61),
        station('Gate D', tomorrow, 1),
      ])
      .execute();
    const listed = await sailings();
    expect(listed.map(({ id, gates }) => [id, gates])).toEqual([
      [tonight, ['Gate A', 'Gate B']],
      [tomorrow, ['Gate D']],
    ]);
  });

  const sailings = async (): Promise<GateSailing[]> =>
    (await call('GET', '/office/boarding/sailings', { headers: officer.headers })).data;
});

describe('a party', () => {
  test('is shown to an officer who verified one of its tickets', async () => {
    const { eventId } = await scan(ticket(1).code);
    const { data } = (await party(eventId)) as { data: BoardingParty };
    expect(data).toMatchObject({ orderNumber: family.order.number, orderStatus: 'paid', stillToPaySen: 0 });
    expect(data.members.map(({ passengerName, boardingStatus }) => [passengerName, boardingStatus])).toEqual([
      ['Farid', 'pending'],
      ['Hana', 'boarded'],
      ['Iman', 'pending'],
    ]);
  });

  test('is not shown to other officers, nor after an invalid code', async () => {
    const { eventId } = await scan(ticket(0).code);
    expect((await party(eventId, other)).status).toBe(404);
    const forged = await scan(`${ticket(0).code.slice(0, -2)}00`);
    expect(forged.outcome).toBe('refused');
    expect((await party(forged.eventId)).status).toBe(404);
    expect((await board(forged.eventId, named(1))).status).toBe(404);
    expect((await party(randomUUID())).status).toBe(404);
  });

  test('shows the amount still due', async () => {
    const owing = await bookCabin(gangway, tonight, null, { names: ['Not Paid'], paid: false });
    const { eventId, refusal } = await scan(owing.tickets[0]?.code ?? '');
    expect(refusal).toBe('unpaid');
    expect((await party(eventId)).data.stillToPaySen).toBe(owing.order.dueSen);
  });

  test('is boarded in one call with one event each, and a repetition changes nothing', async () => {
    const { eventId } = await scan(ticket(0).code);
    const rest = named(1, 2);
    const first = (await board(eventId, rest)) as { status: number; data: PartyBoarded };
    expect(first.status).toBe(200);
    expect(first.data.decisions.map(({ decision }) => decision.outcome)).toEqual(['boarded', 'boarded']);
    const again = (await board(eventId, rest)) as { data: PartyBoarded };
    expect(again.data.decisions.map(({ decision }) => decision.outcome)).toEqual(['boarded', 'boarded']);
    for (const index of [1, 2])
      expect(await eventsOf(ticket(index).id)).toMatchObject([
        { method: 'party', outcome: 'boarded', gate: 'Gate B', officer_id: officer.id },
      ]);
  });

  test('is boarded by the same rules: a boarded member is refused without affecting the others', async () => {
    const { eventId } = await scan(ticket(0).code);
    await scan(ticket(1).code, other);
    const { data } = (await board(eventId, named(1, 2))) as { data: PartyBoarded };
    expect(data.decisions.map(({ decision }) => decision.refusal)).toEqual(['already-boarded', null]);
  });

  test('cannot include a ticket of another order', async () => {
    const stranger = await bookCabin(gangway, tonight, null, { names: ['Stranger'] });
    const { eventId } = await scan(ticket(0).code);
    const wanted = { ticketId: stranger.tickets[0]?.id ?? '', eventId: randomUUID() };
    const { data } = (await board(eventId, [wanted])) as { data: PartyBoarded };
    expect(data.decisions[0]?.decision).toMatchObject({ refusal: 'wrong-code', ticket: null });
    expect(await statusOf(wanted.ticketId)).toBe('pending');
  });
});

describe('undoing', () => {
  test('a boarding needs a reason and writes an event and an audit entry, and the ticket can board again', async () => {
    await scan(ticket(0).code);
    expect(await undo(ticket(0).id, { reason: '  ' })).toMatchObject({ status: 422 });
    clock.advance(60_000);
    expect(await undo(ticket(0).id)).toMatchObject({
      status: 200,
      data: { serial: ticket(0).serial, passengerName: 'Farid' },
    });
    expect(await statusOf(ticket(0).id)).toBe('pending');
    expect(await eventsOf(ticket(0).id)).toMatchObject([
      { outcome: 'boarded', undone_at: new Date('2026-12-12T11:01:00.000Z') },
      { outcome: 'undone', method: 'undo', reason: 'Wrong queue', officer_id: supervisor.id },
    ]);
    const audit = await db
      .selectFrom('audit_entries')
      .selectAll()
      .where('entity_id', '=', ticket(0).id)
      .where('action', '=', 'boarding-undone')
      .execute();
    expect(audit).toMatchObject([
      { actor: `staff:${supervisor.id}`, detail: { reason: 'Wrong queue', gate: 'Gate B' } },
    ]);
    expect((await scan(ticket(0).code)).outcome).toBe('boarded');
  });

  test('twice is one event', async () => {
    await scan(ticket(0).code);
    const eventId = randomUUID();
    const { data } = await undo(ticket(0).id, { eventId });
    await scan(ticket(0).code);
    expect((await undo(ticket(0).id, { eventId })).data).toEqual(data);
    expect(await statusOf(ticket(0).id)).toBe('boarded');
    expect(await undo(ticket(1).id, { eventId })).toMatchObject({
      status: 422,
      data: { error: 'key-reused' },
    });
  });

  longTest(
    'with one event id for two concurrent tickets affects one of them, and repetitions get the same answers',
    async () => {
      const [one, two] = [ticket(0), ticket(1)];
      for (const { code } of [one, two]) await scan(code);
      const eventId = randomUUID();
      const both = () => Promise.all([undo(one.id, { eventId }), undo(two.id, { eventId })]);
      const answers = await whereAllHaveLooked(both);
      const [undone, refused] = answers[0].status === 200 ? answers : [answers[1], answers[0]];
      expect(undone.status).toBe(200);
      expect(refused).toMatchObject({ status: 422, data: { error: 'key-reused' } });
      expect([await statusOf(one.id), await statusOf(two.id)].sort()).toEqual(['boarded', 'pending']);
      expect((await both()).map(({ status, data }) => ({ status, data }))).toEqual(
        answers.map(({ status, data }) => ({ status, data })),
      );
    },
  );

  /** Runs two requests so that neither stores its event before the other has checked for it. */
  async function whereAllHaveLooked<Result>(requests: () => Promise<Result>): Promise<Result> {
    const { answers } = await db.transaction().execute(async trx => {
      await sql`lock table boarding_events in share mode`.execute(trx);
      const pending = requests();
      await untilWaiting(db, 2);
      return { answers: pending };
    });
    return answers;
  }

  test('is refused without a boarding, after departure, and to officers', async () => {
    expect(await undo(ticket(0).id)).toMatchObject({ status: 409, data: { error: 'not-boarded' } });
    expect(await undo(randomUUID())).toMatchObject({ status: 404, data: { error: 'ticket-not-found' } });
    await scan(ticket(0).code);
    expect((await undo(ticket(0).id, {}, officer)).status).toBe(403);

    const left = await createSailing(db, voyage, { date: '2026-12-14', session: 'nighttime' });
    const [aboard] = (await bookCabin(gangway, left, null, { names: ['On Board'] })).tickets;
    clock.set('2026-12-14T11:00:00.000Z');
    supervisor = await signInStaff(gangway, ['boarding.verify', 'boarding.override']);
    const body = { code: aboard?.code, eventId: randomUUID(), sailingId: left };
    await call('POST', '/boarding/scan', { body, headers: supervisor.headers });
    await inTransaction(gangway.deps, 'system:test', trx =>
      trx.updateTable('sailings').set({ status: 'departed' }).where('id', '=', left).execute(),
    );
    expect(await undo(aboard?.id ?? '')).toMatchObject({ status: 409, data: { error: 'sailing-state' } });
    expect(await statusOf(aboard?.id ?? '')).toBe('boarded');
  });

  test('by two supervisors concurrently happens once', async () => {
    await scan(ticket(0).code);
    const second = await signInStaff(gangway, ['boarding.override']);
    const answers = await Promise.all([undo(ticket(0).id), undo(ticket(0).id, {}, second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await eventsOf(ticket(0).id)).map(({ outcome }) => outcome).sort()).toEqual([
      'boarded',
      'undone',
    ]);
  });
});

test('after all tests, each ticket is boarded at most once and its status matches', async () => {
  for (const { broken } of boardingInvariant.checks) expect((await broken.execute(db)).rows).toEqual([]);
});

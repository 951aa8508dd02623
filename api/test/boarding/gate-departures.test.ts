import { randomUUID } from 'node:crypto';
import type { DepartureBoard } from '@gangway/shared/contract/office/gate/gate.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../support/database/database.ts';
import {
  childInput,
  createSailing,
  createVoyage,
  FARES,
  passengerInput,
} from '../support/database/factories.ts';
import { createStation, type Station } from '../support/gate/gate-station.ts';
import { askToPay, book, noticeOf, notify } from '../support/money/paying.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { bookCabin, type CabinGuests } from '../support/people/cabin-guests.ts';
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
let [starboard, port, roaming, elsewhere]: Station[] = [];
let guests: CabinGuests;

beforeAll(async () => {
  const { order, dueSen } = await bookFamily();
  const { data } = await askToPay(gangway, [order]);
  await notify(gangway, noticeOf(data.payment.id, { amountSen: dueSen }));
  guests = await bookCabin(gangway, tonight, voyage.roomIds[0] ?? 0, { names: ['Zul', 'ahmad', 'Bala'] });
  await bookCabin(gangway, tonight, null, { names: ['Has not paid'], paid: false });
  clock.set(NOW);
  officer = await signInStaff(gangway, ['boarding.verify', 'orders.read']);
  starboard = createStation(gangway, officer, { gate: 'Starboard', sailingId: tonight });
  port = createStation(gangway, officer, { gate: 'Port', sailingId: tonight });
  roaming = createStation(gangway, officer, { gate: 'Anywhere' });
  elsewhere = createStation(gangway, officer, { gate: 'Elsewhere', sailingId: tomorrow });
  for (const station of [starboard, roaming, elsewhere]) await station?.sync();
  await port?.sync({ station: { id: port.id, gate: 'Port', sailingId: tonight, waiting: 3 } });
});

async function bookFamily() {
  const order = await book(gangway, tonight, {
    passengers: [passengerInput({ name: 'Mother' }), childInput({ name: 'Child' })],
    expectedTotalSen: FARES.adult + FARES.child,
  });
  return { order, dueSen: order.dueSen };
}

const readBoard = async (id: number | string = tonight) =>
  call('GET', `/office/gate/departures/${id}`, { headers: officer.headers });
const board = async (): Promise<DepartureBoard> => (await readBoard()).data;

describe('the departure board', () => {
  test('lists missing passengers of paid orders by name', async () => {
    expect(await board()).toMatchObject({
      sailing: { id: tonight, phase: 'last-call' },
      sold: 5,
      boarded: 0,
      openConflicts: 0,
      at: NOW,
      missing: [
        { passengerName: 'ahmad', cabin: '501', minor: false, orderNumber: guests.order.number },
        { passengerName: 'Bala' },
        { passengerName: 'Child', minor: true, cabin: null },
        { passengerName: 'Mother' },
        { passengerName: 'Zul', serial: guests.tickets[0]?.serial },
      ],
    });
  });

  test('counts the boardings and unsent scans of each gate', async () => {
    const [zul, ahmad] = guests.tickets;
    await starboard?.send(starboard.scan({ ticketId: zul?.id ?? null }));
    clock.advance(60_000);
    await port?.send(port.scan({ ticketId: zul?.id ?? null }), port.scan({ ticketId: ahmad?.id ?? null }));
    const reported = await board();
    expect(reported).toMatchObject({ boarded: 2, openConflicts: 1 });
    expect(reported.missing.map(({ passengerName }) => passengerName)).toEqual(['Bala', 'Child', 'Mother']);
    expect(reported.gates).toMatchObject([
      { gate: 'Anywhere', boarded: 0, waiting: 0, lastSeenAt: NOW },
      { gate: 'Port', stationId: port?.id, boarded: 1, waiting: 3, lastSeenAt: clock.now().toISOString() },
      { gate: 'Starboard', boarded: 1, waiting: 0 },
    ]);
  });

  test('keeps a gate that boarded passengers and now boards another sailing', async () => {
    await starboard?.sync({
      station: { id: starboard.id, gate: 'Starboard', sailingId: tomorrow, waiting: 0 },
    });
    expect((await board()).gates.map(({ gate }) => gate)).toContain('Starboard');
  });

  test('does not count undone boardings', async () => {
    const supervisor = await signInStaff(gangway, ['boarding.override']);
    const body = { ticketId: guests.tickets[1]?.id, eventId: randomUUID(), reason: 'Went ashore' };
    await call('POST', '/office/boarding/undo', { body, headers: supervisor.headers });
    const reported = await board();
    expect(reported.boarded).toBe(1);
    expect(reported.gates.find(({ gate }) => gate === 'Port')?.boarded).toBe(0);
  });

  test('exists only for existing sailings and callers who may verify', async () => {
    expect(await readBoard(999_999)).toMatchObject({ status: 404, data: { error: 'sailing-not-found' } });
    expect((await readBoard('tonight')).status).toBe(422);
    const desk = await signInStaff(gangway, ['orders.read']);
    const { status } = await call('GET', `/office/gate/departures/${tonight}`, { headers: desk.headers });
    expect(status).toBe(403);
  });
});

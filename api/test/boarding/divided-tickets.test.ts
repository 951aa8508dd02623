import { randomUUID } from 'node:crypto';
import { codeRefOf } from '@gangway/shared/node/gate-seal.ts';
import { beforeAll, expect, test } from 'vitest';
import { ticketCode } from '../../src/reservations/tickets/ticket-code.service.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { enrollStation } from '../support/gate/enrolled.ts';
import { createStation } from '../support/gate/gate-station.ts';
import { newKey } from '../support/money/paying.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { bookCabin, type CabinGuests } from '../support/people/cabin-guests.ts';
import { createTestApp } from '../support/test-app.ts';

/** The sailings depart at 20:00 local time; boarding is from 17:00 to 19:45. */
const TONIGHT = '2026-12-12T11:00:00.000Z';
const TOMORROW = '2026-12-13T11:00:00.000Z';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call, clock, deps } = gangway;
const voyage = await createVoyage(db);
const tonight = await createSailing(db, voyage, { date: '2026-12-12', session: 'nighttime' });
const tomorrow = await createSailing(db, voyage, { date: '2026-12-13', session: 'nighttime' });

let officer: SignedIn;
let station: Awaited<ReturnType<typeof enrollStation>>;
let guests: CabinGuests;

const rowOf = (id: string) =>
  db.selectFrom('tickets').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const scan = async (code: string, sailingId: number) => {
  const body = { code, eventId: randomUUID(), sailingId, gate: 'Gate B' };
  const path = '/boarding/scan';
  const signed = station.headers(officer.headers['X-Token'] ?? '', 'POST', path, body);
  return (await call('POST', path, { body, headers: { ...signed, ...officer.headers } })).data;
};
/** The officer of a day, whose gate has the server's data. */
async function openGate(at: string, sailingId: number) {
  clock.set(at);
  officer = await signInStaff(gangway, ['boarding.verify']);
  station = await enrollStation(gangway, officer, randomUUID());
  const gate = createStation(gangway, officer, { sailingId });
  await gate.sync();
  return gate;
}

/** Two guests share a cabin; weeks ahead the second one moves to the next night. */
beforeAll(async () => {
  clock.set('2026-11-20T02:00:00.000Z');
  const desk = await signInStaff(gangway, ['orders.sell', 'orders.read']);
  guests = await bookCabin(gangway, tonight, voyage.roomIds[0] ?? 0);
  const path = `/office/orders/${guests.order.number}`;
  const { people } = (await call('GET', path, { headers: desk.headers })).data;
  const { msg } = await call('POST', `${path}/move`, {
    body: {
      sailingId: tomorrow,
      passengerIds: [people[1].id],
      expected: { kind: 'move', chargeSen: 0, refundSen: 0, toPaySen: 0 },
    },
    headers: { 'Idempotency-Key': newKey(), ...desk.headers },
  });
  expect(msg).toBe('success');
});

test('the code of a guest who left an order is refused, and the codes of the others are valid (R375)', async () => {
  const [stays, left] = guests.tickets as [CabinGuests['tickets'][0], CabinGuests['tickets'][0]];
  const gate = await openGate(TONIGHT, tonight);
  expect(gate.ticket(stays.id)).toMatchObject({ sailingId: tonight, codeRef: codeRefOf(stays.code) });
  expect(gate.ticket(left.id)?.codeRef).not.toBe(codeRefOf(left.code));
  expect((await gate.detail(stays.id))?.members).toMatchObject([{ ticketId: stays.id }]);
  expect(await scan(left.code, tonight)).toMatchObject({ outcome: 'refused', refusal: 'wrong-code' });
  expect(await scan(stays.code, tonight)).toMatchObject({
    outcome: 'boarded',
    ticket: { cabin: '501', partySize: 1 },
  });

  const other = await openGate(TOMORROW, tomorrow);
  const anew = await ticketCode(deps, await rowOf(left.id));
  expect(other.ticket(left.id)).toMatchObject({ sailingId: tomorrow, codeRef: codeRefOf(anew) });
  expect(await scan(left.code, tomorrow)).toMatchObject({ outcome: 'refused', refusal: 'wrong-code' });
  expect(await scan(anew, tomorrow)).toMatchObject({
    outcome: 'boarded',
    ticket: { cabin: null, partySize: 1 },
  });
  expect(await brokenRows(db)).toEqual([]);
});

import { randomUUID } from 'node:crypto';
import { ticketRefOf } from '@gangway/shared/node/gate-seal.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { createStation, type Station } from '../support/gate/gate-station.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { bookCabin, type CabinGuests } from '../support/people/cabin-guests.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call, clock } = gangway;
const voyage = await createVoyage(db, { rooms: 20 });
const tonight = await createSailing(db, voyage, { date: '2026-12-12', session: 'nighttime' });

let desk: SignedIn;
let station: Station;
let pair: CabinGuests;
let rooms = 0;

beforeEach(async () => {
  clock.set('2026-12-12T11:00:00.000Z');
  desk = await signInStaff(gangway, ['orders.sell', 'orders.read']);
  pair = await bookCabin(gangway, tonight, voyage.roomIds[rooms++] ?? 0);
  station = createStation(gangway, await signInStaff(gangway, ['boarding.verify']), { sailingId: tonight });
});

const note = (text: string, pinned = false, key: string = randomUUID()) => {
  clock.advance(1_000);
  return call('POST', `/office/orders/${pair.order.number}/notes`, {
    body: { text, pinned },
    headers: { ...desk.headers, 'Idempotency-Key': key },
  });
};
const pin = (id: string, pinned: boolean, number = pair.order.number) =>
  call('POST', `/office/orders/${number}/notes/${id}/pin`, { body: { pinned }, headers: desk.headers });
/** What each ticket of the party shows at the gate after its sync. */
async function atTheGate() {
  await station.sync();
  return Promise.all(pair.tickets.map(async ({ id }) => (await station.detail(id))?.notes));
}

describe('notes of an order', () => {
  test('have an author and a time, newest first, and are stored once for their key', async () => {
    const key = randomUUID();
    await note('Guest asked for a wheelchair', false, key);
    await note('Guest asked for a wheelchair', false, key);
    const { status, data } = await note('Brought at 19:00');
    expect(status).toBe(200);
    expect(data.notes).toMatchObject([
      { text: 'Brought at 19:00', pinned: false, at: '2026-12-12T11:00:03.000Z', by: expect.any(String) },
      { text: 'Guest asked for a wheelchair', pinned: false, at: '2026-12-12T11:00:01.000Z' },
    ]);
    expect(data.events.map(({ action }: { action: string }) => action).slice(-2)).toEqual([
      'note-added',
      'note-added',
    ]);
  });

  test('are not in the audit log or in the customer’s view', async () => {
    await note('Suspected of smoking', true);
    const entries = await db.selectFrom('audit_entries').selectAll().execute();
    expect(JSON.stringify(entries)).not.toContain('smoking');
    const { data } = await call('GET', `/orders/${pair.order.number}`, {
      headers: { 'X-Order-Token': pair.order.token },
    });
    expect(JSON.stringify(data)).not.toContain('smoking');
  });

  test('are refused if they are empty, too long or of another order', async () => {
    expect([(await note(' ')).status, (await note('x'.repeat(301))).status]).toEqual([422, 422]);
    const { data } = await note('Here');
    const other = await bookCabin(gangway, tonight, voyage.roomIds[rooms++] ?? 0);
    expect((await pin(data.notes[0].id, true, other.order.number)).status).toBe(404);
  });
});

describe('a pinned note', () => {
  test('is at the gate with every ticket of the party, encrypted, until it is unpinned', async () => {
    expect(await atTheGate()).toEqual([undefined, undefined]);
    const { data } = await note('Met by the police at the ramp', true);
    const answer = await station.sync();
    expect(JSON.stringify(answer)).not.toContain('police');
    const refs = answer.tickets.map(({ ref }) => ref);
    for (const { id } of pair.tickets) expect(refs).toContain(ticketRefOf(id));
    expect(await atTheGate()).toEqual([['Met by the police at the ramp'], ['Met by the police at the ramp']]);
    await pin(data.notes[0].id, false);
    expect(await atTheGate()).toEqual([undefined, undefined]);
  });

  test('may be pinned later; other notes stay at the desk', async () => {
    await note('Paid the deposit twice');
    const { data } = await note('Wheelchair: use gate B');
    await pin(data.notes[0].id, true);
    expect(await atTheGate()).toEqual([['Wheelchair: use gate B'], ['Wheelchair: use gate B']]);
  });

  test('is one of at most three', async () => {
    for (const text of ['One', 'Two', 'Three']) await note(text, true);
    expect(await note('Four', true)).toMatchObject({ status: 409, data: { error: 'too-many-pinned-notes' } });
    const { data } = await note('Four');
    const [four, three] = data.notes;
    expect((await pin(four.id, true)).data).toMatchObject({ error: 'too-many-pinned-notes' });
    await pin(three.id, false);
    expect((await pin(four.id, true)).status).toBe(200);
    expect((await atTheGate())[0]).toEqual(['One', 'Two', 'Four']);
  });
});

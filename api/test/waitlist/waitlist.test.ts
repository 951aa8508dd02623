import { beforeEach, describe, expect, test } from 'vitest';
import { expireHolds } from '../../src/reservations/inventory/expire-holds.job.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { CABIN_SEN, createSailing, createVoyage, FARES, type Voyage } from '../support/database/factories.ts';
import { newKey } from '../support/money/paying.ts';
import { createMember } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';
import { createLists } from './list.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await createTestApp(database, { trustProxy: true });
const { call, clock, jobs } = app;
const { join, wait, entry, leave, decline, confirm, serve, book, cancel, mailedToken } = createLists(app);

const voyage: Voyage = await createVoyage(db, { rooms: 2 });
const roomType = await db.selectFrom('room_types').select('id').executeTakeFirstOrThrow();
const CABIN = { roomTypeId: roomType.id, count: 1 };

let day = 10;
let buyers = 0;
let sailingId: number;
/** Two orders have all four places, the second one with both rooms. */
let first: Awaited<ReturnType<typeof book>>['data'];
let second: Awaited<ReturnType<typeof book>>['data'];

beforeEach(async () => {
  sailingId = await createSailing(db, voyage, { date: `2027-03-${day++}`, capacity: 4 });
  first = (await book(sailingId, ++buyers, { adults: 2 })).data;
  second = (await book(sailingId, ++buyers, { adults: 2, rooms: voyage.roomIds })).data;
});

async function shown(id = sailingId) {
  const { data } = await call('GET', `/sailings/${id}`);
  return { places: data.placesLeft, cabins: data.cabinsLeft };
}

describe('joining', () => {
  test('a guest waits once the address is confirmed, and sees the position', async () => {
    expect((await join([sailingId])).data).toEqual({ entry: null });
    const token = mailedToken('waitlist-confirm');
    expect((await entry(token)).status).toBe('unconfirmed');
    await wait([sailingId], { adults: 1 });
    await confirm(token);
    const { status, wishes } = await confirm(token);
    expect({ status, places: wishes.map(({ place, of }) => [place, of]) }).toEqual({
      status: 'waiting',
      places: [[1, 2]],
    });
  });

  test('a customer waits at once, finds the entry again, and leaves nothing after erasure', async () => {
    const member = await createMember(app);
    const contact = { name: 'Tan Wei Ming', email: member.email, phone: null };
    const { data } = await join([sailingId], { contact }, member.headers);
    expect(data.entry.status).toBe('waiting');
    const mine = await call('GET', '/waitlist/mine', { headers: member.headers });
    expect(mine.data.map(({ id }: { id: string }) => id)).toEqual([data.entry.id]);
    await cancel(first);
    await serve(sailingId);
    expect((await entry(data.entry.token)).status).toBe('offered');
    const erased = await call('POST', '/customers/me/erase', {
      headers: member.headers,
      body: { currentPassword: member.password, understood: true },
    });
    expect(erased.status).toBe(200);
    await expect(entry(data.entry.token)).rejects.toThrow('could not find you on the waiting list');
    await serve(sailingId);
    expect(await shown()).toMatchObject({ places: 2 });
    expect(await brokenRows(db)).toEqual([]);
  });

  test('is refused if the party can book', async () => {
    await cancel(first);
    expect((await join([sailingId])).data.error).toBe('waitlist-not-needed');
    expect((await join([sailingId], { adults: 3 })).status).toBe(200);
    expect((await join([sailingId], { cabins: CABIN })).status).toBe(200);
  });

  test('is possible once per address and sailing', async () => {
    const contact = { name: 'Mei', email: 'mei@example.com', phone: null };
    await wait([sailingId], { contact });
    const again = await join([sailingId], { contact: { ...contact, email: 'Mei@Example.com' } });
    expect(again.data.error).toBe('waitlist-joined');
  });

  test('is limited to the number of parties in the setting', async () => {
    await db.insertInto('settings').values({ key: 'waitlistPartiesMost', value: '1' }).execute();
    await wait([sailingId]);
    expect((await join([sailingId])).data.error).toBe('waitlist-full');
    await db.deleteFrom('settings').where('key', '=', 'waitlistPartiesMost').execute();
  });

  test('requires a cabin that is large enough, and a valid token', async () => {
    expect((await join([sailingId], { adults: 5, cabins: CABIN })).data.error).toBe('cabin-too-small');
    const forged = await call('POST', '/waitlist/entry', { body: { token: `${second.order.id}.x` } });
    expect(forged.data.error).toBe('waitlist-not-found');
  });
});

describe('what becomes free', () => {
  test('is set aside for the waiting parties, and offered with a mail', async () => {
    const token = await wait([sailingId]);
    await cancel(first);
    expect(await shown()).toEqual({ places: 0, cabins: 0 });
    expect((await book(sailingId, ++buyers)).data.error).toBe('sailing-sold-out');
    await serve(sailingId);
    const { status, offer } = await entry(token);
    expect({ status, totalSen: offer?.totalSen }).toEqual({ status: 'offered', totalSen: 2 * FARES.adult });
    expect(offer?.expiresAt).toBe(new Date(clock.now().getTime() + 30 * 60_000).toISOString());
    expect(jobs.at(-1)?.data.kind).toBe('waitlist-offer');
    expect((await book(sailingId, ++buyers)).data.error).toBe('sailing-sold-out');
    expect(await brokenRows(db)).toEqual([]);
  });

  test('is on sale if no waiting party accepts it', async () => {
    await wait([sailingId], { adults: 3 });
    await wait([sailingId], { mostSen: 2 * FARES.adult - 1 });
    await cancel(first);
    await serve(sailingId);
    expect(await shown()).toEqual({ places: 2, cabins: 0 });
    expect((await book(sailingId, ++buyers, { adults: 2 })).status).toBe(200);
    expect(await brokenRows(db)).toEqual([]);
  });

  test('by an overdue hold or a larger capacity belongs to the list too', async () => {
    const tokens = [await wait([sailingId]), await wait([sailingId]), await wait([sailingId])];
    clock.advance(16 * 60_000);
    expect(await shown()).toEqual({ places: 0, cabins: 0 });
    expect((await book(sailingId, ++buyers)).data.error).toBe('sailing-sold-out');
    await expireHolds(app.deps);
    await serve(sailingId);
    await db
      .updateTable('sailing_inventory')
      .set({ capacity: 6 })
      .where('sailing_id', '=', sailingId)
      .execute();
    expect(await shown()).toMatchObject({ places: 0 });
    await serve(sailingId);
    expect((await Promise.all(tokens.map(entry))).map(({ status }) => status)).toEqual(
      Array(3).fill('offered'),
    );
    expect(await brokenRows(db)).toEqual([]);
  });

  test('as a cabin goes to a party that waits for one, and to no one else meanwhile', async () => {
    const token = await wait([sailingId], { cabins: CABIN });
    await cancel(first);
    await serve(sailingId);
    expect((await entry(token)).status).toBe('waiting');
    expect(await shown()).toEqual({ places: 2, cabins: 0 });
    const canceled = await call('POST', `/orders/${second.order.number}/cancel`, {
      headers: { 'Idempotency-Key': newKey(), 'X-Order-Token': second.accessToken },
      body: { cabinIds: [second.order.cabinList[0].id], expectedChargeSen: 0 },
    });
    expect([canceled.status, canceled.msg]).toEqual([200, 'success']);
    const snatched = await book(sailingId, ++buyers, { rooms: [second.order.cabinList[0].roomId] });
    expect(snatched.data.error).toBe('cabin-taken');
    await serve(sailingId);
    const { status, offer } = await entry(token);
    expect({ status, rooms: offer?.rooms.map(({ number }) => number), totalSen: offer?.totalSen }).toEqual({
      status: 'offered',
      rooms: [second.order.cabinList[0].number],
      totalSen: 2 * FARES.adult + CABIN_SEN,
    });
    expect(await brokenRows(db)).toEqual([]);
  });
});

describe('an offer', () => {
  test('is booked by its party, which then waits no longer', async () => {
    const token = await wait([sailingId], { cabins: CABIN });
    await cancel(second);
    await serve(sailingId);
    const roomId = voyage.roomIds[0] ?? 0;
    const headers = { 'X-Waitlist-Token': token };
    const { data } = await call('GET', `/sailings/${sailingId}`, { headers });
    expect({ places: data.placesLeft, cabins: data.cabinsLeft, bookable: data.bookable }).toEqual({
      places: 2,
      // One is kept, and the other is on sale.
      cabins: 2,
      bookable: true,
    });
    const ask = { sailingId, passengers: [{ ticketType: 'adult' }], cabins: { kind: 'assigned' } };
    expect((await call('POST', '/quotes', { body: { ...ask, waitlistToken: token } })).data.totalSen).toBe(
      FARES.adult + CABIN_SEN,
    );
    const larger = await book(sailingId, ++buyers, { adults: 3, waitlistToken: token });
    expect(larger.data.error).toBe('waitlist-party-larger');
    const dearer = await book(sailingId, ++buyers, { adults: 2, waitlistToken: token, expectedTotalSen: 1 });
    expect(dearer.data.error).toBe('price-changed');
    const made = await book(sailingId, ++buyers, { adults: 2, rooms: [roomId], waitlistToken: token });
    expect(made.status).toBe(200);
    const after = await entry(token);
    expect([after.status, after.orderNumber]).toEqual(['booked', made.data.order.number]);
    expect((await book(sailingId, ++buyers, { waitlistToken: token })).data.error).toBe(
      'waitlist-offer-over',
    );
    // The other room is free, and no party waits for it any more.
    expect(await shown()).toEqual({ places: 0, cabins: 1 });
    expect(await brokenRows(db)).toEqual([]);
  });

  test('leaves the places that its party does not book to the next one', async () => {
    const token = await wait([sailingId]);
    const next = await wait([sailingId], { adults: 1 });
    await cancel(first);
    await serve(sailingId);
    expect((await book(sailingId, ++buyers, { waitlistToken: token })).status).toBe(200);
    expect((await book(sailingId, ++buyers)).data.error).toBe('sailing-sold-out');
    await serve(sailingId);
    expect((await entry(next)).status).toBe('offered');
    expect(await brokenRows(db)).toEqual([]);
  });

  test('goes to the next party if it is declined or expires, or if its party leaves', async () => {
    const tokens = [];
    for (let count = 0; count < 4; count++) tokens.push(await wait([sailingId]));
    const [a = '', b = '', c = '', d = ''] = tokens;
    await cancel(first);
    await serve(sailingId);
    await decline(a);
    await serve(sailingId);
    expect((await entry(b)).status).toBe('offered');
    clock.advance(31 * 60_000);
    await serve(sailingId);
    // The other order lapsed meanwhile, so there are places for both.
    expect((await Promise.all(tokens.map(entry))).map(({ status }) => status)).toEqual([
      'lapsed',
      'lapsed',
      'offered',
      'offered',
    ]);
    expect((await leave(c)).status).toBe('left');
    expect((await leave(d)).status).toBe('left');
    await serve(sailingId);
    expect(await shown()).toMatchObject({ places: 4 });
    expect(await brokenRows(db)).toEqual([]);
  });

  test('of one sailing leaves the party on the lists of its others', async () => {
    const other = await createSailing(db, voyage, { date: `2027-04-${day}`, capacity: 1 });
    const token = await wait([sailingId, other], { adults: 2 });
    await cancel(first);
    await serve(sailingId);
    const { status, wishes } = await decline(token);
    expect([status, wishes.map(({ sailing }) => sailing.id)]).toEqual(['waiting', [other]]);
    await db.updateTable('sailing_inventory').set({ capacity: 2 }).where('sailing_id', '=', other).execute();
    await serve(other);
    expect((await entry(token)).offer?.sailing.id).toBe(other);
    expect(await brokenRows(db)).toEqual([]);
  });

  test('ends when sales close, and a departed sailing closes its list', async () => {
    const token = await wait([sailingId]);
    const { data } = await call('GET', `/sailings/${sailingId}`);
    clock.set(new Date(Date.parse(data.departsAt) - 62 * 60_000).toISOString());
    await serve(sailingId);
    expect((await entry(token)).offer?.expiresAt).toBe(
      new Date(Date.parse(data.departsAt) - 60 * 60_000).toISOString(),
    );
    await leave(token);
    const late = createLists(app);
    clock.set(data.departsAt);
    await expect(late.wait([sailingId])).rejects.toThrow('The waiting list for this sailing is closed');
  });
});

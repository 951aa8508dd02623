import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { createTestApp } from '../support/test-app.ts';
import { createLists } from '../waitlist/list.ts';
import { createBreaker } from './breaker.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database, { trustProxy: true });
const { wait, serve, book, cancel, entry } = createLists(gangway);
const { findingsAfter, unseenChecks } = createBreaker(db);

const voyage = await createVoyage(db, { rooms: 1 });
const { id: roomTypeId } = await db.selectFrom('room_types').select('id').executeTakeFirstOrThrow();
const sailingId = await createSailing(db, voyage, { capacity: 2 });
const { data: order } = await book(sailingId, 'full', { adults: 2, rooms: voyage.roomIds });
const token = await wait([sailingId], { cabins: { roomTypeId, count: 1 } });
await wait([sailingId]);
await cancel(order);
await serve(sailingId);
const party = token.slice(0, 36);

test('a list with an offer keeps I14', async () => {
  expect((await entry(token)).status).toBe('offered');
  expect(await findingsAfter()).toEqual([]);
});

test('an offer that has ended, and one that is too small', async () => {
  expect(await findingsAfter(sql`update waitlist_parties set adult = 3 where id = ${party}`)).toEqual([
    `I14 offers-are-kept: waitlist_parties ${party}`,
  ]);
  const ended = sql`update place_offers set released_at = now()`;
  expect(await findingsAfter(ended)).toContain(`I14 offers-are-kept: waitlist_parties ${party}`);
});

test('an offer without the cabin that its party needs', async () => {
  const found = await findingsAfter(sql`delete from order_cabins where offer_id is not null`);
  expect(found).toEqual([`I14 rooms-are-kept: waitlist_parties ${party}`]);
});

test('an offer of a sailing that its party did not choose', async () => {
  const found = await findingsAfter(sql`delete from waitlist_wishes where party_id = ${party}`);
  expect(found).toEqual([`I14 offers-are-wished: waitlist_parties ${party}`]);
});

test('a party that waits for a sailing without places to set aside', async () => {
  const found = await findingsAfter(sql`update sailing_inventory set waitlist = false`);
  expect(found).toEqual([`I14 lists-are-known: sailing_inventory ${sailingId}`]);
});

test('every check of I14 has found a violation', () => {
  expect(unseenChecks('I14')).toEqual([]);
});

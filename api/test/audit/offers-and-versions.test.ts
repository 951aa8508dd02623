import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '../../src/lib/database/database.ts';
import { cancelSailings } from '../../src/processes/call-off/cancel-sailings.job.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, newContact } from '../support/database/factories.ts';
import { askToPay, book, noticeOf, notify } from '../support/money/paying.ts';
import { signInStaff } from '../support/people/accounts.ts';
import { callOffSailings } from '../support/sailings/disrupting.ts';
import { createTestApp } from '../support/test-app.ts';
import { createLists } from '../waitlist/list.ts';
import { createBreaker } from './breaker.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database, { trustProxy: true });
const { wait, serve, book: bookFor, cancel } = createLists(gangway);
const { findingsAfter, unseenChecks } = createBreaker(db);

const voyage = await createVoyage(db);
const calledOff = await createSailing(db, voyage, { date: '2027-03-12' });
await createSailing(db, voyage, { date: '2027-03-13' });
const order = await book(gangway, calledOff, { contact: newContact() });
const { data } = await askToPay(gangway, [order]);
await notify(gangway, noticeOf(data.payment.id));
await callOffSailings(gangway, await signInStaff(gangway, ['catalogue.manage']), [calledOff]);
await cancelSailings(gangway.deps);

const full = await createSailing(db, voyage, { date: '2027-06-12', capacity: 1 });
const { data: sold } = await bookFor(full, 'full', {});
const party = (await wait([full], { adults: 1 })).slice(0, 36);
await cancel(sold);
await serve(full);

const offerOf = async (table: 'called_off_parties' | 'waitlist_parties') =>
  (await db.selectFrom(table).select('offer_id').where('offer_id', 'is not', null).executeTakeFirstOrThrow())
    .offer_id;

test('offers of a called-off sailing and of a waiting list keep I16', async () => {
  expect(await offerOf('called_off_parties')).not.toBe(await offerOf('waitlist_parties'));
  expect(await findingsAfter()).toEqual([]);
});

test('places kept for no party', async () => {
  const found = await findingsAfter(
    sql`update called_off_parties set offer_id = null where order_id = ${order.id}`,
  );
  expect(found).toEqual([`I16 offers-have-one-holder: place_offers ${await offerOf('called_off_parties')}`]);
});

test('places kept for two parties', async () => {
  const offer = await offerOf('waitlist_parties');
  const found = await findingsAfter(
    sql`update called_off_parties set offer_id = ${offer} where order_id = ${order.id}`,
  );
  expect(found).toContain(`I16 offers-have-one-holder: place_offers ${offer}`);
  expect(found.some(one => one.includes(party))).toBe(false);
});

test('a version without its change, and a change without a version', async () => {
  await inTransaction(gangway.deps, 'system:test', trx =>
    trx.updateTable('orders').set({ remarks: 'A cot, please' }).where('id', '=', order.id).execute(),
  );
  expect(await findingsAfter()).toEqual([]);
  expect(await findingsAfter(sql`update orders set version = 1 where id = ${order.id}`)).toEqual([
    `I16 versions-are-signed: orders ${order.id}`,
  ]);
  expect(await findingsAfter(sql`update ships set version = 7 where id = ${voyage.shipId}`)).toEqual([
    `I16 versions-are-signed: ships ${voyage.shipId}`,
  ]);
});

test('every check of I16 has found a violation', () => {
  expect(unseenChecks('I16')).toEqual([]);
});

import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { cancelSailings } from '../../src/processes/call-off/cancel-sailings.job.ts';
import { createBreaching } from '../constraints/breach.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, newContact } from '../support/database/factories.ts';
import { askToPay, type BookedOrder, book, newKey, noticeOf, notify } from '../support/money/paying.ts';
import { signInStaff } from '../support/people/accounts.ts';
import { callOffSailings } from '../support/sailings/disrupting.ts';
import { createTestApp } from '../support/test-app.ts';
import { createBreaker } from './breaker.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call, deps } = gangway;
const { findingsAfter, unseenChecks } = createBreaker(db);
const { breaches } = createBreaching(db);

const voyage = await createVoyage(db);
const sailingId = await createSailing(db, voyage, { date: '2027-03-12' });
const next = await createSailing(db, voyage, { date: '2027-03-13' });
const [open, moved, refunded] = [await sell(), await sell(), await sell()];
const manager = await signInStaff(gangway, ['catalogue.manage']);
await callOffSailings(gangway, manager, [sailingId]);
await cancelSailings(deps);
await choose(moved, { choice: 'move', sailingId: next });
await choose(refunded, { choice: 'refund' });

async function sell(): Promise<BookedOrder> {
  const order = await book(gangway, sailingId, { contact: newContact() });
  const { data } = await askToPay(gangway, [order]);
  await notify(gangway, noticeOf(data.payment.id));
  return order;
}

async function choose({ number, token }: BookedOrder, body: object): Promise<void> {
  const headers = { 'X-Order-Token': token, 'Idempotency-Key': newKey() };
  const { status } = await call('POST', `/orders/${number}/called-off`, { body, headers });
  expect(status).toBe(200);
}

const of = ({ id }: BookedOrder) => sql`where order_id = ${id}`;

describe('the audit finds', () => {
  test('nothing if parties may choose, have moved or have their money back', async () => {
    expect(await findingsAfter()).toEqual([]);
  });

  test('a party that may choose although its order has moved', async () => {
    const found = await findingsAfter(
      sql`update called_off_parties set outcome = null, decided_by = null, decided_at = null ${of(moved)}`,
    );
    expect(found).toEqual([`I13 open-parties-are-paid: called_off_parties ${moved.id}`]);
  });

  test('a paid order whose party was not offered the choice', async () => {
    const { offer_id } = await db
      .selectFrom('called_off_parties')
      .select('offer_id')
      .where('order_id', '=', open.id)
      .executeTakeFirstOrThrow();
    expect(offer_id).not.toBeNull();
    expect(await findingsAfter(sql`delete from called_off_parties ${of(open)}`)).toEqual([
      `I13 everybody-is-asked: orders ${open.id}`,
      `I16 offers-have-one-holder: place_offers ${offer_id}`,
    ]);
  });

  test('an outcome that differs from the state of the order', async () => {
    const found = await findingsAfter(
      sql`update called_off_parties set outcome = 'refunded' ${of(moved)}`,
      sql`update called_off_parties set outcome = 'moved' ${of(refunded)}`,
    );
    expect(found).toEqual(
      [moved.id, refunded.id].sort().map(id => `I13 outcomes-are-true: called_off_parties ${id}`),
    );
  });

  test('places still kept for a party that has decided', async () => {
    const { offer_id } = await db
      .selectFrom('called_off_parties')
      .select('offer_id')
      .where('order_id', '=', moved.id)
      .executeTakeFirstOrThrow();
    const found = await findingsAfter(
      sql`update place_offers set released_at = null where id = ${offer_id}`,
      sql`update sailing_inventory set held = held + 1 where sailing_id = ${next}`,
    );
    expect(found).toEqual([
      `I13 decided-parties-keep-nothing: place_offers ${offer_id}`,
      `I16 offers-have-one-holder: place_offers ${offer_id}`,
    ]);
  });

  test('credit without its voucher', async () => {
    expect(await findingsAfter(sql`update orders set credited_sen = 1 where id = ${moved.id}`)).toEqual([
      `I13 credit-is-issued: orders ${moved.id}`,
      `I3 paid-is-due: orders ${moved.id}`,
    ]);
  });

  test('with every check of I13 once', () => {
    expect(unseenChecks('I13')).toEqual([]);
  });
});

describe('the database refuses', () => {
  breaches([
    [
      'another outcome than the first',
      'i13_one_outcome',
      sql`update called_off_parties set outcome = 'refunded' ${of(moved)}`,
    ],
    [
      'that a party decides twice',
      'called_off_parties_pkey',
      sql`
        insert into called_off_parties (order_id, sailing_id, choose_until, places)
        select order_id, sailing_id, choose_until, places from called_off_parties ${of(moved)}
      `,
    ],
    [
      'that an order ends before its party has decided',
      'i13_decided_before_it_ends',
      sql`update orders set status = 'canceled', canceled_at = now(), cancel_reason = 'staff' where id = ${open.id}`,
    ],
    [
      'an outcome without a decision',
      'called_off_parties_check',
      sql`update called_off_parties set outcome = 'moved' ${of(open)}`,
    ],
  ]);
});

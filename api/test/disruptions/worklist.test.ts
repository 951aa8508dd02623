import type { WorklistLine, WorklistPage } from '@gangway/shared/contract/office/orders/worklist.ts';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../src/lib/database/database.ts';
import { cancelSailings } from '../../src/processes/call-off/cancel-sailings.job.ts';
import { notifyDepartureChange } from '../../src/reservations/announcements/notify-departure-change.job.ts';
import { notifyVoyageChange } from '../../src/reservations/announcements/notify-voyage-change.job.ts';
import { createTestDatabase } from '../support/database/database.ts';
import {
  createSailing,
  createVoyage,
  FARES,
  newContact,
  type Voyage,
} from '../support/database/factories.ts';
import { askToPay, type BookedOrder, book, newKey, noticeOf, notify } from '../support/money/paying.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { sellToWalkIn } from '../support/people/walk-in.ts';
import { callOffSailings, disrupt } from '../support/sailings/disrupting.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call, clock, deps, jobs } = gangway;

const PHONE = '+60123456789';

let voyage: Voyage;
let desk: SignedIn;
let day = 0;
let sailingId: number;

beforeAll(async () => {
  voyage = await createVoyage(db);
  desk = await signInStaff(gangway, ['catalogue.manage', 'orders.read', 'orders.sell', 'orders.cancel']);
});
beforeEach(async () => {
  // Far enough from each other that no sailing is an alternative to another test's.
  const date = new Date(Date.UTC(2027, 0, 1 + 40 * day++)).toISOString().slice(0, 10);
  sailingId = await createSailing(db, voyage, { date });
  jobs.length = 0;
});

async function sellOnline(): Promise<BookedOrder> {
  const order = await book(gangway, sailingId, { contact: newContact() });
  const { data } = await askToPay(gangway, [order]);
  await notify(gangway, noticeOf(data.payment.id));
  return order;
}
const sellAtCounter = () => sellToWalkIn(gangway, desk, sailingId, { name: 'Walk In', phone: PHONE });
async function worklist(query = ''): Promise<WorklistPage> {
  const { data, msg } = await call('GET', `/office/worklist?size=200&${query}`, { headers: desk.headers });
  expect(msg).toBe('success');
  return data;
}
const ofSailing = async (query = ''): Promise<WorklistLine[]> =>
  (await worklist(query)).items.filter(({ sailing }) => sailing.id === sailingId);
const noteCalled = (number: string, headers = desk.headers) =>
  call('POST', '/office/worklist/called', { body: { number, sailingId }, headers });
async function runJobs() {
  for (const { queue, data } of jobs.splice(0)) {
    if (queue === 'notify-departure-change') await notifyDepartureChange(deps, data);
    if (queue === 'notify-voyage-change') await notifyVoyageChange(deps, data);
  }
}
const delay = () =>
  disrupt(gangway, desk, [sailingId], { kind: 'delay', minutes: 30, reason: 'weather' }).then(runJobs);

test('a contact without an address is to be called about each delay, and a call is noted once', async () => {
  await sellOnline();
  const { number } = await sellAtCounter();
  await delay();
  expect(await ofSailing()).toMatchObject([
    {
      kind: 'call',
      number,
      name: 'Walk In',
      phone: PHONE,
      email: null,
      about: 'delayed',
      mailFailed: false,
      done: null,
    },
  ]);
  const at = clock.now().toISOString();
  expect((await noteCalled(number)).status).toBe(200);
  expect(await ofSailing()).toEqual([]);
  expect(await ofSailing('state=done')).toMatchObject([
    { kind: 'call', number, done: { at, by: expect.any(String) } },
  ]);
  await delay();
  expect(await ofSailing()).toMatchObject([{ kind: 'call', number, done: null }]);
  const history = await db
    .selectFrom('audit_entries')
    .select('actor')
    .where('action', '=', 'called')
    .where('detail', '@>', JSON.stringify({ sailingId }) as never)
    .execute();
  expect(history).toEqual([{ actor: `staff:${desk.id}` }]);
});

test('another gate adds a phone call to the list if guests are notified at all', async () => {
  const { number } = await sellAtCounter();
  await disrupt(gangway, desk, [sailingId], { kind: 'gate', gate: 'B1', tell: false }).then(runJobs);
  expect(await ofSailing()).toEqual([]);
  await disrupt(gangway, desk, [sailingId], { kind: 'gate', gate: 'B2', tell: true }).then(runJobs);
  expect(await ofSailing()).toMatchObject([{ kind: 'call', number, about: 'gate' }]);
});

test('a contact whose mail bounced is to be called until a call is noted', async () => {
  const { id, number } = await sellOnline();
  await delay();
  await sql`
    insert into pgboss.job (name, data, state, retry_count, retry_limit, completed_on)
    values ('send-mail', ${JSON.stringify({ kind: 'sailing-moved', orderId: id })}, 'failed', 10, 10, now())
  `.execute(db);
  expect(await ofSailing()).toMatchObject([{ kind: 'call', number, mailFailed: true }]);
  expect((await noteCalled(number)).status).toBe(200);
  expect(await ofSailing()).toEqual([]);
  expect(await ofSailing('state=done')).toMatchObject([{ kind: 'call', number }]);
});

test('a party of a canceled sailing is called, chooses, and gets its money: one line for each step', async () => {
  await createSailing(db, voyage, {
    date: new Date(Date.UTC(2027, 0, 2 + 40 * (day - 1))).toISOString().slice(0, 10),
  });
  const { number } = await sellAtCounter();
  const other = await sellOnline();
  await callOffSailings(gangway, desk, [sailingId]);
  await cancelSailings(deps);
  expect((await ofSailing()).map(({ kind, number }) => [kind, number])).toEqual(
    expect.arrayContaining([
      ['call', number],
      ['choose', number],
      ['choose', other.number],
    ]),
  );
  expect(await ofSailing('kind=choose')).toHaveLength(2);
  const { open } = await worklist();
  const dashboard = await call('GET', '/office/dashboard', { headers: desk.headers });
  expect(dashboard.data.worklist).toEqual(open);
  await noteCalled(number);
  const chosen = await call('POST', `/orders/${number}/called-off`, {
    body: { choice: 'refund' },
    headers: { ...desk.headers, 'Idempotency-Key': newKey() },
  });
  expect(chosen.msg).toBe('success');
  const [line] = await ofSailing('kind=hand-out');
  expect(line).toMatchObject({ kind: 'hand-out', number, amountSen: FARES.adult });
  const { data: sailing } = await call('GET', `/office/sailings/${sailingId}`, { headers: desk.headers });
  expect(sailing.cancellation.handOut).toEqual({ orders: 1, amountSen: FARES.adult });
  const { refunds } = chosen.data;
  await call('POST', `/payments/refunds/${refunds[0].id}/handed-out`, { body: {}, headers: desk.headers });
  expect(await ofSailing('kind=hand-out')).toEqual([]);
  const done = await ofSailing('state=done');
  expect(done.map(({ kind }) => kind).toSorted()).toEqual(['call', 'choose', 'hand-out']);
  for (const { done: deed } of done) expect(deed).toMatchObject({ by: expect.any(String) });
});

test('a contact who gets the money at once is to be called too, in the list and with the sailing', async () => {
  const { number } = await sellAtCounter();
  await sellOnline();
  await callOffSailings(gangway, desk, [sailingId], { choice: null });
  await cancelSailings(deps);
  expect(await ofSailing('kind=call')).toMatchObject([{ number, about: 'canceled', outcome: 'refunded' }]);
  const path = `/office/sailings/${sailingId}/called-off`;
  const linesThere = async () =>
    (await call('GET', path, { headers: desk.headers })).data.lines.filter(
      (line: { mustCall: boolean }) => line.mustCall,
    );
  expect(await linesThere()).toMatchObject([{ number }]);
  await noteCalled(number);
  expect(await ofSailing('kind=call')).toEqual([]);
  expect(await linesThere()).toEqual([]);
});

test('a page after the last has no lines, and the total count', async () => {
  await sellAtCounter();
  await delay();
  const { items, total, totalIsExact } = await worklist('page=9');
  expect(items).toEqual([]);
  expect(total).toBeGreaterThan(0);
  expect(totalIsExact).toBe(true);
});

test('a refused refund is a line until it is sent again; then the list shows who did that and when', async () => {
  const order = await sellOnline();
  await callOffSailings(gangway, desk, [sailingId], { choice: null });
  await cancelSailings(deps);
  await inTransaction(deps, 'system:test', trx =>
    trx.updateTable('refunds').set({ status: 'failed' }).where('order_id', '=', order.id).execute(),
  );
  expect(await ofSailing('kind=refund-failed')).toMatchObject([
    { number: order.number, amountSen: FARES.adult },
  ]);
  expect(await ofSailing('kind=refund-failed&state=done')).toEqual([]);
  clock.advance(60_000);
  const at = clock.now().toISOString();
  const { id } = await db
    .selectFrom('refunds')
    .select('id')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  const again = await call('POST', `/office/payments/refunds/${id}/retry`, { headers: desk.headers });
  expect(again.msg).toBe('success');
  expect(await ofSailing('kind=refund-failed')).toEqual([]);
  expect(await ofSailing('kind=refund-failed&state=done')).toMatchObject([
    { number: order.number, amountSen: FARES.adult, done: { at, by: expect.any(String) } },
  ]);
  // After a second refusal it is open again.
  await inTransaction(deps, 'system:test', trx =>
    trx.updateTable('refunds').set({ status: 'failed' }).where('id', '=', id).execute(),
  );
  expect(await ofSailing('kind=refund-failed')).toHaveLength(1);
  expect(await ofSailing('kind=refund-failed&state=done')).toEqual([]);
});

test('is searched by number and name, and readable for staff who read orders', async () => {
  const { number } = await sellAtCounter();
  await delay();
  expect(await ofSailing('search=walk')).toHaveLength(1);
  expect(await ofSailing(`search=${number.slice(0, 6).toLowerCase()}`)).toHaveLength(1);
  expect(await ofSailing('search=nobody')).toEqual([]);
  const gate = await signInStaff(gangway, ['boarding.verify']);
  expect((await call('GET', '/office/worklist', { headers: gate.headers })).status).toBe(403);
  const reader = await signInStaff(gangway, ['orders.read']);
  expect((await noteCalled(number, reader.headers)).status).toBe(403);
});

test('a call is noted only if guests were to be notified', async () => {
  const { number } = await sellOnline();
  expect((await noteCalled(number)).data.error).toBe('order-not-found');
});

import { languages } from '@gangway/shared/contract/base/languages.ts';
import type { OrderRequestInput } from '@gangway/shared/contract/sales/orders.ts';
import { seededRandom } from '@gangway/shared/domain/codes/seeded-random.ts';
import { addDays } from '@gangway/shared/domain/time/local-date.ts';
import { proofSize } from '@gangway/shared/node/testing/proofs.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { voucherBalanceSen } from '../../src/accounts/vouchers/vouchers.service.ts';
import { inTransaction } from '../../src/lib/database/database.ts';
import { startJobs } from '../../src/lib/database/jobs.ts';
import { createLog } from '../../src/lib/process/log.ts';
import { mailFolder } from '../../src/mail/mailbox/mail-files.service.ts';
import { readMailbox } from '../../src/mail/mailbox/mailbox.service.ts';
import { sendMail } from '../../src/mail/send-mail.job.ts';
import { cancelSailings } from '../../src/processes/call-off/cancel-sailings.job.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import {
  CABIN_SEN,
  createSailing,
  createVoyage,
  FARES,
  newContact,
  passengerInput,
} from '../support/database/factories.ts';
import { longTest } from '../support/long-test.ts';
import { askToPay, type BookedOrder, book, newKey, noticeOf, notify } from '../support/money/paying.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { sellToWalkIn } from '../support/people/walk-in.ts';
import { callOffSailings, previewDisruption } from '../support/sailings/disrupting.ts';
import { createTestApp } from '../support/test-app.ts';
import { eventually } from '../support/waiting.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call, clock, deps, jobs } = gangway;
const voyage = await createVoyage(db, { rooms: 4 });
const HOUR_MS = 3_600_000;
const START = '2026-11-20T02:00:00.000Z';

let manager: SignedIn;
let first: string;
let sailingId: number;
/** The day after, and a week after it. */
let next: number;
let later: number;
let weeks = 0;
beforeEach(async () => {
  clock.set(START);
  // Far enough from the sailings of other tests that those cannot replace any of this test.
  first = addDays('2027-03-01', 40 * weeks++);
  sailingId = await newSailing(0);
  next = await newSailing(1);
  later = await newSailing(7);
  manager = await signInStaff(gangway, ['catalogue.manage', 'orders.read', 'orders.cancel']);
  jobs.length = 0;
});

const newSailing = (days: number, capacity = 10) =>
  createSailing(db, voyage, { date: addDays(first, days), capacity });

async function sell(changes: Partial<OrderRequestInput> = {}, on = sailingId): Promise<BookedOrder> {
  const order = await book(gangway, on, { contact: newContact(), ...changes });
  const { data } = await askToPay(gangway, [order]);
  await notify(gangway, noticeOf(data.payment.id, { amountSen: order.dueSen }));
  return order;
}
const couple = () => ({
  passengers: [passengerInput(), passengerInput()],
  cabins: { kind: 'assigned' as const, count: 1 },
  expectedTotalSen: 2 * FARES.adult + CABIN_SEN,
});

async function callOff(choice: object | undefined = undefined) {
  const terms = { note: 'Storm warning', ...(choice && { choice }) };
  const { status, msg } = await callOffSailings(gangway, manager, [sailingId], terms);
  if (status !== 200) throw new Error(msg);
  await cancelSailings(deps);
}
const choicesOf = async ({ number, token }: BookedOrder) =>
  (await call('GET', `/orders/${number}/called-off`, { headers: { 'X-Order-Token': token } })).data;
const choose = ({ number, token }: BookedOrder, body: object, key = newKey()) =>
  call('POST', `/orders/${number}/called-off`, {
    body,
    headers: { 'X-Order-Token': token, 'Idempotency-Key': key },
  });
const orderOf = async ({ number, token }: BookedOrder) =>
  (await call('GET', `/orders/${number}`, { headers: { 'X-Order-Token': token } })).data;
const placesOf = (id: number) =>
  db.selectFrom('sailing_inventory').select(['held', 'sold']).where('sailing_id', '=', id).executeTakeFirst();
const secretsOf = ({ id }: BookedOrder) =>
  db
    .selectFrom('tickets')
    .select('verification_secret')
    .where('order_id', '=', id)
    .orderBy('serial')
    .execute();
const setFares = async (id: number, adultSen: number) => {
  await db
    .insertInto('fares')
    .values({ sailing_id: id, ticket_type: 'adult', price_sen: adultSen })
    .execute();
};
const progress = async () =>
  (await call('GET', `/office/sailings/${sailingId}`, { headers: manager.headers })).data.cancellation;
const until = () => clock.advance(72 * HOUR_MS);

describe('a canceled sailing', () => {
  test('keeps places for each party on the best other sailing, and asks for its choice', async () => {
    const order = await sell(couple());
    const unpaid = await book(gangway, sailingId, { contact: newContact() });
    const preview = await previewDisruption(gangway, manager, [sailingId], {
      kind: 'cancel',
      reason: 'weather',
    });
    expect(preview.sailings).toMatchObject([
      { placeable: 1, concerned: { orders: 2, paidOrders: 1, agents: 0, cashSen: 0 } },
    ]);
    await callOff();

    expect(await progress()).toMatchObject({
      orders: 2,
      ordersDone: 2,
      refundedSen: 0,
      completedAt: expect.any(String),
      choice: {
        until: '2026-11-23T02:00:00.000Z',
        otherwise: 'refund',
        bonusPercent: 10,
        open: 1,
        moved: 0,
        refunded: 0,
        credited: 0,
      },
    });
    expect(await orderOf(unpaid)).toMatchObject({ status: 'canceled', dueSen: 0 });
    const choices = await choicesOf(order);
    expect(choices).toMatchObject({
      until: '2026-11-23T10:00:00.000+08:00',
      otherwise: 'refund',
      kept: { sailing: { id: next }, cabins: 'same', refundSen: 0 },
      others: [{ sailing: { id: later }, cabins: 'same', refundSen: 0 }],
      refundSen: order.dueSen,
    });
    expect(await choicesOf(order)).toEqual(choices);
    expect(await orderOf(order)).toMatchObject({ status: 'paid', sailing: { status: 'canceled' } });
    expect(await placesOf(next)).toEqual({ held: 2, sold: 0 });
    expect(await placesOf(sailingId)).toEqual({ held: 0, sold: 2 });
    expect(await brokenRows(db)).toEqual([]);
  });

  test('moves a party to the kept sailing, with new e-tickets, at no extra cost', async () => {
    await setFares(next, FARES.adult + 5_000);
    const order = await sell(couple());
    const before = await secretsOf(order);
    await callOff();
    const { status, data } = await choose(order, { choice: 'move', sailingId: next });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      status: 'paid',
      number: order.number,
      sailing: { id: next },
      dueSen: order.dueSen,
      paidSen: order.dueSen,
      refundedSen: 0,
    });
    expect(data.tickets.every(({ cabin, seat }: { cabin: string; seat: string }) => cabin && seat)).toBe(
      true,
    );
    expect(await secretsOf(order)).not.toEqual(before);
    expect(await placesOf(next)).toEqual({ held: 0, sold: 2 });
    expect(await placesOf(sailingId)).toEqual({ held: 0, sold: 0 });
    expect(jobs.filter(({ data: job }) => job.kind === 'order-paid').at(-1)?.data.orderId).toBe(order.id);
    expect(await progress()).toMatchObject({ choice: { open: 0, moved: 1, refunded: 0 } });
    expect(await choicesOf(order)).toBeNull();
    expect(await brokenRows(db)).toEqual([]);
  });

  test('refunds the difference to a cheaper sailing, and releases the kept places', async () => {
    await setFares(later, FARES.adult - 5_000);
    const order = await sell(couple());
    await callOff();
    expect((await choicesOf(order)).others).toMatchObject([{ refundSen: 10_000 }]);
    const { data } = await choose(order, { choice: 'move', sailingId: later });
    expect(data).toMatchObject({
      sailing: { id: later },
      dueSen: order.dueSen - 10_000,
      refundedSen: 10_000,
    });
    expect(await placesOf(next)).toEqual({ held: 0, sold: 0 });
    expect(await placesOf(later)).toEqual({ held: 0, sold: 2 });
    expect(await brokenRows(db)).toEqual([]);
  });

  test('refunds all of the money to a party that chooses it', async () => {
    const order = await sell(couple());
    await callOff();
    const { data } = await choose(order, { choice: 'refund' });
    expect(data).toMatchObject({
      status: 'canceled',
      cancelReason: 'sailing-canceled',
      dueSen: 0,
      refundedSen: order.dueSen,
    });
    expect(await placesOf(next)).toEqual({ held: 0, sold: 0 });
    expect(await progress()).toMatchObject({
      refundedSen: order.dueSen,
      choice: { open: 0, moved: 0, refunded: 1 },
    });
    expect(jobs.at(-1)?.data).toMatchObject({ kind: 'sailing-canceled', orderId: order.id });
    expect(await brokenRows(db)).toEqual([]);
  });

  test('turns the money of a party into a voucher with a bonus if it chooses one', async () => {
    await db.insertInto('settings').values({ key: 'calledOffCreditDays', value: '180' }).execute();
    const order = await sell(couple());
    await callOff({ until: new Date(Date.parse(START) + 72 * HOUR_MS).toISOString(), bonusPercent: 15 });
    const bonusSen = Math.round(order.dueSen * 0.15);
    expect((await choicesOf(order)).credit).toEqual({ amountSen: order.dueSen, bonusSen, days: 180 });
    const key = newKey();
    const { status, data } = await choose(order, { choice: 'credit' }, key);
    expect({ status, order: data }).toMatchObject({
      status: 200,
      order: { status: 'canceled', dueSen: 0, paidSen: order.dueSen, refundedSen: 0, refunds: [] },
    });
    expect((await choose(order, { choice: 'credit' }, key)).data).toEqual(data);
    expect((await choose(order, { choice: 'refund' })).data.error).toBe('choice-made');
    const vouchers = await db.selectFrom('vouchers').selectAll().where('order_id', '=', order.id).execute();
    const until = new Date(Date.parse(START) + 180 * 24 * HOUR_MS);
    expect(vouchers).toMatchObject([{ origin: 'disruption', issued_by: 'guest', expires_at: until }]);
    await db.deleteFrom('settings').where('key', '=', 'calledOffCreditDays').execute();
    expect(await voucherBalanceSen(db, vouchers[0]?.id ?? '')).toBe(order.dueSen + bonusSen);
    expect(jobs.at(-1)?.data).toEqual({ kind: 'voucher-issued', voucherId: vouchers[0]?.id });
    expect(await placesOf(next)).toEqual({ held: 0, sold: 0 });
    expect(await placesOf(sailingId)).toEqual({ held: 0, sold: 0 });
    expect(await progress()).toMatchObject({ refundedSen: 0, choice: { open: 0, credited: 1 } });
    const { data: sailing } = await call('GET', `/office/sailings/${sailingId}`, {
      headers: manager.headers,
    });
    expect(sailing.revenueSen).toBe(0);
    expect(await brokenRows(db)).toEqual([]);
  });

  test('offers money and voucher to a party that fits on no other sailing', async () => {
    await sql`update sailing_inventory set capacity = 1 where sailing_id in (${next}, ${later})`.execute(db);
    const order = await sell(couple());
    const alone = await sell();
    await callOff();
    expect(await orderOf(order)).toMatchObject({ status: 'paid' });
    expect(await choicesOf(order)).toMatchObject({
      kept: null,
      others: [],
      refundSen: order.dueSen,
      credit: { amountSen: order.dueSen },
    });
    expect(await choicesOf(alone)).toMatchObject({ kept: { sailing: { id: next } } });
    expect((await choose(order, { choice: 'credit' })).status).toBe(200);
    expect(await orderOf(order)).toMatchObject({ status: 'canceled', refundedSen: 0 });
    expect(await brokenRows(db)).toEqual([]);
  });

  test('ends the time to choose some hours before the kept sailing departs', async () => {
    const order = await sell();
    await callOff({ until: new Date(`${addDays(first, 5)}T00:00:00Z`).toISOString() });
    const { kept, until } = await choicesOf(order);
    expect(kept.sailing.id).toBe(next);
    expect(Date.parse(kept.sailing.departsAt) - Date.parse(until)).toBe(4 * HOUR_MS);
    clock.set(until);
    await cancelSailings(deps);
    expect(await orderOf(order)).toMatchObject({ status: 'canceled', refundedSen: order.dueSen });
    expect(await brokenRows(db)).toEqual([]);
  });

  test('keeps no places on a sailing that departs too soon to choose it, but allows that choice', async () => {
    const { departsAt } = (await call('GET', `/sailings/${next}`)).data;
    const order = await sell();
    clock.set(new Date(Date.parse(departsAt) - 5 * HOUR_MS).toISOString());
    manager = await signInStaff(gangway, ['catalogue.manage', 'orders.read', 'orders.cancel']);
    await sql`update sailings set arrives_at = ${new Date(Date.parse(departsAt) + HOUR_MS)} where id = ${sailingId}`.execute(
      db,
    );
    await callOff();
    const { kept, others } = await choicesOf(order);
    expect(kept.sailing.id).toBe(later);
    expect(others.map(({ sailing }: { sailing: { id: number } }) => sailing.id)).toEqual([next]);
  });

  test('keeps other places for a party if the sailing of its places is canceled as well', async () => {
    const order = await sell(couple());
    await callOff();
    expect((await choicesOf(order)).kept.sailing.id).toBe(next);
    jobs.length = 0;
    await callOffSailings(gangway, manager, [next]);
    await cancelSailings(deps);
    expect((await choicesOf(order)).kept.sailing.id).toBe(later);
    expect(jobs.filter(({ data }) => data.kind === 'called-off')).toMatchObject([
      { data: { orderId: order.id, keptSailingId: String(later) } },
    ]);
    expect(await placesOf(next)).toEqual({ held: 0, sold: 0 });
    expect(await placesOf(later)).toEqual({ held: 2, sold: 0 });
    expect(await brokenRows(db)).toEqual([]);
  });

  test('cannot be canceled by its guests or moved by the desk like another one', async () => {
    const order = await sell();
    await callOff();
    const headers = { 'X-Order-Token': order.token };
    const preview = await call('POST', `/orders/${order.number}/cancel/preview`, { body: {}, headers });
    expect(preview).toMatchObject({ status: 409, data: { error: 'sailing-called-off' } });
    const desk = await signInStaff(gangway, ['orders.sell', 'orders.read']);
    const move = await call('POST', `/office/orders/${order.number}/move/preview`, {
      body: { sailingId: next },
      headers: desk.headers,
    });
    expect(move.data.error).toBe('sailing-called-off');
  });

  test('refuses a time to choose that has passed', async () => {
    await expect(callOff({ until: '2026-11-20T02:00:00Z' })).rejects.toThrow('Guests need time to choose');
  });
});

describe('a party decides once', () => {
  test('its order can neither end nor leave the sailing without its outcome', async () => {
    const order = await sell();
    await callOff();
    const change = (set: { status?: 'canceled'; sailing_id?: number }) =>
      inTransaction(deps, 'system:test', trx =>
        trx
          .updateTable('orders')
          .set({
            ...set,
            ...(set.status && { canceled_at: clock.now(), cancel_reason: 'staff', due_sen: order.dueSen }),
          })
          .where('id', '=', order.id)
          .execute(),
      );
    await expect(change({ status: 'canceled' })).rejects.toThrow('has not decided');
    expect(await orderOf(order)).toMatchObject({ status: 'paid', sailing: { id: sailingId } });
  });

  test('two copies of the job ask each party once', async () => {
    const orders = [];
    for (let index = 0; index < 4; index++) orders.push(await sell());
    await callOffSailings(gangway, manager, [sailingId]);
    jobs.length = 0;
    await Promise.all([cancelSailings(deps), cancelSailings(deps), cancelSailings(deps)]);
    await cancelSailings(deps);
    const asked = jobs.filter(({ data }) => data.kind === 'called-off').map(({ data }) => data.orderId);
    expect(asked.toSorted()).toEqual(orders.map(({ id }) => id).toSorted());
    expect(await placesOf(next)).toEqual({ held: 4, sold: 0 });
    expect(await progress()).toMatchObject({ orders: 4, ordersDone: 4 });
  });

  test('the same key has one effect and one answer', async () => {
    const order = await sell();
    await callOff();
    const key = newKey();
    const moved = await choose(order, { choice: 'move', sailingId: next }, key);
    expect((await choose(order, { choice: 'move', sailingId: next }, key)).data).toEqual(moved.data);
    expect(await choose(order, { choice: 'refund' })).toMatchObject({
      status: 409,
      data: { error: 'choice-made' },
    });
  });

  test('one of several concurrent choices counts: two tabs, the desk and the end of the time', async () => {
    for (let round = 0; round < proofSize(2, 20); round++) {
      clock.set(START);
      first = addDays('2027-03-01', 40 * weeks++);
      sailingId = await newSailing(0);
      next = await newSailing(1);
      later = await newSailing(7);
      const order = await sell(couple());
      await callOff();
      until();
      const desk = await signInStaff(gangway, ['orders.read', 'orders.cancel']);
      const answers = await Promise.all([
        choose(order, { choice: 'move', sailingId: next }),
        choose(order, { choice: 'move', sailingId: later }),
        choose(order, { choice: 'refund' }),
        call('POST', `/orders/${order.number}/called-off`, {
          body: { choice: 'refund' },
          headers: { ...desk.headers, 'Idempotency-Key': newKey() },
        }),
        cancelSailings(deps).then(() => null),
      ]);
      const won = answers.filter(answer => answer?.status === 200);
      expect(won.length).toBeLessThanOrEqual(1);
      for (const answer of answers)
        if (answer && answer.status !== 200) expect(answer.data.error).toBe('choice-made');
      const outcomes = await db
        .selectFrom('called_off_parties')
        .select('outcome')
        .where('order_id', '=', order.id)
        .execute();
      expect(outcomes).toEqual([{ outcome: expect.any(String) }]);
    }
    expect(await brokenRows(db)).toEqual([]);
  });

  test('a sailing that fills up meanwhile is reported, and the party chooses again', async () => {
    const order = await sell(couple());
    await callOff();
    await sql`update sailing_inventory set capacity = 1 where sailing_id = ${later}`.execute(db);
    expect(await choose(order, { choice: 'move', sailingId: later })).toMatchObject({
      status: 409,
      data: { error: 'choice-gone' },
    });
    expect(await placesOf(next)).toEqual({ held: 2, sold: 0 });
    expect((await choose(order, { choice: 'move', sailingId: next })).status).toBe(200);
    expect(await brokenRows(db)).toEqual([]);
  });

  test('no one else can decide: a stranger finds no order, and staff need the permission', async () => {
    const order = await sell();
    await callOff();
    expect((await choose({ ...order, token: 'wrong' }, { choice: 'refund' })).status).toBe(404);
    const reader = await signInStaff(gangway, ['orders.read']);
    const answer = await call('POST', `/orders/${order.number}/called-off`, {
      body: { choice: 'refund' },
      headers: { ...reader.headers, 'Idempotency-Key': newKey() },
    });
    expect(answer.status).toBe(403);
  });
});

describe('a party that has not chosen in time', () => {
  test('gets the money back', async () => {
    const order = await sell();
    await callOff();
    clock.advance(72 * HOUR_MS - 1);
    await cancelSailings(deps);
    expect(await orderOf(order)).toMatchObject({ status: 'paid' });
    clock.advance(1);
    await cancelSailings(deps);
    expect(await orderOf(order)).toMatchObject({ status: 'canceled', refundedSen: order.dueSen });
    expect(await placesOf(next)).toEqual({ held: 0, sold: 0 });
  });

  test('moves to the kept sailing if the operator chose that', async () => {
    const order = await sell(couple());
    await callOff({ until: new Date(Date.parse(START) + 72 * HOUR_MS).toISOString(), otherwise: 'move' });
    expect(await choicesOf(order)).toMatchObject({ otherwise: 'move' });
    until();
    await cancelSailings(deps);
    expect(await orderOf(order)).toMatchObject({ status: 'paid', sailing: { id: next } });
    expect(await brokenRows(db)).toEqual([]);
  });

  test('gets a voucher if the operator chose that', async () => {
    const order = await sell();
    await callOff({ until: new Date(Date.parse(START) + 72 * HOUR_MS).toISOString(), otherwise: 'credit' });
    until();
    await cancelSailings(deps);
    expect(await orderOf(order)).toMatchObject({ status: 'canceled', refundedSen: 0 });
    const decided = await db
      .selectFrom('called_off_parties')
      .select(['outcome', 'decided_by'])
      .where('order_id', '=', order.id)
      .execute();
    expect(decided).toEqual([{ outcome: 'credited', decided_by: 'deadline' }]);
    expect(await brokenRows(db)).toEqual([]);
  });

  test('gets the money back if that is impossible after all', async () => {
    const passenger = passengerInput();
    const order = await sell({ passengers: [passenger] });
    await callOff({ until: new Date(Date.parse(START) + 72 * HOUR_MS).toISOString(), otherwise: 'move' });
    // The same person has booked the other sailing meanwhile.
    await sell({ passengers: [passenger] }, next);
    until();
    await cancelSailings(deps);
    expect(await orderOf(order)).toMatchObject({ status: 'canceled', refundedSen: order.dueSen });
    expect(await placesOf(next)).toEqual({ held: 0, sold: 1 });
    expect(await brokenRows(db)).toEqual([]);
  });

  test('is reminded once, a day before', async () => {
    const order = await sell();
    const chosen = await sell();
    await callOff();
    await choose(chosen, { choice: 'refund' });
    const reminders = () =>
      jobs.filter(({ data }) => data.reminder === 'yes').map(({ data }) => data.orderId);
    clock.advance(48 * HOUR_MS - 1);
    await cancelSailings(deps);
    expect(reminders()).toEqual([]);
    clock.advance(1);
    await cancelSailings(deps);
    await cancelSailings(deps);
    expect(reminders()).toEqual([order.id]);
  });
});

test('the mail asks in the party’s language, names the deadline, and links to the page of the order', async () => {
  const subjects = {
    en: 'Your sailing is canceled, please choose',
    zh: '航次取消，请选择',
    ko: '운항편 취소, 선택해 주세요',
    ms: 'Pelayaran anda dibatalkan, sila pilih',
  };
  const orders = [];
  for (const language of languages) orders.push({ ...(await sell({ language })), language });
  jobs.length = 0;
  await callOff();
  clock.advance(48 * HOUR_MS);
  await cancelSailings(deps);
  for (const { data } of jobs.filter(({ data: job }) => job.kind === 'called-off'))
    await sendMail(deps, data);
  const { mails } = await readMailbox(mailFolder(deps.env.dataDir));
  for (const { number, language } of orders) {
    const about = mails.map(({ mail }) => mail).filter(({ subject }) => subject?.includes(number));
    expect(about).toHaveLength(2);
    const asking = about.find(({ subject }) => subject?.includes(subjects[language]));
    expect(asking?.text).toContain(`order=${number}`);
    expect(asking?.text).toContain('10:00');
  }
});

test('the worklist shows who has not chosen, whose mail bounced, who was called, and what is to be handed out', async () => {
  const queue = await startJobs(database.url, createLog('silent'));
  await queue.stop();
  const desk = await signInStaff(gangway, ['orders.sell', 'orders.read', 'orders.cancel']);
  const online = await sell();
  const walkIn = await sellToWalkIn(gangway, desk, sailingId);
  await callOff();
  const [unreached] = jobs.filter(({ data }) => data.kind === 'called-off' && data.orderId === online.id);
  await sql`
    insert into pgboss.job (name, data, state, retry_count, retry_limit, completed_on)
    values ('send-mail', ${JSON.stringify(unreached?.data)}, 'failed', 10, 10, now())
  `.execute(db);
  const lines = async () =>
    (await call('GET', `/office/sailings/${sailingId}/called-off`, { headers: desk.headers })).data.lines;
  expect(await lines()).toMatchObject([
    { number: online.number, outcome: null, mailFailed: true, called: null, places: 1, cashSen: 0 },
    { number: walkIn.number, outcome: null, mailFailed: false, called: null, email: null },
  ]);
  const noteCalled = () =>
    call('POST', '/office/worklist/called', {
      body: { number: walkIn.number, sailingId },
      headers: desk.headers,
    });
  expect((await noteCalled()).status).toBe(200);
  expect((await lines())[1]).toMatchObject({ called: { at: START, by: expect.any(String) } });
  clock.advance(1_000);
  await noteCalled();
  expect((await lines())[1].called.at).toBe(START);
  await choose(walkIn, { choice: 'refund' });
  expect((await lines()).at(-1)).toMatchObject({
    number: walkIn.number,
    outcome: 'refunded',
    decidedBy: 'customer',
    cashSen: FARES.adult,
    places: 1,
  });
  const refund = (await orderOf(walkIn)).refunds[0];
  await call('POST', `/payments/refunds/${refund.id}/handed-out`, { body: {}, headers: desk.headers });
  expect((await lines()).at(-1)).toMatchObject({ number: walkIn.number, cashSen: 0 });
});

test('kept places belong to their party, even if others wait for that sailing', async () => {
  const party = await sell(couple());
  await callOff();
  expect((await choicesOf(party)).kept).toMatchObject({ sailing: { id: next } });
  // Nine wait for the sailing on which two places and a cabin are kept; eight are free.
  const standby = {
    name: 'Devi',
    phone: null,
    tickets: { adult: 9, child: 0, infant: 0, senior: 0 },
    cabins: null,
  };
  const desk = await signInStaff(gangway, ['orders.sell', 'orders.read']);
  const path = `/office/waitlists/${next}/standby`;
  expect((await call('POST', path, { body: standby, headers: desk.headers })).msg).toBe('success');
  expect((await choose(party, { choice: 'move', sailingId: next })).msg).toBe('success');
  expect(await orderOf(party)).toMatchObject({ status: 'paid', sailing: { id: next } });
  expect(await brokenRows(db)).toEqual([]);
});

longTest(
  'a job that is disconnected at random asks and decides for every party once, and loses no money or place',
  async () => {
    const KILLS = proofSize(2, 20);
    const PARTIES = proofSize(12, 40);
    const others = [sailingId, next, later];
    sailingId = await newSailing(3, 200);
    await sql`update sailing_inventory set capacity = 40 where sailing_id in (${next}, ${later})`.execute(db);
    const orders: BookedOrder[] = [];
    for (let index = 0; index < PARTIES; index++)
      orders.push(
        await sell({
          passengers: Array.from({ length: 1 + (index % 4) }, () => passengerInput()),
          expectedTotalSen: (1 + (index % 4)) * FARES.adult,
        }),
      );
    const { status } = await callOffSailings(gangway, manager, [sailingId], {
      reason: 'technical',
      choice: { until: new Date(Date.parse(START) + HOUR_MS).toISOString(), otherwise: 'move' },
    });
    expect(status).toBe(200);
    const random = seededRandom(20);
    /** Tells whether the job has a connection at work, and terminates it if `end` is set. */
    const atWork = async (end: boolean) => {
      const { rows } = await sql`
      select case when ${end} then pg_terminate_backend(pid) end from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'
    `.execute(db);
      return rows.length > 0;
    };
    let cutOff = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      if (kill === Math.floor(KILLS / 2)) clock.advance(HOUR_MS);
      let isDone = false;
      const running = cancelSailings(deps)
        .then(
          () => 'done',
          () => 'cut off',
        )
        .finally(() => {
          isDone = true;
        });
      // From its first statement on, however late that is. The first round does so at once, to be certain that the job is
      // running.
      await eventually(async () => expect(isDone || (await atWork(false))).toBe(true));
      if (kill > 0) await new Promise(resolve => setTimeout(resolve, random.below(60)));
      await atWork(true);
      if ((await running) === 'cut off') cutOff += 1;
    }
    expect(cutOff).toBeGreaterThan(0);
    clock.advance(HOUR_MS);
    await cancelSailings(deps);
    await cancelSailings(deps);

    const parties = await db
      .selectFrom('called_off_parties')
      .select(['order_id', 'outcome'])
      .where('sailing_id', '=', sailingId)
      .execute();
    const asked = new Map(parties.map(({ order_id, outcome }) => [order_id, outcome]));
    let moved = 0;
    for (const order of orders) {
      const now = await orderOf(order);
      expect(now.paidSen - now.refundedSen).toBe(now.dueSen);
      const sails = now.status === 'paid';
      if (sails) moved += now.tickets.length;
      expect(asked.get(order.id) ?? 'refunded').toBe(sails ? 'moved' : 'refunded');
    }
    const places = await Promise.all(others.map(placesOf));
    expect(places.reduce((sum, each) => sum + (each?.sold ?? 0), 0)).toBe(moved);
    expect(places.reduce((sum, each) => sum + (each?.held ?? 0), 0)).toBe(0);
    expect(await placesOf(sailingId)).toEqual({ held: 0, sold: 0 });
    expect(await brokenRows(db)).toEqual([]);
  },
);

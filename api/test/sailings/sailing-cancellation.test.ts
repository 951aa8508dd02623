import { randomUUID } from 'node:crypto';
import { languages } from '@gangway/shared/contract/base/languages.ts';
import { seededRandom } from '@gangway/shared/domain/codes/seeded-random.ts';
import { formatVerificationCode } from '@gangway/shared/domain/codes/verification-code.ts';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../src/lib/database/database.ts';
import type { Deps } from '../../src/lib/http/context.ts';
import { mailFolder } from '../../src/mail/mailbox/mail-files.service.ts';
import { readMailbox } from '../../src/mail/mailbox/mailbox.service.ts';
import { sendMail } from '../../src/mail/send-mail.job.ts';
import { cancelSailings } from '../../src/processes/call-off/cancel-sailings.job.ts';
import { expireHolds } from '../../src/reservations/inventory/expire-holds.job.ts';
import { takePlaces } from '../../src/reservations/inventory/inventory.service.ts';
import { createCopies } from '../races/copies.ts';
import { later } from '../races/delayed.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import {
  CABIN_SEN,
  createSailing,
  createVoyage,
  FARES,
  newContact,
  passengerInput,
  type Voyage,
} from '../support/database/factories.ts';
import { longTest } from '../support/long-test.ts';
import { askToPay, type BookedOrder, book, bookAtBank, noticeOf, notify } from '../support/money/paying.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { bookCabin } from '../support/people/cabin-guests.ts';
import { callOffSailings, previewDisruption } from '../support/sailings/disrupting.ts';

const database = await createTestDatabase();
const { db } = database;
const [here, there] = await createCopies(database);
const { deps, jobs } = here;

let voyage: Voyage;
let manager: SignedIn;
let sailingId: number;
let day = 0;

beforeAll(async () => {
  voyage = await createVoyage(db, { rooms: 24 });
  manager = await signInManager();
});
beforeEach(async () => {
  sailingId = await newSailing();
});

const newSailing = () =>
  createSailing(db, voyage, {
    date: new Date(Date.UTC(2027, 2, ++day)).toISOString().slice(0, 10),
    session: 'nighttime',
  });
const readSailing = async () =>
  (await here.call('GET', `/office/sailings/${sailingId}`, { headers: manager.headers })).data;
/** The money is refunded at once; the choices of guests are in called-off-choice.test.ts. */
const callOff = (reason = 'weather') =>
  callOffSailings(here, manager, [sailingId], { reason, note: 'Storm warning', choice: null });
const concerned = async () =>
  (await previewDisruption(here, manager, [sailingId], { kind: 'cancel', reason: 'weather' })).sailings[0];
const progress = async () => (await readSailing()).cancellation;
const places = () =>
  db
    .selectFrom('sailing_inventory')
    .select(['held', 'sold'])
    .where('sailing_id', '=', sailingId)
    .executeTakeFirst();

const signInManager = () =>
  signInStaff(here, ['catalogue.manage', 'boarding.verify', 'boarding.override', 'rooms.operate']);

/** Calls of the manager at another time. */
async function onDuty(at: string, work: () => Promise<void>): Promise<void> {
  const [now, before] = [here.clock.now().toISOString(), manager];
  for (const { clock } of [here, there]) clock.set(at);
  manager = await signInManager();
  try {
    await work();
  } finally {
    for (const { clock } of [here, there]) clock.set(now);
    manager = before;
  }
}
const checkIn = (roomId: number, notes = '') =>
  here.call('POST', `/office/rooms/${roomId}/check-in`, { body: { notes }, headers: manager.headers });
const checkOut = (roomId: number) =>
  there.call('POST', `/office/rooms/${roomId}/check-out`, { body: {}, headers: manager.headers });
const eventsOf = (roomId: number) =>
  db
    .selectFrom('room_events')
    .select(['action', 'order_id', 'notes', 'system_user_id'])
    .where('room_id', '=', roomId)
    .orderBy('sequence')
    .execute();
const statusesOf = async (roomIds: number[]) =>
  (await db.selectFrom('rooms').select('status').where('id', 'in', roomIds).orderBy('id').execute()).map(
    ({ status }) => status,
  );

async function sell(changes: Parameters<typeof book>[2] = {}): Promise<BookedOrder> {
  const order = await book(here, sailingId, { contact: newContact(), ...changes });
  const { data } = await askToPay(here, [order]);
  await notify(here, noticeOf(data.payment.id, { amountSen: order.dueSen }));
  return order;
}
const withCabin = {
  cabins: { kind: 'assigned' as const, count: 1 },
  expectedTotalSen: FARES.adult + CABIN_SEN,
};
const refundsOf = (paymentId: string) =>
  db.selectFrom('refunds').select('amount_sen').where('payment_id', '=', paymentId).execute();
const moneyOf = (orderIds: string[]) =>
  db
    .selectFrom('orders')
    .select(['id', 'status', 'due_sen', 'paid_sen', 'refunded_sen'])
    .where('id', 'in', orderIds)
    .orderBy('id')
    .execute();

describe('canceling a sailing', () => {
  test('previews the refunds, refunds in full, and notifies everybody', async () => {
    const paid = [await sell(), await sell(withCabin)];
    const unpaid = await book(here, sailingId);
    const preview = await concerned();
    expect(preview?.placeable).toBe(0);
    expect(preview?.concerned).toEqual({
      orders: 3,
      paidOrders: 2,
      passengers: 3,
      boarded: 0,
      cabins: 1,
      occupiedRooms: 0,
      refundSen: 2 * FARES.adult + CABIN_SEN,
      cashSen: 0,
      withoutEmail: 0,
      agents: 0,
    });
    jobs.length = 0;
    expect((await callOff()).data).toEqual({ sailings: 1 });
    expect(await readSailing()).toMatchObject({
      status: 'canceled',
      actions: [],
      cancellation: { orders: 3, ordersDone: 0, completedAt: null },
    });
    expect(jobs).toEqual([{ queue: 'cancel-sailings', data: {} }]);

    await cancelSailings(deps);
    expect(await progress()).toMatchObject({
      reason: 'weather',
      note: 'Storm warning',
      orders: 3,
      ordersDone: 3,
      refundedSen: 2 * FARES.adult + CABIN_SEN,
      completedAt: expect.any(String),
    });
    for (const { status, due_sen, paid_sen, refunded_sen } of await moneyOf(
      [...paid, unpaid].map(order => order.id),
    ))
      expect({ status, due_sen, keptSen: paid_sen - refunded_sen }).toEqual({
        status: 'canceled',
        due_sen: 0,
        keptSen: 0,
      });
    expect(await places()).toEqual({ held: 0, sold: 0 });
    expect(jobs.filter(({ queue }) => queue === 'settle-refund')).toHaveLength(2);
    expect(jobs.filter(({ data: job }) => job.kind === 'sailing-canceled')).toHaveLength(3);
    expect(await brokenRows(db)).toEqual([]);
  });

  test('gives the reason to the contact in the order’s language', async () => {
    const subjects = {
      en: 'Your sailing is canceled',
      zh: '航次取消',
      ko: '운항편 취소',
      ms: 'Pelayaran anda dibatalkan',
    };
    const orders = [];
    for (const language of languages) orders.push({ ...(await sell({ language })), language });
    await callOff('technical');
    jobs.length = 0;
    await cancelSailings(deps);
    for (const { data } of jobs.filter(({ queue }) => queue === 'send-mail')) await sendMail(deps, data);
    const { mails } = await readMailbox(mailFolder(deps.env.dataDir));
    for (const { number, language } of orders) {
      const mail = mails.map(kept => kept.mail).find(({ subject }) => subject?.includes(number));
      expect(mail?.subject).toContain(subjects[language]);
      expect(mail?.text).toContain('RM 200.00');
    }
  });

  test('undoes boardings and sets their tickets back to pending', async () => {
    sailingId = await createSailing(db, voyage, { date: '2026-11-20', session: 'nighttime' });
    const order = await sell();
    for (const { clock } of [here, there]) clock.set('2026-11-20T10:00:00Z');
    const ticket = await db
      .selectFrom('tickets')
      .selectAll()
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    const boarded = await here.call('POST', '/boarding/typed', {
      headers: manager.headers,
      body: {
        ticketId: ticket.id,
        verificationCode: formatVerificationCode(ticket.verification_secret),
        eventId: randomUUID(),
        sailingId,
        gate: 'A1',
      },
    });
    expect(boarded.data.outcome).toBe('boarded');
    expect((await concerned())?.concerned).toMatchObject({ boarded: 1 });
    await callOff();
    await cancelSailings(deps);
    expect(await moneyOf([order.id])).toMatchObject([{ status: 'canceled' }]);
    expect(await brokenRows(db)).toEqual([]);
    for (const { clock } of [here, there]) clock.set('2026-11-20T02:00:00Z');
  });

  test('checks its guests out of their rooms, and no other guests', async () => {
    const [lastNight, theirs, crewed] = voyage.roomIds as [number, number, number];
    const before = await createSailing(db, voyage, { date: '2026-11-22', session: 'nighttime' });
    sailingId = await createSailing(db, voyage, { date: '2026-11-23' });
    const earlier = await bookCabin(here, before, lastNight);
    await bookCabin(here, sailingId, lastNight);
    const { order } = await bookCabin(here, sailingId, theirs);
    await bookCabin(here, sailingId, crewed);
    await onDuty('2026-11-22T10:00:00Z', async () => {
      expect((await checkIn(lastNight)).status).toBe(200);
      expect((await checkIn(crewed, 'Pilot')).status).toBe(200);
    });
    await onDuty('2026-11-22T23:30:00Z', async () => {
      expect((await checkIn(theirs)).status).toBe(200);
      expect((await concerned())?.concerned).toMatchObject({ cabins: 3, occupiedRooms: 1 });
      await callOff();
      await cancelSailings(deps);
      expect(await eventsOf(theirs)).toEqual([
        { action: 'check-in', order_id: order.id, notes: '', system_user_id: manager.id },
        { action: 'check-out', order_id: order.id, notes: 'Storm warning', system_user_id: manager.id },
      ]);
    });
    expect(await moneyOf([order.id])).toMatchObject([{ status: 'canceled' }]);
    expect((await eventsOf(lastNight)).map(event => event.order_id)).toEqual([earlier.order.id]);
    expect(await eventsOf(crewed)).toMatchObject([{ action: 'check-in', notes: 'Pilot' }]);
    expect(await statusesOf([lastNight, theirs, crewed])).toEqual(['occupied', 'dirty', 'occupied']);
    expect(await brokenRows(db)).toEqual([]);
  });

  test('keeps the charge of earlier cancellations', async () => {
    const order = await sell({
      passengers: [passengerInput(), passengerInput()],
      expectedTotalSen: 2 * FARES.adult,
    });
    const headers = { 'X-Order-Token': order.token };
    const { data } = await here.call('GET', `/orders/${order.number}`, { headers });
    const parts = { ticketIds: [data.tickets[0].id] };
    const path = `/orders/${order.number}/cancel`;
    here.clock.set('2027-02-20T02:00:00Z');
    const { chargeSen } = (await here.call('POST', `${path}/preview`, { headers, body: parts })).data;
    await here.call('POST', path, {
      headers: { ...headers, 'Idempotency-Key': randomUUID() },
      body: { ...parts, expectedChargeSen: chargeSen },
    });
    here.clock.set('2026-11-20T02:00:00Z');
    expect(chargeSen).toBeGreaterThan(0);
    await callOff();
    await cancelSailings(deps);
    expect(await moneyOf([order.id])).toMatchObject([
      { status: 'canceled', due_sen: chargeSen, refunded_sen: 2 * FARES.adult - chargeSen },
    ]);
  });

  test('happens once, and not after the arrival time', async () => {
    await callOff();
    expect(await callOff()).toMatchObject({
      status: 409,
      msg: 'This is not possible for a sailing that is canceled.',
    });
    sailingId = await createSailing(db, voyage, { date: '2026-11-18' });
    expect((await callOff()).status).toBe(409);
  });

  test('returns money that arrives later', async () => {
    const { order, paymentId } = await bookAtBank(here, sailingId);
    await callOff();
    await cancelSailings(deps);
    await notify(here, noticeOf(paymentId));
    expect(await moneyOf([order.id])).toMatchObject([{ status: 'canceled', paid_sen: 0 }]);
    expect(await refundsOf(paymentId)).toEqual([{ amount_sen: FARES.adult }]);
  });

  test('returns money that arrives before its unpaid orders end, and sends no e-tickets', async () => {
    const { order, paymentId } = await bookAtBank(here, sailingId);
    await callOff();
    jobs.length = 0;
    await notify(here, noticeOf(paymentId));
    expect(await moneyOf([order.id])).toMatchObject([{ status: 'unpaid', paid_sen: 0 }]);
    const mails = jobs.filter(({ queue }) => queue === 'send-mail').map(({ data }) => data);
    expect(mails).toMatchObject([{ kind: 'payment-returned', orderId: order.id }]);
    for (const mail of mails) await sendMail(deps, mail);
    const kept = (await readMailbox(mailFolder(deps.env.dataDir))).mails;
    const sent = kept.find(({ mail }) => mail.subject?.includes(order.number));
    expect(sent?.mail.text).toContain('RM 200.00 reached us after we had canceled the sailing');
    await cancelSailings(deps);
    expect(await moneyOf([order.id])).toMatchObject([{ status: 'canceled', paid_sen: 0, refunded_sen: 0 }]);
    expect(await refundsOf(paymentId)).toEqual([{ amount_sen: FARES.adult }]);
    expect(await places()).toEqual({ held: 0, sold: 0 });
  });

  test('opens no further payment of its unpaid orders', async () => {
    const order = await book(here, sailingId);
    await callOff();
    expect(await askToPay(here, [order])).toMatchObject({ status: 409, data: { error: 'sailing-closed' } });
  });

  test('prevents late money from restoring an expired order', async () => {
    const { order, paymentId } = await bookAtBank(here, sailingId);
    here.clock.advance(16 * 60_000);
    await expireHolds(deps);
    await callOff();
    await cancelSailings(deps);
    await notify(here, noticeOf(paymentId));
    expect(await moneyOf([order.id])).toMatchObject([{ status: 'canceled' }]);
    expect(await places()).toEqual({ held: 0, sold: 0 });
    here.clock.set('2026-11-20T02:00:00Z');
  });
});

describe('the job', () => {
  test('continues after a crash, and refunds each order once', async () => {
    const orders = [];
    for (let index = 0; index < 45; index++)
      orders.push(await book(here, sailingId, { contact: newContact() }));
    await callOff();
    let mails = 0;
    const crashing: Deps = {
      ...deps,
      jobs: {
        ...deps.jobs,
        enqueue: async () => {
          if (++mails > 30) throw new Error('the power went');
        },
      },
    };
    await expect(cancelSailings(crashing)).rejects.toThrow('the power went');
    expect(await progress()).toMatchObject({ orders: 45, ordersDone: 20, completedAt: null });
    jobs.length = 0;
    await cancelSailings(deps);
    expect(await progress()).toMatchObject({ ordersDone: 45, completedAt: expect.any(String) });
    expect(new Set(jobs.map(({ data }) => data.orderId)).size).toBe(25);
    expect(jobs).toHaveLength(25);
  });

  longTest('is shared by two copies of the API', async () => {
    for (let index = 0; index < 45; index++) await book(here, sailingId, { contact: newContact() });
    await callOff();
    await Promise.all([cancelSailings(here.deps), cancelSailings(there.deps)]);
    await cancelSailings(deps);
    expect(await progress()).toMatchObject({ orders: 45, ordersDone: 45, completedAt: expect.any(String) });
    expect(await places()).toEqual({ held: 0, sold: 0 });
  });
});

describe('canceled while desks check guests out', () => {
  longTest('checks each room out once, without deadlock', async () => {
    const rooms = voyage.roomIds.slice(4);
    sailingId = await createSailing(db, voyage, { date: '2026-11-25' });
    for (const room of rooms) await bookCabin(here, sailingId, room);
    await onDuty('2026-11-24T20:00:00Z', async () => {
      for (const room of rooms) expect((await checkIn(room)).status).toBe(200);
      await callOff();
      const random = seededRandom(5);
      const [, ...left] = await Promise.all([
        cancelSailings(deps),
        ...rooms.toReversed().map(room => later(random.below(150), () => checkOut(room))),
      ]);
      expect(left.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
      await cancelSailings(deps);
      expect(await progress()).toMatchObject({ ordersDone: 20, completedAt: expect.any(String) });
    });
    expect(new Set(await statusesOf(rooms))).toEqual(new Set(['dirty']));
    for (const room of rooms)
      expect((await eventsOf(room)).map(({ action }) => action)).toEqual(['check-in', 'check-out']);
    expect(await brokenRows(db)).toEqual([]);
  });
});

describe('canceled while others book and pay', () => {
  longTest('leaves no places and no money behind', async () => {
    const random = seededRandom(17);
    for (let round = 0; round < 25; round++) {
      sailingId = await newSailing();
      const waiting = [];
      for (let index = 0; index < 4; index++) waiting.push(await bookAtBank(here, sailingId));
      const outcomes = await Promise.all([
        later(random.below(60), () => callOff()),
        later(random.below(90), () => cancelSailings(there.deps)),
        ...waiting.map(({ paymentId }) => later(random.below(90), () => notify(there, noticeOf(paymentId)))),
        ...Array.from({ length: 4 }, () =>
          later(random.below(90), () =>
            book(there, sailingId).then(
              () => 'booked',
              () => 'refused',
            ),
          ),
        ),
      ]);
      expect(outcomes.slice(2, 6).map(answer => (answer as Response).status)).toEqual([200, 200, 200, 200]);
      await cancelSailings(deps);
      expect(await progress()).toMatchObject({ completedAt: expect.any(String) });
      expect(await places()).toEqual({ held: 0, sold: 0 });
      const { rows } = await sql<{ kept: number; returned: number }>`
        select (select coalesce(sum(paid_sen - refunded_sen), 0) from orders where sailing_id = ${sailingId}) as kept,
          (select coalesce(sum(r.amount_sen), 0) from refunds r join orders o on o.id = r.order_id
            where o.sailing_id = ${sailingId}) as returned
      `.execute(db);
      expect(rows).toEqual([{ kept: 0, returned: 4 * FARES.adult }]);
    }
    expect(await brokenRows(db)).toEqual([]);
  });
});

describe('a booking that read the sailing before it was canceled', () => {
  const take = (id: number) =>
    inTransaction(deps, 'system:test', trx =>
      takePlaces(trx, { sailingId: id, places: 1 }, here.clock.now()),
    );

  test('gets no place', async () => {
    await callOff();
    await expect(take(sailingId)).rejects.toMatchObject({ code: 'sailing-closed' });
  });

  test('control: gets a place without the database’s guard', async () => {
    const unguarded = await createTestDatabase();
    await sql`drop trigger sailing_open_for_booking on sailing_inventory`.execute(unguarded.db);
    const id = await createSailing(unguarded.db, await createVoyage(unguarded.db));
    const with_ = { db: unguarded.db, clock: here.clock };
    await inTransaction(with_, 'system:test', trx =>
      trx.updateTable('sailings').set({ status: 'canceled' }).where('id', '=', id).execute(),
    );
    await inTransaction(with_, 'system:test', trx =>
      takePlaces(trx, { sailingId: id, places: 1 }, here.clock.now()),
    );
    const row = await unguarded.db
      .selectFrom('sailing_inventory')
      .select('held')
      .where('sailing_id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ held: 1 });
  });
});

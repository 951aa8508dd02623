import { randomUUID } from 'node:crypto';
import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Disruption, DisruptionPreview } from '@gangway/shared/contract/office/sailings/disruptions.ts';
import { addDays, instantOf } from '@gangway/shared/domain/time/local-date.ts';
import { momentIn } from '@gangway/shared/domain/time/moment.ts';
import { sql } from 'kysely';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, inTransaction, type Transaction } from '../../src/lib/database/database.ts';
import { mailFolder } from '../../src/mail/mailbox/mail-files.service.ts';
import { readMailbox } from '../../src/mail/mailbox/mailbox.service.ts';
import { sendMail } from '../../src/mail/send-mail.job.ts';
import { cancelSailings } from '../../src/processes/call-off/cancel-sailings.job.ts';
import { notifyDepartureChange } from '../../src/reservations/announcements/notify-departure-change.job.ts';
import { notifyVoyageChange } from '../../src/reservations/announcements/notify-voyage-change.job.ts';
import { expireHolds } from '../../src/reservations/inventory/expire-holds.job.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import {
  CABIN_SEN,
  createSailing,
  createVoyage,
  FARES,
  newContact,
  orderInput,
  passengerInput,
  type Voyage,
} from '../support/database/factories.ts';
import { enrollStation } from '../support/gate/enrolled.ts';
import { longTest } from '../support/long-test.ts';
import { askToPay, type BookedOrder, book, newKey, noticeOf, notify } from '../support/money/paying.ts';
import { type SignedIn, signInCustomer, signInStaff } from '../support/people/accounts.ts';
import { bookCabin } from '../support/people/cabin-guests.ts';
import { createTestApp } from '../support/test-app.ts';
import { untilWaiting } from '../support/waiting.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call, app, clock, deps, jobs } = gangway;

let voyage: Voyage;
let manager: SignedIn;
let day = 0;
let ships = 0;
let date: string;
/** Of each test, from 09:00 to 17:00. */
let sailingId: number;

beforeAll(async () => {
  voyage = await createVoyage(db);
});
beforeEach(async () => {
  await goTo('2026-11-20T02:00:00.000Z');
  date = new Date(Date.UTC(2027, 4, ++day)).toISOString().slice(0, 10);
  sailingId = await createSailing(db, voyage, { date });
  jobs.length = 0;
});

/** A session does not last for months. */
async function goTo(instant: string) {
  clock.set(instant);
  manager = await signInStaff(gangway, ['catalogue.manage', 'orders.read', 'orders.sell', 'orders.cancel']);
}

const at = (time: string) => momentIn(instantOf(date, time), 'Asia/Kuala_Lumpur');
const office = (path: string, body?: object, headers: Record<string, string> = {}) =>
  call(body ? 'POST' : 'GET', path, {
    headers: { ...manager.headers, ...headers },
    ...(body && { body }),
  });
async function preview(disruption: Disruption | null, sailings: object = { sailingIds: [sailingId] }) {
  const answer = await office('/office/disruptions/preview', { sailings, disruption });
  expect(answer.msg).toBe('success');
  return answer.data as DisruptionPreview;
}
async function apply(disruption: Disruption, sailings: object = { sailingIds: [sailingId] }) {
  const shown = await preview(disruption, sailings);
  const versions = shown.sailings.map(({ id, version }) => ({ id, version }));
  return office('/office/disruptions', { sailings: versions, disruption }, { 'Idempotency-Key': newKey() });
}
const delay = (minutes: number): Disruption => ({ kind: 'delay', minutes, reason: 'weather' });

async function bookPaid(language: Language = 'en'): Promise<BookedOrder> {
  const order = await book(gangway, sailingId, { language });
  const { data } = await askToPay(gangway, [order]);
  await notify(gangway, noticeOf(data.payment.id));
  return order;
}
const read = async ({ number, token }: BookedOrder) =>
  (await call('GET', `/orders/${number}`, { headers: { 'X-Order-Token': token } })).data;
const cancelPreview = async ({ number, token }: BookedOrder) =>
  (await call('POST', `/orders/${number}/cancel/preview`, { body: {}, headers: { 'X-Order-Token': token } }))
    .data;
const calendarOf = async ({ number, token }: BookedOrder) =>
  (await app.request(`/prod-api/orders/${number}/calendar.ics?key=${token}`)).text();
const line = (file: string, name: string) => file.match(new RegExp(`^${name}[:;].*$`, 'm'))?.[0].trim();

/** Runs the jobs that notify guests, and sends their mails. @returns those about an order. */
async function deliver({ number }: { number: string }): Promise<Email[]> {
  clock.advance(1_000);
  for (const { queue, data } of jobs.splice(0)) {
    if (queue === 'notify-departure-change') await notifyDepartureChange(deps, data);
    if (queue === 'notify-voyage-change') await notifyVoyageChange(deps, data);
  }
  for (const { queue, data } of jobs.splice(0)) if (queue === 'send-mail') await sendMail(deps, data);
  const { mails } = await readMailbox(mailFolder(deps.env.dataDir));
  return mails.map(({ mail }) => mail).filter(({ subject }) => subject?.includes(number));
}

describe('a delay', () => {
  test.each([
    ['en', 'New departure', 'free of charge'],
    ['zh', '启航时间变更', '免费取消'],
    ['ko', '출항 시각 변경', '수수료 없이 취소'],
    ['ms', 'Waktu bertolak baharu', 'tanpa caj'],
  ] as const)(
    'is announced by mail in %s, with both times, the calendar file, and the choice',
    async (language, subject, free) => {
      const order = await bookPaid(language);
      jobs.length = 0;
      expect((await apply(delay(200))).data).toEqual({ sailings: 1 });
      const [mail] = await deliver(order);
      expect(mail?.subject).toContain(subject);
      expect(mail?.text).toMatch(/ 09:00.* 12:20/s);
      expect(mail?.text).toContain(free);
      expect(mail?.text).toMatch(/12:05/);
      expect(mail?.attachments.map(({ filename }) => filename)).toEqual([`${order.number}.ics`]);
    },
  );

  test('below the limit of the setting leaves the terms as they are; the order shows both times', async () => {
    const order = await bookPaid();
    await apply(delay(100));
    expect(await read(order)).toMatchObject({
      movedFrom: at('09:00'),
      freeUntil: null,
      sailing: { departsAt: at('10:40'), status: 'delayed' },
    });
    const [mail] = await deliver(order);
    expect(mail?.text).not.toContain('free of charge');
  });

  test('that reaches the limit in two steps makes changes free, whatever the order’s ladder says', async () => {
    await goTo(at('03:00'));
    const order = await bookPaid();
    expect(await cancelPreview(order)).toMatchObject({ chargePercent: 100, refundSen: 0 });
    await apply(delay(100));
    expect(await cancelPreview(order)).toMatchObject({ chargePercent: 100 });
    expect((await preview(delay(79))).sailings).toMatchObject([{ freeOfCharge: false }]);
    expect((await preview(delay(80))).sailings).toMatchObject([{ freeOfCharge: true }]);
    await apply(delay(80));
    const free = await read(order);
    expect(free).toMatchObject({ movedFrom: at('09:00'), freeUntil: at('11:45') });
    expect(free.ladder[0]).toMatchObject({ chargePercent: 0, refundSen: FARES.adult });
    expect(await cancelPreview(order)).toMatchObject({ chargeSen: 0, refundSen: FARES.adult });
    // This guest books with the new time.
    expect(await read(await bookPaid())).toMatchObject({ movedFrom: null, freeUntil: null });
    clock.set(at('11:46'));
    expect(await cancelPreview(order)).toMatchObject({ chargePercent: 100 });
  });

  test('lets a guest exchange a cabin of the same sailing at no charge', async () => {
    await goTo(at('03:00'));
    const { order } = await bookCabin(gangway, sailingId, voyage.roomIds[0] ?? 0, {
      names: ['Tan Wei Ming'],
    });
    await apply(delay(240));
    const shown = await call('POST', `/orders/${order.number}/change/preview`, {
      body: {
        change: { kind: 'cabins', cabins: { kind: 'chosen', roomIds: [voyage.roomIds[1]] } },
      },
      headers: { 'X-Order-Token': order.token },
    });
    expect(shown.data).toMatchObject({
      countsAsCancellation: false,
      chargePercent: 0,
      chargeSen: 0,
      toPaySen: 0,
    });
  });

  test('lets the desk move the party at no charge, also to a more expensive sailing', async () => {
    await goTo(at('03:00'));
    const order = await bookPaid();
    const dearer = await createSailing(db, voyage, { date, session: 'nighttime' });
    for (const [type, price] of Object.entries(FARES))
      await db
        .insertInto('fares')
        .values({ sailing_id: dearer, ticket_type: type as keyof typeof FARES, price_sen: price * 2 })
        .execute();
    await apply(delay(240));
    const expected = { kind: 'move', chargeSen: 0, refundSen: 0, toPaySen: 0 };
    const moved = await office(
      `/office/orders/${order.number}/move`,
      { sailingId: dearer, cabins: null, expected },
      { 'Idempotency-Key': newKey() },
    );
    expect(moved.msg).toBe('success');
    // The other sailing is not delayed.
    expect(await read(order)).toMatchObject({
      sailing: { id: dearer },
      dueSen: FARES.adult,
      movedFrom: null,
      freeUntil: null,
    });
    expect(await brokenRows(db, ['I1', 'I3'])).toEqual([]);
  });

  test('offers a choice on the page of the order: another sailing of the route, the money, or no change', async () => {
    await goTo(at('03:00'));
    const [mover, leaver] = [await bookPaid(), await bookPaid()];
    const tonight = await createSailing(db, voyage, { date, session: 'nighttime' });
    const path = ({ number }: BookedOrder) => `/orders/${number}/called-off`;
    const choices = async (order: BookedOrder) =>
      (await call('GET', path(order), { headers: { 'X-Order-Token': order.token } })).data;
    const choose = (order: BookedOrder, body: object) =>
      call('POST', path(order), {
        body,
        headers: { 'X-Order-Token': order.token, 'Idempotency-Key': newKey() },
      });
    expect(await choices(mover)).toBe(null);
    expect((await choose(mover, { choice: 'refund' })).data.error).toBe('choice-made');
    await apply(delay(240));
    const shown = await choices(mover);
    expect(shown).toMatchObject({
      until: at('12:45'),
      otherwise: 'stay',
      kept: null,
      refundSen: FARES.adult,
    });
    expect(shown.others.map(({ sailing }: { sailing: { id: number } }) => sailing.id)).toContain(tonight);
    expect((await choose(mover, { choice: 'move', sailingId: tonight })).data).toMatchObject({
      sailing: { id: tonight },
      status: 'paid',
    });
    expect((await choose(mover, { choice: 'refund' })).data.error).toBe('choice-made');
    expect((await choose(leaver, { choice: 'refund' })).data).toMatchObject({
      status: 'canceled',
      tickets: [{ chargeSen: 0 }],
    });
    expect(await brokenRows(db, ['I1', 'I2', 'I3'])).toEqual([]);
  });

  test('updates the calendar entry: the same UID and method, a higher SEQUENCE within the same minute', async () => {
    const order = await bookPaid();
    const before = await calendarOf(order);
    await apply(delay(45));
    const after = await calendarOf(order);
    expect(line(after, 'UID')).toBe(line(before, 'UID'));
    expect(line(after, 'METHOD')).toBe('METHOD:PUBLISH');
    expect(after).toContain(`DTSTART;TZID=Asia/Kuala_Lumpur:${date.replaceAll('-', '')}T094500`);
    const sequence = (file: string) => Number(line(file, 'SEQUENCE')?.slice('SEQUENCE:'.length));
    expect(sequence(after)).toBeGreaterThan(sequence(before));
    await apply({ kind: 'gate', gate: 'B7', tell: false });
    expect(sequence(await calendarOf(order))).toBeGreaterThan(sequence(after));
  });

  test('and a new gate are in the next sync of the gates', async () => {
    await goTo(at('07:00'));
    const officer = await signInStaff(gangway, ['boarding.verify']);
    const station = await enrollStation(gangway, officer, randomUUID(), 'Gate A');
    const token = await station.signIn(officer.id);
    const sailingAtGate = async () => {
      const { data } = await station.call(token, 'POST', '/office/gate/sync', {
        cursor: null,
        sailings: [],
        namesOf: null,
        station: { id: station.id, gate: 'Gate A', sailingId, waiting: 0 },
      });
      return data.sailings.find(({ id }: { id: number }) => id === sailingId);
    };
    expect(await sailingAtGate()).toMatchObject({ departsAt: at('09:00'), gate: '' });
    await apply(delay(60));
    await apply({ kind: 'gate', gate: 'C3', tell: false });
    expect(await sailingAtGate()).toMatchObject({
      departsAt: at('10:00'),
      boardingOpensAt: at('07:00'),
      boardingClosesAt: at('09:45'),
      gate: 'C3',
    });
  });

  test('of a ship’s sailings between two dates is previewed, and applied to all or none', async () => {
    const other = await createSailing(db, voyage, { date, session: 'nighttime' });
    const order = await bookPaid();
    const range = { shipId: voyage.shipId, from: date, to: date };
    const shown = await preview(delay(30), range);
    expect(shown.sailings.map(({ id, departsThen, refusal }) => ({ id, departsThen, refusal }))).toEqual([
      { id: sailingId, departsThen: at('09:30'), refusal: null },
      { id: other, departsThen: at('20:30'), refusal: null },
    ]);
    expect(shown.total).toMatchObject({ orders: 1, passengers: 1, refundSen: order.dueSen, cashSen: 0 });
    const versions = shown.sailings.map(({ id, version }) => ({ id, version }));
    await office(`/office/sailings/${other}/depart`, {});
    await db.updateTable('sailings').set({ gate: 'X' }).where('id', '=', other).execute();
    const stale = await office(
      '/office/disruptions',
      { sailings: versions, disruption: delay(30) },
      { 'Idempotency-Key': newKey() },
    );
    expect(stale.data.error).toBe('changed-meanwhile');
    expect((await read(order)).sailing.departsAt).toBe(at('09:00'));
    expect((await apply(delay(30), range)).data).toEqual({ sailings: 2 });
    expect((await read(order)).sailing.departsAt).toBe(at('09:30'));
  });
});

test.each<Disruption>([
  delay(30),
  { kind: 'cancel', reason: 'weather', note: '' },
  { kind: 'gate', gate: 'B', tell: false },
])('a sailing that is named twice is disrupted once ($kind)', async disruption => {
  const order = await bookPaid();
  const { version } = (await preview(disruption)).sailings[0] ?? {};
  const named = { id: sailingId, version };
  const { data } = await office(
    '/office/disruptions',
    { sailings: [named, named], disruption },
    { 'Idempotency-Key': newKey() },
  );
  expect(data).toEqual({ sailings: 1 });
  const { sailing } = await read(order);
  if (disruption.kind === 'delay') expect(sailing.departsAt).toBe(at('09:30'));
  expect(await brokenRows(db)).toEqual([]);
});

test('an agent who has booked on several of the sailings is counted once', async () => {
  const other = await createSailing(db, voyage, { date, session: 'nighttime' });
  const agent = await signInCustomer(gangway, 'agent');
  for (const id of [sailingId, other]) await book(gangway, id, {}, agent.headers);
  const shown = await preview(delay(30), { shipId: voyage.shipId, from: date, to: date });
  expect(shown.sailings.map(({ concerned }) => concerned.agents)).toEqual([1, 1]);
  expect(shown.total).toMatchObject({ orders: 2, agents: 1 });
});

describe('calling off several sailings', () => {
  const cancel: Disruption = { kind: 'cancel', reason: 'weather', note: 'Storm' };
  const statusOf = async (id: number) => (await office(`/office/sailings/${id}`)).data.status;

  test('counts free places of other sailings once, and none on sailings that are canceled as well', async () => {
    // A time of the year without sailings of other tests.
    date = '2027-11-10';
    sailingId = await createSailing(db, voyage, { date });
    const tonight = await createSailing(db, voyage, { date, session: 'nighttime' });
    const tomorrow = await createSailing(db, voyage, { date: addDays(date, 1), capacity: 1 });
    const [first, second] = [await bookPaid(), await book(gangway, tonight, { contact: newContact() })];
    const { data } = await askToPay(gangway, [second]);
    await notify(gangway, noticeOf(data.payment.id));
    const range = { shipId: voyage.shipId, from: date, to: date };
    const shown = await preview(cancel, range);
    expect(shown.sailings.map(({ id, placeable, refusal }) => ({ id, placeable, refusal }))).toEqual([
      { id: sailingId, placeable: 1, refusal: null },
      { id: tonight, placeable: 0, refusal: null },
    ]);
    expect(shown.total).toMatchObject({ orders: 2, paidOrders: 2, refundSen: 2 * FARES.adult });

    jobs.length = 0;
    expect((await apply(cancel, range)).data).toEqual({ sailings: 2 });
    expect([await statusOf(sailingId), await statusOf(tonight)]).toEqual(['canceled', 'canceled']);
    await cancelSailings(deps);
    const choices = async (order: BookedOrder) =>
      (
        await call('GET', `/orders/${order.number}/called-off`, {
          headers: { 'X-Order-Token': order.token },
        })
      ).data;
    expect((await choices(first)).kept.sailing.id).toBe(tomorrow);
    expect(await choices(second)).toMatchObject({ kept: null, others: [], refundSen: FARES.adult });
    expect(await brokenRows(db)).toEqual([]);
  });

  test('cancels none if one cannot be canceled, and names it', async () => {
    const tonight = await createSailing(db, voyage, { date, session: 'nighttime' });
    await apply(cancel, { sailingIds: [tonight] });
    const both = { sailingIds: [sailingId, tonight] };
    expect((await preview(cancel, both)).sailings.map(({ refusal }) => refusal)).toEqual([
      null,
      'This is not possible for a sailing that is canceled.',
    ]);
    expect((await apply(cancel, both)).data.error).toBe('sailing-state');
    expect(await statusOf(sailingId)).toBe('scheduled');
  });

  test('offers what the settings say unless the desk chooses otherwise', async () => {
    expect((await office('/office/disruptions/terms')).data).toEqual({
      choice: { until: '2026-11-23T02:00:00.000Z', otherwise: 'refund', bonusPercent: 10 },
    });
    const past = { until: '2026-11-20T01:00:00.000Z', otherwise: 'refund' as const, bonusPercent: 0 };
    expect((await preview({ ...cancel, choice: past })).sailings[0]?.refusal).toContain('Guests need time');
  });
});

describe('another gate', () => {
  test('is shown on the order, and mailed if the desk wants it', async () => {
    const order = await bookPaid();
    await apply({ kind: 'gate', gate: 'B1', tell: false });
    const mailsOf = async () =>
      (await deliver(order)).filter(({ subject }) => subject?.includes('New gate')).length;
    expect(await mailsOf()).toBe(0);
    expect((await read(order)).gate).toBe('B1');
    await apply({ kind: 'gate', gate: 'B2', tell: true });
    const [mail] = await deliver(order);
    expect(mail?.subject).toContain('New gate B2');
    expect(mail?.text).toContain('B2');
  });

  test('is mailed if the sailing itself is edited; its first gate is not', async () => {
    const order = await bookPaid();
    jobs.length = 0;
    const edit = async (gate: string) => {
      const now = (await office(`/office/sailings/${sailingId}`)).data;
      const { departsAt, arrivesAt, capacity, nonRefundable, peak } = now;
      const body = { departsAt, arrivesAt, capacity, nonRefundable, peak, gate, fares: null };
      expect((await office(`/office/sailings/${sailingId}`, body)).msg).toBe('success');
      return (await deliver(order)).flatMap(({ subject }) =>
        subject?.includes('New gate') ? [subject] : [],
      );
    };
    expect(await edit('C1')).toEqual([]);
    expect(await edit('C2')).toEqual([expect.stringContaining('New gate C2')]);
    // The same gate again is no change.
    expect(await edit('C2')).toHaveLength(1);
  });
});

describe('another ship', () => {
  /** A ship with rooms of these types: `same` as on the first, `suite` better, `bunk` lesser. */
  const createShip = (rooms: readonly ('same' | 'suite' | 'bunk')[], capacity = 600): Promise<number> =>
    inTransaction(deps, 'system:test', trx => insertShip(trx, rooms, capacity));
  async function insertShip(
    trx: Transaction<Database>,
    rooms: readonly ('same' | 'suite' | 'bunk')[],
    capacity: number,
  ): Promise<number> {
    ships += 1;
    const { id: shipId } = await trx
      .insertInto('ships')
      .values({
        name: `Ship ${ships}`,
        code: `ship-${'abcdefghijklmnop'[ships]}`,
        description: JSON.stringify({ en: 'A ship', zh: '船', ko: '배', ms: 'Kapal' }) as never,
        capacity,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const types = {
      same: await trx
        .selectFrom('room_types')
        .select('id')
        .where('code', '=', 'sea-4')
        .executeTakeFirstOrThrow()
        .then(({ id }) => id),
      suite: await typeAt(trx, `suite-${ships}`, CABIN_SEN * 2, 4),
      bunk: await typeAt(trx, `bunk-${ships}`, CABIN_SEN / 2, 4),
    };
    for (const [index, kind] of rooms.entries())
      await trx
        .insertInto('rooms')
        .values({
          ship_id: shipId,
          room_type_id: types[kind],
          number: String(801 + index),
          floor: 8,
          position: 'port',
        })
        .execute();
    return shipId;
  }
  async function typeAt(
    trx: Transaction<Database>,
    code: string,
    priceSen: number,
    beds: number,
  ): Promise<number> {
    const name = JSON.stringify({ en: code, zh: code, ko: code, ms: code }) as never;
    const { id } = await trx
      .insertInto('room_types')
      .values({
        code,
        name,
        description: name,
        has_window: true,
        capacity_label: 2,
        max_occupancy: beds,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`insert into room_type_prices (room_type_id, weekday, session, price_sen)
      select ${id}, weekday, session, ${priceSen} from generate_series(1, 7) weekday, unnest(enum_range(null::session)) session`.execute(
      trx,
    );
    return id;
  }
  const to = (shipId: number): Disruption => ({ kind: 'ship', shipId, reason: 'technical' });
  const cabinOrder = (room: number) => bookCabin(gangway, sailingId, voyage.roomIds[room] as number);

  longTest(
    'assigns rooms of the same type, else better ones; codes and prices stay; guests get new e-tickets',
    async () => {
      const [one, two] = [await cabinOrder(0), await cabinOrder(1)];
      const shipId = await createShip(['same', 'suite', 'bunk'], 40);
      const shown = await preview(to(shipId));
      expect(shown.sailings[0]).toMatchObject({ refusal: null, unplaced: [] });
      expect(shown.sailings[0]?.cabins.map(({ from, to: given, better }) => [from, given, better])).toEqual([
        ['501', '801', false],
        ['502', '802', true],
      ]);
      const codes = async () =>
        await db
          .selectFrom('tickets')
          .select(['id', 'verification_secret', 'signing_key_id'])
          .where('order_id', '=', one.order.id)
          .orderBy('id')
          .execute();
      const before = await codes();
      jobs.length = 0;
      expect((await apply(to(shipId))).data).toEqual({ sailings: 1 });
      expect(await codes()).toEqual(before);
      const order = await read(two.order);
      expect(order).toMatchObject({
        sailing: { ship: { id: shipId } },
        dueSen: 2 * FARES.adult + CABIN_SEN,
        cabinList: [{ number: '802', priceSen: CABIN_SEN }],
      });
      expect(order.tickets.map(({ cabin }: { cabin: string }) => cabin)).toEqual(['802', '802']);
      const [mail] = await deliver(two.order);
      expect(mail?.subject).toContain(`You sail with Ship ${ships}`);
      expect(mail?.text).toContain('802');
      expect(mail?.text).toContain('Selat Aurora');
      expect(mail?.attachments).toHaveLength(2);
      expect(await brokenRows(db, ['I1', 'I2', 'I3'])).toEqual([]);
      // Its capacity is that of the ship.
      expect((await office(`/office/sailings/${sailingId}`)).data).toMatchObject({ capacity: 40 });
    },
  );

  test('is refused as a whole, naming who has no room, and assigns no lesser room silently', async () => {
    const { order } = await cabinOrder(0);
    const shipId = await createShip(['bunk']);
    const [shown] = (await preview(to(shipId))).sailings;
    expect(shown?.unplaced).toEqual([
      { from: '501', party: { number: order.number, name: 'Tan Wei Ming', phone: expect.any(String) } },
    ]);
    expect(shown?.refusal).toContain('no equal or better');
    expect((await apply(to(shipId))).data.error).toBe('ship-rooms-missing');
    expect((await read(order)).cabinList[0].number).toBe('501');
  });

  test('is refused if it is too small, has another sailing at that time, or if passengers have boarded', async () => {
    const { tickets } = await cabinOrder(0);
    expect((await apply(to(await createShip(['same'], 1)))).data.error).toBe('ship-too-small');
    const busy = await createShip(['same']);
    await createSailing(db, { ...voyage, shipId: busy }, { date, capacity: 10 });
    expect((await apply(to(busy))).data.error).toBe('ship-sails-then');
    await inTransaction(deps, 'system:test', trx =>
      trx
        .updateTable('tickets')
        .set({ boarding_status: 'boarded', boarded_at: clock.now() })
        .where('id', '=', tickets[0]?.id as string)
        .execute(),
    );
    expect((await apply(to(await createShip(['same'])))).data.error).toBe('ship-boarding-begun');
  });

  test('leaves no order in a room of the old ship', async () => {
    const shipId = await createShip(['same']);
    await apply(to(shipId));
    const late = cabinOrder(2);
    await expect(late).rejects.toThrow();
    const { order } = await bookCabin(gangway, sailingId, null);
    await expect(
      sql`insert into order_cabins (id, order_id, sailing_id, room_id, price_sen)
        values (gen_random_uuid(), ${order.id}, ${sailingId}, ${voyage.roomIds[3] as number}, 0)`.execute(db),
    ).rejects.toThrow('is not on the ship');
  });

  test('answers a concurrent booking of a room of the old ship that the room is taken', async () => {
    const shipId = await createShip(['same']);
    const newRoom = await db
      .selectFrom('rooms')
      .select('id')
      .where('ship_id', '=', shipId)
      .executeTakeFirst();
    const busy = await inTransaction(deps, 'system:test', async trx => {
      await sql`select from sailing_inventory where sailing_id = ${sailingId} for update`.execute(trx);
      await trx.updateTable('sailings').set({ ship_id: shipId }).where('id', '=', sailingId).execute();
      const booking = call('POST', '/orders', {
        body: orderInput(sailingId, {
          cabins: { kind: 'chosen', roomIds: [voyage.roomIds[0] as number] },
          expectedTotalSen: FARES.adult + CABIN_SEN,
        }),
        headers: { 'Idempotency-Key': newKey() },
      });
      await untilWaiting(db, 1);
      return { booking };
    });
    const { status, data, msg } = await busy.booking;
    expect({ status, error: data.error }).toEqual({ status: 409, error: 'cabin-taken' });
    expect(msg).toContain('501');
    const cabin = await bookCabin(gangway, sailingId, newRoom?.id as number);
    expect((await read(cabin.order)).cabinList[0].number).toBe('801');
  });

  test('refunds a late payment for a room of the old ship', async () => {
    const { order } = await bookCabin(gangway, sailingId, voyage.roomIds[0] as number, { paid: false });
    const { data } = await askToPay(gangway, [order]);
    clock.advance(16 * 60_000);
    await expireHolds(deps);
    expect((await apply(to(await createShip(['same'])))).data).toEqual({ sailings: 1 });
    await notify(gangway, noticeOf(data.payment.id, { amountSen: order.dueSen }));
    expect(await read(order)).toMatchObject({ status: 'canceled', paidSen: 0 });
    expect(
      await db.selectFrom('refunds').select('amount_sen').where('order_id', '=', order.id).execute(),
    ).toEqual([{ amount_sen: order.dueSen }]);
    await expect(
      sql`update order_cabins set released_at = null, charge_sen = null where order_id = ${order.id}`.execute(
        db,
      ),
    ).rejects.toThrow('is not on the ship');
    expect(await brokenRows(db, ['I2'])).toEqual([]);
  });

  test('moves only seats that the ship does not have', async () => {
    const order = await bookPaid();
    const last = await bookPaid();
    await db.updateTable('tickets').set({ seat: '9A' }).where('order_id', '=', last.id).execute();
    const shipId = await createShip([], 12);
    expect((await preview(to(shipId))).sailings[0]?.seatsChanged).toBe(1);
    await apply(to(shipId));
    const seatsOf = async (booked: BookedOrder) =>
      (await read(booked)).tickets.map(({ seat }: { seat: string }) => seat);
    expect([await seatsOf(order), await seatsOf(last)]).toEqual([['1A'], ['1B']]);
  });

  describe('without a chosen seat', () => {
    const FEE_SEN = 500;
    beforeAll(async () => {
      await db
        .insertInto('settings')
        .values({ key: 'seatFeeSen', value: String(FEE_SEN) })
        .execute();
    });
    afterAll(() => db.deleteFrom('settings').where('key', '=', 'seatFeeSen').execute());

    const choosing = (seats: string[]) =>
      book(gangway, sailingId, {
        passengers: seats.map(() => passengerInput()),
        contact: newContact(),
        seats,
        expectedTotalSen: seats.length * (FARES.adult + FEE_SEN),
      });

    test('refunds the fee for it, and says so; a seat that the ship has keeps its fee', async () => {
      const order = await choosing(['2A', '9A']);
      const { data } = await askToPay(gangway, [order]);
      await notify(gangway, noticeOf(data.payment.id, { amountSen: order.dueSen }));
      jobs.length = 0;
      await apply(to(await createShip([], 12)));
      const after = await read(order);
      expect(after).toMatchObject({ status: 'paid', dueSen: order.dueSen - FEE_SEN, refundedSen: FEE_SEN });
      expect(after.tickets).toMatchObject([
        { seat: '2A', priceSen: FARES.adult + FEE_SEN, seatFeeSen: FEE_SEN },
        { priceSen: FARES.adult, seatFeeSen: 0 },
      ]);
      const [mail] = await deliver(order);
      expect(mail?.text).toContain('We refund the fee for it: RM 5.00.');
      expect(await brokenRows(db, ['I1', 'I3'])).toEqual([]);
    });

    test('lowers the amount due of an unpaid order', async () => {
      const order = await choosing(['9A']);
      await apply(to(await createShip([], 12)));
      const after = await read(order);
      expect(after).toMatchObject({ status: 'unpaid', dueSen: FARES.adult, refunds: [] });
      expect(await brokenRows(db, ['I1', 'I3'])).toEqual([]);
    });
  });
});

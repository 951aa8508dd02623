import { sameInAll } from '@gangway/shared/contract/base/languages.ts';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../src/lib/database/database.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import {
  CABIN_SEN,
  createSailing,
  createVoyage,
  FARES,
  passengerInput,
  type Voyage,
} from '../support/database/factories.ts';
import { askToPay, type BookedOrder, book, newKey, noticeOf, notify } from '../support/money/paying.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call, clock } = gangway;

const SUITE_SEN = 90_000;

let voyage: Voyage;
let desk: SignedIn;
let seaView: number;
let suite: number;
let suites: number[];
let far: number;
let later: number;
let round = 0;

/** Beside the cabins for four there are two suites for two. */
beforeAll(async () => {
  clock.set('2027-01-01T02:00:00Z');
  voyage = await createVoyage(db);
  desk = await signInStaff(gangway, ['orders.sell', 'orders.read', 'orders.cancel']);
  seaView = (await db.selectFrom('room_types').select('id').executeTakeFirstOrThrow()).id;
  const type = await db
    .insertInto('room_types')
    .values({
      code: 'suite-2',
      name: sameInAll('Suite'),
      description: sameInAll(''),
      has_window: true,
      capacity_label: 1,
      max_occupancy: 2,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  suite = type.id;
  await sql`
    insert into room_type_prices (room_type_id, weekday, session, price_sen)
    select ${suite}, weekday, session, ${SUITE_SEN}
    from generate_series(1, 7) weekday, unnest(enum_range(null::session)) session
  `.execute(db);
  const rooms = await inTransaction({ db, clock }, 'system:test', trx =>
    trx
      .insertInto('rooms')
      .values(
        ['901', '902'].map(number => ({
          ship_id: voyage.shipId,
          room_type_id: suite,
          number,
          floor: 9,
          position: 'bow' as const,
        })),
      )
      .returning('id')
      .execute(),
  );
  suites = rooms.map(({ id }) => id);
});
beforeEach(async () => {
  round += 1;
  const ahead = (days: number) => new Date(Date.UTC(2027, 0, 1 + days)).toISOString().slice(0, 10);
  far = await createSailing(db, voyage, { date: ahead(50 + round) });
  later = await createSailing(db, voyage, { date: ahead(150 + round) });
});

async function bookPaid(sailingId: number, changes: object): Promise<BookedOrder> {
  const order = await book(gangway, sailingId, changes);
  const { data } = await askToPay(gangway, [order]);
  await notify(gangway, noticeOf(data.payment.id, { amountSen: order.dueSen }));
  return order;
}
const inSuite = (people = [passengerInput()]) => ({
  passengers: people,
  cabins: { kind: 'assigned', roomTypeId: suite },
  expectedTotalSen: people.length * FARES.adult + SUITE_SEN,
});
const inTwoCabins = () => ({
  passengers: [passengerInput(), passengerInput({ name: 'Ben' })],
  cabins: { kind: 'assigned', roomTypeId: seaView, count: 2 },
  expectedTotalSen: 2 * FARES.adult + 2 * CABIN_SEN,
});
const read = async (number: string) =>
  (await call('GET', `/office/orders/${number}`, { headers: desk.headers })).data;
const typesOf = async (number: string): Promise<string[]> =>
  (await read(number)).cabinList.map(({ roomTypeCode }: { roomTypeCode: string }) => roomTypeCode);
const preview = (order: BookedOrder, body: object) =>
  call('POST', `/office/orders/${order.number}/move/preview`, { body, headers: desk.headers });
const move = (order: BookedOrder, body: object) =>
  call('POST', `/office/orders/${order.number}/move`, {
    body,
    headers: { 'Idempotency-Key': newKey(), ...desk.headers },
  });
const free = { kind: 'move', chargeSen: 0, refundSen: 0, toPaySen: 0 };
const guestPreview = (order: BookedOrder, change: object) =>
  call('POST', `/orders/${order.number}/change/preview`, {
    body: { change },
    headers: { 'X-Order-Token': order.token },
  });
const guestChange = (order: BookedOrder, change: object, expected: object) =>
  call('POST', `/orders/${order.number}/change`, {
    body: { change, expected },
    headers: { 'Idempotency-Key': newKey(), 'X-Order-Token': order.token },
  });

describe('a party that is moved (R360)', () => {
  test('keeps its suite unless the desk or the guest chooses another cabin', async () => {
    const order = await bookPaid(far, inSuite());
    const shown = await preview(order, { sailingId: later });
    expect(shown.data).toMatchObject({
      ...free,
      cabins: { had: [{ number: '901' }], given: [{ number: '901' }], difference: 'same' },
    });
    expect((await move(order, { sailingId: later, expected: free })).msg).toBe('success');
    expect(await typesOf(order.number)).toEqual(['suite-2']);
    const back = { kind: 'sailing', sailingId: far };
    expect((await guestPreview(order, back)).data).toMatchObject({ cabins: { difference: 'same' } });
    const none = { endsOrder: false, chargeSen: 0, refundSen: 0, toPaySen: 0 };
    expect((await guestChange(order, back, none)).msg).toBe('success');
    expect(await typesOf(order.number)).toEqual(['suite-2']);
    expect(await brokenRows(db)).toEqual([]);
  });

  test('keeps its two cabins, even if one is large enough', async () => {
    const order = await bookPaid(far, inTwoCabins());
    expect((await move(order, { sailingId: later, expected: free })).msg).toBe('success');
    expect(await typesOf(order.number)).toEqual(['sea-4', 'sea-4']);
  });

  test('is refused if its kind of cabin is sold out, and nothing changes', async () => {
    const order = await bookPaid(far, inSuite());
    for (const roomId of suites)
      await bookPaid(later, {
        ...inSuite([passengerInput()]),
        cabins: { kind: 'chosen', roomIds: [roomId] },
      });
    expect((await preview(order, { sailingId: later })).data).toMatchObject({ error: 'same-cabins-gone' });
    const refused = await move(order, { sailingId: later, expected: free });
    expect(refused.data).toMatchObject({ error: 'same-cabins-gone' });
    const request = { kind: 'sailing', sailingId: later };
    expect((await guestPreview(order, request)).data).toMatchObject({ error: 'same-cabins-gone' });
    expect(await read(order.number)).toMatchObject({ sailing: { id: far }, cabins: 1 });
  });

  test('gets simpler or fewer cabins only if they were chosen, and the preview shows both', async () => {
    const order = await bookPaid(far, inSuite());
    const chosen = { sailingId: later, cabins: { kind: 'assigned' } };
    expect((await preview(order, chosen)).data.cabins).toMatchObject({
      had: [{ number: '901', type: { en: 'Suite' } }],
      given: [{ number: '501', type: { en: 'Sea view' } }],
      difference: 'lesser',
    });
    const request = { kind: 'sailing', ...chosen };
    expect((await guestPreview(order, request)).data).toMatchObject({
      cabins: { difference: 'lesser' },
      refundSen: SUITE_SEN - CABIN_SEN,
    });
    const two = await bookPaid(far, inTwoCabins());
    expect((await preview(two, chosen)).data.cabins).toMatchObject({ difference: 'lesser' });
    expect((await preview(two, { sailingId: later, cabins: null })).data.cabins).toMatchObject({
      given: [],
      difference: 'lesser',
    });
  });

  test('gets cabins of its kind in a new order if the change counts as a cancellation', async () => {
    const near = await createSailing(db, voyage, { date: '2027-01-05', session: 'nighttime' });
    const order = await bookPaid(near, inSuite());
    const total = FARES.adult + SUITE_SEN;
    const cost = { kind: 'cancel-and-rebook', chargeSen: total, refundSen: 0, toPaySen: total };
    const { data } = await move(order, { sailingId: later, expected: cost, tenderedSen: total });
    expect(await typesOf(data.order.number)).toEqual(['suite-2']);
  });
});

describe('cabins of several types in one order (R361)', () => {
  const mixed = () => ({ kind: 'types', roomTypeIds: [seaView, suite, seaView] });

  test('are priced and booked, one of each named type', async () => {
    const passengers = [passengerInput(), passengerInput({ name: 'Ben' }), passengerInput({ name: 'Cem' })];
    const expectedTotalSen = 3 * FARES.adult + 2 * CABIN_SEN + SUITE_SEN;
    const quote = await call('POST', '/quotes', {
      body: { sailingId: far, passengers: passengers.map(() => ({ ticketType: 'adult' })), cabins: mixed() },
    });
    expect(quote.data).toMatchObject({ totalSen: expectedTotalSen });
    const order = await bookPaid(far, { passengers, cabins: mixed(), expectedTotalSen });
    expect((await typesOf(order.number)).toSorted()).toEqual(['sea-4', 'sea-4', 'suite-2']);
    expect(await brokenRows(db)).toEqual([]);
  });

  test('are refused if one of the types is sold out, or there are too few beds', async () => {
    const ask = (passengers: number, roomTypeIds: number[]) =>
      call('POST', '/quotes', {
        body: {
          sailingId: far,
          passengers: Array.from({ length: passengers }, () => ({ ticketType: 'adult' })),
          cabins: { kind: 'types', roomTypeIds },
        },
      });
    expect((await ask(3, [suite, suite, suite])).data).toMatchObject({ error: 'no-cabin-available' });
    expect((await ask(3, [suite])).data).toMatchObject({ error: 'cabin-too-small' });
  });
});

import { sameInAll } from '@gangway/shared/contract/base/languages.ts';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../src/lib/database/database.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import {
  CABIN_SEN,
  childInput,
  createSailing,
  createVoyage,
  FARES,
  passengerInput,
  type Voyage,
} from '../support/database/factories.ts';
import { createMoneyView } from '../support/money/money-view.ts';
import { askToPay, type BookedOrder, book, newKey, noticeOf, notify } from '../support/money/paying.ts';
import { type SignedIn, signInCustomer, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call, clock, jobs } = gangway;
const look = createMoneyView(gangway);

const SUITE_SEN = 90_000;
const [CHEAPER, DEARER] = [15_000, 25_000];

let voyage: Voyage;
let desk: SignedIn;
let suite: number;
/**
 * About fifty days ahead the charge is a quarter; the other sailings are later: one at the same price, one cheaper and one more
 * expensive.
 */
let far: number;
let later: number;
let cheaper: number;
let dearer: number;
let round = 0;

/** Beside the cabins for four there are suites for two. */
beforeAll(async () => {
  clock.set('2027-01-01T02:00:00Z');
  voyage = await createVoyage(db);
  desk = await signInStaff(gangway, ['orders.sell', 'orders.read', 'orders.cancel', 'rooms.operate']);
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
  await inTransaction({ db, clock }, 'system:test', trx =>
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
      .execute(),
  );
});
beforeEach(async () => {
  round += 1;
  const ahead = (days: number) => new Date(Date.UTC(2027, 0, 1 + days)).toISOString().slice(0, 10);
  far = await createSailing(db, voyage, { date: ahead(45 + round) });
  later = await createSailing(db, voyage, { date: ahead(150 + round) });
  cheaper = await createSailing(db, voyage, { date: ahead(45 + round), session: 'nighttime' });
  dearer = await createSailing(db, voyage, { date: ahead(150 + round), session: 'nighttime' });
  for (const [id, adult] of [
    [dearer, DEARER],
    [cheaper, CHEAPER],
  ] as const)
    await db.insertInto('fares').values({ sailing_id: id, ticket_type: 'adult', price_sen: adult }).execute();
});

async function bookPaid(sailingId: number, changes: object = {}, headers = {}): Promise<BookedOrder> {
  const order = await book(gangway, sailingId, changes, headers);
  const { data } = await askToPay(gangway, [order], { headers });
  await notify(gangway, noticeOf(data.payment.id, { amountSen: order.dueSen }));
  return order;
}
const adults = (...names: string[]) => names.map(name => passengerInput({ name }));
const withoutCabin = (...names: string[]) => ({
  passengers: adults(...names),
  expectedTotalSen: names.length * FARES.adult,
});
/** Two pairs, each in its own suite. */
const inTwoSuites = () => ({
  passengers: adults('Aisyah', 'Ben', 'Cem', 'Dora'),
  cabins: { kind: 'types', roomTypeIds: [suite, suite] },
  expectedTotalSen: 4 * FARES.adult + 2 * SUITE_SEN,
});
const inOneCabin = (...names: string[]) => ({
  passengers: adults(...names),
  cabins: { kind: 'assigned' },
  expectedTotalSen: names.length * FARES.adult + CABIN_SEN,
});
const read = async (number: string) =>
  (await call('GET', `/office/orders/${number}`, { headers: desk.headers })).data;
/** The passengers of these names. */
async function idsOf({ number }: { number: string }, ...names: string[]): Promise<string[]> {
  const { people } = await read(number);
  return names.map(wanted => people.find(({ name }: { name: string }) => name === wanted).id);
}
const preview = ({ number }: { number: string }, body: object) =>
  call('POST', `/office/orders/${number}/move/preview`, { body, headers: desk.headers });
const move = ({ number }: { number: string }, body: object, key = newKey()) =>
  call('POST', `/office/orders/${number}/move`, {
    body,
    headers: { 'Idempotency-Key': key, ...desk.headers },
  });
const expected = (changes: object = {}) => ({
  kind: 'move',
  chargeSen: 0,
  refundSen: 0,
  toPaySen: 0,
  ...changes,
});
const cancel = ({ number }: { number: string }, expectedChargeSen: number) =>
  call('POST', `/orders/${number}/cancel`, {
    body: { expectedChargeSen, reason: 'Asked by phone' },
    headers: { 'Idempotency-Key': newKey(), ...desk.headers },
  });
const namesIn = (order: { people: { name: string }[] }) => order.people.map(({ name }) => name);
const board = (orderId: string, aboard: boolean, name: string) =>
  inTransaction(gangway.deps, 'system:test', trx =>
    trx
      .updateTable('tickets')
      .set(
        aboard
          ? { boarding_status: 'boarded', boarded_at: clock.now() }
          : { boarding_status: 'pending', boarded_at: null },
      )
      .where('order_id', '=', orderId)
      .where('passenger_id', 'in', eb => eb.selectFrom('passengers').select('id').where('name', '=', name))
      .execute(),
  );

describe('some guests of an order who go to another sailing (R372)', () => {
  test('get their own order with their cabin, and the others keep their order unchanged', async () => {
    const customer = await signInCustomer(gangway);
    const order = await bookPaid(
      far,
      { ...inTwoSuites(), language: 'zh', remarks: 'Window' },
      customer.headers,
    );
    const before = await read(order.number);
    const passengerIds = await idsOf(order, 'Cem', 'Dora');
    const { data: shown } = await preview(order, { sailingId: later, passengerIds });
    expect(shown).toMatchObject({
      ...expected(),
      newTotalSen: 2 * FARES.adult + SUITE_SEN,
      findings: [],
      guests: [
        { name: 'Aisyah', goes: false, cabin: { from: '901', to: '901' } },
        { name: 'Ben', goes: false, cabin: { from: '901', to: '901' } },
        { name: 'Cem', goes: true, cabin: { from: '902', to: '901' } },
        { name: 'Dora', goes: true, cabin: { from: '902', to: '901' } },
      ],
      cabins: { had: [{ number: '902' }], given: [{ number: '901' }], difference: 'same' },
    });
    const { data, msg } = await move(order, { sailingId: later, passengerIds, expected: expected() });
    expect(msg).toBe('success');
    expect(data).toMatchObject({ previousNumber: null, leftNumber: order.number, changeSen: 0 });

    const [left, made] = [await read(order.number), await read(data.order.number)];
    expect(made.ladder).toEqual(shown.ladder);
    const half = 2 * FARES.adult + SUITE_SEN;
    expect(left).toMatchObject({
      number: order.number,
      status: 'paid',
      sailing: { id: far },
      dueSen: half,
      paidSen: half,
      passengers: 2,
      refunds: [],
    });
    expect(namesIn(left)).toEqual(['Aisyah', 'Ben']);
    expect(left.tickets).toEqual(before.tickets.slice(0, 2));
    expect(left.cabinList).toMatchObject([{ number: '901', canceledAt: null }]);
    expect(made).toMatchObject({
      status: 'paid',
      sailing: { id: later },
      dueSen: half,
      paidSen: half,
      passengers: 2,
      customerId: customer.id,
      language: 'zh',
      remarks: 'Window',
      contact: before.contact,
      channel: before.channel,
      paidAt: before.paidAt,
      refunds: [],
    });
    expect(namesIn(made)).toEqual(['Cem', 'Dora']);
    expect(made.cabinList).toMatchObject([{ number: '901', priceSen: SUITE_SEN, canceledAt: null }]);
    for (const [index, ticket] of made.tickets.entries()) {
      expect(ticket.serial).toBe(`${made.number}-${index + 1}`);
      expect(ticket.verificationCode).not.toBe(before.tickets[index + 2].verificationCode);
      expect(ticket.cabin).toBe('901');
    }
    expect(await look.inventory(far)).toEqual({ held: 0, sold: 2 });
    expect(await look.inventory(later)).toEqual({ held: 0, sold: 2 });
    expect(jobs.at(-1)).toMatchObject({ data: { kind: 'order-paid', orderId: made.id } });
    expect(await brokenRows(db)).toEqual([]);
  });

  test('are in the history of both orders, and each order names the other', async () => {
    const order = await bookPaid(far, withoutCabin('Aisyah', 'Ben'));
    const passengerIds = await idsOf(order, 'Ben');
    const body = {
      sailingId: cheaper,
      passengerIds,
      expected: expected({ refundSen: FARES.adult - CHEAPER }),
    };
    const { data } = await move(order, body);
    const [left, made] = [await read(order.number), await read(data.order.number)];
    const actionsOf = ({ events }: typeof left, action: string) =>
      events.filter((event: { action: string }) => event.action === action);
    expect(actionsOf(left, 'divided')).toMatchObject([
      {
        detail: {
          number: made.number,
          guests: 1,
          totalSen: { from: FARES.adult, to: CHEAPER },
          chargeSen: 0,
          shares: [{ paymentId: left.payments[0].id, amountSen: FARES.adult }],
        },
      },
    ]);
    expect(actionsOf(made, 'divided-from')).toMatchObject([{ detail: { number: order.number, guests: 1 } }]);
    expect(actionsOf(made, 'moved')).toHaveLength(1);
    const { history } = await look.order(order);
    expect(history).toContainEqual(expect.objectContaining({ what: 'divided', to: made.number }));
    expect(made.history).toContainEqual(
      expect.objectContaining({ what: 'divided-from', from: order.number }),
    );
  });

  test('are found by their new order, and the others by the old one', async () => {
    const order = await bookPaid(far, withoutCabin('Zulaikha Stays', 'Quintus Leaves'));
    const passengerIds = await idsOf(order, 'Quintus Leaves');
    const { data } = await move(order, { sailingId: later, passengerIds, expected: expected() });
    const found = async (search: string) => {
      const path = `/office/orders?search=${encodeURIComponent(search)}`;
      const { items } = (await call('GET', path, { headers: desk.headers })).data;
      return items.map(({ number }: { number: string }) => number);
    };
    expect(await found('Quintus')).toEqual([data.order.number]);
    expect(await found('Zulaikha')).toEqual([order.number]);
  });

  test('keep the order if all guests are named, as in any move', async () => {
    const order = await bookPaid(far, withoutCabin('Aisyah', 'Ben'));
    const passengerIds = await idsOf(order, 'Ben', 'Aisyah');
    const { data } = await move(order, { sailingId: later, passengerIds, expected: expected() });
    expect(data).toMatchObject({ leftNumber: null, order: { number: order.number, sailing: { id: later } } });
    expect(namesIn(await read(order.number))).toEqual(['Aisyah', 'Ben']);
  });

  test('do not take a cabin that they share with guests who stay; its price does not change (R373)', async () => {
    const order = await bookPaid(far, inOneCabin('Aisyah', 'Ben'));
    const passengerIds = await idsOf(order, 'Ben');
    const { data: shown } = await preview(order, { sailingId: later, passengerIds });
    expect(shown).toMatchObject({
      ...expected(),
      newTotalSen: FARES.adult,
      guests: [
        { name: 'Aisyah', goes: false, cabin: { from: '501', to: '501' } },
        { name: 'Ben', goes: true, cabin: { from: '501', to: null } },
      ],
      cabins: { had: [], given: [], difference: 'none' },
    });
    const { data } = await move(order, { sailingId: later, passengerIds, expected: expected() });
    const [left, made] = [await read(order.number), await read(data.order.number)];
    expect(left).toMatchObject({ dueSen: FARES.adult + CABIN_SEN, cabinList: [{ number: '501' }] });
    expect(made).toMatchObject({ dueSen: FARES.adult, cabinList: [] });
    expect(await brokenRows(db)).toEqual([]);
  });

  test('get the cabin that was chosen for them, at its price', async () => {
    const order = await bookPaid(far, inOneCabin('Aisyah', 'Ben'));
    const passengerIds = await idsOf(order, 'Ben');
    const body = { sailingId: later, passengerIds, cabins: { kind: 'types', roomTypeIds: [suite] } };
    const { data: shown } = await preview(order, body);
    expect(shown).toMatchObject({ toPaySen: SUITE_SEN, guests: [{}, { cabin: { from: '501', to: '901' } }] });
    const cost = expected({ toPaySen: SUITE_SEN });
    const { data } = await move(order, { ...body, expected: cost, tenderedSen: SUITE_SEN });
    expect(await read(data.order.number)).toMatchObject({ cabinList: [{ number: '901' }], cabins: 1 });
    expect(await brokenRows(db)).toEqual([]);
  });

  test('are moved once per request, by one of two clerks', async () => {
    const order = await bookPaid(far, withoutCabin('Aisyah', 'Ben', 'Cem'));
    const passengerIds = await idsOf(order, 'Ben');
    const body = { sailingId: later, passengerIds, expected: expected() };
    const key = newKey();
    const answers = await Promise.all([move(order, body, key), move(order, body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const lost = answers.find(({ status }) => status === 404);
    expect(lost?.data).toMatchObject({ error: 'passenger-not-found' });
    const [first] = answers;
    const again = await move(order, body, key);
    expect(again.data).toEqual(first?.data);
    expect(await look.inventory(later)).toEqual({ held: 0, sold: 1 });
    expect(await brokenRows(db)).toEqual([]);
  });

  test('may be followed by others, and can return', async () => {
    const order = await bookPaid(far, inTwoSuites());
    const [ben = ''] = await idsOf(order, 'Ben');
    const first = await move(order, { sailingId: later, passengerIds: [ben], expected: expected() });
    const pair = await idsOf(order, 'Cem', 'Dora');
    const second = await move(order, { sailingId: later, passengerIds: pair, expected: expected() });
    expect(namesIn(await read(order.number))).toEqual(['Aisyah']);
    const back = await move(second.data.order, { sailingId: far, expected: expected() });
    expect(back.data).toMatchObject({ leftNumber: null, order: { number: second.data.order.number } });
    expect([await look.inventory(far), await look.inventory(later)]).toEqual([
      { held: 0, sold: 3 },
      { held: 0, sold: 1 },
    ]);
    expect(first.data.order.number).not.toBe(second.data.order.number);
    expect(await brokenRows(db)).toEqual([]);
  });
});

test('a pending change of the order is not made for the guests who stay, and its payment is refunded', async () => {
  const order = await bookPaid(far, withoutCabin('Aisyah', 'Ben'));
  const toPaySen = 2 * (DEARER - FARES.adult);
  const started = await call('POST', `/orders/${order.number}/change`, {
    body: {
      change: { kind: 'sailing', sailingId: dearer },
      expected: { endsOrder: false, chargeSen: 0, refundSen: 0, toPaySen },
      provider: 'sandbox',
    },
    headers: { 'Idempotency-Key': newKey(), 'X-Order-Token': order.token },
  });
  const { payment } = started.data;
  const passengerIds = await idsOf(order, 'Ben');
  const { data } = await move(order, { sailingId: later, passengerIds, expected: expected() });
  await notify(gangway, noticeOf(payment.id, { amountSen: payment.amountSen }));
  expect(await read(order.number)).toMatchObject({ sailing: { id: far }, paidSen: FARES.adult });
  expect(await read(data.order.number)).toMatchObject({ sailing: { id: later }, paidSen: FARES.adult });
  expect(await look.refunds(payment.id)).toMatchObject([{ amount_sen: toPaySen }]);
  expect(await look.inventory(dearer)).toEqual({ held: 0, sold: 0 });
  expect(await brokenRows(db)).toEqual([]);
});

describe('guests who cannot leave', () => {
  const family = () => ({
    passengers: [...adults('Aisyah', 'Ben'), childInput({ name: 'Hana' })],
    expectedTotalSen: 2 * FARES.adult + FARES.child,
  });

  test('are children without an adult, and adults whose children would stay alone', async () => {
    const order = await bookPaid(far, family());
    const hana = await idsOf(order, 'Hana');
    const alone = { sailingId: later, passengerIds: hana };
    expect((await preview(order, alone)).data).toMatchObject({
      findings: [{ rule: 'minor-unaccompanied', passenger: 0 }],
    });
    expect((await move(order, { ...alone, expected: expected() })).data).toMatchObject({
      error: 'travel-rules',
    });
    const parents = { sailingId: later, passengerIds: await idsOf(order, 'Aisyah', 'Ben') };
    const refused = await preview(order, parents);
    expect(refused).toMatchObject({ status: 422, data: { error: 'staying-guests-refused' } });
    expect(refused.msg).toContain('Hana');
    expect((await move(order, { ...parents, expected: expected() })).data).toMatchObject({
      error: 'staying-guests-refused',
    });
    expect(await read(order.number)).toMatchObject({ passengers: 3, sailing: { id: far } });
    const together = { sailingId: later, passengerIds: await idsOf(order, 'Ben', 'Hana') };
    expect((await preview(order, together)).data).toMatchObject({ findings: [] });
  });

  test('are adults whose infants would be too many for those who stay, and groups with too many infants', async () => {
    const infant = (name: string) => passengerInput({ name, ticketType: 'infant', birthDate: '2026-03-01' });
    const order = await bookPaid(far, {
      passengers: [...adults('Aisyah', 'Ben'), ...['Ida', 'Jan', 'Kim'].map(infant)],
      expectedTotalSen: 2 * FARES.adult + 3 * FARES.infant,
    });
    const goes = async (...names: string[]) => ({
      sailingId: later,
      passengerIds: await idsOf(order, ...names),
    });
    expect((await preview(order, await goes('Ben'))).data).toMatchObject({ error: 'staying-guests-refused' });
    expect((await preview(order, await goes('Ben', 'Ida', 'Jan', 'Kim'))).data).toMatchObject({
      findings: [{ rule: 'infants-per-adult' }],
    });
    expect((await preview(order, await goes('Ben', 'Ida'))).data).toMatchObject({ findings: [] });
  });

  test('are on board, and the others may leave', async () => {
    const order = await bookPaid(far, withoutCabin('Aisyah', 'Ben'));
    await board(order.id, true, 'Aisyah');
    const ids = { aisyah: await idsOf(order, 'Aisyah'), ben: await idsOf(order, 'Ben') };
    const aboard = { sailingId: later, passengerIds: ids.aisyah };
    expect((await preview(order, aboard)).data).toMatchObject({ error: 'passenger-boarded' });
    const { msg } = await move(order, { sailingId: later, passengerIds: ids.ben, expected: expected() });
    expect(msg).toBe('success');
    await board(order.id, false, 'Aisyah');
  });

  test('are checked into their cabin, even a shared one', async () => {
    const tonight = await createSailing(db, voyage, { date: '2027-01-01', session: 'nighttime' });
    const order = await bookPaid(tonight, inTwoSuites());
    const { cabinList } = await read(order.number);
    const room = cabinList.find(({ number }: { number: string }) => number === '901').roomId;
    const checkIn = await call('POST', `/office/rooms/${room}/check-in`, { body: {}, headers: desk.headers });
    expect(checkIn.msg).toBe('success');
    for (const names of [['Ben'], ['Aisyah', 'Ben']])
      expect(
        (await preview(order, { sailingId: later, passengerIds: await idsOf(order, ...names) })).data,
      ).toMatchObject({ error: 'guests-checked-in' });
    const others = { sailingId: later, passengerIds: await idsOf(order, 'Cem', 'Dora') };
    expect((await preview(order, others)).data).toMatchObject({ kind: 'cancel-and-rebook' });
    await call('POST', `/office/rooms/${room}/check-out`, { body: {}, headers: desk.headers });
    await call('POST', `/office/rooms/${room}/clean-completed`, { body: {}, headers: desk.headers });
  });

  test('are not in the order, or no longer in it', async () => {
    const [order, other] = [await bookPaid(far, withoutCabin('Aisyah', 'Ben')), await bookPaid(far)];
    const [stranger] = (await read(other.number)).people;
    const body = { sailingId: later, passengerIds: [stranger.id] };
    expect((await preview(order, body)).data).toMatchObject({ error: 'passenger-not-found' });
  });
});

describe('within 4 days before departure', () => {
  test('the part of the order that leaves is canceled by its ladder and booked again', async () => {
    const near = await createSailing(db, voyage, { date: '2027-01-05', session: 'nighttime' });
    const order = await bookPaid(near, inTwoSuites());
    const passengerIds = await idsOf(order, 'Cem', 'Dora');
    const half = 2 * FARES.adult + SUITE_SEN;
    const cost = { kind: 'cancel-and-rebook', chargeSen: half, refundSen: 0, toPaySen: half };
    const body = { sailingId: later, passengerIds };
    expect((await preview(order, body)).data).toMatchObject({ ...cost, chargePercent: 100 });
    const { data, msg } = await move(order, { ...body, expected: cost, tenderedSen: half });
    expect(msg).toBe('success');
    expect(data).toMatchObject({ previousNumber: null, leftNumber: order.number });
    const [left, made] = [await read(order.number), await read(data.order.number)];
    expect(left).toMatchObject({ status: 'paid', dueSen: 2 * half, paidSen: 2 * half, passengers: 2 });
    expect(made).toMatchObject({ status: 'paid', dueSen: half, paidSen: half, passengers: 2 });
    expect(left.events).toContainEqual(
      expect.objectContaining({
        action: 'divided',
        detail: expect.objectContaining({ number: made.number, chargeSen: half, chargePercent: 100 }),
      }),
    );
    expect(made.events).toContainEqual(expect.objectContaining({ action: 'divided-from' }));
    expect([await look.inventory(near), await look.inventory(later)]).toEqual([
      { held: 0, sold: 2 },
      { held: 0, sold: 2 },
    ]);
    expect(await brokenRows(db)).toEqual([]);
    expect((await cancel(made, 0)).status).toBe(200);
    expect(await brokenRows(db)).toEqual([]);
  });
});

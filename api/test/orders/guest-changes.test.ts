import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expireHolds } from '../../src/reservations/inventory/expire-holds.job.ts';
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
import { createMoneyView } from '../support/money/money-view.ts';
import { askToPay, type BookedOrder, book, newKey, noticeOf, notify } from '../support/money/paying.ts';
import { signInStaff } from '../support/people/accounts.ts';
import { signInAgent } from '../support/people/agents.ts';
import { disrupt } from '../support/sailings/disrupting.ts';
import { createTestApp } from '../support/test-app.ts';
import { createLists } from '../waitlist/list.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call, clock } = gangway;
const look = createMoneyView(gangway);

let voyage: Voyage;
let far: number;
let dearer: number;
let cheaper: number;
let round = 0;

const DEARER = 25_000;
const CHEAPER = 15_000;
const ahead = (days: number) => new Date(Date.UTC(2027, 0, 1 + days)).toISOString().slice(0, 10);

beforeAll(async () => {
  voyage = await createVoyage(db);
});
beforeEach(async () => {
  clock.set('2027-01-01T02:00:00Z');
  round += 1;
  far = await createSailing(db, voyage, { date: ahead(50 + round), session: 'daytime' });
  dearer = await createSailing(db, voyage, { date: ahead(150 + round), session: 'daytime' });
  cheaper = await createSailing(db, voyage, { date: ahead(150 + round), session: 'nighttime' });
  for (const [id, adult] of [
    [dearer, DEARER],
    [cheaper, CHEAPER],
  ] as const)
    await db.insertInto('fares').values({ sailing_id: id, ticket_type: 'adult', price_sen: adult }).execute();
});

async function bookPaid(sailingId: number, changes: object = {}): Promise<BookedOrder> {
  const order = await book(gangway, sailingId, changes);
  const { data } = await askToPay(gangway, [order]);
  await notify(gangway, noticeOf(data.payment.id, { amountSen: order.dueSen }));
  return order;
}
const withToken = ({ token }: BookedOrder) => ({ 'X-Order-Token': token });
const preview = (order: BookedOrder, change: object) =>
  call('POST', `/orders/${order.number}/change/preview`, { body: { change }, headers: withToken(order) });
const change = (order: BookedOrder, body: object, key = newKey()) =>
  call('POST', `/orders/${order.number}/change`, {
    body,
    headers: { 'Idempotency-Key': key, ...withToken(order) },
  });
const nothing = { endsOrder: false, chargeSen: 0, refundSen: 0, toPaySen: 0 };
const expected = (changes: object = {}) => ({ ...nothing, ...changes });
const codes = async (order: BookedOrder): Promise<string[]> =>
  (await look.order(order)).tickets.map((ticket: { verificationCode: string }) => ticket.verificationCode);
const pay = (payment: { id: string; amountSen: number }) =>
  notify(gangway, noticeOf(payment.id, { amountSen: payment.amountSen }));
const places = async (sailingId: number) => {
  const { held, sold } = await look.inventory(sailingId);
  return [held, sold];
};
const isSound = async () => expect(await brokenRows(db, ['I1', 'I2', 'I3', 'I5', 'I7', 'I9'])).toEqual([]);
/** For a difference of RM 50 to the more expensive sailing. */
const dearerChange = () => ({
  change: { kind: 'sailing', sailingId: dearer },
  expected: expected({ toPaySen: DEARER - FARES.adult }),
  provider: 'sandbox',
});

describe('another sailing', () => {
  test('at a lower price moves the order, refunds the difference, and makes new codes', async () => {
    const order = await bookPaid(far);
    const [old] = await codes(order);
    const shown = await preview(order, { kind: 'sailing', sailingId: cheaper });
    expect(shown.data).toMatchObject({
      ...nothing,
      refundSen: FARES.adult - CHEAPER,
      countsAsCancellation: false,
      before: { sailing: { id: far }, totalSen: FARES.adult },
      after: { sailing: { id: cheaper }, totalSen: CHEAPER },
      freeUntil: ahead(50 + round - 5),
    });
    const body = {
      change: { kind: 'sailing', sailingId: cheaper },
      expected: expected({ refundSen: FARES.adult - CHEAPER }),
    };
    const key = newKey();
    const done = await change(order, body, key);
    expect(done.data).toMatchObject({
      order: { number: order.number, sailing: { id: cheaper }, dueSen: CHEAPER },
      payment: null,
      gatewayUrl: null,
    });
    expect(done.data.order.history).toContainEqual(
      expect.objectContaining({ what: 'moved', from: ahead(50 + round), to: ahead(150 + round) }),
    );
    expect((await change(order, body, key)).data).toEqual(done.data);
    expect(await codes(order)).not.toContain(old);
    expect(await places(far)).toEqual([0, 0]);
    expect(await places(cheaper)).toEqual([0, 1]);
    await isSound();
  });

  test('at a higher price is held until the difference is paid, and then the order moves', async () => {
    const order = await bookPaid(far);
    const [old] = await codes(order);
    const started = await change(order, dearerChange());
    expect(started.data).toMatchObject({
      order: { sailing: { id: far }, dueSen: FARES.adult },
      payment: { status: 'pending', amountSen: DEARER - FARES.adult },
      gatewayUrl: expect.stringContaining('/sandbox/'),
    });
    expect(await places(dearer)).toEqual([1, 0]);
    expect(await codes(order)).toEqual([old]);
    await pay(started.data.payment);
    expect(await look.order(order)).toMatchObject({
      sailing: { id: dearer },
      dueSen: DEARER,
      paidSen: DEARER,
      refundedSen: 0,
    });
    expect(await places(far)).toEqual([0, 0]);
    expect(await places(dearer)).toEqual([0, 1]);
    expect(await codes(order)).not.toContain(old);
    await isSound();
  });

  test('releases its places when the time to pay ends; late money still moves the order', async () => {
    const order = await bookPaid(far);
    const { data } = await change(order, dearerChange());
    clock.set('2027-01-01T03:00:00Z');
    await expireHolds(gangway.deps);
    expect(await places(dearer)).toEqual([0, 0]);
    expect(await look.order(order)).toMatchObject({ sailing: { id: far }, paidSen: FARES.adult });
    await pay(data.payment);
    expect(await look.order(order)).toMatchObject({ sailing: { id: dearer }, paidSen: DEARER });
    await isSound();
  });

  test('that is full by then returns late money, and leaves the order unchanged', async () => {
    const order = await bookPaid(far);
    const [old] = await codes(order);
    const { data } = await change(order, dearerChange());
    clock.set('2027-01-01T03:00:00Z');
    await expireHolds(gangway.deps);
    await db.updateTable('sailing_inventory').set({ capacity: 1 }).where('sailing_id', '=', dearer).execute();
    await bookPaid(dearer, { expectedTotalSen: DEARER });
    await pay(data.payment);
    expect(await look.order(order)).toMatchObject({
      sailing: { id: far },
      paidSen: FARES.adult,
      refundedSen: 0,
    });
    expect(await codes(order)).toEqual([old]);
    expect(await look.refunds(data.payment.id)).toMatchObject([{ amount_sen: DEARER - FARES.adult }]);
    await isSound();
  });

  test('within 4 days counts as a cancellation, as the preview says; the new order is paid and the old one ends', async () => {
    const order = await bookPaid(far);
    clock.set(`${ahead(50 + round - 3)}T02:00:00Z`);
    const shown = await preview(order, { kind: 'sailing', sailingId: dearer });
    expect(shown.data).toMatchObject({
      countsAsCancellation: true,
      endsOrder: true,
      chargePercent: 100,
      chargeSen: FARES.adult,
      refundSen: 0,
      toPaySen: DEARER,
    });
    const request = dearerChange();
    expect((await change(order, request)).status).toBe(409);
    const agreed = { endsOrder: true, chargeSen: FARES.adult, refundSen: 0, toPaySen: DEARER };
    const { data } = await change(order, { ...request, expected: agreed });
    expect((await look.order(order)).status).toBe('paid');
    await pay(data.payment);
    expect(await look.order(order)).toMatchObject({ status: 'canceled', dueSen: FARES.adult });
    expect((await look.payment(data.payment.id, withToken(order))).data.status).toBe('succeeded');
    const replacement = await db
      .selectFrom('orders')
      .select(['status', 'paid_sen', 'number'])
      .where('sailing_id', '=', dearer)
      .execute();
    expect(replacement).toMatchObject([{ status: 'paid', paid_sen: DEARER }]);
    expect((await look.order(order)).history).toContainEqual(
      expect.objectContaining({ what: 'rebooked', to: replacement[0]?.number }),
    );
    // A person with access to the old order can open the new one from it, and others cannot.
    const replacing = (token: string) =>
      call('GET', `/orders/${order.number}/replacing`, { headers: { 'X-Order-Token': token } });
    const { data: found } = await replacing(order.token);
    expect(found.number).toBe(replacement[0]?.number);
    const opened = await call('GET', `/orders/${found.number}`, {
      headers: { 'X-Order-Token': found.accessToken },
    });
    expect(opened.data).toMatchObject({ status: 'paid' });
    expect((await replacing('x'.repeat(43))).status).toBe(404);
    expect(await places(far)).toEqual([0, 0]);
    await isSound();
  });

  test.each([
    [50, { endsOrder: false, chargeSen: 0 }, DEARER - FARES.adult],
    [3, { endsOrder: true, chargeSen: FARES.adult }, DEARER],
  ])('%i days before is paid from an agent’s balance at once', async (days, agreed, toPaySen) => {
    const agent = await signInAgent(gangway, `agent-${round}`, { balanceSen: 100_000 });
    const near = await createSailing(db, voyage, { date: ahead(days), session: 'nighttime' });
    const order = await book(gangway, near, {}, agent.headers);
    await askToPay(gangway, [order], { provider: 'balance', headers: agent.headers });
    const { data } = await call('POST', `/orders/${order.number}/change`, {
      body: { ...dearerChange(), expected: expected({ ...agreed, toPaySen }), provider: 'balance' },
      headers: { 'Idempotency-Key': newKey(), ...agent.headers },
    });
    expect(data).toMatchObject({ payment: { status: 'succeeded', amountSen: toPaySen }, gatewayUrl: null });
    expect(await places(near)).toEqual([0, 0]);
    expect(await places(dearer)).toEqual([0, 1]);
    expect(await brokenRows(db, ['I4'])).toEqual([]);
    await isSound();
  });

  test('counts as a cancellation by the days of the setting when the order was made', async () => {
    const early = await bookPaid(far);
    await db.insertInto('settings').values({ key: 'amendmentDays', value: '10' }).execute();
    const late = await bookPaid(far);
    await db.deleteFrom('settings').where('key', '=', 'amendmentDays').execute();
    clock.set(`${ahead(50 + round - 8)}T02:00:00Z`);
    const request = { kind: 'sailing', sailingId: cheaper };
    expect((await preview(early, request)).data).toMatchObject({
      countsAsCancellation: false,
      freeUntil: ahead(50 + round - 5),
    });
    expect((await preview(late, request)).data).toMatchObject({
      countsAsCancellation: true,
      freeUntil: ahead(50 + round - 11),
    });
    expect((await look.order(late)).amendmentDays).toBe(10);
  });

  test('requires the order’s link', async () => {
    const order = await bookPaid(far);
    expect((await preview({ ...order, token: 'wrong' }, { kind: 'sailing', sailingId: dearer })).status).toBe(
      404,
    );
  });
});

describe('on the same sailing', () => {
  const ownRooms = async (order: BookedOrder): Promise<number[]> =>
    (await look.order(order)).cabinList
      .filter((cabin: { canceledAt: string | null }) => !cabin.canceledAt)
      .map((cabin: { roomId: number }) => cabin.roomId);
  const freeRooms = async (sailingId: number): Promise<number[]> =>
    (await call('GET', `/sailings/${sailingId}`)).data.cabins
      .filter((cabin: { free: boolean }) => cabin.free)
      .map((cabin: { roomId: number }) => cabin.roomId);
  const addCabin = async (room?: number) => ({
    change: { kind: 'cabins', cabins: { kind: 'chosen', roomIds: [room ?? (await freeRooms(far))[0]] } },
    expected: expected({ toPaySen: CABIN_SEN }),
    provider: 'sandbox',
  });

  test('a cabin is added when it is paid, and kept from others until then', async () => {
    const order = await bookPaid(far);
    const request = await addCabin();
    const { data } = await change(order, request);
    expect(await freeRooms(far)).not.toContain(request.change.cabins.roomIds[0]);
    await pay(data.payment);
    expect(await ownRooms(order)).toEqual(request.change.cabins.roomIds);
    expect((await look.order(order)).history).toContainEqual(expect.objectContaining({ what: 'changed' }));
    await isSound();
  });

  test('one of two concurrent changes to the last cabin succeeds', async () => {
    const first = await bookPaid(far);
    const second = await bookPaid(far);
    const [room] = await freeRooms(far);
    const requests = [await addCabin(room), await addCabin(room)] as const;
    const answers = await Promise.all([change(first, requests[0]), change(second, requests[1])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await isSound();
  });

  test('another cabin at the same price is free early, and costs the ladder’s charge within 4 days', async () => {
    const order = await bookPaid(far, {
      cabins: { kind: 'assigned' },
      expectedTotalSen: FARES.adult + CABIN_SEN,
    });
    const [other] = await freeRooms(far);
    const request = { kind: 'cabins', cabins: { kind: 'chosen', roomIds: [other] } };
    const early = await change(order, { change: request, expected: expected() });
    expect(early.data.order.dueSen).toBe(FARES.adult + CABIN_SEN);
    expect(await ownRooms(order)).toEqual([other]);
    clock.set(`${ahead(50 + round - 4)}T02:00:00Z`);
    const [third] = (await freeRooms(far)).filter(room => room !== other);
    const late = await preview(order, { kind: 'cabins', cabins: { kind: 'chosen', roomIds: [third] } });
    expect(late.data).toMatchObject({
      countsAsCancellation: true,
      chargeSen: CABIN_SEN,
      toPaySen: CABIN_SEN,
    });
    await isSound();
  });

  test('another cabin is free within 4 days too if the departure was moved far', async () => {
    const order = await bookPaid(far, {
      cabins: { kind: 'assigned' },
      expectedTotalSen: FARES.adult + CABIN_SEN,
    });
    clock.set(`${ahead(50 + round - 4)}T02:00:00Z`);
    const desk = await signInStaff(gangway, ['catalogue.manage', 'orders.read']);
    await disrupt(gangway, desk, [far], { kind: 'delay', minutes: 200, reason: 'weather' });
    const [other] = await freeRooms(far);
    const request = { kind: 'cabins', cabins: { kind: 'chosen', roomIds: [other] } };
    expect((await preview(order, request)).data).toMatchObject({ ...nothing, countsAsCancellation: false });
    expect((await change(order, { change: request, expected: expected() })).status).toBe(200);
    expect((await look.order(order)).dueSen).toBe(FARES.adult + CABIN_SEN);
    await isSound();
  });

  test('a guest who left the bank’s page can request the change again, even if others wait for the place', async () => {
    await db.updateTable('sailing_inventory').set({ capacity: 2 }).where('sailing_id', '=', far).execute();
    const order = await bookPaid(far);
    await createLists(gangway).wait([far]);
    const request = {
      change: { kind: 'passenger', passenger: passengerInput() },
      expected: expected({ toPaySen: FARES.adult }),
      provider: 'sandbox',
    };
    expect((await change(order, request)).status).toBe(200);
    expect((await preview(order, request.change)).data).toMatchObject({ toPaySen: FARES.adult });
    const { data } = await change(order, request);
    await pay(data.payment);
    expect((await look.order(order)).tickets).toHaveLength(2);
    await isSound();
  });

  test('a passenger is added with a seat and a ticket, but not with a document that is on board', async () => {
    const mine = passengerInput();
    const order = await bookPaid(far, { passengers: [mine] });
    const refused = await preview(order, {
      kind: 'passenger',
      passenger: { ...passengerInput(), idNumber: mine.idNumber },
    });
    expect(refused.status).toBe(409);
    const { data } = await change(order, {
      change: { kind: 'passenger', passenger: passengerInput({ name: 'Ben' }) },
      expected: expected({ toPaySen: FARES.adult }),
      provider: 'sandbox',
    });
    expect(await places(far)).toEqual([1, 1]);
    await pay(data.payment);
    const { tickets, dueSen } = await look.order(order);
    expect(dueSen).toBe(2 * FARES.adult);
    expect(tickets.map((ticket: { passengerName: string }) => ticket.passengerName)).toContain('Ben');
    expect(new Set(tickets.map((ticket: { seat: string }) => ticket.seat)).size).toBe(2);
    expect(await places(far)).toEqual([0, 2]);
    await isSound();
  });
});

describe('a correction', () => {
  const correctionOf = async (order: BookedOrder, changes: object) => {
    const [ticket] = (await look.order(order)).tickets;
    return {
      change: {
        kind: 'details',
        ticketId: ticket.id,
        name: ticket.passengerName,
        idType: ticket.idType,
        ...changes,
      },
      expected: expected(),
    };
  };

  test('of a letter is free, and the old code is refused', async () => {
    const order = await bookPaid(far, { passengers: [passengerInput({ name: 'Aishah Rahman' })] });
    const [old] = await codes(order);
    const done = await change(order, await correctionOf(order, { name: 'Aisyah Rahman' }));
    expect(done.data.order.tickets[0].passengerName).toBe('Aisyah Rahman');
    expect(done.data.order.history.map(({ what }: { what: string }) => what)).toContain('corrected');
    expect(await codes(order)).not.toContain(old);
    await isSound();
  });

  test('is compared with the passenger as booked: two small corrections do not make another person', async () => {
    const order = await bookPaid(far, { passengers: [passengerInput({ name: 'Aishah Rahman' })] });
    expect((await change(order, await correctionOf(order, { name: 'Aisyah Rahmat' }))).status).toBe(200);
    const refused = await change(order, await correctionOf(order, { name: 'Aisyah Salmat' }));
    expect(refused).toMatchObject({ status: 422, data: { error: 'correction-too-far' } });
    expect((await change(order, await correctionOf(order, { name: 'Aishah Rahmat' }))).status).toBe(200);
    await isSound();
  });

  test('of more letters, more often, or later than the settings allow is refused', async () => {
    const order = await bookPaid(far, { passengers: [passengerInput({ name: 'Aishah' })] });
    expect((await change(order, await correctionOf(order, { name: 'Benjamin' }))).status).toBe(422);
    for (const name of ['Aisyah', 'Aisya'])
      expect((await change(order, await correctionOf(order, { name }))).status).toBe(200);
    expect((await change(order, await correctionOf(order, { name: 'Aisy' }))).status).toBe(409);
    const other = await bookPaid(far);
    clock.set(`${ahead(50 + round - 1)}T23:30:00Z`);
    expect((await change(other, await correctionOf(other, { name: 'Ab' }))).status).toBe(409);
  });
});

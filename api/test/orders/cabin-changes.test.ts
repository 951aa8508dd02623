import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { CABIN_SEN, createSailing, createVoyage, type Voyage } from '../support/database/factories.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { bookCabin, type CabinGuests } from '../support/people/cabin-guests.ts';
import { PASSWORD } from '../support/people/password.ts';
import { createDefaultRoles, createSystemUser } from '../support/people/system-users.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call, clock } = gangway;
let voyage: Voyage;
let tonight: number;
let desk: SignedIn;
let free: number[];
let guests: CabinGuests;
let room: number;

/** Cabins of the more expensive room type, of which each test takes what it needs. */
const SUITE_SEN = 45_000;

beforeAll(async () => {
  voyage = await createVoyage(db, { rooms: 48 });
  tonight = await createSailing(db, voyage, { date: '2026-12-12', session: 'nighttime' });
  free = [...voyage.roomIds];
});
beforeEach(async () => {
  clock.set('2026-12-12T10:00:00.000Z');
  desk = await signInStaff(gangway, [
    'rooms.operate',
    'orders.read',
    'orders.sell',
    'orders.cancel',
    'orders.waive',
  ]);
  room = take();
  guests = await bookCabin(gangway, tonight, room);
});

const take = () => free.shift() ?? 0;
/** A free cabin of a room type that costs RM 450.00, or another price. */
async function takeDearer(priceSen = SUITE_SEN, beds = 4): Promise<number> {
  const id = take();
  const type = await db
    .insertInto('room_types')
    .columns(['code', 'name', 'description', 'has_window', 'capacity_label', 'max_occupancy'])
    .expression(eb =>
      eb
        .selectFrom('room_types')
        .select(({ val }) => [
          val(`suite-${id}`).as('code'),
          'name',
          'description',
          'has_window',
          'capacity_label',
          val(beds).as('max_occupancy'),
        ])
        .limit(1),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const prices = [1, 2, 3, 4, 5, 6, 7].flatMap(weekday =>
    (['daytime', 'nighttime'] as const).map(session => ({
      room_type_id: type.id,
      weekday,
      session,
      price_sen: priceSen,
    })),
  );
  await db.insertInto('room_type_prices').values(prices).execute();
  await db.updateTable('rooms').set({ room_type_id: type.id }).where('id', '=', id).execute();
  return id;
}
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  call('POST', path, { body, headers: { ...desk.headers, ...headers } });
const numberOf = async (id: number) =>
  (await db.selectFrom('rooms').select('number').where('id', '=', id).executeTakeFirstOrThrow()).number;
const statusOf = async (id: number) =>
  (await db.selectFrom('rooms').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
const read = async ({ order }: CabinGuests = guests) =>
  (await call('GET', `/office/orders/${order.number}`, { headers: desk.headers })).data;
const liveCabins = async (who: CabinGuests = guests) =>
  (await read(who)).cabinList.filter(({ canceledAt }: { canceledAt: string | null }) => !canceledAt);
const checkIn = (id = room) => post(`/office/rooms/${id}/check-in`, {});
const eventsOf = (roomId: number) =>
  db
    .selectFrom('room_events')
    .select(['action', 'order_id', 'notes'])
    .where('room_id', '=', roomId)
    .orderBy('sequence')
    .execute();

const path = async (who: CabinGuests) => {
  const [cabin] = await liveCabins(who);
  return `/office/orders/${who.order.number}/cabins/${cabin.id}/change`;
};
const preview = async (change: object, who = guests) => post(`${await path(who)}/preview`, change);
/** Changes the cabin as a desk does that has seen the price. */
async function change(changes: Record<string, unknown>, who = guests, key: string = randomUUID()) {
  const { roomId, ticketIds, swap } = changes;
  const { data } = await preview({ roomId, ticketIds, swap }, who);
  const { toPaySen = 0, refundSen = 0, checkedIn = false } = data ?? {};
  return post(
    await path(who),
    { difference: 'waive', reason: 'Flooded', expected: { toPaySen, refundSen, checkedIn }, ...changes },
    { 'Idempotency-Key': key },
  );
}
const sound = () => brokenRows(db, ['I1', 'I2', 'I3', 'I5', 'I7']);

describe('another cabin instead', () => {
  test('without a charge keeps the price, and order, ticket and history show it', async () => {
    const to = await takeDearer();
    const [old, now] = [await numberOf(room), await numberOf(to)];
    expect((await preview({ roomId: to })).data).toMatchObject({
      kind: 'replace',
      from: old,
      to: now,
      toPaySen: SUITE_SEN - CABIN_SEN,
      refundSen: 0,
      checkedIn: false,
      other: null,
    });
    expect((await change({ roomId: to })).status).toBe(200);
    const order = await read();
    expect(await liveCabins()).toMatchObject([{ roomId: to, priceSen: CABIN_SEN }]);
    expect(order.tickets.map(({ cabin }: { cabin: string }) => cabin)).toEqual([now, now]);
    expect(order.dueSen).toBe(guests.order.dueSen);
    expect(order.events.at(-1)).toMatchObject({
      action: 'cabin-changed',
      actorKind: 'staff',
      detail: {
        kind: 'replace',
        cabin: { from: old, to: now },
        differenceSen: SUITE_SEN - CABIN_SEN,
        waived: true,
        reason: 'Flooded',
      },
    });
    expect([await statusOf(room), await statusOf(to)]).toEqual(['available', 'available']);
    expect(await sound()).toEqual([]);
  });

  test('without a charge is approved by a person with the permission, and shown with their name', async () => {
    await createDefaultRoles(gangway);
    await createSystemUser(gangway, 'boss', 'manager');
    await createSystemUser(gangway, 'other-desk', 'front-desk');
    const to = await takeDearer();
    const plain = await signInStaff(gangway, ['orders.sell', 'orders.read']);
    const as = async (approval?: object, key = randomUUID()) => {
      const { data } = await preview({ roomId: to });
      return call('POST', await path(guests), {
        body: { roomId: to, difference: 'waive', reason: 'Flooded', expected: data, approval },
        headers: { ...plain.headers, 'Idempotency-Key': key },
      });
    };
    expect(await as()).toMatchObject({ status: 403, data: { error: 'waiver-needs-approval' } });
    expect(await as({ username: 'other-desk', password: PASSWORD })).toMatchObject({
      data: { error: 'approver-not-permitted' },
    });
    expect(await as({ username: 'boss', password: 'wrong-password-1' })).toMatchObject({ status: 400 });
    expect(await liveCabins()).toMatchObject([{ roomId: room }]);
    const key = randomUUID();
    expect((await as({ username: 'boss', password: PASSWORD }, key)).status).toBe(200);
    expect((await read()).events.at(-1)).toMatchObject({
      detail: { waived: true, approvedBy: { name: expect.any(String) } },
    });
    const kept = await db.selectFrom('idempotency_keys').selectAll().where('key', '=', key).execute();
    expect(JSON.stringify(kept)).not.toContain(PASSWORD);
    expect(await sound()).toEqual([]);
  });

  test('without a charge needs a reason', async () => {
    const to = take();
    expect(await change({ roomId: to, reason: ' ' })).toMatchObject({
      status: 422,
      data: { error: 'change-reason-missing', fields: { reason: expect.any(String) } },
    });
    expect(await liveCabins()).toMatchObject([{ roomId: room }]);
    free.push(to);
  });

  test('at a higher price is paid at the counter, once for its key', async () => {
    const to = await takeDearer();
    const key = randomUUID();
    const body = { roomId: to, difference: 'settle', reason: '', tenderedSen: 20_000 };
    const answer = await change(body, guests, key);
    expect(answer).toMatchObject({ status: 200, data: { changeSen: 5_000 } });
    const order = await read();
    expect(order).toMatchObject({
      dueSen: guests.order.dueSen + 15_000,
      paidSen: guests.order.dueSen + 15_000,
    });
    expect(order.payments.at(-1)).toMatchObject({ provider: 'counter', amountSen: 15_000, difference: true });
    expect(await liveCabins()).toMatchObject([{ roomId: to, priceSen: SUITE_SEN }]);
    expect(await sound()).toEqual([]);
  });

  test('at a lower price refunds the difference by the way it was paid', async () => {
    const to = await takeDearer(10_000);
    expect((await change({ roomId: to, difference: 'settle', reason: '' })).status).toBe(200);
    const order = await read();
    expect(order).toMatchObject({ dueSen: guests.order.dueSen - 20_000, refundedSen: 20_000 });
    expect(order.refunds).toMatchObject([{ amountSen: 20_000, reason: 'change' }]);
    expect(await sound()).toEqual([]);
  });

  test('is not charged without a way to pay, nor at a price other than the one shown', async () => {
    const to = await takeDearer();
    expect(await change({ roomId: to, difference: 'settle' })).toMatchObject({
      status: 422,
      data: { error: 'invalid-input' },
    });
    const wrong = { expected: { toPaySen: 1, refundSen: 0, checkedIn: false } };
    expect((await change({ roomId: to, ...wrong })).data).toMatchObject({ error: 'cabin-change-changed' });
    expect(await liveCabins()).toMatchObject([{ roomId: room, priceSen: CABIN_SEN }]);
  });

  test('moves guests who are in their room: the old room is to be cleaned, the new one is occupied', async () => {
    expect((await checkIn()).status).toBe(200);
    const to = take();
    expect((await change({ roomId: to })).status).toBe(200);
    expect([await statusOf(room), await statusOf(to)]).toEqual(['dirty', 'occupied']);
    expect((await eventsOf(room)).at(-1)).toEqual({
      action: 'check-out',
      order_id: guests.order.id,
      notes: 'Flooded',
    });
    expect(await eventsOf(to)).toEqual([{ action: 'check-in', order_id: guests.order.id, notes: 'Flooded' }]);
    expect(await sound()).toEqual([]);
  });

  test('cannot be dirty while the guests are in their room, and can be before', async () => {
    const to = take();
    await db
      .updateTable('rooms')
      .where('id', '=', to)
      .execute()
      .catch(() => {});
    await post(`/office/rooms/${to}/check-in`, { notes: 'Crew' });
    await post(`/office/rooms/${to}/check-out`, {});
    expect(await statusOf(to)).toBe('dirty');
    await checkIn();
    expect((await change({ roomId: to })).data).toMatchObject({ error: 'room-dirty' });
    expect([await statusOf(room), (await liveCabins())[0].roomId]).toEqual(['occupied', room]);
    const others = await bookCabin(gangway, tonight, take());
    expect((await change({ roomId: to }, others)).status).toBe(200);
  });

  test('cannot be taken, too small or under repair', async () => {
    const taken = take();
    await bookCabin(gangway, tonight, taken);
    expect((await preview({ roomId: taken })).data).toMatchObject({ error: 'cabin-taken' });
    expect((await preview({ roomId: await takeDearer(SUITE_SEN, 1) })).data).toMatchObject({
      error: 'cabin-too-small',
    });
    const broken = take();
    await post(`/office/rooms/${broken}/maintenance`, { notes: 'Pump' });
    expect((await preview({ roomId: broken })).data).toMatchObject({ error: 'room-in-maintenance' });
    expect((await preview({ roomId: room })).data).toMatchObject({ error: 'cabin-unknown' });
  });

  test('is given to one of two desks that request it at once', async () => {
    const to = take();
    const others = await bookCabin(gangway, tonight, take());
    const both = await Promise.all([change({ roomId: to }), change({ roomId: to }, others)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await sound()).toEqual([]);
  });
});

describe('one guest of a cabin', () => {
  test('gets another cabin, free of charge or at its price', async () => {
    const to = take();
    const [, second] = guests.tickets;
    await checkIn();
    const asked = { roomId: to, ticketIds: [second?.id] };
    expect((await preview(asked)).data).toMatchObject({
      kind: 'split',
      toPaySen: CABIN_SEN,
      checkedIn: true,
    });
    expect((await change(asked)).status).toBe(200);
    expect(await liveCabins()).toHaveLength(2);
    expect(await read()).toMatchObject({
      dueSen: guests.order.dueSen,
      tickets: [{ cabin: await numberOf(room) }, { cabin: await numberOf(to) }],
    });
    expect([await statusOf(room), await statusOf(to)]).toEqual(['occupied', 'occupied']);
    expect(await sound()).toEqual([]);
  });

  test('joins the others in another cabin of the order; the last one to leave leaves a room to be cleaned', async () => {
    const to = take();
    const [first, second] = guests.tickets;
    await checkIn();
    expect((await change({ roomId: to, ticketIds: [second?.id] })).status).toBe(200);
    const asked = { roomId: to, ticketIds: [first?.id] };
    const [from] = (await liveCabins()).filter(({ roomId }: { roomId: number }) => roomId === room);
    const url = `/office/orders/${guests.order.number}/cabins/${from.id}/change`;
    expect((await post(`${url}/preview`, asked)).data).toMatchObject({ kind: 'join', toPaySen: 0 });
    const request = {
      ...asked,
      difference: 'settle',
      expected: { toPaySen: 0, refundSen: 0, checkedIn: true },
    };
    expect((await post(url, request, { 'Idempotency-Key': randomUUID() })).status).toBe(200);
    expect([await statusOf(room), await statusOf(to)]).toEqual(['dirty', 'occupied']);
    expect(await sound()).toEqual([]);
  });
});

describe('two cabins change places', () => {
  test('at their prices, for a reason, and both orders show it', async () => {
    const elsewhere = await takeDearer();
    const others = await bookCabin(gangway, tonight, take());
    await change({ roomId: elsewhere, difference: 'waive' }, others);
    const asked = { roomId: elsewhere, swap: true };
    expect((await preview(asked)).data).toMatchObject({
      kind: 'swap',
      toPaySen: 0,
      other: { orderNumber: others.order.number, checkedIn: false },
    });
    expect((await change({ ...asked, reason: '' })).data).toMatchObject({ error: 'change-reason-missing' });
    expect((await change(asked)).status).toBe(200);
    expect([(await liveCabins())[0].roomId, (await liveCabins(others))[0].roomId]).toEqual([elsewhere, room]);
    for (const who of [guests, others])
      expect((await read(who)).events.at(-1)).toMatchObject({
        action: 'cabin-changed',
        detail: { kind: 'swap', reason: 'Flooded' },
      });
    expect(await sound()).toEqual([]);
  });

  test.each([
    ['the guests of both are', true, ['occupied', 'occupied']],
    ['only one party is', false, ['dirty', 'occupied']],
  ])('while %s in their rooms', async (_who, both, states) => {
    const elsewhere = take();
    const others = await bookCabin(gangway, tonight, elsewhere);
    await checkIn();
    if (both) await checkIn(elsewhere);
    expect((await change({ roomId: elsewhere, swap: true })).status).toBe(200);
    expect([await statusOf(room), await statusOf(elsewhere)]).toEqual(states);
    expect((await eventsOf(elsewhere)).at(-1)).toMatchObject({
      action: 'check-in',
      order_id: guests.order.id,
    });
    expect((await eventsOf(room)).at(-1)).toMatchObject(
      both
        ? { action: 'check-in', order_id: others.order.id }
        : { action: 'check-out', order_id: guests.order.id },
    );
    expect(await sound()).toEqual([]);
  });
});

test('the choice of cabins names the orders that have them', async () => {
  const others = take();
  const { order } = await bookCabin(gangway, tonight, others);
  const { data } = await call('GET', `/office/orders/${guests.order.number}/cabins`, {
    headers: desk.headers,
  });
  const of = (id: number) => data.find(({ roomId }: { roomId: number }) => roomId === id);
  expect(of(room)).toMatchObject({ priceSen: CABIN_SEN, booking: { own: true, guests: 2 } });
  expect(of(others)).toMatchObject({ booking: { own: false, orderNumber: order.number } });
  expect(of(free[0] ?? 0)).toMatchObject({ booking: null, status: 'available', maxOccupancy: 4 });
});

test('the gates get the new cabin with each ticket of the party', async () => {
  const stamps = () =>
    db.selectFrom('tickets').select('gate_xid').where('order_id', '=', guests.order.id).execute();
  const before = await stamps();
  await change({ roomId: take() });
  const after = await stamps();
  expect(after.every(({ gate_xid }) => !before.some(old => old.gate_xid === gate_xid))).toBe(true);
});

test('the database refuses another room for guests who are checked in', async () => {
  await checkIn();
  const [cabin] = await liveCabins();
  await expect(
    db.updateTable('order_cabins').set({ room_id: take() }).where('id', '=', cabin.id).execute(),
  ).rejects.toMatchObject({ constraint: 'i2_guests_checked_out' });
});

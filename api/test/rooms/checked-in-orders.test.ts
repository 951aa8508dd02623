import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, type Voyage } from '../support/database/factories.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { bookCabin, type CabinGuests } from '../support/people/cabin-guests.ts';
import { createTestApp } from '../support/test-app.ts';

/** Two hours before the night sailing, when a cancellation refunds nothing and a move counts as one. */
const NOW = '2026-12-12T10:00:00.000Z';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call, clock } = gangway;
let voyage: Voyage;
let tonight: number;
let tomorrow: number;
let staff: SignedIn;
let free: number[];
/** Two guests of one order, checked into `room`. */
let guests: CabinGuests;
let room: number;

beforeAll(async () => {
  voyage = await createVoyage(db, { rooms: 20 });
  tonight = await createSailing(db, voyage, { date: '2026-12-12', session: 'nighttime' });
  tomorrow = await createSailing(db, voyage, { date: '2026-12-13' });
  free = [...voyage.roomIds];
});
beforeEach(async () => {
  clock.set(NOW);
  staff = await signInStaff(gangway, ['rooms.operate', 'orders.read', 'orders.sell', 'orders.cancel']);
  room = free.shift() ?? 0;
  guests = await bookCabin(gangway, tonight, room);
  expect((await act('check-in')).status).toBe(200);
});

const act = (action: string, roomId = room) =>
  call('POST', `/office/rooms/${roomId}/${action}`, { body: {}, headers: staff.headers });
const asCustomer = () => ({ 'X-Order-Token': guests.order.token });
const price = (body: object = {}, headers: Record<string, string> = asCustomer()) =>
  call('POST', `/orders/${guests.order.number}/cancel/preview`, { body, headers });
const cancel = (body: object = {}, headers: Record<string, string> = asCustomer()) =>
  call('POST', `/orders/${guests.order.number}/cancel`, {
    body: { expectedChargeSen: guests.order.dueSen, reason: 'Asked by phone', ...body },
    headers: { ...headers, 'Idempotency-Key': randomUUID() },
  });
const roomNow = (id = room) =>
  db.selectFrom('rooms').select(['number', 'status']).where('id', '=', id).executeTakeFirstOrThrow();
const orderNow = async (id = guests.order.id) =>
  (await db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
const refusal = { status: 409, data: { error: 'guests-checked-in' } };

describe('an order whose guests are in their room', () => {
  test.each(['the customer', 'staff'])('is not canceled by %s, nor priced', async who => {
    const headers = who === 'staff' ? staff.headers : asCustomer();
    expect(await price({}, headers)).toMatchObject(refusal);
    expect(await cancel({}, headers)).toMatchObject(refusal);
    expect([await orderNow(), (await roomNow()).status]).toEqual(['paid', 'occupied']);
  });

  test.each([
    ['en', 'They have to check out at the front desk first.'],
    ['zh', '请先在柜台办理退房'],
    ['ko', '먼저 카운터에서 체크아웃해 주세요'],
  ])('is refused in %s with the room and what to do', async (language, words) => {
    const { msg } = await cancel({}, { ...asCustomer(), 'Accept-Language': language });
    expect(msg).toContain(words);
    expect(msg).toContain((await roomNow()).number);
  });

  test('is refused in a batch, and the other orders are canceled', async () => {
    const other = await bookCabin(gangway, tonight, free.shift() ?? 0);
    const orders = [guests, other].map(({ order: { number, dueSen } }) => ({
      number,
      expectedChargeSen: dueSen,
    }));
    const headers = { ...staff.headers, 'Idempotency-Key': randomUUID() };
    const { data } = await call('POST', '/orders/batch/cancel', {
      body: { orders, reason: 'Asked by phone' },
      headers,
    });
    expect(data.results).toMatchObject([{ ok: false, error: 'guests-checked-in' }, { ok: true }]);
    expect([await orderNow(), await orderNow(other.order.id)]).toEqual(['paid', 'canceled']);
  });

  test('cannot release the cabin or its last guest, but can cancel one of two guests', async () => {
    const [cabin] = await db
      .selectFrom('order_cabins')
      .select('id')
      .where('order_id', '=', guests.order.id)
      .execute();
    expect(await price({ cabinIds: [cabin?.id] })).toMatchObject(refusal);
    const [one, two] = guests.tickets;
    const first = await price({ ticketIds: [one?.id] });
    expect(first.status).toBe(200);
    const { chargeSen: expectedChargeSen } = first.data;
    expect((await cancel({ ticketIds: [one?.id], expectedChargeSen })).status).toBe(200);
    expect(await price({ ticketIds: [two?.id] })).toMatchObject(refusal);
    expect((await roomNow()).status).toBe('occupied');
  });

  test('cannot be moved to another sailing', async () => {
    const path = `/office/orders/${guests.order.number}/move`;
    const body = { sailingId: tomorrow, cabins: null };
    expect(await call('POST', `${path}/preview`, { body, headers: staff.headers })).toMatchObject(refusal);
    const expected = {
      kind: 'cancel-and-rebook',
      chargeSen: guests.order.dueSen,
      refundSen: 0,
      toPaySen: 40_000,
    };
    const moved = await call('POST', path, {
      body: { ...body, expected, tenderedSen: 40_000 },
      headers: { ...staff.headers, 'Idempotency-Key': randomUUID() },
    });
    expect(moved).toMatchObject(refusal);
    expect(await orderNow()).toBe('paid');
  });

  test('can be canceled after they are checked out', async () => {
    await act('check-out');
    expect((await cancel()).status).toBe(200);
    expect([await orderNow(), (await roomNow()).status]).toEqual(['canceled', 'dirty']);
  });
});

test('guests of another order in the room do not prevent a cancellation', async () => {
  const later = await bookCabin(gangway, tomorrow, room);
  guests = { ...later };
  expect((await cancel()).status).toBe(200);
  expect((await roomNow()).status).toBe('occupied');
});

test('after all tests, guests are in rooms of their own orders', async () => {
  expect(await brokenRows(db)).toEqual([]);
});

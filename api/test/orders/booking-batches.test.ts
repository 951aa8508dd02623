import type { OrderRequestInput } from '@gangway/shared/contract/sales/orders.ts';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { readOrderDetail } from '../../src/reservations/orders/order-view.service.ts';
import type { Answer } from '../support/call.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import {
  CABIN_SEN,
  childInput,
  createSailing,
  createVoyage,
  FARES,
  orderInput,
  passengerInput,
  type Voyage,
} from '../support/database/factories.ts';
import { newKey } from '../support/money/paying.ts';
import { type SignedIn, signInCustomer } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
let voyage: Voyage;
let agent: SignedIn;
let customer: SignedIn;
beforeAll(async () => {
  voyage = await createVoyage(db, { rooms: 4 });
  agent = await signInCustomer(gangway, 'agent');
  customer = await signInCustomer(gangway);
});

interface Wish {
  changes?: Partial<OrderRequestInput>;
  by?: SignedIn;
  key?: string;
}

/** Sends all wishes at once, behind one booking of another sailing that goes alone: they make one batch. */
async function bookTogether(sailingId: number, wishes: readonly Wish[]): Promise<Answer[]> {
  const first = send(await sailingInSameLane(sailingId), {});
  const answers = wishes.map(wish => send(sailingId, wish));
  await first;
  return Promise.all(answers);
}

const send = (sailingId: number, { changes, by, key = newKey() }: Wish) =>
  gangway.call('POST', '/orders', {
    body: orderInput(sailingId, changes),
    headers: { 'Idempotency-Key': key, ...by?.headers },
  });

let days = 0;
/** Sailings are booked in four lanes, by their ids. */
async function sailingInSameLane(sailingId: number): Promise<number> {
  for (;;) {
    const date = new Date(Date.UTC(2028, 0, ++days)).toISOString().slice(0, 10);
    const id = await createSailing(db, voyage, { date });
    if (id % 4 === sailingId % 4) return id;
  }
}

const kindOf = ({ status, data }: Answer): string => (status === 200 ? 'booked' : data.error);

/** How many transactions wrote the orders of a sailing. */
async function transactionsOf(sailingId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct xmin::text) from orders where sailing_id = ${sailingId}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

const family = {
  passengers: [passengerInput({ name: '陈伟', idNumber: 'A-票1' }), childInput()],
  expectedTotalSen: FARES.adult + FARES.child,
};
const withRooms = (rooms: number[]) => ({
  cabins: { kind: 'chosen' as const, roomIds: rooms.map(place => voyage.roomIds[place] ?? 0) },
  expectedTotalSen: FARES.adult + rooms.length * CABIN_SEN,
});
const assigned = {
  cabins: { kind: 'assigned' as const, count: 1 },
  expectedTotalSen: FARES.adult + CABIN_SEN,
};

test('in one batch each booking has its own success or refusal', async () => {
  const sailingId = await createSailing(db, voyage, { capacity: 9 });
  const wishes: [string, Wish][] = [
    ['booked', { changes: family, by: customer }],
    ['price-changed', { changes: { expectedTotalSen: 1 } }],
    ['booked', { changes: withRooms([0, 1]) }],
    ['cabin-taken', { changes: withRooms([1]), by: customer }],
    ['referral-unknown', { changes: { referralCode: 'NOBODY' } }],
    ['booked', { changes: assigned, by: agent }],
    ['booked', { changes: assigned }],
    ['cabin-unknown', { changes: { ...withRooms([0]), cabins: { kind: 'chosen', roomIds: [99_999] } } }],
    ['travel-rules', { changes: { passengers: [childInput()], expectedTotalSen: FARES.child } }],
    ['not-permitted', { changes: { paymentMethod: 'cash' } }],
    ['booked', { by: agent }],
    [
      'sailing-sold-out',
      {
        changes: {
          ...family,
          passengers: [...family.passengers, passengerInput(), passengerInput()],
          expectedTotalSen: 3 * FARES.adult + FARES.child,
        },
      },
    ],
    ['booked', { changes: family }],
    ['booked', {}],
    ['sailing-sold-out', {}],
  ];
  const answers = await bookTogether(
    sailingId,
    wishes.map(([, wish]) => wish),
  );
  expect(answers.map(kindOf)).toEqual(wishes.map(([kind]) => kind));
  expect(await transactionsOf(sailingId)).toBe(1);
  const seats = answers.flatMap(
    ({ data }) => data.order?.tickets.map(({ seat }: { seat: string }) => seat) ?? [],
  );
  expect(seats).toEqual(['1A', '1B', '1C', '1D', '1E', '1F', '2A', '2B', '2C']);
  const rooms = answers.flatMap(
    ({ data }) => data.order?.cabinList.map(({ roomId }: { roomId: number }) => roomId) ?? [],
  );
  expect([...rooms].sort()).toEqual([...voyage.roomIds].sort());
  expect(await brokenRows(db)).toEqual([]);
});

test('what a booking is answered is what is read of the order, and its audit names who booked', async () => {
  const sailingId = await createSailing(db, voyage, { date: '2027-03-13', peak: true });
  const answers = await bookTogether(sailingId, [
    { changes: { ...family, remarks: 'By the window', language: 'zh' }, by: customer },
    { changes: withRooms([2, 0]) },
    { changes: assigned, by: agent },
  ]);
  for (const { data } of answers) {
    const read = await readOrderDetail(db, data.order.id, gangway.clock.now());
    expect(data.order).toEqual(JSON.parse(JSON.stringify(read)));
  }
  const { rows } = await sql<{ actors: string[] }>`
    select array(
      select distinct actor from audit_entries a
      where a.entity_id = o.id::text or a.entity_id in (select id::text from tickets where order_id = o.id)
    ) as actors
    from orders o where sailing_id = ${sailingId} order by array_position(${answers.map(({ data }) => data.order.id)}::uuid[], o.id)
  `.execute(db);
  expect(rows.map(({ actors }) => actors)).toEqual([
    [`customer:${customer.id}`],
    ['guest'],
    [`customer:${agent.id}`],
  ]);
});

test('a key that is sent twice within one batch books once, and its refusal is kept like its success', async () => {
  const sailingId = await createSailing(db, voyage, { date: '2027-03-14', capacity: 1 });
  const [twice, late] = [newKey(), newKey()];
  const answers = await bookTogether(sailingId, [{ key: twice }, { key: twice }, { key: late }]);
  expect(answers.map(kindOf)).toEqual(['booked', 'key-in-flight', 'sailing-sold-out']);
  await sql`update sailing_inventory set capacity = 600 where sailing_id = ${sailingId}`.execute(db);
  const again = await bookTogether(sailingId, [
    { key: late },
    { key: twice },
    { key: twice, by: customer },
    { key: late, changes: family },
  ]);
  expect(again.map(kindOf)).toEqual(['sailing-sold-out', 'booked', 'booked', 'key-reused']);
  expect(again[1]?.data).toEqual(answers[0]?.data);
  expect(again[2]?.data.order.id).not.toBe(answers[0]?.data.order.id);
  expect(await brokenRows(db)).toEqual([]);
});

test('a booking that the database cannot write fails alone', async () => {
  const sailingId = await createSailing(db, voyage, { date: '2027-03-15' });
  await sql`alter table orders add constraint no_spoilt_orders check (remarks <> 'spoilt')`.execute(db);
  const answers = await bookTogether(sailingId, [{}, { changes: { remarks: 'spoilt' } }, {}]);
  await sql`alter table orders drop constraint no_spoilt_orders`.execute(db);
  expect(answers.map(kindOf)).toEqual(['booked', 'unexpected', 'booked']);
  expect(await transactionsOf(sailingId)).toBe(2);
  expect(await brokenRows(db)).toEqual([]);
});

test('a canceled party leaves its seats to the next ones', async () => {
  const sailingId = await createSailing(db, voyage, { date: '2027-03-16', capacity: 12 });
  const [first, second] = await bookTogether(sailingId, [{ changes: family }, { changes: family }]);
  await gangway.call('POST', `/orders/${first?.data.order.number}/cancel`, {
    body: { expectedChargeSen: 0 },
    headers: { 'Idempotency-Key': newKey(), 'X-Order-Token': first?.data.accessToken },
  });
  const [next, after] = await bookTogether(sailingId, [{ changes: family }, {}]);
  const seatsOf = (answer: Answer | undefined) =>
    answer?.data.order.tickets.map(({ seat }: { seat: string }) => seat);
  expect([second, next, after].map(seatsOf)).toEqual([['1C', '1D'], ['1A', '1B'], ['1E']]);
});

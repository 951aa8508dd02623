import type { CustomerLevel } from '@gangway/shared/contract/base/vocabulary.ts';
import {
  type OrderDetail,
  type OrderRequestInput,
  orderRequest,
} from '@gangway/shared/contract/sales/orders.ts';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { actorOf, type Caller, type CustomerCaller } from '../../src/lib/caller.ts';
import { AppError } from '../../src/lib/errors.ts';
import { createBookings } from '../../src/processes/book/bookings.service.ts';
import { orderToken } from '../../src/reservations/access/order-token.rules.ts';
import { readOrderDetail } from '../../src/reservations/order-views/order-view.service.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import {
  CABIN_SEN,
  childInput,
  createSailing,
  createVoyage,
  FARES,
  newContact,
  orderInput,
  passengerInput,
  type Voyage,
} from '../support/database/factories.ts';
import { newKey } from '../support/money/paying.ts';
import { signInCustomer, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';
import { untilWaiting } from '../support/waiting.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const GUEST: Caller = { kind: 'guest' };
let voyage: Voyage;
let agent: CustomerCaller;
let customer: CustomerCaller;
beforeAll(async () => {
  voyage = await createVoyage(db, { rooms: 4 });
  agent = await callerOf('agent');
  customer = await callerOf('normal');
});

async function callerOf(level: CustomerLevel): Promise<CustomerCaller> {
  const { id } = await signInCustomer(gangway, level);
  return { kind: 'customer', id, level, tokenHash: Buffer.alloc(0) };
}

interface Attempt {
  changes?: Partial<OrderRequestInput>;
  by?: Caller;
  key?: string;
}

/** An order, or the code of the refusal. */
type Outcome = { kind: 'booked'; order: OrderDetail } | { kind: string; order?: undefined };

const book = createBookings(gangway.deps);

async function send(sailingId: number, { changes, by = GUEST, key = newKey() }: Attempt): Promise<Outcome> {
  // The same for a key that is sent again.
  const passengers = [passengerInput({ idNumber: `${by.kind} ${key}` })];
  const request = orderRequest.parse(orderInput(sailingId, { passengers, ...changes }));
  try {
    const { order } = await book({
      key: { owner: actorOf(by), key, request },
      request,
      booker: { caller: by, language: 'en' },
    });
    return { kind: 'booked', order };
  } catch (error) {
    return { kind: error instanceof AppError ? error.code : 'unexpected' };
  }
}

/** Sends all bookings at once, behind one booking of another sailing that runs alone: they make one batch, in this order. */
async function bookTogether(sailingId: number, attempts: readonly Attempt[]): Promise<Outcome[]> {
  const first = send(await sailingInSameLane(sailingId), {});
  const outcomes = attempts.map(attempt => send(sailingId, attempt));
  await first;
  return Promise.all(outcomes);
}

let days = 0;
/** Bookings of a sailing run in one of two lanes, by its id. */
async function sailingInSameLane(sailingId: number): Promise<number> {
  for (;;) {
    const date = new Date(Date.UTC(2028, 0, ++days)).toISOString().slice(0, 10);
    const id = await createSailing(db, voyage, { date });
    if (id % 2 === sailingId % 2) return id;
  }
}

const kindOf = ({ kind }: Outcome): string => kind;

/** The number of transactions that wrote the orders of a sailing. */
async function transactionsOf(sailingId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct xmin::text) from orders where sailing_id = ${sailingId}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

const family = {
  get passengers() {
    return [passengerInput({ name: '陈伟' }), childInput()];
  },
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

test('each booking of a batch has its own success or refusal', async () => {
  const sailingId = await createSailing(db, voyage, { capacity: 9 });
  const attempts: [string, Attempt][] = [
    ['booked', { changes: family, by: customer }],
    ['price-changed', { changes: { expectedTotalSen: 1 } }],
    ['booked', { changes: withRooms([0, 1]) }],
    ['cabin-taken', { changes: withRooms([1]), by: customer }],
    ['cabin-taken', { changes: withRooms([2, 1]) }],
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
    attempts.map(([, attempt]) => attempt),
  );
  expect(answers.map(kindOf)).toEqual(attempts.map(([kind]) => kind));
  expect(await transactionsOf(sailingId)).toBe(1);
  const seats = answers.flatMap(({ order }) => order?.tickets.map(({ seat }) => seat) ?? []);
  // The tightest gap first: the short last row.
  expect(seats).toEqual(['2A', '2B', '2C', '1A', '1B', '1C', '1D', '1E', '1F']);
  const rooms = answers.flatMap(({ order }) => order?.cabinList.map(({ roomId }) => roomId) ?? []);
  expect([...rooms].sort()).toEqual([...voyage.roomIds].sort());
  expect(await brokenRows(db)).toEqual([]);
});

test('a booking is answered as the order is read later, and its audit names the author', async () => {
  const sailingId = await createSailing(db, voyage, { date: '2027-03-13', peak: true });
  const answers = await bookTogether(sailingId, [
    { changes: { ...family, remarks: 'By the window', language: 'zh' }, by: customer },
    { changes: withRooms([2, 0]) },
    { changes: assigned, by: agent },
  ]);
  expect(answers.map(kindOf)).toEqual(['booked', 'booked', 'booked']);
  for (const { order } of answers)
    expect(order).toEqual(await readOrderDetail(db, order?.id ?? '', gangway.clock.now()));
  const { rows } = await sql<{ actors: string[] }>`
    select array(
      select distinct actor from audit_entries a
      where a.entity_id = o.id::text or a.entity_id in (select id::text from tickets where order_id = o.id)
    ) as actors
    from orders o where sailing_id = ${sailingId} order by array_position(${answers.map(({ order }) => order?.id)}::uuid[], o.id)
  `.execute(db);
  expect(rows.map(({ actors }) => actors)).toEqual([
    [`customer:${customer.id}`],
    ['guest'],
    [`customer:${agent.id}`],
  ]);
});

test('a key that is sent twice within one batch books once, and its refusal is stored like its success', async () => {
  const sailingId = await createSailing(db, voyage, { date: '2027-03-14', capacity: 1 });
  const [twice, late] = [newKey(), newKey()];
  const answers = await bookTogether(sailingId, [
    { key: twice },
    { key: twice },
    { key: twice, changes: family },
    { key: late },
  ]);
  expect(answers.map(kindOf)).toEqual(['booked', 'booked', 'key-reused', 'sailing-sold-out']);
  expect(answers[1]?.order).toEqual(answers[0]?.order);
  await sql`update sailing_inventory set capacity = 600 where sailing_id = ${sailingId}`.execute(db);
  const again = await bookTogether(sailingId, [{ key: late }, { key: twice }, { key: twice, by: customer }]);
  expect(again.map(kindOf)).toEqual(['sailing-sold-out', 'booked', 'booked']);
  expect(again[1]?.order).toEqual(answers[0]?.order);
  expect(again[2]?.order?.id).not.toBe(answers[0]?.order?.id);
  const changed = await bookTogether(sailingId, [{ key: late, changes: family }, {}]);
  expect(changed.map(kindOf)).toEqual(['key-reused', 'booked']);
  expect(await brokenRows(db)).toEqual([]);
});

test('a sailing known to be sold out refuses without locks, keeps each refusal, and sells a place that became free', async () => {
  const sailingId = await createSailing(db, voyage, { date: '2027-03-24', capacity: 1 });
  const [made, late, twice] = [newKey(), newKey(), newKey()];
  const first = await bookTogether(sailingId, [{ key: made }, { key: late }]);
  expect(first.map(kindOf)).toEqual(['booked', 'sailing-sold-out']);
  const inUse = newKey();
  const answers = await db.transaction().execute(async trx => {
    // Nothing of the sailing can be locked, and another request holds a key.
    await sql`select from sailing_inventory where sailing_id = ${sailingId} for update`.execute(trx);
    await sql`select pg_advisory_xact_lock(hashtextextended(${`guest ${inUse}`}, 0))`.execute(trx);
    return bookTogether(sailingId, [
      {},
      { key: late },
      { key: late, changes: family },
      { key: made },
      { key: inUse },
      { key: twice },
      { key: twice },
      { key: twice, changes: family },
      { changes: family },
    ]);
  });
  expect(answers.map(kindOf)).toEqual([
    'sailing-sold-out',
    'sailing-sold-out',
    'key-reused',
    'booked',
    'key-in-flight',
    'sailing-sold-out',
    'sailing-sold-out',
    'key-reused',
    'sailing-sold-out',
  ]);
  expect(answers[3]?.order).toEqual(first[0]?.order);

  await sql`update sailing_inventory set capacity = 2 where sailing_id = ${sailingId}`.execute(db);
  const after = await bookTogether(sailingId, [{ key: twice }, { changes: family }, { key: inUse }, {}]);
  expect(after.map(kindOf)).toEqual(['sailing-sold-out', 'sailing-sold-out', 'booked', 'sailing-sold-out']);
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

/** Sends bookings while another transaction holds the lock of the sailing. @returns whether they wrote orders while they waited. */
async function bookBehindLock(
  sailingId: number,
  attempts: readonly Attempt[],
): Promise<{ wroteBefore: boolean; answers: Outcome[] }> {
  const { wroteBefore, sent } = await db.transaction().execute(async trx => {
    await sql`select from sailing_inventory where sailing_id = ${sailingId} for no key update`.execute(trx);
    const sent = bookTogether(sailingId, attempts);
    await untilWaiting(db, 1);
    const { rows } = await sql<{ wrote: boolean }>`
      select exists (
        select from pg_locks waiting join pg_locks held using (pid)
        where not waiting.granted and held.relation = 'orders'::regclass and held.mode = 'RowExclusiveLock'
      ) as wrote
    `.execute(db);
    return { wroteBefore: rows[0]?.wrote ?? false, sent };
  });
  return { wroteBefore, answers: await sent };
}

/** Bookings of one place, each by another guest. */
const plain = (count: number): Attempt[] =>
  Array.from({ length: count }, () => ({ changes: { contact: newContact() } }));

test('many plain orders are written before the lock of their sailing, and seated after it', async () => {
  const sailingId = await createSailing(db, voyage, { date: '2027-03-25', capacity: 600 });
  const { wroteBefore, answers } = await bookBehindLock(sailingId, [
    ...plain(16),
    { changes: family, by: customer },
    { changes: withRooms([3]), by: agent },
  ]);
  expect(wroteBefore).toBe(true);
  expect(answers.map(kindOf)).toEqual(answers.map(() => 'booked'));
  const seats = answers.flatMap(({ order }) => order?.tickets.map(({ seat }) => seat) ?? []);
  expect(new Set(seats).size).toBe(19);
  for (const { order } of answers)
    expect(order).toEqual(await readOrderDetail(db, order?.id ?? '', gangway.clock.now()));
  expect(await brokenRows(db)).toEqual([]);
});

test('a refusal among orders that were written before the lock affects no other, and the next batch is written after it', async () => {
  const sailingId = await createSailing(db, voyage, { date: '2027-03-26', capacity: 600 });
  const passengers = [passengerInput({ idNumber: 'TWICE 1' })];
  const batch = [{ changes: { passengers } }, ...plain(16), { changes: { passengers }, by: customer }];
  const first = await bookBehindLock(sailingId, batch);
  expect(first.wroteBefore).toBe(true);
  expect(first.answers.map(kindOf)).toEqual(
    batch.map((_, index) => (index === 17 ? 'document-booked' : 'booked')),
  );
  const { rows } = await sql<{ orders: number }>`
    select count(*) as orders from orders where sailing_id = ${sailingId}
  `.execute(db);
  expect(rows).toEqual([{ orders: 17 }]);

  const second = await bookBehindLock(sailingId, plain(16));
  expect(second.wroteBefore).toBe(false);
  gangway.clock.advance(10_000);
  const third = await bookBehindLock(sailingId, plain(16));
  expect(third.wroteBefore).toBe(true);
  for (const { answers } of [second, third])
    expect(answers.map(kindOf)).toEqual(plain(16).map(() => 'booked'));
  expect(await brokenRows(db)).toEqual([]);
});

test('a deletion of the sailing that waits for a batch that waits for it is repeated', async () => {
  const sailingId = await createSailing(db, voyage, { date: '2027-03-29', capacity: 600 });
  const { headers } = await signInStaff(gangway, ['catalogue.manage']);
  const { deletion, bookings } = await db.transaction().execute(async trx => {
    // The deletion has locked the sailing and its places, and waits here.
    await sql`lock table sailing_cancellations in share mode`.execute(trx);
    const deletion = gangway.call('POST', `/office/sailings/${sailingId}/delete`, { headers });
    await untilWaiting(db, 1);
    const bookings = bookTogether(sailingId, plain(16));
    await untilWaiting(db, 2);
    // Longer than PostgreSQL's `deadlock_timeout`: the deletion would be the one to be aborted.
    await sql`select pg_sleep(1.2)`.execute(trx);
    return { deletion, bookings };
  });
  expect(await deletion).toMatchObject({ status: 409, data: { error: 'sailing-has-history' } });
  expect((await bookings).map(kindOf)).toEqual(plain(16).map(() => 'booked'));
});

test('few orders, and those of a sailing with few places left, are written after the lock', async () => {
  const quiet = await createSailing(db, voyage, { date: '2027-03-27', capacity: 600 });
  expect((await bookBehindLock(quiet, plain(15))).wroteBefore).toBe(false);
  const scarce = await createSailing(db, voyage, { date: '2027-03-28', capacity: 31 });
  expect((await bookBehindLock(scarce, plain(16))).wroteBefore).toBe(false);
});

test('a taken seat refuses its order alone, and the others are seated around chosen seats', async () => {
  const sailingId = await createSailing(db, voyage, { date: '2027-03-17', capacity: 12 });
  const choosing = (...seats: (string | null)[]): Attempt => ({
    changes: {
      passengers: seats.map(() => passengerInput()),
      seats,
      expectedTotalSen: seats.length * FARES.adult,
    },
  });
  const attempts: [string, Attempt][] = [
    ['booked', {}],
    ['booked', choosing('1B')],
    ['seat-taken', choosing('1C', '1B')],
    ['booked', { changes: family }],
    ['booked', choosing('1C', null)],
    ['seat-unknown', choosing('3A')],
    ['booked', { changes: withRooms([0]) }],
    ['cabin-taken', { changes: { ...withRooms([0]), seats: ['2F'] } }],
    ['booked', choosing('2F')],
  ];
  const answers = await bookTogether(
    sailingId,
    attempts.map(([, attempt]) => attempt),
  );
  expect(answers.map(kindOf)).toEqual(attempts.map(([kind]) => kind));
  expect(await transactionsOf(sailingId)).toBe(1);
  expect(answers.flatMap(({ order }) => (order ? [order.tickets.map(({ seat }) => seat)] : []))).toEqual([
    ['1A'],
    ['1B'],
    ['1D', '1E'],
    ['1C', '1F'],
    ['2A'],
    ['2F'],
  ]);
  expect(await brokenRows(db)).toEqual([]);
});

test('a canceled party leaves its seats to the next ones', async () => {
  const sailingId = await createSailing(db, voyage, { date: '2027-03-16', capacity: 12 });
  const [first, second] = await bookTogether(sailingId, [{ changes: family }, { changes: family }]);
  const number = first?.order?.number ?? '';
  const canceled = await gangway.call('POST', `/orders/${number}/cancel`, {
    body: { expectedChargeSen: 0 },
    headers: {
      'Idempotency-Key': newKey(),
      'X-Order-Token': orderToken(gangway.deps, first?.order?.id ?? ''),
    },
  });
  expect(canceled.status).toBe(200);
  const [next, after] = await bookTogether(sailingId, [{ changes: family }, {}]);
  const seatsOf = (outcome: Outcome | undefined) => outcome?.order?.tickets.map(({ seat }) => seat);
  expect([second, next, after].map(seatsOf)).toEqual([['1C', '1D'], ['1A', '1B'], ['1E']]);
});

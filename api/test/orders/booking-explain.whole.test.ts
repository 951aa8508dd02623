import { type OrderRequestInput, orderRequest } from '@gangway/shared/contract/sales/orders.ts';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { findSessions } from '../../src/accounts/sessions/session.repository.ts';
import { type Book, createBookings } from '../../src/processes/book/bookings.service.ts';
import { readOrderDetail } from '../../src/reservations/order-views/order-view.service.ts';
import { explainAll, type Plan } from '../support/amounts/explained.ts';
import { insertManyPaidOrders } from '../support/amounts/many-paid-orders.ts';
import { createTestDatabase } from '../support/database/database.ts';
import {
  CABIN_SEN,
  createSailing,
  createVoyage,
  FARES,
  orderInput,
  type Voyage,
} from '../support/database/factories.ts';
import { book, newKey } from '../support/money/paying.ts';
import { createTestApp } from '../support/test-app.ts';

/** Tables that grow with every sale. A sale reads them by index. */
const GROWING = [
  'orders',
  'passengers',
  'tickets',
  'order_cabins',
  'order_search',
  'order_nationalities',
  'audit_entries',
  'idempotency_keys',
  'refunds',
  'customers',
  'hold_origins',
];

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
let voyage: Voyage;
let orderId: string;
let sailingId: number;

beforeAll(async () => {
  voyage = await createVoyage(db);
  sailingId = await createSailing(db, voyage);
  for (let day = 1; day <= 30; day++)
    for (const session of ['daytime', 'nighttime'] as const)
      await createSailing(db, voyage, { date: `2027-04-${String(day).padStart(2, '0')}`, session });
  await insertManyPaidOrders(db, 6_000, '2026-11-19T00:00:00Z');
  await db.transaction().execute(async trx => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`
      insert into passengers (id, order_id, position, name, gender, birth_date, nationality, id_type, id_number)
      select passenger_id, order_id, 1, 'Tan', 'other', '1990-01-01', 'MY', 'idCard', serial from tickets
    `.execute(trx);
    await sql`
      insert into order_cabins (id, order_id, sailing_id, room_id, price_sen, charge_sen, released_at)
      select gen_random_uuid(), id, sailing_id, ${voyage.roomIds[0]}, 0, 0, now() from orders
    `.execute(trx);
    await sql`
      insert into customers (id, username, referral_code, password_hash, registered_at)
      select id, number, number, '-', now() from orders
    `.execute(trx);
    await sql`
      insert into idempotency_keys (owner, key, request_hash, answer, created_at)
      select 'guest', number, '\\x00', '{}', now() from orders
    `.execute(trx);
  });
  await sql`
    insert into hold_origins (sailing_id, origin, order_id, places, created_at)
    select sailing_id, substr(sha256(uuid_send(id)), 1, 16), id, 1, created_at from orders
  `.execute(db);
  await sql`
    insert into audit_entries (at, actor, entity, entity_id, action, to_state)
    select now(), 'guest', 'orders', id::text, 'state', 'unpaid' from orders
  `.execute(db);
  ({ id: orderId } = await book(gangway, sailingId));
  await sql`analyze`.execute(db);
});

function expectNoScan(plans: readonly Plan[]): void {
  expect(plans.length).toBeGreaterThan(0);
  const scans = plans.flatMap(({ statement, scanned }) =>
    scanned.filter(table => GROWING.includes(table)).map(table => ({ table, statement })),
  );
  expect(scans).toEqual([]);
}

test('an order with its history is read with indexes', async () => {
  const plans = await explainAll(database, reading => readOrderDetail(reading, orderId, new Date()));
  expectNoScan(plans);
  const history = plans.find(({ statement }) => statement.includes('audit_entries'));
  expect(history?.indexes).toContain('audit_entries_first_entity_entity_id_id_idx');
});

test('a batch of bookings, and the refusal of a late booking, read with indexes', async () => {
  const soldOut = await createSailing(db, voyage, { date: '2027-05-01', capacity: 0 });
  const bookOn = (book: Book, id: number, changes: Partial<OrderRequestInput> = {}) => {
    const request = orderRequest.parse(orderInput(id, changes));
    const key = { owner: 'guest', key: newKey(), request };
    return book({ key, request, booker: { caller: { kind: 'guest' }, language: 'en' } });
  };
  const plans = await explainAll(database, async reading => {
    const book = createBookings({ ...gangway.deps, db: reading });
    await bookOn(book, sailingId);
    await Promise.all([
      bookOn(book, sailingId, {
        cabins: { kind: 'assigned', count: 1 },
        expectedTotalSen: FARES.adult + CABIN_SEN,
      }),
      bookOn(book, sailingId),
      expect(bookOn(book, soldOut)).rejects.toMatchObject({ code: 'sailing-sold-out' }),
    ]);
  });
  expectNoScan(plans);
  // The first one runs alone, the others make a batch.
  const limits = plans.filter(({ statement }) => statement.includes('hold_origins'));
  expect(limits.map(({ statement }) => statement.trim().split(' ')[0])).toEqual([
    'select',
    'insert',
    'select',
    'insert',
  ]);
  expect(limits[0]?.indexes).toEqual(
    expect.arrayContaining(['hold_origins_pkey', 'i9_document_once_per_sailing']),
  );
});

test('the session query of every request is planned once a connection', async () => {
  const plans = await db.connection().execute(async connection => {
    for (let asked = 0; asked < 3; asked++) await findSessions(connection, [Buffer.alloc(32)]);
    return sql<{ plans: number }>`
      select generic_plans + custom_plans as plans from pg_prepared_statements where name = 'sessions'
    `.execute(connection);
  });
  expect(plans.rows).toEqual([{ plans: expect.any(Number) }]);
});

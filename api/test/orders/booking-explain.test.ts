import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { readOrderDetail } from '../../src/reservations/orders/order-view.service.ts';
import { explainAll, type Plan } from '../support/amounts/explained.ts';
import { insertManyPaidOrders } from '../support/amounts/many-paid-orders.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { book } from '../support/money/paying.ts';
import { createTestApp } from '../support/test-app.ts';

/** Tables that grow with every sale. What a sale reads of them, it reads with an index. */
const GROWING = ['orders', 'passengers', 'tickets', 'audit_entries', 'refunds'];

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
let orderId: string;

beforeAll(async () => {
  const voyage = await createVoyage(db);
  const sailingId = await createSailing(db, voyage);
  for (let day = 1; day <= 30; day++)
    for (const session of ['daytime', 'nighttime'] as const)
      await createSailing(db, voyage, { date: `2027-04-${String(day).padStart(2, '0')}`, session });
  await insertManyPaidOrders(db, 20_000, '2026-11-19T00:00:00Z');
  await db.transaction().execute(async trx => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`
      insert into passengers (id, order_id, position, name, gender, birth_date, nationality, id_type, id_number)
      select passenger_id, order_id, 1, 'Tan', 'other', '1990-01-01', 'MY', 'idCard', serial from tickets
    `.execute(trx);
  });
  await sql`
    insert into audit_entries (at, actor, entity, entity_id, action, to_state)
    select now(), 'guest', 'orders', id::text, 'state', 'unpaid' from orders
  `.execute(db);
  ({ id: orderId } = await book(gangway, sailingId));
  await sql`analyze`.execute(db);
}, 120_000);

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
  expect(history?.indexes).toContain('audit_entries_by_entity');
});

import { rolePermissions } from '@gangway/shared/contract/base/permissions.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { readDashboard } from '../../src/features/dashboard/dashboard.service.ts';
import type { StaffCaller } from '../../src/lib/caller.ts';
import type { Deps } from '../../src/lib/http/context.ts';
import { explainAll, type Plan } from '../support/amounts/explained.ts';
import { insertManyPaidOrders } from '../support/amounts/many-paid-orders.ts';
import { insertManySailings } from '../support/amounts/many-sailings.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createVoyage } from '../support/database/factories.ts';
import { createTestClock } from '../support/test-app.ts';

const NOW = '2026-11-20T02:00:00Z';
const ORDERS = 100_000;

const database = await createTestDatabase();
const { db } = database;
const clock = createTestClock(NOW);
/** The queue itself counts the jobs that were given up. */
const deps = {
  clock,
  env: { smtpUrl: undefined, publicUrl: 'http://localhost' },
  jobs: { givenUp: async () => ({ mails: 0, jobs: 0 }) },
} as unknown as Deps;
const everybody = {
  kind: 'staff',
  id: '00000000-0000-4000-8000-000000000000',
  permissions: new Set(rolePermissions),
  tokenHash: Buffer.alloc(32),
} satisfies StaffCaller;
let plans: Plan[];

beforeAll(async () => {
  await insertManySailings(db, await createVoyage(db, { rooms: 200 }), { ships: 6, days: 1_000 });
  await insertManyPaidOrders(db, ORDERS, NOW);
  await db.transaction().execute(async trx => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`
      insert into order_cabins (id, order_id, sailing_id, room_id, price_sen)
      select gen_random_uuid(), gen_random_uuid(), s.id, r.id, 30000 from sailings s, rooms r where r.id % 10 = s.id % 10
    `.execute(trx);
    await sql`
      insert into audit_entries (at, actor, entity, entity_id, action, to_state)
      select ${NOW}::timestamptz, 'system:test', 'payments', id::text, 'state', 'succeeded' from payments
    `.execute(trx);
  });
  await sql`vacuum analyze`.execute(db);
  plans = await explainAll(database, reading => readDashboard({ ...deps, db: reading }, everybody));
});

describe(`of a season of ${ORDERS} orders`, () => {
  test('the dashboard runs fourteen queries', () => expect(plans).toHaveLength(14));

  test.each([
    ['today’s sailings with their tickets', 'as missing', 'orders_by_sailing'],
    ['the money of 30 days', 'with received as', 'payments_by_settlement'],
    ['the refunds of 30 days', 'with received as', 'refunds_by_settlement'],
    ['the occupancy of the next days', 'sum(i.held + i.sold)', 'sailings_by_date'],
    ['rooms to clean before the next session', 'as dirty', 'i2_room_once_per_sailing'],
    ['money that came late or twice', "part.outcome = 'returned'", 'payment_orders_returned'],
    ['wrong amounts', "action = 'amount-mismatch'", 'audit_entries_first_action_at_id_idx'],
    ['refunds that failed', 'from refunds where status <>', 'refunds_open'],
    ['payments that failed', 'p.status = any', 'payments_failed'],
    ['the open issues', 'with unreached', 'refunds_open'],
    ['holds that run out', "status = 'unpaid'", 'orders_overdue'],
  ])('%s are read with an index', (_what, words, index) => {
    const read = plans.filter(({ statement }) => statement.replaceAll(/\s+/g, ' ').includes(words));
    expect(read.length).toBeGreaterThan(0);
    for (const { indexes } of read) expect(indexes).toContain(index);
  });

  test('no query scans all payments, refunds, tickets, cabins or audit entries', () => {
    const large = ['payments', 'refunds', 'tickets', 'order_cabins', 'audit_entries'];
    const through = plans.flatMap(({ scanned }) => scanned).filter(table => large.includes(table));
    expect(through).toEqual([]);
  });
});

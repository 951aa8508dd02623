import { officeOrdersQuery } from '@gangway/shared/contract/office/orders/orders.ts';
import { auditQuery } from '@gangway/shared/contract/office/system/audit.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { addPastSeasons } from '../../../scripts/bench/history/past-seasons.ts';
import { audit } from '../../src/audit/audit.ts';
import { findAuditPage } from '../../src/features/audit-log/audit-log.repository.ts';
import { listOfficeOrders } from '../../src/features/orders/office/office-orders.service.ts';
import { readBoard } from '../../src/features/rooms/board.service.ts';
import { createIds } from '../../src/lib/ids.ts';
import { erasedBefore } from '../../src/processes/personal-data/orders-erasure.service.ts';
import { readOfficeOrder } from '../../src/reservations/order-views/office-order.service.ts';
import { findSailingsWithDocuments } from '../../src/reservations/orders/passengers.repository.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { tablesReadWhole } from '../support/database/plans.ts';
import { wrongNationalities } from '../support/database/wrong-nationalities.ts';
import { createSeeder, TODAY } from './seeder.ts';

/** Enough for PostgreSQL to prefer an index. */
const ORDERS = 12_000;
/** The tables that grow with the orders. */
const GROWING =
  /^(orders|order_search|order_nationalities|passengers|tickets|order_cabins|audit_entries|boarding_events|payments|payment_orders|refunds)$/;

const { db } = await createTestDatabase({ connections: 2 });
const { seedDatabase } = await createSeeder();
const now = new Date(`${TODAY}T04:00:00Z`);
const clock = { now: () => now };
beforeAll(async () => {
  await seedDatabase(db);
  await addPastSeasons({ db, clock }, ORDERS);
});

test('former seasons fill the database, and every invariant holds', async () => {
  const { rows } = await sql<{ orders: number; entries: number }>`
    select (select count(*) from orders) as orders, (select count(*) from audit_entries) as entries
  `.execute(db);
  expect(rows[0]?.orders).toBeGreaterThanOrEqual(ORDERS);
  expect(rows[0]?.entries).toBeGreaterThan(5 * ORDERS);
  const broken: unknown[] = [];
  await audit(db, (invariant, findings) => {
    if (findings.length > 0) broken.push(invariant.code, findings.slice(0, 3));
  });
  expect(broken).toEqual([]);
  expect(await wrongNationalities(db)).toEqual([]);
});

test('former seasons leave no job anything to do', async () => {
  const copied = sql`select id from sailings where arrives_at < ${erasedBefore(now)}`;
  const { rows } = await sql`
    select (select count(*) from orders where sailing_id in (${copied})) > ${ORDERS / 2} as "areMost",
      (select count(*) from refunds r join orders o on o.id = r.order_id
        where o.sailing_id in (${copied}) and r.status <> 'succeeded') as refunds,
      (select count(*) from tickets where sailing_id in (${copied}) and document is not null) as digests
  `.execute(db);
  expect(rows).toEqual([{ areMost: true, refunds: 0, digests: 0 }]);
  expect(await findSailingsWithDocuments(db, erasedBefore(now))).toEqual([]);
});

describe('no growing table is scanned for', () => {
  const whole = async (work: Parameters<typeof tablesReadWhole>[1]) =>
    (await tablesReadWhole(db, work)).filter(table => GROWING.test(table));

  test.each(['created', 'updated', 'number', 'customer', 'due'])(
    'orders by %s, and the page that follows',
    async sort => {
      const page = (after?: string) => officeOrdersQuery.parse({ sort, size: '50', after });
      const first = await listOfficeOrders(db, page());
      expect(await whole(watched => listOfficeOrders(watched, page()))).toEqual([]);
      expect(await whole(watched => listOfficeOrders(watched, page(first.next ?? '')))).toEqual([]);
    },
  );

  test.each([
    {},
    { descending: 'false' },
    { entity: 'orders' },
    { entity: 'rooms' },
    { action: 'check-in' },
    { actor: 'staff' },
    { username: 'manager' },
    { from: TODAY, to: TODAY },
  ])('audit entries with %j', async query => {
    const parsed = auditQuery.parse({ size: '50', ...query });
    expect(await whole(watched => findAuditPage(watched, parsed, 'Asia/Kuala_Lumpur', 'en'))).toEqual([]);
  });

  test('an order', async () => {
    const { id } = await db.selectFrom('orders').select('id').limit(1).executeTakeFirstOrThrow();
    expect(await whole(watched => readOfficeOrder(watched, id, now))).toEqual([]);
  });

  test('the rooms of a ship', async () => {
    const { id } = await db.selectFrom('ships').select('id').limit(1).executeTakeFirstOrThrow();
    const board = (watched: typeof db) => readBoard({ db: watched, clock, ids: createIds(clock) }, id);
    expect((await board(db)).rooms.some(room => room.expected ?? room.next)).toBe(true);
    expect(await whole(board)).toEqual([]);
  });
});

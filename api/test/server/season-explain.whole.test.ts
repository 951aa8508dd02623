import { orderExportQuery } from '@gangway/shared/contract/office/orders/orders.ts';
import { auditQuery } from '@gangway/shared/contract/office/system/audit.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { readAuditPage } from '../../src/features/audit-log/audit-log.service.ts';
import {
  countReportRows,
  readReportRows,
} from '../../src/features/orders/office/office-orders.repository.ts';
import { findBoardRooms } from '../../src/features/rooms/rooms.repository.ts';
import { findSailingsOnSale } from '../../src/reservations/sailings/sailings.repository.ts';
import { explainAll, type Plan } from '../support/amounts/explained.ts';
import { insertManyPaidOrders } from '../support/amounts/many-paid-orders.ts';
import { insertManySailings } from '../support/amounts/many-sailings.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createVoyage } from '../support/database/factories.ts';

const NOW = new Date('2026-11-20T02:00:00Z');
const ORDERS = 50_000;

/** The tables that grow with every order. */
const LARGE = [
  'orders',
  'tickets',
  'passengers',
  'payments',
  'refunds',
  'order_cabins',
  'audit_entries',
  'room_events',
];

const database = await createTestDatabase();
const { db } = database;
let shipId: number;

beforeAll(async () => {
  const voyage = await createVoyage(db, { rooms: 200 });
  shipId = voyage.shipId;
  await insertManySailings(db, voyage, { ships: 6, days: 1_000 });
  await insertManyPaidOrders(db, ORDERS, NOW.toISOString());
  await db.transaction().execute(async trx => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`
      insert into order_cabins (id, order_id, sailing_id, room_id, price_sen)
      select gen_random_uuid(), o.id, o.sailing_id, r.id, 30000
      from (select id, sailing_id, row_number() over (partition by sailing_id) as place from orders) o
      join (select id, row_number() over () as place from rooms) r on r.place = o.place
    `.execute(trx);
    await sql`
      insert into passengers (id, order_id, position, name, id_type, id_number, gender, birth_date, nationality)
      select passenger_id, order_id, 1, 'Tan Mei', 'idCard', serial, 'female', '1990-01-01', 'MY' from tickets
    `.execute(trx);
    await sql`
      insert into room_events (id, room_id, action, at, system_user_id, order_id)
      select gen_random_uuid(), room_id, 'check-in', ${NOW}::timestamptz, gen_random_uuid(), order_id from order_cabins
    `.execute(trx);
    // A job releases within a minute what was not paid in time.
    await sql`
      update orders set status = 'paid', paid_sen = due_sen, paid_at = created_at
      where status = 'unpaid' and number not like '%00000'
    `.execute(trx);
    await sql`
      insert into audit_entries (at, actor, entity, entity_id, action, to_state)
      select o.created_at, case when random() < 0.01 then 'staff:00000000-0000-4000-8000-000000000001' else 'guest' end,
        kind, o.id::text, 'state', 'paid'
      from orders o, unnest(array['orders', 'tickets', 'payments']) kind
    `.execute(trx);
  });
  await sql`vacuum analyze`.execute(db);
});

const throughWholeTables = (plans: readonly Plan[]) =>
  plans.flatMap(({ scanned }) => scanned).filter(table => LARGE.includes(table));

describe(`of a season of ${ORDERS} orders`, () => {
  test.each<[string, Record<string, string>]>([
    ['the newest entries', {}],
    ['the entries of an order', { entity: 'orders', entityId: '0197f3a2-5b1c-7d4e-9a60-3c8e1f2b7d54' }],
    ['what a user did', { actor: 'staff' }],
    ['the changes of settings', { entity: 'settings' }],
    ['the entries of a day', { from: '2026-11-01', to: '2026-11-01' }],
    ['the entries of an action', { action: 'second-factor-reset' }],
  ])('%s of the audit log are read without reading it whole', async (_what, filters) => {
    const query = auditQuery.parse({ size: '50', ...filters });
    const plans = await explainAll(database, reading => readAuditPage({ db: reading }, query, 'en'));
    expect(plans.length).toBeGreaterThan(1);
    expect(throughWholeTables(plans)).toEqual([]);
  });

  test('the board of a ship’s rooms is read with indexes', async () => {
    const sailings = await db
      .selectFrom('sailings')
      .where('ship_id', '=', shipId)
      .select('id')
      .orderBy('departs_at')
      .limit(2)
      .execute();
    const [current = null, following = null] = sailings.map(({ id }) => id);
    const plans = await explainAll(database, reading =>
      findBoardRooms(reading, { shipId }, { current, following }),
    );
    expect(plans).toHaveLength(1);
    expect(throughWholeTables(plans)).toEqual([]);
  });

  test('the sailings on sale are found without all orders and tickets', async () => {
    const plans = await explainAll(database, reading =>
      findSailingsOnSale(reading, { now: NOW, salesCloseMinutes: 30 }),
    );
    expect(plans).toHaveLength(1);
    // Most sailings of the test are on sale, so most of the cabins are theirs.
    expect(throughWholeTables(plans).filter(table => table !== 'order_cabins')).toEqual([]);
  });

  test.each<[string, Record<string, string>]>([
    ['a day', { from: '2026-11-01', to: '2026-11-01' }],
    ['a sailing', { sailing: '7' }],
  ])('the report of %s reads its own orders', async (_what, filters) => {
    const query = orderExportQuery.parse(filters);
    const plans = await explainAll(database, async reading => {
      await reading.transaction().execute(async db => {
        const snapshot = { db, close: async () => {} };
        await countReportRows(snapshot, query);
        for await (const _rows of readReportRows(snapshot, query, 'en'));
      });
    });
    expect(plans.length).toBeGreaterThan(1);
    expect(throughWholeTables(plans)).toEqual([]);
  });
});

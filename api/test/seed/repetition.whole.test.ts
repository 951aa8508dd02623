import { randomBytes } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { afterAll, expect, inject, test } from 'vitest';
import { audit } from '../../src/audit/audit.ts';
import { createDatabase, type Database } from '../../src/lib/database/database.ts';
import { APPLICATION } from '../../src/lib/postgres/application-role.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { passengerInput } from '../support/database/factories.ts';
import { runStatement, withDatabase } from '../support/database/statement.ts';
import { book } from '../support/money/paying.ts';
import { createTestApp } from '../support/test-app.ts';
import { createSeeder, NIGHT, rowsOf } from './seeder.ts';

/** 19:30 local time of the same day. */
const EVENING = '2026-11-21T11:30:00.000Z';
const NEXT_DAY = '2026-11-21T16:30:00.000Z';
const ORDERS = 1700;
/** Each test seeds whole databases. */
const SLOW = { timeout: 120_000 };

const { seedDatabase } = await createSeeder();
const here = await createTestDatabase({ connections: 2 });
await seedDatabase(here.db, { orders: ORDERS });

/**
 * The rows of the seed, except keys, password hashes, the writing transaction, and the orders that wait for payment
 * right now.
 */
const contents: Record<string, RawBuilder<unknown>> = {
  rooms: sql`rooms`,
  sailings: sql`sailings`,
  inventory: sql`sailing_inventory`,
  fares: sql`fares`,
  orders: sql`(select * from orders where status <> 'unpaid')`,
  passengers: sql`(select p.* from passengers p join orders o on o.id = p.order_id where o.status <> 'unpaid')`,
  tickets: sql`(select t.* from tickets t join orders o on o.id = t.order_id where o.status <> 'unpaid')`,
  payments: sql`payments`,
  refunds: sql`refunds`,
  ledger: sql`ledger_entries`,
  boarding: sql`boarding_events`,
  conflicts: sql`boarding_conflicts`,
  stays: sql`room_events`,
  customers: sql`(select id, username, real_name, birth_date, registered_at, referral_code from customers)`,
  history: sql`(select at, actor, entity_id, to_state from audit_entries where entity in ('sailings', 'rooms', 'payments'))`,
};

async function fingerprint(db: Kysely<Database>): Promise<Record<string, string | undefined>> {
  const prints: Record<string, string | undefined> = {};
  for (const [name, content] of Object.entries(contents)) {
    const [row] = await rowsOf<{ print: string }>(
      db,
      sql`
        select md5(string_agg(written, ' ' order by written)) as print
        from (select (to_jsonb(content) - 'gate_xid')::text as written from ${content} as content) contents
      `,
    );
    prints[name] = row?.print;
  }
  return prints;
}

test('the same day gives the same data at any hour, and another day gives other data', SLOW, async () => {
  const evening = await createTestDatabase({ connections: 2 });
  await seedDatabase(evening.db, { at: EVENING, orders: ORDERS });
  expect(await fingerprint(evening.db)).toEqual(await fingerprint(here.db));

  const later = await createTestDatabase({ connections: 2 });
  await seedDatabase(later.db, { at: NEXT_DAY, orders: ORDERS });
  expect((await fingerprint(later.db)).orders).not.toBe((await fingerprint(here.db)).orders);
});

test(
  'a database role without the right to disable triggers writes the same data, and triggers are enabled afterwards',
  SLOW,
  async () => {
    const elsewhere = await createTestDatabase({ connections: 1 });
    const role = `seeder_${randomBytes(6).toString('hex')}`;
    await runStatement(superuserOf(elsewhere.url), `create role ${role} login password 'seeder'`);
    await giveAwayTables(superuserOf(elsewhere.url), role);
    const url = new URL(elsewhere.url);
    url.username = role;
    url.password = 'seeder';
    const { db } = createDatabase(url.href, 2);
    afterAll(() => db.destroy());

    await seedDatabase(db, { orders: ORDERS });
    expect(await fingerprint(db)).toEqual(await fingerprint(here.db));
    expect(await audit(db, () => {})).toBe(0);
    const [off] = await rowsOf<{ count: number }>(
      db,
      sql`select count(*)::int as count from pg_trigger where tgenabled <> 'O'`,
    );
    expect(off).toEqual({ count: 0 });
    await db.destroy();
    await runStatement(superuserOf(elsewhere.url), `reassign owned by ${role} to ${APPLICATION}`);
    await runStatement(superuserOf(elsewhere.url), `drop owned by ${role}; drop role ${role}`);
  },
);

/** The same database, as the superuser. */
const superuserOf = (url: string): string =>
  withDatabase(inject('superuserUrl'), new URL(url).pathname.slice(1));

async function giveAwayTables(url: string, role: string): Promise<void> {
  await runStatement(
    url,
    `do $$ declare name text; begin
       for name in select tablename from pg_tables where schemaname = 'public' loop
         execute format('alter table public.%I owner to ${role}', name);
       end loop;
     end $$`,
  );
}

test('where somebody books meanwhile it stops after whole batches, in one sentence', SLOW, async () => {
  const shop = await createTestDatabase({ connections: 4 });
  await seedDatabase(shop.db);
  const gangway = await createTestApp(shop);
  gangway.clock.set(NIGHT);
  const [sailing] = await rowsOf<{ id: number }>(
    shop.db,
    sql`select id from sailings where status = 'scheduled' order by departs_at desc limit 1`,
  );
  const sailingId = Number(sailing?.id);
  const bookOne = async () => {
    const passengers = [passengerInput()];
    const { data } = await gangway.call('POST', '/quotes', { body: { sailingId, passengers } });
    return book(gangway, sailingId, { passengers, expectedTotalSen: data.totalSen });
  };
  let booking: Promise<unknown> | undefined;
  const report = (text: string) => {
    if (text.startsWith('2500 of')) booking = bookOne();
  };
  await expect(seedDatabase(shop.db, { orders: 12_000, report })).rejects.toThrow(
    /^Somebody else books on this database \(orders: 1\).* Stop Gangway, and run the command again\.$/,
  );
  await booking;
  expect(await audit(shop.db, () => {})).toBe(0);
  const [{ orders } = { orders: 0 }] = await rowsOf<{ orders: number }>(
    shop.db,
    sql`select count(*) as orders from orders`,
  );
  expect((orders - 1 - 1500) % 2500).toBe(0);
});

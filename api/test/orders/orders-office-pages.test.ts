import { type RawBuilder, sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { insertManyOrders } from '../support/amounts/many-orders.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const ORDERS = 300;
/** Many orders with few prices and one time of creation: only their ids distinguish them. */
const PRICES = 3;

/** Writes without triggers: the orders have no tickets that add up to their amounts. */
const quietly = (statement: RawBuilder<unknown>) =>
  db.transaction().execute(async trx => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await statement.execute(trx);
  });

let desk: SignedIn;
beforeAll(async () => {
  await insertManyOrders(db, await createSailing(db, await createVoyage(db)), ORDERS);
  await quietly(
    sql`update orders set due_sen = due_sen % ${PRICES}, updated_at = date_trunc('day', created_at)`,
  );
  desk = await signInStaff(gangway, ['orders.read', 'settings.read']);
});

interface Page {
  items: { id: string | number; number: string; dueSen: number }[];
  next: string | null;
  total: number;
  totalIsExact: boolean;
}
const read = async (path: string, query: Record<string, string>) =>
  (await gangway.call('GET', `/office/${path}?${new URLSearchParams(query)}`, { headers: desk.headers }))
    .data as Page;

/** Reads page after page by key until there are no more, and runs `between` after each page. */
async function walk(path: string, query: Record<string, string>, between = async () => {}) {
  const found: Page['items'] = [];
  for (let after: string | null = ''; after !== null; ) {
    const page: Page = await read(path, { ...query, ...(after && { after }) });
    found.push(...page.items);
    after = page.next;
    await between();
  }
  return found;
}

describe('orders read page after page by key', () => {
  test.each(
    ['created', 'updated', 'departure', 'number', 'customer', 'due'].flatMap(sort =>
      ['true', 'false'].map(descending => ({ sort, descending })),
    ),
  )('%j are returned once each, in the order of the numbered pages', async query => {
    const numbers = (await walk('orders', { ...query, size: '40' })).map(order => order.number);
    expect(new Set(numbers).size).toBe(ORDERS);
    const paged = await Promise.all(
      [1, 2].map(page => read('orders', { ...query, size: '150', page: String(page) })),
    );
    expect(numbers).toEqual(paged.flatMap(page => page.items.map(order => order.number)));
  });

  test('are neither repeated nor left out if orders are added meanwhile', async () => {
    const before = await db.selectFrom('orders').select('number').execute();
    const copy = () =>
      quietly(sql`
        insert into orders (id, number, checkout_id, sailing_id, channel, payment_method, contact_name, contact_phone,
          referral_code, language, due_sen, ladder, hold_expires_at, created_at, updated_at)
        select gen_random_uuid(), 'ZZ' || upper(left(md5(random()::text), 10)), checkout_id, sailing_id, channel,
          payment_method, contact_name, contact_phone, referral_code, language, due_sen, ladder, hold_expires_at,
          created_at + interval '1 day', updated_at from orders order by created_at desc limit 30`);
    const numbers = (await walk('orders', { size: '40' }, copy)).map(order => order.number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(new Set(numbers)).toEqual(new Set(before.map(({ number }) => number)));
  });

  test('an invalid key is refused', async () => {
    for (const after of ['x', Buffer.from('1 2026').toString('base64url')]) {
      const answer = await gangway.call('GET', `/office/orders?after=${after}`, { headers: desk.headers });
      expect(answer.status).toBe(422);
    }
  });
});

test('audit entries of one moment are read page after page by key, while others are written', async () => {
  await sql`
    insert into audit_entries (at, actor, entity, entity_id, action, to_state)
    select '2026-06-01', 'guest', 'orders', gen_random_uuid()::text, 'state', 'unpaid' from generate_series(1, 250)
  `.execute(db);
  const write = async () => {
    await sql`
      insert into audit_entries (at, actor, entity, entity_id, action, to_state)
      values (now(), 'guest', 'orders', 'later', 'state', 'unpaid')
    `.execute(db);
  };
  const entries = await walk('audit-entries', { size: '60', entity: 'orders' }, write);
  expect(entries).toHaveLength(250);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(250);
});

test('audit entries are counted up to the limit', async () => {
  await sql`
    insert into audit_entries (at, actor, entity, entity_id, action, to_state)
    select '2026-06-02', 'guest', 'payments', gen_random_uuid()::text, 'state', 'pending' from generate_series(1, 10001)
  `.execute(db);
  expect(await read('audit-entries', { size: '1' })).toMatchObject({ total: 10_000, totalIsExact: false });
  expect(await read('audit-entries', { size: '1', entity: 'orders', to: '2026-06-01' })).toMatchObject({
    total: 250,
    totalIsExact: true,
  });
});

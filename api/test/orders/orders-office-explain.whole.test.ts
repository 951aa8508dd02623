import { officeOrdersQuery } from '@gangway/shared/contract/office/orders/orders.ts';
import { proofSize } from '@gangway/shared/node/testing/proofs.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { matchingOrders } from '../../src/features/orders/office/matching-orders.sql.ts';
import { idsOf } from '../../src/features/orders/office/office-orders.repository.ts';
import { insertManyOrders } from '../support/amounts/many-orders.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const ORDERS = proofSize(12_000, 40_000);

let desk: SignedIn;
beforeAll(async () => {
  const voyage = await createVoyage(db);
  await insertManyOrders(db, await createSailing(db, voyage), ORDERS);
  for (let day = 1; day <= 28; day++)
    await createSailing(db, voyage, { date: `2027-05-${String(day).padStart(2, '0')}` });
  // The orders are all unpaid and from the storefront; the plans follow what the copies are like.
  await sql`
    update order_nationalities set
      status = (array['completed', 'completed', 'paid', 'canceled', 'refunded']::order_status[])[1 + place % 5],
      channel = (array['storefront', 'agent', 'counter']::order_channel[])[1 + place / 5 % 3],
      session = (array['daytime', 'nighttime']::session[])[1 + place / 15 % 2]
    from (select id, row_number() over (order by id) as place from orders) numbered where id = order_id
  `.execute(db);
  // Also flushes the pending list of the GIN index: while it is long, the planner avoids the index.
  await sql`vacuum analyze`.execute(db);
  desk = await signInStaff(gangway, ['orders.read']);
});

interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

/** Indexes that the first page of a query uses, and tables that it scans sequentially. */
async function explain(query: Record<string, string>): Promise<{ indexes: string[]; scanned: string[] }> {
  const ids = idsOf(matchingOrders(officeOrdersQuery.parse(query)), 50, 0);
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`explain (format json) ${ids}`.execute(db);
  const nodes: Plan[] = [];
  const walk = (plan: Plan) => {
    nodes.push(plan);
    plan.Plans?.forEach(walk);
  };
  walk(rows[0]?.['QUERY PLAN'][0].Plan as Plan);
  return {
    indexes: nodes.flatMap(node => node['Index Name'] ?? []),
    scanned: nodes
      .filter(node => node['Node Type'].includes('Seq Scan'))
      .map(node => node['Relation Name'] ?? ''),
  };
}

describe('with many orders', () => {
  test.each([
    ['part of a number', { search: 'a1b2c3' }, 'order_search_by_part'],
    ['part of a name', { search: 'c4ca4238' }, 'order_search_by_part'],
    ['the end of a phone', { search: '0007919' }, 'order_search_by_part'],
    ['Chinese characters', { search: '陈伟' }, 'order_search_by_part'],
    ['the first letters of a word without matches', { search: 'zq' }, 'order_search_by_part'],
    ['a word in every name', { search: 'binti' }, 'order_search_by_creation'],
    ['one letter', { search: 'b' }, 'order_search_by_creation'],
    ['no word at all', {}, 'orders_by_creation'],
    ['several filters', { status: 'paid', channel: 'counter', session: 'daytime' }, 'orders_by_status'],
    ['the latest changes', { sort: 'updated' }, 'orders_by_update'],
    ['the dearest', { sort: 'due' }, 'orders_by_amount_due'],
    ['the customers by name', { sort: 'customer', descending: 'false' }, 'orders_by_contact_name'],
    ['an exact number', { number: 'XX0123456789AB' }, 'orders_number_key'],
    ['a rare nationality', { nationality: 'IS' }, 'order_nationalities_newest'],
    ['a frequent nationality', { nationality: 'MY' }, 'order_nationalities_newest'],
    ['a day of changes', { updatedFrom: '2026-01-05', updatedTo: '2026-01-05' }, 'orders_by_update'],
    ['canceled on a day', { canceledFrom: '2026-01-05', canceledTo: '2026-01-05' }, 'orders_by_cancellation'],
    ['a sailing without orders', { sailing: '2' }, 'orders_by_sailing'],
    ['a name among the contacts', { customer: 'c4ca4238' }, 'order_search_by_part'],
  ])('%s uses its index', async (_what, query, index) => {
    const { indexes, scanned } = await explain(query);
    expect(indexes).toContain(index);
    expect(scanned).not.toContain('orders');
    expect(scanned).not.toContain('order_search');
    expect(scanned).not.toContain('order_nationalities');
  });

  test.each(
    ['completed', 'refunded', 'canceled', 'paid'].flatMap(status =>
      ['MY', 'IS'].map((nationality): [string, string] => [status, nationality]),
    ),
  )('four filters, with %s and %s, use one index and nothing else', async (status, nationality) => {
    const query = { status, nationality, channel: 'counter', session: 'nighttime' };
    expect(await explain(query)).toEqual({ indexes: ['order_nationalities_newest'], scanned: [] });
  });
});

test('stops counting at the limit and reports it', async () => {
  const read = async (query: string) =>
    (await gangway.call('GET', `/office/orders?size=1&${query}`, { headers: desk.headers })).data;
  expect(await read('search=binti')).toMatchObject({ total: 10_000, totalIsExact: false });
  expect(await read('nationality=IS')).toMatchObject({
    total: Math.floor(ORDERS / (24 * 6)),
    totalIsExact: true,
  });
});

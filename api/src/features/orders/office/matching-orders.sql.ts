import type { OrderExportQuery, OrderSort } from '@gangway/shared/contract/office/orders/orders.ts';
import { type RawBuilder, sql } from 'kysely';
import { afterRow, type KeyColumn } from '../../../lib/database/row-key.ts';
import { conditionsOf } from './order-conditions.sql.ts';

/** The parts of a query for the filtered orders. */
export interface MatchingOrders {
  /** The tables of the `from` clause, no more than needed. */
  tables: RawBuilder<unknown>;
  /** `where …`, empty without a filter. */
  where: RawBuilder<unknown>;
  /** The order's id, from any of the tables. */
  id: RawBuilder<string>;
  /** The sort key. */
  by: RawBuilder<unknown>;
  /** `order by …`, with a total order, so that pages neither repeat nor leave out a row. */
  inOrder: RawBuilder<unknown>;
}

const columns: Record<Exclude<OrderSort, 'created'>, KeyColumn> = {
  updated: { column: sql`o.updated_at`, type: 'timestamptz' },
  departure: { column: sql`s.departs_at`, type: 'timestamptz' },
  number: { column: sql`o.number`, type: 'text' },
  customer: { column: sql`o.contact_name`, type: 'text' },
  due: { column: sql`o.due_sen`, type: 'bigint' },
};

/**
 * Builds the query for a filter, out of the tables that it needs. A search of words alone, latest first, does not read the orders,
 * because it runs on every keystroke; nor do the filters that an order's nationality is found with. `whole` always joins orders and
 * sailings; `newest` limits the search to that many of the newest orders, or of the newest with the nationality; `after` is the key
 * of the last row of the previous page.
 */
export function matchingOrders(
  { sort, descending, after, ...filters }: OrderExportQuery & { after?: string | undefined },
  { whole = false, newest }: { whole?: boolean; newest?: number } = {},
): MatchingOrders {
  const { nationality, words, orders, sailings } = conditionsOf(filters);
  const needsSailings = whole || sailings.length > 0 || sort === 'departure';
  const first = firstTable(nationality.length > 0, words.length > 0);
  const needsOrders = first.alias !== 'o' && (orders.length > 0 || needsSailings || sort !== 'created');
  const id = sql<string>`${sql.ref(`${first.alias}.${first.id}`)}`;
  const tables = [
    newestOf(first, newest, nationality[0]),
    ...(words.length > 0 && first.alias !== 'f' ? [sql`join order_search f on f.order_id = ${id}`] : []),
    ...(needsOrders ? [sql`join orders o on o.id = ${id}`] : []),
    ...(needsSailings ? [sql`join sailings s on s.id = o.sailing_id`] : []),
  ];
  const created: KeyColumn = { column: sql.ref(`${first.alias}.created_at`), type: 'timestamptz' };
  const by = sort === 'created' ? created : columns[sort];
  const conditions = [
    ...nationality,
    ...words,
    ...orders,
    ...sailings,
    ...(after === undefined ? [] : [afterRow(after, { by, id: { column: id, type: 'uuid' }, descending })]),
  ];
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const direction = sql.raw(descending ? 'desc' : 'asc');
  return {
    tables: sql.join(tables, sql` `),
    where,
    id,
    by: by.column,
    inOrder: sql`order by ${by.column} ${direction}, ${id} ${direction}`,
  };
}

/** The table whose index finds the orders, and which has their times of creation. */
interface FirstTable {
  name: string;
  alias: 'n' | 'f' | 'o';
  /** Its column with the order's id. */
  id: string;
}

function firstTable(hasNationality: boolean, hasWords: boolean): FirstTable {
  if (hasNationality) return { name: 'order_nationalities', alias: 'n', id: 'order_id' };
  if (hasWords) return { name: 'order_search', alias: 'f', id: 'order_id' };
  return { name: 'orders', alias: 'o', id: 'id' };
}

/** The table, or its newest rows, of those that meet a condition. */
function newestOf(
  { name, alias, id }: FirstTable,
  newest: number | undefined,
  condition: RawBuilder<boolean> = sql`true`,
): RawBuilder<unknown> {
  const [table, as] = [sql.table(name), sql.ref(alias)];
  if (newest === undefined) return sql`${table} ${as}`;
  return sql`(
    select * from ${table} ${as} where ${condition} order by created_at desc, ${sql.ref(id)} desc limit ${newest}) ${as}`;
}

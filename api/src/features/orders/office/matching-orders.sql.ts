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
 * Builds the query for a filter. A search of words alone, latest first, does not read the orders, because it runs on every
 * keystroke. `whole` always joins orders and sailings; `newest` limits the search to that many of the newest orders; `after` is
 * the key of the last row of the previous page.
 */
export function matchingOrders(
  { sort, descending, after, ...filters }: OrderExportQuery & { after?: string | undefined },
  { whole = false, newest }: { whole?: boolean; newest?: number } = {},
): MatchingOrders {
  const { words, orders, sailings } = conditionsOf(filters);
  const searches = words.length > 0;
  const needsSailings = whole || sailings.length > 0 || sort === 'departure';
  const needsOrders = !searches || orders.length > 0 || needsSailings || sort !== 'created';
  const tables = [
    searches
      ? newestOf(sql`order_search`, sql`order_id`, newest, sql`f`)
      : newestOf(sql`orders`, sql`id`, newest, sql`o`),
    ...(searches && needsOrders ? [sql`join orders o on o.id = f.order_id`] : []),
    ...(needsSailings ? [sql`join sailings s on s.id = o.sailing_id`] : []),
  ];
  const id = searches ? sql<string>`f.order_id` : sql<string>`o.id`;
  const created: KeyColumn = {
    column: searches ? sql`f.created_at` : sql`o.created_at`,
    type: 'timestamptz',
  };
  const by = sort === 'created' ? created : columns[sort];
  const conditions = [
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

const newestOf = (
  table: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  newest: number | undefined,
  alias: RawBuilder<unknown>,
) =>
  newest === undefined
    ? sql`${table} ${alias}`
    : sql`(select * from ${table} order by created_at desc, ${id} desc limit ${newest}) ${alias}`;

import type { OrderExportQuery, OrderSort } from '@gangway/shared/contract/office/orders/orders.ts';
import { type RawBuilder, sql } from 'kysely';
import { conditionsOf } from './order-conditions.repository.ts';

/** The orders that a filter leaves, for whatever is to be read of them. */
export interface MatchingOrders {
  /** What stands after `from`, with no table more than is needed. */
  tables: RawBuilder<unknown>;
  /** `where …`, empty without a filter. */
  where: RawBuilder<unknown>;
  /** The order's id, whichever of the tables it comes from. */
  id: RawBuilder<string>;
  /** `order by …`: total, so that pages neither repeat nor leave out a row. */
  inOrder: RawBuilder<unknown>;
}

const columns: Record<Exclude<OrderSort, 'created'>, RawBuilder<unknown>> = {
  updated: sql`o.updated_at`,
  departure: sql`s.departs_at`,
  number: sql`o.number`,
  customer: sql`o.contact_name`,
  due: sql`o.due_sen`,
};

/**
 * Builds the query for a filter. Words alone, latest first, are found without reading the orders: that is the query of
 * every keystroke. `whole` always joins orders and sailings.
 */
export function matchingOrders(
  { sort, descending, ...filters }: OrderExportQuery,
  whole = false,
): MatchingOrders {
  const { words, orders, sailings } = conditionsOf(filters);
  const searches = words.length > 0;
  const needsSailings = whole || sailings.length > 0 || sort === 'departure';
  const needsOrders = !searches || orders.length > 0 || needsSailings || sort !== 'created';
  const tables = [
    searches ? sql`order_search f` : sql`orders o`,
    ...(searches && needsOrders ? [sql`join orders o on o.id = f.order_id`] : []),
    ...(needsSailings ? [sql`join sailings s on s.id = o.sailing_id`] : []),
  ];
  const conditions = [...words, ...orders, ...sailings];
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const id = searches ? sql<string>`f.order_id` : sql<string>`o.id`;
  const created = searches ? sql`f.created_at` : sql`o.created_at`;
  const by = sort === 'created' ? created : columns[sort];
  const direction = sql.raw(descending ? 'desc' : 'asc');
  return {
    tables: sql.join(tables, sql` `),
    where,
    id,
    inOrder: sql`order by ${by} ${direction}, ${id} ${direction}`,
  };
}

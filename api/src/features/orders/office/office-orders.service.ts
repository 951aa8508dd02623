/*
 * Orders as guests and the office find them: look-up, lists, search, notes, Excel report, receipt; and their completion after
 * the voyage.
 *
 * May import: operator, accounts/human-check, reservations/access, reservations/order-views, reservations/orders.
 */

import type {
  OfficeOrderPage,
  OfficeOrdersQuery,
  OrderExportQuery,
} from '@gangway/shared/contract/office/orders/orders.ts';
import { normalizeOrderNumber } from '@gangway/shared/domain/codes/order-number.ts';
import type { Connection } from '../../../lib/database/database.ts';
import { pageOf } from '../../../lib/database/paging.ts';
import { loadSettings } from '../../../operator/settings.service.ts';
import { findOrderByNumber } from '../../../reservations/orders/order-locks.repository.ts';
import { countOfficeOrders, findOfficeOrders } from './office-orders.repository.ts';

/** One page of the orders, and their number, up to the counting limit. */
export async function listOfficeOrders(db: Connection, query: OfficeOrdersQuery): Promise<OfficeOrderPage> {
  const exact = await withExactOrderNumber(db, query);
  const [orders, counted] = await Promise.all([findOfficeOrders(db, exact), countOfficeOrders(db, exact)]);
  return pageOf({ ...orders, ...counted }, query);
}

/** A complete number of an existing order, in any spelling, matches only that order. */
export async function withExactOrderNumber<Query extends OrderExportQuery>(
  db: Connection,
  query: Query,
): Promise<Query> {
  const { orderPrefix } = await loadSettings(db);
  const filtered = query.number && (normalizeOrderNumber(query.number, orderPrefix) ?? query.number);
  const exact = { ...query, ...(filtered && { number: filtered }) };
  const typed = normalizeOrderNumber(query.search, orderPrefix);
  if (!typed || query.number) return exact;
  const order = await findOrderByNumber(db, typed);
  return order ? { ...exact, search: '', number: typed } : exact;
}

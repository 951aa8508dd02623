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

/** One page of the season's orders, and their number, up to the counting limit. */
export async function listOfficeOrders(db: Connection, query: OfficeOrdersQuery): Promise<OfficeOrderPage> {
  const wish = await withExactOrderNumber(db, query);
  const [orders, counted] = await Promise.all([findOfficeOrders(db, wish), countOfficeOrders(db, wish)]);
  return pageOf({ ...orders, ...counted }, query);
}

/** A complete number of an existing order, in any spelling, matches only that order. */
export async function withExactOrderNumber<Wish extends OrderExportQuery>(
  db: Connection,
  wish: Wish,
): Promise<Wish> {
  const { orderPrefix } = await loadSettings(db);
  const filtered = wish.number && (normalizeOrderNumber(wish.number, orderPrefix) ?? wish.number);
  const meant = { ...wish, ...(filtered && { number: filtered }) };
  const typed = normalizeOrderNumber(wish.search, orderPrefix);
  if (!typed || wish.number) return meant;
  const order = await findOrderByNumber(db, typed);
  return order ? { ...meant, search: '', number: typed } : meant;
}

import {
  MOST_COUNTED_ORDERS,
  type OfficeOrderPage,
  type OfficeOrdersQuery,
  type OrderExportQuery,
} from '@gangway/shared/contract/office/orders/orders.ts';
import { normaliseOrderNumber } from '@gangway/shared/domain/codes/order-number.ts';
import type { Connection } from '../../../lib/database/database.ts';
import { loadSettings } from '../../../operator/settings.service.ts';
import { findOrderByNumber } from '../../../reservations/access/order-by-number.repository.ts';
import { countOfficeOrders, findOfficeOrders } from './office-orders.repository.ts';

/**
 * One page of the season's orders, and how many there are. Counting stops beyond MOST_COUNTED_ORDERS and says so: an
 * exact count of what one letter leaves would take longer than anybody who types on waits.
 */
export async function listOfficeOrders(db: Connection, query: OfficeOrdersQuery): Promise<OfficeOrderPage> {
  const wish = await withExactOrderNumber(db, query);
  const [items, counted] = await Promise.all([findOfficeOrders(db, wish), countOfficeOrders(db, wish)]);
  return {
    items,
    total: Math.min(counted, MOST_COUNTED_ORDERS),
    totalIsExact: counted <= MOST_COUNTED_ORDERS,
    page: query.page,
    size: query.size,
  };
}

/** A whole number of an order that there is, however it is written, means that order and nothing that sounds like it. */
export async function withExactOrderNumber<Wish extends OrderExportQuery>(
  db: Connection,
  wish: Wish,
): Promise<Wish> {
  const { orderPrefix } = await loadSettings(db);
  const filtered = wish.number && (normaliseOrderNumber(wish.number, orderPrefix) ?? wish.number);
  const meant = { ...wish, ...(filtered && { number: filtered }) };
  const typed = normaliseOrderNumber(wish.search, orderPrefix);
  if (!typed || wish.number) return meant;
  const order = await findOrderByNumber(db, typed);
  return order ? { ...meant, search: '', number: typed } : meant;
}

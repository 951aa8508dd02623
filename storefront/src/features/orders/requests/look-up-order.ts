import type { CreatedOrder, OrderLookup } from '@gangway/shared/contract/sales/orders.ts';
import { request } from '../../../lib/api/request.ts';
import { storeOrderToken } from '../../../lib/session/order-access.ts';

/** Finds a guest's order by its number and its contact's e-mail or phone, and stores its access token. */
export async function lookUpOrder(body: OrderLookup): Promise<CreatedOrder> {
  const lookup = await request<CreatedOrder>('POST', '/orders/lookup', { body });
  storeOrderToken(lookup.order.number, lookup.accessToken);
  return lookup;
}

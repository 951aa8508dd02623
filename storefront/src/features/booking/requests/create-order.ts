import type { CreatedOrder, OrderRequestInput } from '@gangway/shared/contract/sales/orders.ts';
import { request } from '../../../lib/api/request.ts';
import { storeOrderToken } from '../../../lib/session/order-access.ts';

/** Creates the order, idempotently per key, and stores the access token for guests. */
export async function createOrder(body: OrderRequestInput, idempotencyKey: string): Promise<CreatedOrder> {
  const created = await request<CreatedOrder>('POST', '/orders', { body, idempotencyKey });
  storeOrderToken(created.order.number, created.accessToken);
  return created;
}

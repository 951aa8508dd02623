import type { CreatedOrder, OrderRequestInput } from '@gangway/shared/contract/sales/orders.ts';
import { request } from '../../../lib/api/request.ts';
import { storeOrderToken } from '../../../lib/session/order-access.ts';

/** Makes the order, once for each key, and keeps the token that leads a guest back to it. */
export async function createOrder(body: OrderRequestInput, idempotencyKey: string): Promise<CreatedOrder> {
  const created = await request<CreatedOrder>('POST', '/orders', { body, idempotencyKey });
  storeOrderToken(created.order.number, created.accessToken);
  return created;
}

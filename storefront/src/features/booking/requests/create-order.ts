import type { CreatedOrder, OrderRequestInput } from '@gangway/shared/contract/sales/orders.ts';
import { request } from '../../../lib/api/request.ts';
import { storeOrderToken } from '../../../lib/session/order-access.ts';

/**
 * Creates the order, idempotently per key, and stores the access token for guests. A proof of work is no part of what the key
 * stands for.
 */
export async function createOrder(
  order: OrderRequestInput,
  idempotencyKey: string,
  humanCheck?: string,
): Promise<CreatedOrder> {
  const body = { ...order, ...(humanCheck && { humanCheck }) };
  const created = await request<CreatedOrder>('POST', '/orders', { body, idempotencyKey });
  storeOrderToken(created.order.number, created.accessToken);
  return created;
}

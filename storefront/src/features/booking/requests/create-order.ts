import type { CreatedOrder, OrderRequestInput } from '@gangway/shared/contract/sales/orders.ts';
import { request } from '../../../lib/api/request.ts';
import { followOrder } from '../../../lib/orders/unpaid-orders.ts';
import { forgetQueueToken, turnOf } from '../../../lib/queue/queue-token.ts';
import { storeOrderToken } from '../../../lib/session/order-access.ts';

/**
 * Creates the order, idempotently per key, and stores the access token for guests. A proof of work is not part of the request
 * that the key identifies.
 */
export async function createOrder(
  order: OrderRequestInput,
  idempotencyKey: string,
  humanCheck?: string,
): Promise<CreatedOrder> {
  const turn = turnOf(order.sailingId as number);
  const body = { ...order, ...turn, ...(humanCheck && { humanCheck }) };
  const created = await request<CreatedOrder>('POST', '/orders', { body, idempotencyKey });
  forgetQueueToken(created.order.sailing.id);
  storeOrderToken(created.order.number, created.accessToken);
  followOrder(created.order);
  return created;
}

import type { CreatedOrder, OrderRequestInput } from '@gangway/shared/contract/sales/orders.ts';
import { request } from '../../../lib/api/request.ts';
import { storeOrderToken } from '../../../lib/session/order-access.ts';
import { forgetLineToken, turnOf } from '../../../lib/waiting-room/line-token.ts';

/** Creates the order, idempotently per key, and stores the access token for guests. */
export async function createOrder(body: OrderRequestInput, idempotencyKey: string): Promise<CreatedOrder> {
  const created = await request<CreatedOrder>('POST', '/orders', {
    body: { ...body, ...turnOf(body.sailingId as number) },
    idempotencyKey,
  });
  forgetLineToken(created.order.sailing.id);
  storeOrderToken(created.order.number, created.accessToken);
  return created;
}

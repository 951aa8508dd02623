import type { CheckoutResult, OrderRequestInput } from '@gangway/shared/contract/sales/orders.ts';
import { request } from '../../../lib/api/request.ts';
import { followOrder } from '../../../lib/orders/unpaid-orders.ts';
import { forgetQueueToken, turnOf } from '../../../lib/queue/queue-token.ts';
import { storeOrderToken } from '../../../lib/session/order-access.ts';

/** Creates an order from each item, idempotently per key, and stores the access tokens for guests. */
export async function checkOut(
  orders: readonly OrderRequestInput[],
  idempotencyKey: string,
  humanCheck?: string,
): Promise<CheckoutResult> {
  const inTurn = orders.map(order => ({ ...order, ...turnOf(order.sailingId as number) }));
  const body = { orders: inTurn, ...(humanCheck && { humanCheck }) };
  const result = await request<CheckoutResult>('POST', '/checkouts', { body, idempotencyKey });
  for (const made of result.results)
    if (made.ok) {
      storeOrderToken(made.order.number, made.accessToken);
      followOrder(made.order, result.checkoutId);
      forgetQueueToken(made.order.sailing.id);
    }
  return result;
}

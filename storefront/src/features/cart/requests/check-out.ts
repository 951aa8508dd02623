import type { CheckoutResult, OrderRequestInput } from '@gangway/shared/contract/sales/orders.ts';
import { request } from '../../../lib/api/request.ts';
import { storeOrderToken } from '../../../lib/session/order-access.ts';

/** Creates an order from each item, idempotently per key, and stores the access tokens for guests. */
export async function checkOut(
  orders: readonly OrderRequestInput[],
  idempotencyKey: string,
  humanCheck?: string,
): Promise<CheckoutResult> {
  const body = { orders, ...(humanCheck && { humanCheck }) };
  const result = await request<CheckoutResult>('POST', '/checkouts', { body, idempotencyKey });
  for (const made of result.results) if (made.ok) storeOrderToken(made.order.number, made.accessToken);
  return result;
}

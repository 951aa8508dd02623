import type { CheckoutResult, OrderRequestInput } from '@gangway/shared/contract/sales/orders.ts';
import { request } from '../../../lib/api/request.ts';
import { storeOrderToken } from '../../../lib/session/order-access.ts';

/** Makes an order of each, once for each key, and keeps the tokens that lead a guest back to those that were made. */
export async function checkOut(
  orders: readonly OrderRequestInput[],
  idempotencyKey: string,
): Promise<CheckoutResult> {
  const result = await request<CheckoutResult>('POST', '/checkouts', { body: { orders }, idempotencyKey });
  for (const made of result.results) if (made.ok) storeOrderToken(made.order.number, made.accessToken);
  return result;
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../../lib/http/context.ts';
import { derivedKey } from '../../lib/process/derived-key.ts';

/**
 * The token with which a guest returns to an order: in links as `?key=`, otherwise in `X-Order-Token`. It is derived from the
 * order's id and the master key, so that every mail about the order contains the same one.
 */
export function orderToken(deps: Keys, orderId: string): string {
  return createHmac('sha256', derivedKey(deps.env.masterKey, 'order-tokens'))
    .update(orderId)
    .digest('base64url');
}

/** Whether a token opens the order, in constant time. */
export function isOrderToken(deps: Keys, orderId: string, token: string): boolean {
  const expected = Buffer.from(orderToken(deps, orderId));
  const actual = Buffer.from(token);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

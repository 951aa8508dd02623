import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../../lib/http/context.ts';
import { derivedKey } from '../../lib/process/derived-key.ts';

/**
 * The token that lets a guest come back to an order: in links as `?key=`, else in `X-Order-Token`. Made from the order's
 * id and the master key, so that a mail written later carries the same one.
 */
export function orderToken(deps: Keys, orderId: string): string {
  return createHmac('sha256', derivedKey(deps.env.masterKey, 'order-tokens'))
    .update(orderId)
    .digest('base64url');
}

/** Whether a token opens the order. Takes as long for a token that is nearly right as for one that is not. */
export function isOrderToken(deps: Keys, orderId: string, token: string): boolean {
  const expected = Buffer.from(orderToken(deps, orderId));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

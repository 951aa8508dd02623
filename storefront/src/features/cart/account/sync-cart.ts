import { failureOf } from '@gangway/shared/contract/base/api-error.ts';
import { updateCart, useCart } from '../../../lib/cart/cart-store.ts';
import { sessionToken } from '../../../lib/session/session.ts';
import { fetchAccountCart, saveAccountCart } from '../requests/account-cart.ts';
import { mergeCarts } from './merge-carts.ts';

const MOST_TRIES = 4;

/**
 * Synchronizes the device's cart with the account's; resolves with the number of items that exceeded the maximum. If
 * another device saves in between (`cart-changed`), the account is read and merged again.
 */
export async function syncCart(): Promise<number> {
  const token = sessionToken();
  for (let tries = 1; ; tries++) {
    const account = await fetchAccountCart();
    const device = useCart.getState();
    const { items, differs, leftOut } = mergeCarts(device, account.items);
    try {
      if (differs) await saveAccountCart({ version: account.version, items });
    } catch (error) {
      if (failureOf(error) === 'cart-changed' && tries < MOST_TRIES) continue;
      throw error;
    }
    if (sessionToken() !== token) return 0;
    // The cart was changed while the answer was on its way: the change is sent in the next round.
    if (useCart.getState() !== device) continue;
    updateCart({ items, known: items.map(({ id }) => id), changed: [] });
    return leftOut.length;
  }
}

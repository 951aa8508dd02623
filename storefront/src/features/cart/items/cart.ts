import { MOST_CART_ITEMS } from '@gangway/shared/contract/base/limits.ts';
import type { CartItem } from '@gangway/shared/contract/sales/carts.ts';
import { updateCart, useCart } from '../../../lib/cart/cart-store.ts';

export const findItem = (id: string): CartItem | undefined =>
  useCart.getState().items.find(item => item.id === id);

/** Adds an item, or replaces a changed one; returns false if the cart already has ten. */
export function putItem(item: CartItem, index?: number): boolean {
  const { items, changed } = useCart.getState();
  const others = items.filter(({ id }) => id !== item.id);
  if (others.length >= MOST_CART_ITEMS) return false;
  const existing = items.findIndex(({ id }) => id === item.id);
  const at = index ?? (existing === -1 ? items.length : existing);
  updateCart({
    items: others.toSpliced(at, 0, item),
    changed: [...new Set([...changed, item.id])],
  });
  return true;
}

export function removeItems(ids: readonly string[]): void {
  const { items, changed } = useCart.getState();
  updateCart({
    items: items.filter(({ id }) => !ids.includes(id)),
    changed: changed.filter(id => !ids.includes(id)),
  });
}

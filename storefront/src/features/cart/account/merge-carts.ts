import { MOST_CART_ITEMS } from '@gangway/shared/contract/base/limits.ts';
import type { CartItem } from '@gangway/shared/contract/sales/carts.ts';
import type { DeviceCart } from '../../../lib/cart/device-cart.ts';

export interface MergedCart {
  items: CartItem[];
  /** Whether the account must be updated. */
  differs: boolean;
  /** Items that exceed the cart's maximum. */
  leftOut: CartItem[];
}

/**
 * Merges a device's cart with the account's, item by item. An item that only one of them has was either added there, or
 * removed from the other since the last synchronization; items changed here win over removal elsewhere.
 */
export function mergeCarts(device: Omit<DeviceCart, 'changedAt'>, account: readonly CartItem[]): MergedCart {
  const synced = new Set(device.known ?? []);
  const changed = new Set(device.changed);
  const here = new Map(device.items.map(item => [item.id, item]));
  const there = new Map(account.map(item => [item.id, item]));

  const kept = account.flatMap(item => {
    const mine = here.get(item.id);
    if (mine) return [changed.has(item.id) ? mine : item];
    return synced.has(item.id) ? [] : [item];
  });
  const added = device.items.filter(
    item => !there.has(item.id) && (!synced.has(item.id) || changed.has(item.id)),
  );
  const all = [...kept, ...added];
  const items = all.slice(0, MOST_CART_ITEMS);
  const differs = items.length !== account.length || items.some((item, index) => item !== account[index]);
  return { items, differs, leftOut: all.slice(MOST_CART_ITEMS) };
}

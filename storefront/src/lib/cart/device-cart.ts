import type { CartItem } from '@gangway/shared/contract/sales/carts.ts';

/** The cart on this device, and its difference from the one in the account. */
export interface DeviceCart {
  items: CartItem[];
  /** Ids in the account's cart at the last synchronization; null if there was none. */
  known: string[] | null;
  /** Ids of items changed here since then. */
  changed: string[];
  /** Milliseconds since the epoch. */
  changedAt: number;
}

import type { CartItem } from '@gangway/shared/contract/sales/carts.ts';

/** The cart on this device, and its difference from the one in the account. */
export interface DeviceCart {
  items: CartItem[];
  /** Ids that the account had when the two were last in step; null as long as no account was asked. */
  known: string[] | null;
  /** Ids of items changed here since then. */
  changed: string[];
  /** Milliseconds since the epoch. */
  changedAt: number;
}

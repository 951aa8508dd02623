import type { CartItem } from '@gangway/shared/contract/sales/carts.ts';

/** The cart as this device knows it, and how it stands to the one in the account. */
export interface DeviceCart {
  items: CartItem[];
  /** Ids that the account had when the two were last in step; null as long as no account was asked. */
  known: string[] | null;
  /** Ids of items changed here since then. */
  changed: string[];
  /** Milliseconds since the epoch. */
  changedAt: number;
}

import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { CartItem } from '@gangway/shared/contract/sales/carts.ts';
import { createContext, useContext } from 'react';

/** The interface to the shopping cart, provided by the site: this feature does not import the cart. */
export interface CartSlot {
  find: (itemId: string) => CartItem | undefined;
  /** Adds or replaces an item; returns false if the cart is full. */
  keep: (item: CartItem) => boolean;
  /** Why the last checkout could not book an item, and the fields of its order that were refused, with the language of both. */
  refusalOf: (
    itemId: string,
  ) => { message: string; fields: Readonly<Record<string, string>>; language: Language } | undefined;
  /** Removes an item that was paid for directly. */
  drop: (itemId: string) => void;
}

export const CartSlotContext = createContext<CartSlot | null>(null);
export const useCartSlot = (): CartSlot | null => useContext(CartSlotContext);

import type { CartItem } from '@gangway/shared/contract/sales/carts.ts';
import { createContext, useContext } from 'react';

/** What booking may ask of a shopping cart. The site puts one in; booking knows no cart of its own. */
export interface CartSlot {
  find: (itemId: string) => CartItem | undefined;
  /** Puts a booking in, or back in its place; false where the cart is full. */
  keep: (item: CartItem) => boolean;
  /** Why the last checkout could not book an item, and which parts of its order are named. */
  refusalOf: (itemId: string) => { message: string; fields: Readonly<Record<string, string>> } | undefined;
  /** What was paid for directly leaves the cart. */
  drop: (itemId: string) => void;
}

export const CartSlotContext = createContext<CartSlot | null>(null);
export const useCartSlot = (): CartSlot | null => useContext(CartSlotContext);

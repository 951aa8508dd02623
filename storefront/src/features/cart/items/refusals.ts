import type { CartItem } from '@gangway/shared/contract/sales/carts.ts';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { useSession } from '../../../lib/session/session.ts';

interface Refusal {
  message: string;
  /** Path of a part of the order's request → what is wrong with it. */
  fields: Readonly<Record<string, string>>;
  /** The item as it was when it was refused: once it is changed, the reason no longer holds. */
  of: string;
}

type Refusals = Readonly<Record<string, Refusal>>;

/** Why the last checkout could not book what is still in the cart; kept over the way to the bank and back. */
const useRefusals = create<{ refusals: Refusals }>()(
  persist(() => ({ refusals: {} as Refusals }), {
    name: 'gangway.cart-refusals',
    storage: createJSONStorage(() => sessionStorage),
  }),
);

/** Takes the place of whatever an earlier checkout was refused with. */
export function storeRefusals(
  refused: readonly (Pick<Refusal, 'message' | 'fields'> & { item: CartItem })[],
): void {
  const entries = refused.map(({ item, ...why }) => [item.id, { ...why, of: JSON.stringify(item) }]);
  useRefusals.setState({ refusals: Object.fromEntries(entries) });
}

// They hold the items, and with them who travels.
useSession.subscribe(({ token }, before) => token === null && before.token !== null && storeRefusals([]));

/** Why an item was not booked, as long as it is still the same. */
export function useRefusal(item: CartItem): string | undefined {
  const refusal = useRefusals(({ refusals }) => refusals[item.id]);
  return refusal?.of === JSON.stringify(item) ? refusal.message : undefined;
}

/** The same, for whoever is about to change it. */
export const findRefusal = (itemId: string): Refusal | undefined => useRefusals.getState().refusals[itemId];

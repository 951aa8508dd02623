import type { CartItem } from '@gangway/shared/contract/sales/carts.ts';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { session } from '../../../lib/session/session.ts';

interface Refusal {
  message: string;
  /** Path of a field in the order's request → its error. */
  fields: Readonly<Record<string, string>>;
  /** The item as it was when it was refused: once it is changed, the reason no longer applies. */
  of: string;
}

type Refusals = Readonly<Record<string, Refusal>>;

/** Why the last checkout failed for the remaining items; stored, because paying leaves the site. */
const useRefusals = create<{ refusals: Refusals }>()(
  persist(() => ({ refusals: {} as Refusals }), {
    name: 'gangway.cart-refusals',
    storage: createJSONStorage(() => sessionStorage),
  }),
);

/** Replaces the refusals of an earlier checkout. */
export function storeRefusals(
  refused: readonly (Pick<Refusal, 'message' | 'fields'> & { item: CartItem })[],
): void {
  const entries = refused.map(({ item, ...why }) => [item.id, { ...why, of: JSON.stringify(item) }]);
  useRefusals.setState({ refusals: Object.fromEntries(entries) });
}

// They contain the items, and so passenger data.
session.subscribe(({ token }, before) => token === null && before.token !== null && storeRefusals([]));

/** Why an item was not booked, if it is unchanged since. */
export function useRefusal(item: CartItem): string | undefined {
  const refusal = useRefusals(({ refusals }) => refusals[item.id]);
  return refusal?.of === JSON.stringify(item) ? refusal.message : undefined;
}

/** The same, for editing the item. */
export const findRefusal = (itemId: string): Refusal | undefined => useRefusals.getState().refusals[itemId];

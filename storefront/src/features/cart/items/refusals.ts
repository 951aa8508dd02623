import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { CartItem } from '@gangway/shared/contract/sales/carts.ts';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { currentLanguage } from '../../../lib/i18n/i18n.ts';
import { session } from '../../../lib/session/session.ts';

interface Refusal {
  message: string;
  /** Of the sentences, which the API wrote. */
  language: Language;
  /** Path of a field in the order's request → its error. */
  fields: Readonly<Record<string, string>>;
  /** The item as it was when it was refused: once it is changed, the reason no longer applies. */
  of: string;
}

type Refusals = Readonly<Record<string, Refusal>>;

/** Why the last checkout failed for the remaining items; stored, because paying leaves the site. */
export const useRefusals = create<{ refusals: Refusals }>()(
  persist(() => ({ refusals: {} as Refusals }), {
    name: 'gangway.cart-refusals',
    storage: createJSONStorage(() => sessionStorage),
  }),
);

/** Replaces the refusals of an earlier checkout. */
export function storeRefusals(
  refused: readonly (Pick<Refusal, 'message' | 'fields'> & { item: CartItem })[],
): void {
  const language = currentLanguage();
  const entries = refused.map(({ item, ...why }) => [
    item.id,
    { ...why, language, of: JSON.stringify(item) },
  ]);
  useRefusals.setState({ refusals: Object.fromEntries(entries) });
}

// They contain the items, and so passenger data.
session.subscribe(({ token }, before) => token === null && before.token !== null && storeRefusals([]));

/** Why the last checkout did not book an item, for editing it. */
export const findRefusal = (itemId: string): Pick<Refusal, 'message' | 'fields' | 'language'> | undefined =>
  useRefusals.getState().refusals[itemId];

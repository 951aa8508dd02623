import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { CartItem } from '@gangway/shared/contract/sales/carts.ts';
import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { useFormat } from '../../../lib/format/use-format.ts';
import { currentLanguage, i18next } from '../../../lib/i18n/i18n.ts';
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
  const language = currentLanguage();
  const entries = refused.map(({ item, ...why }) => [
    item.id,
    { ...why, language, of: JSON.stringify(item) },
  ]);
  useRefusals.setState({ refusals: Object.fromEntries(entries) });
}

// They contain the items, and so passenger data.
session.subscribe(({ token }, before) => token === null && before.token !== null && storeRefusals([]));

/** Why an item was not booked, if it is unchanged since. Without the reason where that was written in another language. */
export function useRefusal(item: CartItem): string | undefined {
  const { t } = useTranslation('cart');
  const { language } = useFormat();
  const refusal = useRefusals(({ refusals }) => refusals[item.id]);
  if (refusal?.of !== JSON.stringify(item)) return undefined;
  return refusal.language === language ? refusal.message : t('item.refused');
}

/** The same with its fields, for editing the item. */
export function findRefusal(itemId: string): Pick<Refusal, 'message' | 'fields'> | undefined {
  const refusal = useRefusals.getState().refusals[itemId];
  if (!refusal || refusal.language === currentLanguage()) return refusal;
  const message = i18next.t('cart:item.refused');
  return { message, fields: Object.fromEntries(Object.keys(refusal.fields).map(path => [path, message])) };
}

import type { SailingDetail } from '@gangway/shared/contract/sailings.ts';
import { LARGEST_PARTY } from '@gangway/shared/domain/sailings/search-criteria.ts';
import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { boardDraft, changeDraft, changeParty, referBy, useBookingDraft } from './booking-draft.ts';
import { draftOfCartItem } from './cart-item.ts';
import { useCartSlot } from './cart-slot.ts';
import { useReferrer } from './use-referrer.ts';

/**
 * Turns the draft to this sailing, with the party that was searched for and the referrer that the visitor came by; or to
 * the item of the cart that is to be changed. True once the draft is the one that the address asks for.
 */
export function useDraftBeginning(sailing: SailingDetail): boolean {
  const parameters = new URLSearchParams(useSearch());
  const party = Number(parameters.get('party'));
  const { code, personal } = useReferrer(parameters.get('ref')) ?? {};
  const cart = useCartSlot();
  const itemId = parameters.get('item');

  // biome-ignore lint/correctness/useExhaustiveDependencies: an item is taken over once, not whenever the cart changes
  useEffect(() => {
    if (useBookingDraft.getState().cartItemId === itemId) return;
    const item = itemId === null ? undefined : cart?.find(itemId);
    changeDraft(item ? draftOfCartItem(item) : { cartItemId: itemId });
  }, [itemId]);

  useEffect(() => {
    boardDraft(sailing);
    const { passengers, counts } = useBookingDraft.getState();
    if (passengers.length > 0) return;
    const asked = Number.isInteger(party) && party >= 1 && party <= LARGEST_PARTY;
    changeParty(asked ? { ...counts, adult: party } : counts);
  }, [sailing, party]);

  useEffect(() => {
    const { referralCode } = useBookingDraft.getState();
    // A code that came with a link outlives the pages between.
    if (code !== undefined && (personal || referralCode === '')) referBy(code);
  }, [code, personal]);

  // The passengers' form begins with the referrer, so it waits until that is known.
  const isReferred = ({ referralCode }: { referralCode: string }) =>
    code !== undefined && (referralCode === code || (!personal && referralCode !== ''));
  return useBookingDraft(
    draft =>
      draft.sailingId === sailing.id &&
      draft.route !== null &&
      draft.cartItemId === itemId &&
      isReferred(draft),
  );
}

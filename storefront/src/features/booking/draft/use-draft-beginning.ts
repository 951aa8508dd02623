import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { useMe } from '../../../lib/requests/me.ts';
import { usePublicSettings } from '../../../lib/requests/public-settings.ts';
import { LARGEST_PARTY } from '../../../lib/search-criteria.ts';
import { useCartSlot } from '../cart-slot.ts';
import { boardDraft, changeDraft, changeParty, referBy, useBookingDraft } from './booking-draft.ts';
import { draftOfCartItem } from './cart-item.ts';

/**
 * Turns the draft to this sailing, with the party that was searched for and the referrer that the visitor came by; or to
 * the item of the cart that is to be changed. True once the draft is the one that the address asks for.
 */
export function useDraftBeginning(sailingId: number): boolean {
  const parameters = new URLSearchParams(useSearch());
  const ref = parameters.get('ref');
  const party = Number(parameters.get('party'));
  const me = useMe().data;
  const house = usePublicSettings().data?.houseReferralCode;
  const agentCode = me && me.level !== 'normal' ? me.referralCode : undefined;
  const referrer = ref || agentCode || house;
  const cart = useCartSlot();
  const itemId = parameters.get('item');

  // biome-ignore lint/correctness/useExhaustiveDependencies: an item is taken over once, not whenever the cart changes
  useEffect(() => {
    if (useBookingDraft.getState().cartItemId === itemId) return;
    const item = itemId === null ? undefined : cart?.find(itemId);
    changeDraft(item ? draftOfCartItem(item) : { cartItemId: itemId });
  }, [itemId]);

  useEffect(() => {
    boardDraft(sailingId);
    const { passengers, counts } = useBookingDraft.getState();
    if (passengers.length > 0) return;
    const asked = Number.isInteger(party) && party >= 1 && party <= LARGEST_PARTY;
    changeParty(asked ? { ...counts, adult: party } : counts);
  }, [sailingId, party]);

  useEffect(() => {
    const { referralCode } = useBookingDraft.getState();
    // A code that came with a link outlives the pages between; the house's own gives way to it.
    if (referrer && (ref || agentCode || referralCode === '')) referBy(referrer);
  }, [referrer, ref, agentCode]);

  return useBookingDraft(draft => draft.sailingId === sailingId && draft.cartItemId === itemId);
}

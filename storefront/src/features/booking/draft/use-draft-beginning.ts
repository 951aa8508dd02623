import type { SailingDetail } from '@gangway/shared/contract/sailings.ts';
import { LARGEST_PARTY } from '@gangway/shared/domain/travel/travel-limits.ts';
import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { takeSentEntries } from '../../../lib/orders/sent-entries.ts';
import { offerOn } from '../../../lib/waitlist/kept-offers.ts';
import {
  assignSailing,
  changeDraft,
  changeParty,
  findDraft,
  referBy,
  useBookingDraft,
} from './booking-draft.ts';
import { draftOfCartItem } from './cart-item.ts';
import { useCartSlot } from './cart-slot.ts';
import { type BookingDraft, emptyDraft } from './empty-draft.ts';
import { useFoundDraft } from './kept-draft.ts';
import { partySize } from './passenger-draft.ts';
import { useReferrer } from './use-referrer.ts';

/** The waiting list's offer whose party and cabins were copied into the draft: they may be changed afterwards. */
let begunWith: string | undefined;

/**
 * Initializes the draft for this sailing, with the party of the search and the visitor's referrer; or from the cart item
 * to edit, from an order of this tab that is booked again, or from what an earlier tab entered. Returns true once the draft matches the address.
 */
export function useDraftBeginning(sailing: SailingDetail): boolean {
  const parameters = new URLSearchParams(useSearch());
  const party = Number(parameters.get('party'));
  const { code, personal } = useReferrer(parameters.get('ref')) ?? {};
  const cart = useCartSlot();
  const itemId = parameters.get('item');
  const again = parameters.get('again');

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per item, not whenever the cart changes
  useEffect(() => {
    if (useBookingDraft.getState().cartItemId === itemId) return;
    const item = itemId === null ? undefined : cart?.find(itemId);
    changeDraft(item ? draftOfCartItem(item) : { cartItemId: itemId });
  }, [itemId]);

  // The entries of an order that was let go, or whose time to pay was over. The terms have to be accepted again.
  useEffect(() => {
    const sent = again === null ? null : (takeSentEntries(again) as BookingDraft | null);
    if (sent) changeDraft({ ...sent, cartItemId: null, termsAccepted: false, submission: null });
  }, [again]);

  useEffect(() => {
    if (itemId === null && again === null) findDraft(sailing.id);
    assignSailing(sailing);
    const offer = sailing.keptUntil === undefined ? undefined : offerOn(sailing.id);
    if (offer && offer.token !== begunWith) {
      begunWith = offer.token;
      changeParty(offer.tickets);
      changeDraft({
        cabin: offer.roomIds.length > 0 ? { kind: 'chosen', roomIds: offer.roomIds } : { kind: 'none' },
      });
    }
    const { passengers, counts } = useBookingDraft.getState();
    const isFound = useFoundDraft.getState().sailingId === sailing.id;
    const isValid = Number.isInteger(party) && party >= 1 && party <= LARGEST_PARTY;
    if (passengers.length > 0 && !(isFound && isValid && party !== partySize(counts))) return;
    changeParty(isValid ? { ...emptyDraft.counts, adult: party } : counts);
  }, [sailing, party, itemId, again]);

  useEffect(() => {
    const { referralCode } = useBookingDraft.getState();
    // A code from a link is kept during navigation.
    if (code !== undefined && (personal || referralCode === '')) referBy(code);
  }, [code, personal]);

  // The passengers' form starts with the referral code, so it waits until that is loaded.
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

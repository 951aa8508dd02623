import type { Quote } from '@gangway/shared/contract/sales/quotes.ts';
import { newUuid } from '@gangway/shared/ui/browser/new-key.ts';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../lib/toasts.ts';
import { changeDraft, useBookingDraft } from '../draft/booking-draft.ts';
import { withoutRooms } from '../draft/cabin-choice.ts';
import { cartItemOf } from '../draft/cart-item.ts';
import { useCartSlot } from '../draft/cart-slot.ts';
import { withoutSeats } from '../draft/seat-choice.ts';

/** The price that the cart shows: a promo code belongs to one order, not to an item of the cart. */
export const withoutPromo = (quote: Quote | undefined): number | undefined =>
  quote && quote.totalSen + (quote.promo?.discountSen ?? 0);

/** Puts the booking into the cart; false if that is full. Null without a cart. */
export function useAddToCart(sailingId: number): ((totalSen: number) => boolean) | null {
  const { t } = useTranslation('review');
  const cart = useCartSlot();
  if (!cart) return null;
  return totalSen => {
    const draft = useBookingDraft.getState();
    const { cartItemId } = draft;
    if (!cart.keep(cartItemOf(draft, sailingId, cartItemId ?? newUuid(), totalSen))) return false;
    toasts.show(t(cartItemId ? 'cart.saved' : 'cart.added'), 'ok');
    // The passengers stay filled in, because the return trip is often booked next.
    changeDraft({
      cartItemId: null,
      cabin: withoutRooms(draft.cabin),
      passengers: withoutSeats(draft.passengers),
      termsAccepted: false,
      submission: null,
    });
    return true;
  };
}

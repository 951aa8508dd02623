import { newUuid } from '@gangway/shared/ui/browser/new-key.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { paths } from '../../../lib/paths.ts';
import { toasts } from '../../../lib/toasts.ts';
import { changeDraft, useBookingDraft } from '../draft/booking-draft.ts';
import { withoutRooms } from '../draft/cabin-choice.ts';
import { cartItemOf } from '../draft/cart-item.ts';
import { useCartSlot } from '../draft/cart-slot.ts';

interface AddToCartProps {
  sailingId: number;
  /** Undefined until a price is loaded. */
  totalSen: number | undefined;
  disabled: boolean;
}

/** The alternative to paying now: adds the booking to the cart. */
export function AddToCart({ sailingId, totalSen, disabled }: AddToCartProps) {
  const { t } = useTranslation('booking');
  const [, navigate] = useLocation();
  const cart = useCartSlot();
  const cartItemId = useBookingDraft(draft => draft.cartItemId);
  if (!cart) return null;

  const keep = () => {
    if (totalSen === undefined) return;
    const draft = useBookingDraft.getState();
    if (!cart.keep(cartItemOf(draft, sailingId, cartItemId ?? newUuid(), totalSen))) return;
    toasts.show(t(cartItemId ? 'cart.saved' : 'cart.added'), 'ok');
    // The passengers stay filled in, because the return trip is often booked next.
    changeDraft({
      cartItemId: null,
      cabin: withoutRooms(draft.cabin),
      termsAccepted: false,
      submission: null,
    });
    navigate(paths.booking);
  };
  return (
    <Button icon="cart" disabled={disabled || totalSen === undefined} onClick={keep}>
      {t(cartItemId ? 'cart.save' : 'cart.add')}
    </Button>
  );
}

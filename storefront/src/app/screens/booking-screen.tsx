import { MOST_CART_ITEMS } from '@gangway/shared/contract/base/limits.ts';
import BookingScreen from '../../features/booking/booking-screen.tsx';
import { type CartSlot, CartSlotContext } from '../../features/booking/draft/cart-slot.ts';
import { findItem, putItem, removeItems } from '../../features/cart/items/cart.ts';
import { findRefusal } from '../../features/cart/items/refusals.ts';
import { i18next } from '../../lib/i18n/i18n.ts';
import { toasts } from '../../lib/toasts.ts';

const slot: CartSlot = {
  find: findItem,
  keep(item) {
    const kept = putItem(item);
    if (!kept) toasts.show(i18next.t('cart:full', { most: MOST_CART_ITEMS }), 'bad');
    return kept;
  },
  refusalOf: findRefusal,
  drop: id => removeItems([id]),
};

/** The booking, connected to the shopping cart. */
export default function BookingWithCart() {
  return (
    <CartSlotContext value={slot}>
      <BookingScreen />
    </CartSlotContext>
  );
}

import { MOST_CART_ITEMS } from '@gangway/shared/contract/base/limits.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import BookingScreen from '../../features/booking/booking-screen.tsx';
import { type CartSlot, CartSlotContext } from '../../features/booking/draft/cart-slot.ts';
import { findItem, putItem, removeItems } from '../../features/cart/items/cart.ts';
import { findRefusal } from '../../features/cart/items/refusals.ts';
import { toasts } from '../../lib/toasts.ts';

/** The booking, connected to the shopping cart. */
export default function BookingWithCart() {
  const { t } = useTranslation('cart');
  const slot = useMemo<CartSlot>(
    () => ({
      find: findItem,
      keep: item => {
        const kept = putItem(item);
        if (!kept) toasts.show(t('full', { most: MOST_CART_ITEMS }), 'bad');
        return kept;
      },
      refusalOf: findRefusal,
      drop: id => removeItems([id]),
    }),
    [t],
  );
  return (
    <CartSlotContext value={slot}>
      <BookingScreen />
    </CartSlotContext>
  );
}

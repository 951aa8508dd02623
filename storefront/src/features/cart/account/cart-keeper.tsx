import { MOST_CART_ITEMS } from '@gangway/shared/contract/base/limits.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useCart } from '../../../lib/cart/cart-store.ts';
import { toasts } from '../../../lib/toasts.ts';
import { hasUnsyncedChanges, useCartSync } from './cart-sync.ts';

/** Renders nothing: synchronizes the cart of a logged-in customer between devices. */
export default function CartKeeper() {
  const { t } = useTranslation('cart');
  const cart = useCart();
  const { data: leftOut = 0, refetch } = useCartSync();
  useEffect(() => {
    if (hasUnsyncedChanges(cart)) refetch({ cancelRefetch: false });
  }, [cart, refetch]);
  useEffect(() => {
    if (leftOut > 0) toasts.show(t('leftOut', { count: leftOut, most: MOST_CART_ITEMS }));
  }, [leftOut, t]);
  return null;
}

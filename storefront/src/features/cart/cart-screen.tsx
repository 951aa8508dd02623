/*
 * The cart: sailings to book together, kept in the browser and in the account, and its checkout.
 */

import type { CartItem } from '@gangway/shared/contract/sales/carts.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProof } from '../../lib/human-check/use-proof.ts';
import { isFirstScreen } from '../../lib/page/first-screen.ts';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { CartStorageNote } from './account/cart-storage-note.tsx';
import { useCartSync } from './account/cart-sync.ts';
import styles from './cart-screen.module.css';
import { CheckoutPanel } from './checkout/checkout-panel.tsx';
import { CreatedOrders } from './checkout/created-orders.tsx';
import { type CheckoutOutcome, useCheckOut } from './checkout/use-check-out.ts';
import { usePayOrders } from './checkout/use-pay-orders.ts';
import { EmptyCart } from './empty-cart.tsx';
import { ItemList } from './items/item-list.tsx';
import { usePricedItems } from './items/use-priced-items.ts';

interface CartScreenProps {
  /** Opens an item in the booking form. */
  onChange: (item: CartItem) => void;
}

/** The cart: several sailings are booked together and paid once; each becomes a separate order. */
export default function CartScreen({ onChange }: CartScreenProps) {
  const { t } = useTranslation('cart');
  const { items, askAgain } = usePricedItems();
  const step = useCartSync();
  const [outcome, setOutcome] = useState<CheckoutOutcome | null>(null);
  const pay = usePayOrders();
  const { prove, proving } = useProof();
  const checkOut = useCheckOut(prove, made => {
    setOutcome(made);
    // All orders were made, so there is nothing left to decide: start the payment.
    if (made.orders.length === made.total) pay.mutate({ outcome: made, provider: made.provider });
    else askAgain();
  });
  usePageTitle(t('title'));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // On a direct visit nothing was pressed yet, and the focus belongs at the top, as on any page.
    if (isFirstScreen()) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);

  const created = outcome !== null && outcome.orders.length > 0;
  return (
    <div className={`${styles.screen} wrap`}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t('heading')}
        </h1>
        {items.length > 0 && <CartStorageNote step={step} />}
      </header>
      {created && <CreatedOrders key={outcome.id} outcome={outcome} pay={pay} />}
      {items.length === 0 && !created && <EmptyCart loading={step.isLoading} />}
      <div className={styles.columns}>
        <ItemList items={items} onChange={onChange} onAskAgain={askAgain} />
        {items.length > 0 && !created && (
          <aside className={styles.aside} aria-label={t('checkout.heading')}>
            <CheckoutPanel items={items} checkOut={checkOut} proving={proving} noneMade={outcome !== null} />
          </aside>
        )}
      </div>
    </div>
  );
}

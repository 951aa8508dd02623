import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { findOrderPath } from '../../lib/paths.ts';
import { BatchBar } from './batch/batch-bar.tsx';
import styles from './my-orders.module.css';
import { OrderFilters } from './order-filters.tsx';
import { OrderList } from './order-list.tsx';
import { useMyOrders } from './requests/my-orders.ts';
import { filterPath, useOrdersFilter } from './requests/orders-filter.ts';
import { WaitingParties } from './waiting-parties.tsx';

/** The orders of a logged-in customer, one page at a time, with batch actions. */
export function MyOrders() {
  const { t } = useTranslation('my-orders');
  const [filter, change] = useOrdersFilter();
  const orders = useMyOrders(filter);
  // The selection applies only to the page on which it was made.
  const address = filterPath(filter);
  const [ticked, setTicked] = useState<{ address: string; numbers: ReadonlySet<string> }>({
    address,
    numbers: new Set(),
  });
  const numbers = ticked.address === address ? ticked.numbers : new Set<string>();
  const choose = (next: ReadonlySet<string>) => setTicked({ address, numbers: next });
  const chosen = (orders.data?.items ?? []).filter(({ number }) => numbers.has(number));
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{t('heading')}</h1>
        <GuestBookingLookup />
      </header>
      <WaitingParties />
      <OrderFilters filter={filter} onChange={change} />
      <OrderList orders={orders} filter={filter} chosen={numbers} onChoose={choose} onFilter={change} />
      {chosen.length > 0 && <BatchBar orders={chosen} onClear={() => choose(new Set())} />}
    </div>
  );
}

/** A link for bookings made without logging in, which are not in the list: their number opens them. */
function GuestBookingLookup() {
  const { t } = useTranslation('my-orders');
  return (
    <p className="muted">
      {t('guest.text')} <Link href={findOrderPath}>{t('guest.link')}</Link>
    </p>
  );
}

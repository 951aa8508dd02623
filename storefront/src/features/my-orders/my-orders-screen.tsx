/*
 * A customer's orders: list, filters, and actions on several at once.
 */

import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { MyOrders } from './my-orders.tsx';

/** The orders of the logged-in customer. */
export default function MyOrdersScreen() {
  const { t } = useTranslation('my-orders');
  usePageTitle(t('title'));
  return (
    <div className="wrap">
      <MyOrders />
    </div>
  );
}

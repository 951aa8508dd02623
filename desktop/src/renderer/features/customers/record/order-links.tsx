import type { OfficeCustomerDetail } from '@gangway/shared/contract/office/orders/customers.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { paths } from '../../../lib/paths.ts';
import styles from './record.module.css';

/** Links to the orders that an account booked, and to those sold with its referral code. */
export function OrderLinks({ customer: { username, referralCode } }: { customer: OfficeCustomerDetail }) {
  const { t } = useTranslation('customers');
  const to = (filter: Record<string, string>) => `${paths.shipOrder}?${new URLSearchParams(filter)}`;
  return (
    <span className={styles.links}>
      <Link href={to({ account: username })}>{t('orders.booked')}</Link>
      <Link href={to({ reference: referralCode })}>{t('orders.sold')}</Link>
    </span>
  );
}

import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { findOrderPath } from '../../lib/paths.ts';

/** A link for bookings made without logging in, which are not in the list: their number opens them. */
export function GuestBookingLookup() {
  const { t } = useTranslation('my-orders');
  return (
    <p className="muted">
      {t('guest.text')} <Link href={findOrderPath}>{t('guest.link')}</Link>
    </p>
  );
}

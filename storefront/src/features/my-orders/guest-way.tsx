import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { findOrderPath } from '../../lib/paths.ts';

/** A booking that was made without signing in is not in the list; its number opens it. */
export function GuestBookingLookup() {
  const { t } = useTranslation('my-orders');
  return (
    <p className="muted">
      {t('guest.text')} <Link href={findOrderPath}>{t('guest.link')}</Link>
    </p>
  );
}

import { ButtonLink } from '@gangway/shared/ui/form/button.tsx';
import { Spinner } from '@gangway/shared/ui/status/spinner.tsx';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { orderPath } from '../../lib/paths.ts';
import { Card } from '../../ui/layout/card.tsx';
import styles from './payment-screen.module.css';

const LONG_MS = 15_000;

/** The bank's notification is pending. After a while the page says that there is no need to wait. */
export function Waiting({ orderNumber }: { orderNumber?: string }) {
  const { t } = useTranslation('payment');
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={`${styles.screen} wrap`}>
      <Card className={styles.card} role="status">
        <Spinner size={40} />
        <h1 className={styles.heading}>{t('waiting.heading')}</h1>
        <p>{t(long ? 'waiting.long' : 'waiting.text')}</p>
        {long && orderNumber && (
          <Link href={orderPath(orderNumber)} asChild>
            <ButtonLink>{t('result.toBooking')}</ButtonLink>
          </Link>
        )}
      </Card>
    </div>
  );
}

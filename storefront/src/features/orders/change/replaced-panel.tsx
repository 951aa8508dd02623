import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { ButtonLink } from '@gangway/shared/ui/form/button.tsx';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { orderPath } from '../../../lib/paths.ts';
import { storeOrderToken } from '../../../lib/session/order-access.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { useReplacing } from '../requests/change.ts';
import styles from './replaced-panel.module.css';

/** A booking whose change counted as a cancellation, with a link to the new booking. */
export function ReplacedPanel({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const { data } = useReplacing(order.number);
  useEffect(() => {
    if (data) storeOrderToken(data.number, data.accessToken);
  }, [data]);
  if (!data) return null;
  return (
    <Card className={styles.replaced} role="region" aria-labelledby="replaced-heading" data-print="no">
      <h2 id="replaced-heading">{t('replaced.heading', { number: data.number })}</h2>
      <p>{t('replaced.text')}</p>
      <Link href={orderPath(data.number)} asChild>
        <ButtonLink variant="primary">{t('replaced.open')}</ButtonLink>
      </Link>
    </Card>
  );
}

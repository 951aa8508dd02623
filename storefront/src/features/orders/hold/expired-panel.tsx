import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { serverNow } from '@gangway/shared/ui/api/server-clock.ts';
import { ButtonLink } from '@gangway/shared/ui/form/button.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useFormat } from '../../../lib/format/use-format.ts';
import { bookingPath, paths } from '../../../lib/paths.ts';
import { Card } from '../../../ui/layout/card.tsx';
import styles from './expired-panel.module.css';

/** An order that was not paid in time: why it ended, and a link to book the same sailing for the same party, while it is on sale. */
export function ExpiredPanel({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const { dateTime } = useFormat();
  const { number, sailing, passengers, canceledAt, refunds } = order;
  const isAhead = sailing.status !== 'canceled' && Date.parse(sailing.departsAt) > serverNow();
  return (
    <Card className={styles.expired} role="region" aria-labelledby="expired-heading" data-print="no">
      <h2 id="expired-heading">{t('expired.heading')}</h2>
      <p>
        {canceledAt && t('expired.text', { time: dateTime(canceledAt) })}{' '}
        {refunds.length === 0 && t('expired.free')}
      </p>
      <div className={styles.actions}>
        {isAhead && (
          <Link href={bookingPath(sailing.id, { party: String(passengers), again: number })} asChild>
            <ButtonLink variant="primary">{t('expired.again')}</ButtonLink>
          </Link>
        )}
        <Link href={paths.routeList} asChild>
          <ButtonLink>{t('expired.other')}</ButtonLink>
        </Link>
      </div>
    </Card>
  );
}

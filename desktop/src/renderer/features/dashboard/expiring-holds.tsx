import { type Dashboard, EXPIRING_MINUTES } from '@gangway/shared/contract/office/system/dashboard.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/use-format.ts';
import { OrderLink } from '../../ui/layout/order-link.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { EmptyState } from '../../ui/status/state-panel.tsx';
import styles from './dashboard.module.css';

/** Unpaid orders whose hold is about to expire; each links to the order. */
export function ExpiringHolds({ holds }: { holds: NonNullable<Dashboard['expiringHolds']> }) {
  const { t } = useTranslation('dashboard');
  const { money, time } = useFormat();
  const more = holds.count - holds.first.length;
  return (
    <Panel
      title={t('holds.title')}
      flush
      actions={<Link href={`${paths.shipOrder}?status=unpaid`}>{t('holds.all')}</Link>}
    >
      {holds.count === 0 && <EmptyState title={t('holds.none', { count: EXPIRING_MINUTES })} />}
      <ul className={styles.list}>
        {holds.first.map(({ number, customerName, dueSen, expiresAt }) => (
          <li key={number}>
            <OrderLink number={number} />
            <span>{customerName}</span>
            <span className={styles.amount}>{money(dueSen)}</span>
            <span className={styles.quiet}>{t('holds.until', { time: time(expiresAt) })}</span>
          </li>
        ))}
        {more > 0 && <li className={styles.quiet}>{t('holds.more', { count: more })}</li>}
      </ul>
    </Panel>
  );
}

import type { OrderSummary } from '@gangway/shared/contract/sales/orders.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import styles from './batch-dialog.module.css';

/** One of the selected orders, with the action's effect on it. */
export function ChosenOrder({ order, children }: { order: OrderSummary; children: ReactNode }) {
  const { t } = useTranslation('orders');
  const { text, date } = useFormat();
  const { departure, destination } = order.sailing.route;
  return (
    <li className={styles.order}>
      <span className={styles.number}>{order.number}</span>
      <span className={styles.voyage}>
        {t('route', { departure: text(departure.name), destination: text(destination.name) })}
        <span className={styles.date}>{date(order.sailing.date)}</span>
      </span>
      <span className={styles.amount}>{children}</span>
    </li>
  );
}

import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useTranslation } from 'react-i18next';
import { DownloadButton } from '../../lib/orders/download-button.tsx';
import { orderCalendar } from '../../lib/paths.ts';
import styles from './order-tools.module.css';

/** Adds the sailing to the customer's calendar, and prints the page. */
export function OrderTools({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  return (
    <div className={styles.tools} data-print="no">
      {order.status === 'paid' && order.sailing.status !== 'canceled' && (
        <DownloadButton order={order.number} path={orderCalendar(order.number)} icon="calendar">
          {t('tools.calendar')}
        </DownloadButton>
      )}
      <Button variant="quiet" icon="print" onClick={() => window.print()}>
        {t('tools.print')}
      </Button>
    </div>
  );
}

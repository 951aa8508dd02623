import type { OrderDetail } from '@gangway/shared/contract/orders.ts';
import { useTranslation } from 'react-i18next';
import { RefundLadder } from '../../lib/refunds/refund-ladder.tsx';
import { Card } from '../../ui/card.tsx';
import { CancelSection } from './cancellation/cancel-section.tsx';
import { ETickets } from './e-tickets.tsx';
import { HoldPanel } from './hold-panel.tsx';
import { OrderHeader } from './order-header.tsx';
import { OrderHistory } from './order-history.tsx';
import styles from './order-view.module.css';
import { Refunds } from './refunds.tsx';

export function OrderView({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const live = order.status === 'unpaid' || order.status === 'paid';
  return (
    <div className={styles.order}>
      <OrderHeader order={order} />
      {order.status === 'unpaid' && <HoldPanel order={order} />}
      <Refunds order={order} />
      <ETickets order={order} />
      {live && order.ladder.length > 0 && (
        <Card className={styles.card} data-print="no">
          <h2>{t('refunds.ladder')}</h2>
          <RefundLadder steps={order.ladder} />
          <CancelSection order={order} />
        </Card>
      )}
      <div data-print="no">
        <OrderHistory events={order.history} />
      </div>
    </div>
  );
}

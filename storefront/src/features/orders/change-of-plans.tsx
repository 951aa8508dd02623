import { hasLeft } from '@gangway/shared/domain/states/boarding-decision.ts';
import { useTranslation } from 'react-i18next';
import { useServerNow } from '../../lib/api/use-server-now.ts';
import type { ShownOrder } from '../../lib/orders/order.ts';
import { RefundLadder } from '../../lib/refunds/refund-ladder.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { CancelSection } from './cancellation/cancel-section.tsx';
import { ChangeSection } from './change/change-section.tsx';
import styles from './order-view.module.css';

/**
 * What canceling costs, and the ways to change and cancel a booking, as long as they are of use: a party of whom somebody is on board
 * cannot change it, who is on board cannot cancel, and once the ship has left nothing comes back.
 */
export function ChangeOfPlans({ order }: { order: ShownOrder }) {
  const { t } = useTranslation('orders');
  const { status, departsAt } = order.sailing;
  const left = hasLeft({ status, departsAt: new Date(departsAt) }, new Date(useServerNow()));
  const ashore = order.tickets.filter(
    ({ canceledAt, boardingStatus }) => !canceledAt && boardingStatus === 'pending',
  );
  const isBoarding = order.tickets.some(({ boardingStatus }) => boardingStatus === 'boarded');
  if (left || ashore.length === 0 || order.ladder.length === 0) return null;
  return (
    <Card className={styles.card} data-print="no">
      <h2>{t('refunds.ladder')}</h2>
      <RefundLadder steps={order.ladder} />
      {order.status === 'paid' && !isBoarding && <ChangeSection order={order} />}
      <CancelSection order={order} />
    </Card>
  );
}

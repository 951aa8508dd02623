import type { OrderSummary } from '@gangway/shared/contract/sales/orders.ts';
import { goneBackSen } from '@gangway/shared/domain/payment/gone-back.ts';
import { serverNow } from '@gangway/shared/ui/api/server-clock.ts';
import { ButtonLink } from '@gangway/shared/ui/form/button.tsx';
import { Checkbox } from '@gangway/shared/ui/form/checkbox.tsx';
import { SessionBadge } from '@gangway/shared/ui/status/session-badge.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useFormat } from '../../lib/format/use-format.ts';
import { OrderStatusChip } from '../../lib/orders/order-status-chip.tsx';
import { orderPath } from '../../lib/paths.ts';
import { Card } from '../../ui/layout/card.tsx';
import { FactLine } from '../../ui/layout/fact-line.tsx';
import { Chip } from '../../ui/status/chip.tsx';
import { Countdown } from '../../ui/time/countdown.tsx';
import { hasTickets, isPayable } from './batch/what-applies.ts';
import styles from './order-row.module.css';
import { TicketsButton } from './tickets-button.tsx';

interface OrderRowProps {
  order: OrderSummary;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
}

/** An order in the list: voyage, status, and next action. */
export function OrderRow({ order, chosen, onChoose }: OrderRowProps) {
  const { t } = useTranslation(['my-orders', 'orders', 'site']);
  const { text, dateTime, money } = useFormat();
  const queries = useQueryClient();
  const { number, sailing, status, holdExpiresAt } = order;
  const payable = isPayable(order, serverNow());
  const nameId = `order-${number}`;
  const route = t('orders:route', {
    departure: text(sailing.route.departure.name),
    destination: text(sailing.route.destination.name),
  });
  return (
    <li className={styles.item}>
      <Card padding="none" className={styles.card}>
        <div className={styles.tick}>
          <Checkbox
            checked={chosen}
            label={<span className="visually-hidden">{t('choose', { number })}</span>}
            onChange={event => onChoose(event.target.checked)}
          />
        </div>
        <div className={styles.voyage}>
          <p className={styles.top}>
            <span className={styles.number}>{number}</span>
            <OrderStatusChip status={status} />
            {sailing.status === 'canceled' && <Chip tone="bad">{t('orders:sailing.canceled')}</Chip>}
            {sailing.status === 'delayed' && <Chip tone="warn">{t('orders:sailing.delayed')}</Chip>}
          </p>
          <h3 className={styles.name} id={nameId}>
            <Link href={orderPath(number)}>{route}</Link>
          </h3>
          <p className={styles.facts}>
            <SessionBadge session={sailing.session} label={t(`site:session.${sailing.session}`)} />
            <span>{dateTime(sailing.departsAt)}</span>
          </p>
          <p className="muted">
            <FactLine
              facts={[
                sailing.ship.name,
                ...(order.passengers > 0 ? [t('site:people', { count: order.passengers })] : []),
                ...(order.cabins > 0 ? [t('cabins', { count: order.cabins })] : []),
                order.contactName,
              ]}
            />
          </p>
        </div>
        <div className={styles.end}>
          {order.dueSen > 0 && <span className={styles.amount}>{money(order.dueSen)}</span>}
          {goneBackSen(order) > 0 && (
            <span className="muted">{t('refunded', { amount: money(goneBackSen(order)) })}</span>
          )}
          {payable && holdExpiresAt && (
            <Countdown
              until={Date.parse(holdExpiresAt)}
              now={serverNow}
              label={t('orders:hold.label')}
              announce={minutes => t('orders:hold.announce', { count: minutes })}
              onExpire={() => queries.invalidateQueries({ queryKey: ['my-orders'] })}
            />
          )}
          <span className={styles.actions}>
            {hasTickets(order) && <TicketsButton number={number} describedBy={nameId} />}
            <Link href={orderPath(number)} asChild>
              <ButtonLink aria-describedby={nameId}>{t(payable ? 'pay' : 'open')}</ButtonLink>
            </Link>
          </span>
        </div>
      </Card>
    </li>
  );
}

import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { sumSen } from '@gangway/shared/domain/money/money.ts';
import { goneBackSen } from '@gangway/shared/domain/payment/gone-back.ts';
import { classNames } from '@gangway/shared/ui/class-names.ts';
import { SessionBadge } from '@gangway/shared/ui/status/session-badge.tsx';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { VoyageArt } from '../../lib/art/voyage-art.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { OrderStatusChip } from '../../lib/orders/order-status-chip.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Chip } from '../../ui/status/chip.tsx';
import styles from './order-header.module.css';
import { OrderTools } from './order-tools.tsx';

/** The order's number, status and sailing. `short`: without the facts, which stand elsewhere on the page. */
export function OrderHeader({ order, short = false }: { order: OrderDetail; short?: boolean }) {
  const { t } = useTranslation(['orders', 'site']);
  const { text, dateTime, enumerate } = useFormat();
  const { sailing } = order;
  const { departure, destination } = sailing.route;
  return (
    <Card padding="none" className={classNames(styles.header, short && styles.short)}>
      <VoyageArt
        className={styles.picture}
        session={sailing.session}
        ship={sailing.ship.code}
        port={destination.code}
        frame="banner"
      />
      <div className={styles.body}>
        <p className={styles.number}>
          <span>{t('number', { number: order.number })}</span>
          <OrderStatusChip status={order.status} />
          {short && <SessionBadge session={sailing.session} label={t(`site:session.${sailing.session}`)} />}
          {sailing.status === 'canceled' && <Chip tone="bad">{t('sailing.canceled')}</Chip>}
          {sailing.status === 'delayed' && <Chip tone="warn">{t('sailing.delayed')}</Chip>}
        </p>
        <h1 className={styles.heading}>
          {t('route', { departure: text(departure.name), destination: text(destination.name) })}
        </h1>
        {!short && (
          <p className={styles.light}>
            <SessionBadge
              session={sailing.session}
              label={t(`site:session.${sailing.session}`)}
              size="large"
            />
          </p>
        )}
        {short ? (
          <p className="numbers">{enumerate([dateTime(sailing.departsAt), sailing.ship.name])}</p>
        ) : (
          <OrderFacts order={order} />
        )}
      </div>
    </Card>
  );
}

/** Departure, ship, party and money of an order, and what can be done with its page. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  const { t } = useTranslation(['orders', 'site']);
  const { dateTime, money } = useFormat();
  const { sailing } = order;
  // Of an order that is canceled as a whole, the total is the charge.
  const keptSen = order.canceledAt ? 0 : keptOfCanceledParts(order);
  return (
    <>
      <dl className={styles.facts}>
        <Fact name={t('departs')} value={dateTime(sailing.departsAt)} />
        <Fact name={t('arrives')} value={dateTime(sailing.arrivesAt)} />
        <Fact name={t('ship')} value={sailing.ship.name} />
        {order.gate && <Fact name={t('gate')} value={order.gate} />}
        <Fact name={t('party')} value={t('site:people', { count: order.passengers })} />
        {order.cancelReason && (
          <Fact name={t('canceledWhy.label')} value={t(`canceledWhy.${order.cancelReason}`)} />
        )}
        <Fact name={t('total')} value={money(order.dueSen)} />
        {keptSen > 0 && <Fact name={t('kept')} value={money(keptSen)} />}
        {order.paidSen > 0 && (
          <Suspense fallback={<Fact name={t('paid')} value={money(order.paidSen)} />}>
            <Paid order={order} />
          </Suspense>
        )}
        {goneBackSen(order) > 0 && <Fact name={t('refunded')} value={money(goneBackSen(order))} />}
      </dl>
      <OrderTools order={order} />
    </>
  );
}

/** The charges for canceled tickets and cabins: part of the total, in sen (R392). */
const keptOfCanceledParts = ({ tickets, cabinList }: OrderDetail): number =>
  sumSen([...tickets, ...cabinList].map(({ chargeSen }) => chargeSen ?? 0));

/** The amount paid and the payment method. A separate component, so that the methods' names are loaded only when shown. */
function Paid({ order }: { order: OrderDetail }) {
  const { t } = useTranslation(['orders', 'payment-methods']);
  const { money } = useFormat();
  const method = t(`payment-methods:method.${order.paymentMethod}`);
  return <Fact name={t('paid')} value={money(order.paidSen)} note={method} />;
}

function Fact({ name, value, note }: { name: string; value: string; note?: string }) {
  return (
    <div>
      <dt className="muted">{name}</dt>
      <dd className="numbers">{value}</dd>
      {note && <dd className="muted">{note}</dd>}
    </div>
  );
}

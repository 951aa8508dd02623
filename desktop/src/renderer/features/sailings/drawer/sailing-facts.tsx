import type {
  OfficeSailingDetail,
  SailingCancellation,
} from '@gangway/shared/contract/office/sailings/sailings.ts';
import { ticketTypeOrder } from '@gangway/shared/domain/money/fares.ts';
import { ButtonLink } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useHasScreen } from '../../../lib/menu/use-menu.ts';
import { paths } from '../../../lib/paths.ts';
import { can } from '../../../lib/session.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Progress } from '../../../ui/status/progress.tsx';
import { SessionBadge } from '../../../ui/status/session-badge.tsx';
import { StatusBadge } from '../../../ui/status/status-badge.tsx';
import { Worklist } from '../call-off/worklist.tsx';
import { MessagesSection } from '../message/messages-section.tsx';
import { SailingStatusBadge } from '../names/sailing-status.tsx';
import { Facts } from './facts.tsx';
import { QueueSection } from './queue-section.tsx';
import styles from './sailing-facts.module.css';

/** A sailing's times, gate, occupancy, revenue, queue and fares. */
export function SailingFacts({ sailing }: { sailing: OfficeSailingDetail }) {
  const { t } = useTranslation(['sailings', 'frame']);
  const { dateTime, time, number, money } = useFormat();
  const { session, status, peak, nonRefundable, overlaps, capacity, sold, held, cancellation } = sailing;
  const { ownFares, fareRule, routeFares } = sailing;
  const fares = ownFares ?? fareRule?.fares ?? routeFares;
  const faresTitle = () => {
    if (ownFares) return t('drawer.faresOfItsOwn');
    return fareRule ? t('drawer.faresOfRule', { name: fareRule.name }) : t('drawer.faresOfRoute');
  };
  return (
    <div className={styles.facts}>
      <p className={styles.badges}>
        <SessionBadge session={session} />
        <SailingStatusBadge status={status} />
        {peak && <StatusBadge tone="neutral" label={t('peak')} />}
        {nonRefundable && <StatusBadge tone="neutral" label={t('nonRefundable')} />}
      </p>
      {cancellation && <CancellationProgress cancellation={cancellation} />}
      {cancellation && <CashToPayOut {...cancellation.handOut} />}
      {cancellation?.choice && cancellation.completedAt && can('orders.read') && (
        <Worklist sailingId={sailing.id} />
      )}
      {overlaps.map(other => (
        <Notice key={other.id} tone="warn">
          {t('drawer.overlap', {
            departs: time(other.departsAt),
            session: t(`frame:session.${other.session}`),
          })}
        </Notice>
      ))}
      <Facts
        title={t('drawer.voyage')}
        facts={[
          [t('drawer.departs'), dateTime(sailing.departsAt)],
          [t('drawer.arrives'), dateTime(sailing.arrivesAt)],
          [t('drawer.gate'), sailing.gate || t('drawer.noGate')],
        ]}
      />
      <section>
        <h3>{t('drawer.bookings')}</h3>
        <meter
          className={styles.meter}
          aria-label={t('drawer.places')}
          min={0}
          max={Math.max(capacity, 1)}
          value={sold + held}
        />
        <p className={styles.quiet}>
          {t('drawer.placesOf', {
            sold: number(sold),
            held: number(held),
            left: number(capacity - held - sold),
            capacity: number(capacity),
          })}
        </p>
      </section>
      <Facts
        facts={[
          [t('drawer.orders'), number(sailing.orders)],
          [t('drawer.passengers'), number(sailing.passengers)],
          [t('drawer.boarded'), number(sailing.boarded)],
          [t('drawer.revenue'), money(sailing.revenueSen)],
        ]}
      />
      <OrdersLink sailingId={sailing.id} />
      <MessagesSection sailingId={sailing.id} />
      <QueueSection sailing={sailing} />
      {fares && (
        <Facts
          title={faresTitle()}
          facts={ticketTypeOrder.map(type => [t(`frame:ticketType.${type}`), money(fares[type])])}
        />
      )}
    </div>
  );
}

/** Progress of a canceled sailing: parties asked, their choices, and the reason for the cancellation. */
function CancellationProgress({ cancellation }: { cancellation: SailingCancellation }) {
  const { t } = useTranslation('sailings');
  const { money, number, dateTime, sentences } = useFormat();
  const { reason, note, orders, ordersDone, refundedSen, completedAt, choice } = cancellation;
  if (!completedAt)
    return (
      <Progress
        label={t(choice ? 'cancel.asking' : 'cancel.progress')}
        value={ordersDone}
        max={Math.max(orders, 1)}
        detail={t('cancel.progressOf', { done: number(ordersDone), orders: number(orders) })}
      />
    );
  const lines = [
    ...(ordersDone > 0 && !choice
      ? [t('cancel.refunded', { count: ordersDone, refund: money(refundedSen) })]
      : []),
    ...(choice ? [t('cancel.chosen', { ...choice, refund: money(refundedSen) })] : []),
    ...(choice && choice.open > 0
      ? [t(`cancel.openUntil.${choice.otherwise}`, { time: dateTime(choice.until) })]
      : []),
    t('cancel.reasonWas', { reason: t(`reasons.${reason}`) }),
    ...(note ? [note] : []),
  ];
  return <Notice tone={choice && choice.open > 0 ? 'warn' : 'info'}>{sentences(lines)}</Notice>;
}

/** What the counter still owes the guests of a canceled sailing, with the list of whom to call. */
function CashToPayOut({ orders, amountSen }: SailingCancellation['handOut']) {
  const { t } = useTranslation('sailings');
  const { money } = useFormat();
  const hasScreen = useHasScreen();
  if (amountSen === 0) return null;
  return (
    <Notice tone="warn">
      {t('cancel.handOut', { count: orders, amount: money(amountSen) })}{' '}
      {hasScreen(paths.worklist) && (
        <Link href={`${paths.worklist}?kind=hand-out`}>{t('cancel.handOutList')}</Link>
      )}
    </Notice>
  );
}

/** Links to the orders of a sailing, including canceled ones; hidden from users without the orders screen. */
function OrdersLink({ sailingId }: { sailingId: number }) {
  const { t } = useTranslation('sailings');
  const hasScreen = useHasScreen();
  if (!hasScreen(paths.shipOrder)) return null;
  return (
    <div>
      <Link href={`${paths.shipOrder}?sailing=${sailingId}`} asChild>
        <ButtonLink icon={ReceiptText}>{t('drawer.showOrders')}</ButtonLink>
      </Link>
    </div>
  );
}

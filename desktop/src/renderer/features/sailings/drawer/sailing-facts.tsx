import type { OfficeSailingDetail } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useTranslation } from 'react-i18next';
import { can } from '../../../lib/session.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { SessionBadge } from '../../../ui/status/session-badge.tsx';
import { StatusBadge } from '../../../ui/status/status-badge.tsx';
import { CancellationProgress } from '../call-off/cancellation-progress.tsx';
import { Worklist } from '../call-off/worklist.tsx';
import { MessagesSection } from '../message/messages-section.tsx';
import { SailingStatusBadge } from '../names/sailing-status.tsx';
import { Facts } from './facts.tsx';
import { OrdersLink } from './orders-link.tsx';
import styles from './sailing-facts.module.css';
import { WaitingRoomSection } from './waiting-room-section.tsx';

/** A sailing's times, gate, occupancy, revenue, waiting room and fares. */
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
      <WaitingRoomSection sailing={sailing} />
      {fares && (
        <Facts
          title={faresTitle()}
          facts={(['adult', 'senior', 'child', 'infant'] as const).map(type => [
            t(`frame:ticketType.${type}`),
            money(fares[type]),
          ])}
        />
      )}
    </div>
  );
}

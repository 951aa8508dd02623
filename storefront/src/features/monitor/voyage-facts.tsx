import type { BoardingMonitor } from '@gangway/shared/contract/monitor.ts';
import { SessionBadge } from '@gangway/shared/ui/status/session-badge.tsx';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './monitor.module.css';

/** The sailing, its departure and its destination. */
export function VoyageFacts({ boarding }: { boarding: BoardingMonitor }) {
  const { t } = useTranslation(['monitor', 'site']);
  const { text, date, time } = useFormat();
  const { route, ship, session, gate } = boarding;
  return (
    <section className={styles.voyage}>
      <div className={styles.words}>
        <p className={styles.day}>
          <SessionBadge className={styles.session} session={session} label={t(`site:session.${session}`)} />
          {date(boarding.date)}
        </p>
        <h1 className={styles.route}>
          {t('route', { departure: text(route.departure.name), destination: text(route.destination.name) })}
        </h1>
        <p className={styles.shipName}>
          <Icon name="ship" className={styles.shipIcon} />
          {ship.name}
        </p>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('departs')}</dt>
          <dd>{time(boarding.departsAt)}</dd>
        </div>
        <div>
          <dt>{t('arrives')}</dt>
          <dd>{time(boarding.arrivesAt)}</dd>
        </div>
        <div className={styles.gate}>
          <dt>{t('gate')}</dt>
          <dd>{gate || <span className={styles.gateFollows}>{t('gateFollows')}</span>}</dd>
        </div>
      </dl>
    </section>
  );
}

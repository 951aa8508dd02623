import type { SailingDetail } from '@gangway/shared/contract/sailings.ts';
import { localDateOf } from '@gangway/shared/domain/time/moment.ts';
import { SessionBadge } from '@gangway/shared/ui/status/session-badge.tsx';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { VoyageArt } from '../../../lib/art/voyage-art.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { AboutPort } from '../../../lib/ports/about-port.tsx';
import { AboutShip } from '../../../lib/ships/about-ship.tsx';
import { Disclosure } from '../../../ui/dialogs/disclosure.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { OtherSailings } from './other-sailings.tsx';
import styles from './voyage-summary.module.css';

interface VoyageSummaryProps {
  sailing: SailingDetail;
  /** On a phone two lines, once the sailing is settled: what is to be filled in starts on the first screen. */
  brief?: boolean;
}

/** The sailing with its session, and a link to other dates and sessions, which keeps all input. */
export const VoyageSummary = memo(function VoyageSummary({ sailing, brief = false }: VoyageSummaryProps) {
  const { t } = useTranslation(['booking', 'site']);
  const { date, time, dateTime, text } = useFormat();
  const { session, route, ship } = sailing;
  const sameDay = localDateOf(sailing.arrivesAt) === sailing.date;
  const arrival = (sameDay ? time : dateTime)(sailing.arrivesAt);
  return (
    <Card padding="none" className={brief ? styles.brief : undefined}>
      <VoyageArt
        className={styles.picture}
        session={session}
        ship={ship.code}
        port={route.destination.code}
        frame="banner"
        first
      />
      <div className={styles.body}>
        <p className={styles.light}>
          <SessionBadge session={session} label={t(`site:session.${session}`)} />
          <strong>{date(sailing.date)}</strong>
        </p>
        {brief && (
          <p className={styles.line}>
            {time(sailing.departsAt)} → {arrival}, {ship.name}
          </p>
        )}
        <dl className={styles.facts}>
          <Fact
            name={t('summary.departs')}
            value={`${time(sailing.departsAt)}, ${text(route.departure.name)}`}
          />
          <Fact name={t('summary.arrives')} value={`${arrival}, ${text(route.destination.name)}`} />
          <Fact name={t('summary.ship')} value={ship.name} />
        </dl>
        <Disclosure
          summary={
            <span className={styles.change}>
              <Icon name="calendar" size={18} />
              {t('summary.change')}
            </span>
          }
        >
          <OtherSailings sailing={sailing} />
        </Disclosure>
        <div className={styles.more}>
          <AboutShip code={ship.code} name={ship.name} className={styles.about} />
          <AboutPort port={route.departure} className={styles.about} />
        </div>
      </div>
    </Card>
  );
});

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

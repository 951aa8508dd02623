import type { BoardingPhase } from '@gangway/shared/contract/base/vocabulary.ts';
import type { BoardingMonitor } from '@gangway/shared/contract/monitor.ts';
import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../lib/api/server-clock.ts';
import { today } from '../../../lib/format/dates.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useBoarding } from '../../../lib/orders/boarding.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Skeleton } from '../../../ui/status/skeleton.tsx';
import styles from './boarding-line.module.css';

const LOOK_MS = 15_000;

/**
 * The phase at a moment, in milliseconds since the epoch: boarding is determined by the time alone, so that it is right offline
 * too.
 */
function phaseAt(boarding: BoardingMonitor, now: number): BoardingPhase {
  if (boarding.phase === 'canceled' || boarding.phase === 'departed') return boarding.phase;
  if (now < Date.parse(boarding.boardingOpensAt)) return 'before';
  if (now >= Date.parse(boarding.boardingClosesAt)) return 'closed';
  return now < Date.parse(boarding.lastCallAt) ? 'boarding' : 'last-call';
}

function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** What one needs at the pier (R393): whether boarding has begun, from when to when, the gate, and the way. */
export function BoardingLine({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const { time, dateTime } = useFormat();
  const now = useNow();
  const { data: boarding, isPending } = useBoarding(order.sailing.id);
  // Its room is kept, so that the code below does not move under a scanner.
  if (!boarding)
    return (
      isPending && (
        <div className={styles.room}>
          <Skeleton height="100%" />
        </div>
      )
    );
  const phase = phaseAt(boarding, now);
  const written = order.sailing.date === today() ? time : dateTime;
  const opensOnTheDay = localDateIn(new Date(boarding.boardingOpensAt)) === order.sailing.date;
  const { departure } = order.sailing.route;
  return (
    <div className={styles.line}>
      <p className={styles.phase} role="status">
        {t(`pier.phase.${phase}`, {
          opens: written(boarding.boardingOpensAt),
          closes: time(boarding.boardingClosesAt),
        })}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('pier.boarding')}</dt>
          <dd className="numbers">
            {t('pier.fromTo', {
              opens: (opensOnTheDay ? time : dateTime)(boarding.boardingOpensAt),
              closes: time(boarding.boardingClosesAt),
            })}
          </dd>
        </div>
        <div>
          <dt>{t('gate')}</dt>
          <dd>{boarding.gate || t('pier.gateFollows')}</dd>
        </div>
      </dl>
      <a
        className={styles.way}
        href={mapOf(`${departure.name.en} ferry terminal`)}
        target="_blank"
        rel="noreferrer"
        data-print="no"
      >
        <Icon name="pin" />
        {t('pier.way')}
      </a>
    </div>
  );
}

/** A search on a public map, which phones open in their own map. */
const mapOf = (place: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;

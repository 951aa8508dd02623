import type { BoardingPhase } from '@gangway/shared/contract/base/vocabulary.ts';
import type { BoardingMonitor } from '@gangway/shared/contract/monitor.ts';
import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { useTranslation } from 'react-i18next';
import { useServerNow } from '../../../lib/api/use-server-now.ts';
import { today } from '../../../lib/format/dates.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useBoarding } from '../../../lib/orders/boarding.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Skeleton } from '../../../ui/status/skeleton.tsx';
import styles from './boarding-line.module.css';

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

/** What one needs at the pier (R393): whether boarding has begun, from when to when, the gate, and the way. */
export function BoardingLine({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const { data: boarding, isError } = useBoarding(order.sailing.id);
  if (isError && !boarding) return null;
  const { date, route } = order.sailing;
  return (
    <div className={styles.line} aria-busy={!boarding}>
      <p className={styles.phase} role="status">
        {boarding ? <Phase boarding={boarding} /> : <Unknown width="16rem" />}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('pier.boarding')}</dt>
          <dd className="numbers">
            {boarding ? <BoardingTimes boarding={boarding} date={date} /> : <Unknown width="7rem" />}
          </dd>
        </div>
        <div>
          <dt>{t('gate')}</dt>
          <dd>{(boarding?.gate ?? order.gate) || t('pier.gateFollows')}</dd>
        </div>
      </dl>
      <a
        className={styles.way}
        href={mapOf(`${route.departure.name.en} ferry terminal`)}
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

function Phase({ boarding }: { boarding: BoardingMonitor }) {
  const { t } = useTranslation('orders');
  const { timesBeside } = useFormat();
  const { boardingOpensAt, boardingClosesAt } = boarding;
  return t(`pier.phase.${phaseAt(boarding, useServerNow())}`, {
    opens: timesBeside(today(), [boardingOpensAt])(boardingOpensAt),
    closes: timesBeside(today(), [boardingClosesAt])(boardingClosesAt),
  });
}

interface BoardingTimesProps {
  boarding: BoardingMonitor;
  /** The local date of the sailing. */
  date: string;
}

function BoardingTimes({ boarding: { boardingOpensAt, boardingClosesAt }, date }: BoardingTimesProps) {
  const { t } = useTranslation('orders');
  const write = useFormat().timesBeside(date, [boardingOpensAt, boardingClosesAt]);
  return t('pier.fromTo', { opens: write(boardingOpensAt), closes: write(boardingClosesAt) });
}

/** In place of a line that is not known yet: as high as the line, so that the code below does not move under a scanner. */
function Unknown({ width }: { width: string }) {
  return <Skeleton width={width} height="1lh" />;
}

/** A search on a public map, which phones open in their own map. */
const mapOf = (place: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;

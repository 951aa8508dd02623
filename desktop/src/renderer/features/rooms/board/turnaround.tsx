import type { RoomBoard } from '@gangway/shared/contract/office/fleet/room-operation.ts';
import { classNames } from '@gangway/shared/ui/class-names.ts';
import { useTranslation } from 'react-i18next';
import { useServerNow } from '../../../lib/server-time.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { SessionBadge } from '../../../ui/status/session-badge.tsx';
import styles from './board.module.css';
import { timeLeft } from './time-left.ts';

const TICK_MS = 5_000;
/** Cleaning is late when fewer minutes than this remain before departure. */
const LATE_MINUTES = 120;

/** The time until the ship's next session, and the number of rooms to clean by then. */
export function TurnaroundCountdown({ board }: { board: RoomBoard }) {
  const { t } = useTranslation('rooms');
  const { time, date } = useFormat();
  const now = useServerNow(TICK_MS);
  const { turnaround } = board;
  if (!turnaround) return <p className={styles.turnaround}>{t('noSailing')}</p>;
  const { sailing, dirty, dirtyBooked } = turnaround;
  const departure = new Date(sailing.departsAt);
  const left = timeLeft(departure, now);
  const isLate = dirty > 0 && departure.getTime() - now.getTime() < LATE_MINUTES * 60_000;
  return (
    <section
      className={classNames(styles.turnaround, isLate && styles.late)}
      aria-label={t('turnaround.label')}
    >
      <SessionBadge session={sailing.session} />
      <span>{`${date(sailing.date)} · ${t('turnaround.leaves', { time: time(sailing.departsAt) })}`}</span>
      <strong role="timer">
        {left.kind === 'leaving'
          ? t('turnaround.leaving')
          : t('turnaround.in', { time: t(`turnaround.${left.kind}`, { ...left }) })}
      </strong>
      <span className={styles.dirty}>
        {t('turnaround.dirty', { count: dirty })}
        {dirtyBooked > 0 && ` · ${t('turnaround.booked', { count: dirtyBooked })}`}
      </span>
    </section>
  );
}

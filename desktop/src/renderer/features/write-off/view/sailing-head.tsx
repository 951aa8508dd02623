import { classNames } from '@gangway/shared/ui/class-names.ts';
import { Timer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { GateState } from '../../../../bridge-gate.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { IconView } from '../../../ui/icon.tsx';
import { SessionBadge } from '../../../ui/status/session-badge.tsx';
import { useAssignment } from '../station/use-assignment.ts';
import { timeLeft } from './countdown.ts';
import styles from './sailing-head.module.css';

const TICK_MS = 1000;

interface SailingHeadProps {
  state: GateState;
  /** With type sizes for reading from a distance, and the gate's name. */
  whole?: boolean;
}

/** The sailing that boards here: departure, ship, destination, session, and the time until boarding closes. */
export function SailingHead({ state, whole }: SailingHeadProps) {
  const { t } = useTranslation('write-off');
  const { time, date, text } = useFormat();
  const { sailing } = useAssignment(state);
  const { gate, sailingId } = state.assignment;
  if (!sailing)
    return (
      <div className={classNames(styles.head, whole && styles.whole)}>
        <strong className={styles.ship}>
          {[gate, t(sailingId === null ? 'anySailing' : 'pastSailing')].filter(Boolean).join(' · ')}
        </strong>
      </div>
    );
  const { ship, departure, destination, departsAt, session } = sailing;
  return (
    <section className={classNames(styles.head, whole && styles.whole)} aria-label={t('boarded.label')}>
      <p className={styles.first}>
        <time dateTime={departsAt} className={styles.time}>
          {time(departsAt)}
        </time>
        <strong className={styles.ship}>{ship}</strong>
        {whole && gate && <span className={styles.gate}>{gate}</span>}
      </p>
      <p className={styles.second}>
        <span>{t('boarded.route', { departure: text(departure), destination: text(destination) })}</span>
        <span>{date(sailing.date)}</span>
        <SessionBadge session={session} />
        <Closing sailing={sailing} behindSeconds={state.behindSeconds} />
      </p>
    </section>
  );
}

/** The time until boarding opens or closes, by the server's clock. */
function Closing({
  sailing: { boardingOpensAt, boardingClosesAt, phase },
  behindSeconds,
}: {
  sailing: GateState['sailings'][number];
  behindSeconds: number;
}) {
  const { t } = useTranslation('write-off');
  const now = useNow(TICK_MS).getTime() + behindSeconds * 1000;
  const isOver = phase === 'departed' || phase === 'canceled' || now >= Date.parse(boardingClosesAt);
  const opens = Date.parse(boardingOpensAt);
  const next = now < opens ? opens : Date.parse(boardingClosesAt);
  const words = isOver
    ? t(phase === 'departed' || phase === 'canceled' ? `phase.${phase}` : 'phase.closed')
    : t(now < opens ? 'boarded.opensIn' : 'boarded.closesIn', { left: timeLeft(next - now) });
  return (
    <span role="timer" className={classNames(styles.closing, (isOver || now < opens) && styles.shut)}>
      <IconView icon={Timer} />
      {words}
    </span>
  );
}

import { classNames } from '@gangway/shared/ui/class-names.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './countdown.module.css';
import { announcedMark, clockText } from './remaining-time.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

interface CountdownProps {
  /** The moment it ends, in milliseconds since the epoch. */
  until: number;
  /** Now, in the same unit; passed in so that the server's clock can be followed. */
  now: () => number;
  /** Stands before the digits: "Kept for you for". */
  label: string;
  /** What is read out at the marks (10, 5, 2 and 1 minutes left). */
  announce: (minutesLeft: number) => string;
  onExpire?: () => void;
  className?: string;
}

/** Minutes and seconds that are left. Silent each second; spoken politely at a few marks. */
export function Countdown({ until, now, label, announce, onExpire, className }: CountdownProps) {
  const left = useSecondsLeft(until, now, onExpire);
  const mark = announcedMark(left);
  return (
    <span className={classNames(styles.countdown, left <= 120 && styles.soon, className)}>
      <Icon name="clock" size={18} />
      <span>{label}</span>
      <span className={styles.digits} role="timer" aria-live="off">
        {clockText(left)}
      </span>
      <span className="visually-hidden" aria-live="polite">
        {mark === undefined ? '' : announce(mark)}
      </span>
    </span>
  );
}

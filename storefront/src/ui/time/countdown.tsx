import { classNames } from '@gangway/shared/ui/class-names.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './countdown.module.css';
import { announcedMark, clockText } from './remaining-time.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

interface CountdownProps {
  /** The moment it ends, in milliseconds since the epoch. */
  until: number;
  /** Returns the current time in the same unit; passed in, so that the server's clock can be used. */
  now: () => number;
  /** Text before the digits: "Kept for you for". */
  label: string;
  /** The text to read out at 10, 5, 2 and 1 minutes left. */
  announce: (minutesLeft: number) => string;
  onExpire?: () => void;
  className?: string;
}

/** The remaining minutes and seconds. Screen readers announce only a few marks, politely. */
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

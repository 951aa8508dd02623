import { useFormat } from '../../lib/format/use-format.ts';
import styles from './monitor.module.css';
import { useClock } from './use-clock.ts';

/** The time of day in the operator's time zone. */
export function Clock() {
  const { time } = useFormat();
  const now = useClock();
  return (
    <time className={styles.clock} dateTime={now.toISOString()}>
      {time(now.toISOString())}
    </time>
  );
}

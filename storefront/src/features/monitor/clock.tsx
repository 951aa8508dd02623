import { serverNow } from '@gangway/shared/ui/api/server-clock.ts';
import { useEffect, useState } from 'react';
import { useFormat } from '../../lib/format/use-format.ts';
import styles from './monitor.module.css';

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

const SECOND_MS = 1000;

/** The current time by the server's clock, updated at the start of each second. */
function useClock(): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const tick = setTimeout(() => setNow(serverNow()), SECOND_MS - (now % SECOND_MS));
    return () => clearTimeout(tick);
  }, [now]);
  return new Date(now);
}

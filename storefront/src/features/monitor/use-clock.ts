import { useEffect, useState } from 'react';
import { serverNow } from '../../lib/api/server-clock.ts';

const SECOND_MS = 1000;

/** The current time by the server's clock, updated at the start of each second. */
export function useClock(): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const tick = setTimeout(() => setNow(serverNow()), SECOND_MS - (now % SECOND_MS));
    return () => clearTimeout(tick);
  }, [now]);
  return new Date(now);
}

import { useEffect, useState } from 'react';
import { serverNow } from '../../lib/api/server-clock.ts';

const SECOND_MS = 1000;

/** Now by the server's clock, renewed as each second begins. */
export function useClock(): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const tick = setTimeout(() => setNow(serverNow()), SECOND_MS - (now % SECOND_MS));
    return () => clearTimeout(tick);
  }, [now]);
  return new Date(now);
}

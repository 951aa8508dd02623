import { serverNow } from '@gangway/shared/ui/api/server-clock.ts';
import { useEffect, useState } from 'react';

const LOOK_MS = 15_000;

/** The time by the server's clock, in milliseconds since the epoch; the screen follows it within fifteen seconds. */
export function useServerNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

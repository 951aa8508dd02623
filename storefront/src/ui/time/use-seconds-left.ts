import { useEffect, useRef, useState } from 'react';
import { secondsLeft } from './remaining-time.ts';

/** Counts down the whole seconds until an instant (milliseconds since the epoch); `now` is in the same unit. */
export function useSecondsLeft(until: number, now: () => number, onExpire?: () => void): number {
  const [left, setLeft] = useState(() => secondsLeft(until, now()));
  const latest = useRef({ now, onExpire });
  latest.current = { now, onExpire };

  useEffect(() => {
    const tick = () => {
      const next = secondsLeft(until, latest.current.now());
      setLeft(next);
      if (next > 0) return;
      clearInterval(timer);
      latest.current.onExpire?.();
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [until]);

  return left;
}

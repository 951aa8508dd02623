import { useCallback, useEffect, useRef, useState } from 'react';
import { solveHumanCheck } from './solve-human-check.ts';

/** Challenges are valid for ten minutes; one minute is left for sending the form. */
const GOOD_FOR_MS = 9 * 60_000;

export interface HumanCheckState {
  phase: 'empty' | 'solving' | 'solved' | 'failed';
  /** Starts solving; called when the box is ticked. */
  tick: () => void;
  /** Passes the payload to a call once it is solved. It is valid for one call, so the box is cleared afterwards. */
  use: <Answer>(call: (payload: string) => Promise<Answer>) => Promise<Answer>;
}

/** The human check of one form. The box is cleared when its challenge expires. */
export function useHumanCheck(): HumanCheckState {
  const [phase, setPhase] = useState<HumanCheckState['phase']>('empty');
  const solving = useRef<Promise<string> | null>(null);
  const empty = useCallback(() => {
    solving.current = null;
    setPhase('empty');
  }, []);
  const tick = () => {
    const payload = solveHumanCheck();
    solving.current = payload;
    setPhase('solving');
    payload.then(
      () => solving.current === payload && setPhase('solved'),
      () => solving.current === payload && setPhase('failed'),
    );
    return payload;
  };

  useEffect(() => {
    if (phase !== 'solved') return;
    const timer = setTimeout(empty, GOOD_FOR_MS);
    return () => clearTimeout(timer);
  }, [phase, empty]);

  return {
    phase,
    tick,
    async use(call) {
      const payload = await (solving.current ?? tick());
      try {
        return await call(payload);
      } finally {
        empty();
      }
    },
  };
}

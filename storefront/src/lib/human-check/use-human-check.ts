import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { solveHumanCheck } from './solve-human-check.ts';

/** Challenges are good for ten minutes; one is left to send the form. */
const GOOD_FOR_MS = 9 * 60_000;

export interface HumanCheckState {
  phase: 'empty' | 'solving' | 'solved' | 'failed';
  /** Begins to solve, as the box is ticked. */
  tick: () => void;
  /** Hands the payload to a call once it is solved. It is good for one call, so the box is empty afterwards. */
  use: <Answer>(call: (payload: string) => Promise<Answer>) => Promise<Answer>;
}

const phases = { idle: 'empty', pending: 'solving', success: 'solved', error: 'failed' } as const;

/** The human check of one form. It empties itself when its challenge gets too old. */
export function useHumanCheck(): HumanCheckState {
  const { status, reset, mutateAsync } = useMutation({ meta: { inline: true }, mutationFn: solveHumanCheck });
  const solving = useRef<Promise<string> | null>(null);
  const empty = useCallback(() => {
    solving.current = null;
    reset();
  }, [reset]);

  useEffect(() => {
    if (status !== 'success') return;
    const timer = setTimeout(empty, GOOD_FOR_MS);
    return () => clearTimeout(timer);
  }, [status, empty]);

  return {
    phase: phases[status],
    tick() {
      solving.current = mutateAsync();
      // Told beside the box; a call that uses it is told as well.
      solving.current.catch(() => {});
    },
    async use(call) {
      const payload = await (solving.current ?? mutateAsync());
      try {
        return await call(payload);
      } finally {
        empty();
      }
    },
  };
}

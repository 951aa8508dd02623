import { failureOf } from '@gangway/shared/contract/base/api-error.ts';
import { useCallback, useState } from 'react';

/** Makes a call, and repeats it with a proof of work if the server requires one. */
export type Prove = <Answer>(call: (humanCheck?: string) => Promise<Answer>) => Promise<Answer>;

/**
 * The proof of work that a booking may require (R182). The customer has nothing to do: the browser solves the challenge and sends
 * the same request again, with the same key. `proving` is true meanwhile. The solver is loaded only then.
 */
export function useProof(): { prove: Prove; proving: boolean } {
  const [proving, setProving] = useState(false);
  const prove: Prove = useCallback(async call => {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof Error) || failureOf(error) !== 'human-proof-required') throw error;
    }
    setProving(true);
    try {
      const { solveHumanCheck } = await import('./solve-human-check.ts');
      return await call(await solveHumanCheck());
    } finally {
      setProving(false);
    }
  }, []);
  return { prove, proving };
}

import { useNow } from '../../lib/use-now.ts';

const TICK_MS = 2_000;

/** The server's clock: its time in an answer, and what has passed here since the answer came. */
export function useServerNow(at: string, receivedAt: number): Date {
  const now = useNow(TICK_MS);
  return new Date(Date.parse(at) + Math.max(0, now.getTime() - receivedAt));
}

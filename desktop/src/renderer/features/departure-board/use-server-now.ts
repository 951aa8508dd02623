import { useNow } from '../../lib/use-now.ts';

const TICK_MS = 2_000;

/**
 * The server's clock: its time in an answer, how old that was when it was taken from memory, and what has passed here
 * since it came. All but `at` in milliseconds.
 */
export function useServerNow(at: string, receivedAt: number, ageMs: number): Date {
  const now = useNow(TICK_MS);
  return new Date(Date.parse(at) + ageMs + Math.max(0, now.getTime() - receivedAt));
}

import type { Clock } from '../lib/clock.ts';

/**
 * Keeps what is dear to make for some seconds, and makes it once however many ask at the same time. Each copy of the API
 * has its own; nothing but freshness depends on it.
 */
export function createBriefCache<Value>(clock: Clock, { seconds, most }: { seconds: number; most: number }) {
  const kept = new Map<string, { value: Promise<Value>; until: number }>();
  return {
    get(key: string, make: () => Promise<Value>): Promise<Value> {
      const now = clock.now().getTime();
      const known = kept.get(key);
      if (known && known.until > now) return known.value;
      kept.delete(key);
      const [oldest] = kept.keys();
      if (kept.size >= most && oldest !== undefined) kept.delete(oldest);
      const value = make();
      kept.set(key, { value, until: now + seconds * 1000 });
      value.catch(() => kept.delete(key));
      return value;
    },
  };
}

import type { Clock } from '../../lib/clock.ts';

/** A cached value, and when its computation began. */
export interface CachedValue<Value> {
  value: Value;
  at: Date;
}

/**
 * Caches expensive values for some seconds, and computes each only once for concurrent requests. Each copy of the API has its own
 * cache; only freshness depends on it.
 */
export function createBriefCache<Value>(clock: Clock, { seconds, most }: { seconds: number; most: number }) {
  const kept = new Map<string, { made: Promise<CachedValue<Value>>; until: number }>();
  return {
    get(key: string, make: () => Promise<Value>): Promise<CachedValue<Value>> {
      const at = clock.now();
      const entry = kept.get(key);
      if (entry && entry.until > at.getTime()) return entry.made;
      kept.delete(key);
      const [oldest] = kept.keys();
      if (kept.size >= most && oldest !== undefined) kept.delete(oldest);
      const made = make().then(value => ({ value, at }));
      kept.set(key, { made, until: at.getTime() + seconds * 1000 });
      made.catch(() => kept.delete(key));
      return made;
    },
  };
}

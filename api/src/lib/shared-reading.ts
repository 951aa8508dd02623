import type { Clock } from './clock.ts';
import { apartFromRequests } from './current-request.ts';

/**
 * Reads data once for all requests within `milliseconds` of the start of the reading, including those during it. Each copy of the
 * API has its own cache; only freshness depends on it. After a failure the next request reads again.
 */
export function createSharedReading<Value>(
  clock: Clock,
  milliseconds: number,
  read: (now: Date) => Promise<Value>,
): () => Promise<Value> {
  let shared: { value: Promise<Value>; from: number } | undefined;
  return () => {
    const now = clock.now();
    const age = shared && now.getTime() - shared.from;
    // After the clock was set back, the age is unknown.
    if (shared && age !== undefined && age >= 0 && age < milliseconds) return shared.value;
    const reading = { value: apartFromRequests(() => read(now)), from: now.getTime() };
    shared = reading;
    reading.value.catch(() => {
      if (shared === reading) shared = undefined;
    });
    return reading.value;
  };
}

import type { Clock } from './clock.ts';

/**
 * Reads something once for all who ask within `milliseconds` of the moment the reading began, and once however many ask
 * while it is read. Each copy of the API has its own; nothing but freshness depends on it. What could not be read is read
 * again by the next who asks.
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
    // A clock that was set back tells no age.
    if (shared && age !== undefined && age >= 0 && age < milliseconds) return shared.value;
    const reading = { value: read(now), from: now.getTime() };
    shared = reading;
    reading.value.catch(() => {
      if (shared === reading) shared = undefined;
    });
    return reading.value;
  };
}

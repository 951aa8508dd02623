import { uptime } from 'node:os';

/** The station's own clock. */
export interface Clock {
  /** The time of day, which users may set. */
  now(): Date;
  /** Monotonic milliseconds, independent of the time of day, including the time that the computer sleeps. */
  elapsedMs(): number;
}

/** More than the two measurements differ by. */
const SLEPT_MS = 2_000;

/**
 * The elapsed time, including sleep. On Linux `performance.now` stands still during sleep, but the uptime does not. On
 * macOS the uptime is derived from the time of day, and `performance.now` includes sleep.
 */
export function createElapsed(running: () => number, sinceStartMs: (() => number) | null) {
  if (!sinceStartMs) return running;
  const begun = sinceStartMs() - running();
  return () => {
    const now = running();
    const sleptMs = sinceStartMs() - begun - now;
    return sleptMs > SLEPT_MS ? now + sleptMs : now;
  };
}

const sinceStart = process.platform === 'darwin' ? null : () => uptime() * 1000;

export const systemClock: Clock = {
  now: () => new Date(),
  elapsedMs: createElapsed(() => performance.now(), sinceStart),
};

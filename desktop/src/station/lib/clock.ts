import { uptime } from 'node:os';

/** The station's own clock. */
export interface Clock {
  /** The time of day, which somebody may set. */
  now(): Date;
  /** Monotonic milliseconds, independent of the time of day; they go on while the computer sleeps. */
  elapsedMs(): number;
}

/** More than the two ways to measure differ by. */
const SLEPT_MS = 2_000;

/**
 * What has run, with what the computer slept: on Linux `performance.now` stands still meanwhile, and the time since the
 * computer was started does not. On macOS that is made of the time of day, and `performance.now` goes on by itself.
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

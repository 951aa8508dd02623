/** The station's own clock. */
export interface Clock {
  /** The time of day, which somebody may set. */
  now(): Date;
  /** Monotonic milliseconds, independent of the time of day. */
  elapsedMs(): number;
}

export const systemClock: Clock = { now: () => new Date(), elapsedMs: () => performance.now() };

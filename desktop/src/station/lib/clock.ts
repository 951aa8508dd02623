/** The station's own clock. */
export interface Clock {
  /** The time of day, as somebody has set it. */
  now(): Date;
  /** Milliseconds from some moment on, which go on evenly whatever is done to the time of day. */
  elapsedMs(): number;
}

export const systemClock: Clock = { now: () => new Date(), elapsedMs: () => performance.now() };

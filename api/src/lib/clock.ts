/** The source of the time; injected, so that a test can stop it or move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

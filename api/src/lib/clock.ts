/** Where the time comes from; passed in so that a test can stand still or jump. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const MINUTE_MS = 60_000;

/** The minute of a moment, by which attempts to book are counted. */
export const minuteOf = (moment: Date): Date =>
  new Date(Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS);

export const MINUTE_MS = 60_000;

/** The minute that a moment is in: attempts to book are counted by it. */
export const minuteOf = (moment: Date): Date =>
  new Date(Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS);

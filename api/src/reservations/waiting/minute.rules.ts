/** The minute that a moment is in: attempts to book are counted by it. */
export const minuteOf = (moment: Date): Date => new Date(Math.floor(moment.getTime() / 60_000) * 60_000);

/** How often the station asks, in milliseconds. */
export interface Pace {
  online: number;
  /** After the first failure; each further one doubles it. */
  firstRetry: number;
  longestRetry: number;
}

export const defaultIntervals: Pace = { online: 3_000, firstRetry: 500, longestRetry: 5_000 };

/**
 * How long to wait before the next turn, after so many failures in a row. Each station draws its own share of it, so that
 * they do not all come back in the same moment.
 */
export function waitAfter(failures: number, pace: Pace, random: () => number): number {
  if (failures === 0) return pace.online;
  const longest = Math.min(pace.longestRetry, pace.firstRetry * 2 ** Math.min(failures - 1, 16));
  return longest * (0.5 + random() / 2);
}

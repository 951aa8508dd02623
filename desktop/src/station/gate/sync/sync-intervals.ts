/** How often the station syncs, in milliseconds. */
export interface Pace {
  online: number;
  /** After the first failure; doubled by each further one. */
  firstRetry: number;
  longestRetry: number;
}

/** An offline gate retries at least twice a second: other gates wait for its events (R134). */
export const defaultIntervals: Pace = { online: 3_000, firstRetry: 250, longestRetry: 400 };

/**
 * How long to wait before the next sync after this many consecutive failures. Stations draw a random share of it, so
 * that they do not all reconnect at once.
 */
export function waitAfter(failures: number, pace: Pace, random: () => number): number {
  if (failures === 0) return pace.online;
  const longest = Math.min(pace.longestRetry, pace.firstRetry * 2 ** Math.min(failures - 1, 16));
  return longest * (0.5 + random() / 2);
}

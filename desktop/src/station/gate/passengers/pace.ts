import type { Lookups } from './lookups.ts';

const MINUTE_MS = 60_000;
/** More than an officer with a passenger needs, and too few to read out a list. */
const AT_ONCE = { lookups: 10, withinMs: 5 * MINUTE_MS };
/** With at most eight names per search, half of a ship. */
const OF_A_SAILING = 40;

/**
 * Why searches are refused now: for a number of seconds, or for the rest of this sailing. Null if they are allowed.
 */
export function pauseOf(
  lookups: Pick<Lookups, 'last' | 'count'>,
  sailingId: number,
  now: Date,
): { seconds?: number } | null {
  if (lookups.count(sailingId) >= OF_A_SAILING) return {};
  const times = lookups.last(now.getTime() - AT_ONCE.withinMs, AT_ONCE.lookups);
  const oldest = times.at(-1);
  if (oldest === undefined || times.length < AT_ONCE.lookups) return null;
  return { seconds: Math.max(1, Math.ceil((oldest + AT_ONCE.withinMs - now.getTime()) / 1000)) };
}

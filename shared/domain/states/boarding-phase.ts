import type { BoardingPhase, SailingStatus } from '../../contract/base/vocabulary.ts';
import { type BoardingHours, boardingWindow } from './boarding-decision.ts';

const MINUTE_MS = 60_000;

/** The last call is this long before boarding closes; a shorter boarding is a last call from its first minute. */
const LAST_CALL_MINUTES = 15;

/** When boarding opens, when the last call is, and when boarding closes. */
export function boardingTimes(departsAt: Date, hours: BoardingHours) {
  const { opensAt, closesAt } = boardingWindow(departsAt, hours);
  const lastCallAt = new Date(
    Math.max(opensAt.getTime(), closesAt.getTime() - LAST_CALL_MINUTES * MINUTE_MS),
  );
  return { opensAt, lastCallAt, closesAt };
}

/**
 * The boarding phase of a sailing. Determined by the time, and by the status once the ship has departed; the status
 * `closed` ends sales, not boarding.
 */
export function boardingPhase(
  sailing: { status: SailingStatus; departsAt: Date },
  hours: BoardingHours,
  now: Date,
): BoardingPhase {
  if (sailing.status === 'canceled' || sailing.status === 'departed') return sailing.status;
  const { opensAt, lastCallAt, closesAt } = boardingTimes(sailing.departsAt, hours);
  if (now < opensAt) return 'before';
  if (now >= closesAt) return 'closed';
  return now < lastCallAt ? 'boarding' : 'last-call';
}

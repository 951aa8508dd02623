import type { BoardingPhase, SailingStatus } from '../../contract/base/vocabulary.ts';
import { type BoardingHours, boardingWindow } from './boarding-decision.ts';

const MINUTE_MS = 60_000;

/** How long before boarding closes the last call is made; a shorter boarding is a last call from its first minute. */
export const LAST_CALL_MINUTES = 15;

/** When boarding opens, when the last call is made, and when it closes. */
export function boardingTimes(departsAt: Date, hours: BoardingHours) {
  const { opensAt, closesAt } = boardingWindow(departsAt, hours);
  const lastCallAt = new Date(
    Math.max(opensAt.getTime(), closesAt.getTime() - LAST_CALL_MINUTES * MINUTE_MS),
  );
  return { opensAt, lastCallAt, closesAt };
}

/**
 * How far the boarding of a sailing is. By the clock until the ship has left: whether it has, its status says; `closed`
 * as a status ends sales, not boarding.
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

import type { Settings } from '@gangway/shared/contract/settings.ts';
import type { Choice } from '../../../reservations/sailings/sailing-cancellations.repository.ts';

const HOUR_MS = 3_600_000;

/** Kept places are decided about so long before their sailing leaves, so that whoever takes them can still get ready. */
const DECIDED_BEFORE_MS = 4 * HOUR_MS;

/** Nobody is asked to choose within less. */
const LEAST_TIME_MS = 2 * HOUR_MS;

/** From when on a sailing has to leave for places on it to be kept, whatever the sales close of the operator. */
export function earliestKept(now: Date, salesCloseMinutes: number): Date {
  return new Date(now.getTime() + LEAST_TIME_MS + decidedBefore(salesCloseMinutes));
}

/** Until when a party chooses: as the operator says, but in time for the sailing on which places are kept for it (R231). */
export function partyChoosesUntil(
  until: Date,
  keptDepartsAt: number | null,
  salesCloseMinutes: number,
): Date {
  if (keptDepartsAt === null) return until;
  return new Date(Math.min(until.getTime(), keptDepartsAt - decidedBefore(salesCloseMinutes)));
}

/** What the operator's settings say where the desk says nothing else. */
export function defaultChoice(
  settings: Pick<Settings, 'calledOffChoiceHours' | 'calledOffMoves' | 'calledOffBonusPercent'>,
  now: Date,
): Choice {
  return {
    until: new Date(now.getTime() + settings.calledOffChoiceHours * HOUR_MS),
    otherwise: settings.calledOffMoves ? 'move' : 'refund',
    bonusPercent: settings.calledOffBonusPercent,
  };
}

const decidedBefore = (salesCloseMinutes: number) => Math.max(DECIDED_BEFORE_MS, salesCloseMinutes * 60_000);

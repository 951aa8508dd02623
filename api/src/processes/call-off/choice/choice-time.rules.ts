import type { Settings } from '@gangway/shared/contract/settings.ts';
import type { Choice } from '../../../reservations/sailing-cancellations/sailing-cancellations.repository.ts';

const HOUR_MS = 3_600_000;

/** The choice ends this long before the kept sailing departs, so that guests still have time to travel to it. */
const DECIDED_BEFORE_MS = 4 * HOUR_MS;

/** The shortest time to choose. */
const LEAST_TIME_MS = 2 * HOUR_MS;

/** The earliest departure for which places are kept. The operator's setting for the end of sales does not change it. */
export function earliestKept(now: Date, salesCloseMinutes: number): Date {
  return new Date(now.getTime() + LEAST_TIME_MS + decidedBefore(salesCloseMinutes));
}

/** The deadline of a party's choice: the operator's setting, but in time for the sailing on which places are kept (R231). */
export function partyChoosesUntil(
  until: Date,
  keptDepartsAt: number | null,
  salesCloseMinutes: number,
): Date {
  if (keptDepartsAt === null) return until;
  return new Date(Math.min(until.getTime(), keptDepartsAt - decidedBefore(salesCloseMinutes)));
}

/** The operator's settings, which apply unless the desk chooses otherwise. */
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

import { addDays, localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { AppError } from '../../../lib/errors.ts';
import type { LockedSailing } from '../../../reservations/sailings/sailings.repository.ts';

/** The longest duration of a sailing. */
export const MOST_HOURS = 48;

/** A delay may move a sailing past midnight, hardly further: then it is canceled. */
export const MOST_DAYS_LATE = 3;

export interface Times {
  departsAt: Date;
  arrivesAt: Date;
}

/** @throws AppError `invalid-input` for times that do not fit a future sailing of that date. */
export function requireFitTimes(
  { date, departs_zone }: Pick<LockedSailing, 'date' | 'departs_zone'>,
  times: Times,
  now: Date,
): void {
  const { departsAt, arrivesAt } = times;
  const hours = (arrivesAt.getTime() - departsAt.getTime()) / 3_600_000;
  const day = localDateIn(departsAt, departs_zone);
  const fields = {
    ...((hours <= 0 || hours > MOST_HOURS) && { arrivesAt: 'arrives-after' }),
    ...((day < date || day > addDays(date, MOST_DAYS_LATE)) && { departsAt: 'sailing-day' }),
    ...(departsAt <= now && { departsAt: 'departs-in-past' }),
  };
  if (Object.keys(fields).length > 0) throw new AppError('invalid-input', { fields });
}

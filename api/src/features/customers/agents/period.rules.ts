import {
  addDays,
  daysBetween,
  instantOf,
  type LocalDate,
  localDateIn,
} from '@gangway/shared/domain/time/local-date.ts';
import { AppError } from '../../../lib/errors.ts';

const MOST_DAYS = 366;

/** Whole days of local time, both included, with the instants of their start and end. */
export interface Period {
  from: LocalDate;
  to: LocalDate;
  begins: Date;
  /** The first instant after the period. */
  ends: Date;
}

/**
 * The requested period, by default from the first of the month until today.
 *
 * @throws AppError `invalid-input` on `to` where it ends before it begins or is longer than 366 days.
 */
export function periodOf(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  now: Date,
): Period {
  const last = to ?? localDateIn(now);
  const first = from ?? `${last.slice(0, 8)}01`;
  const days = daysBetween(first, last) + 1;
  if (days < 1 || days > MOST_DAYS) throw new AppError('invalid-input', { fields: { to: 'period' } });
  return {
    from: first,
    to: last,
    begins: instantOf(first, '00:00'),
    ends: instantOf(addDays(last, 1), '00:00'),
  };
}

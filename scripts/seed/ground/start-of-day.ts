import { instantOf, type LocalDate } from '@gangway/shared/domain/time/local-date.ts';

// A season needs two hundred days a hundred thousand times, and reading a zone's clock takes some 20 µs.
const startByDate = new Map<LocalDate, number>();

/** The instant at which a date begins in the operator's zone, in milliseconds since 1970. */
export function startOfDay(date: LocalDate): number {
  let start = startByDate.get(date);
  if (start === undefined) {
    start = instantOf(date, '00:00').getTime();
    startByDate.set(date, start);
  }
  return start;
}

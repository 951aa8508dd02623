import type { LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import { clockOf } from './clock-texts.rules.ts';
import { momentOf } from './date-texts.rules.ts';

/** A time in a sheet: minutes since midnight, from 1440 on of the next day; `day` where it says its date. */
export interface SheetTime {
  minutes: number;
  day?: LocalDate;
}

/** Programs write a time without date on the day on which their clock begins; those are long ago. */
export const FIRST_DAY: LocalDate = '2000-01-01';

/** The time that a text says, with its date where it has one. Undefined where it is none, or may be two. */
export function timeOf(text: string): SheetTime | undefined {
  const minutes = clockOf(text);
  if (minutes !== undefined) return { minutes };
  const moment = momentOf(text);
  const [day, ...others] = moment?.days ?? [];
  if (!moment || !day || others.length > 0) return undefined;
  return day < FIRST_DAY ? { minutes: moment.minutes } : { minutes: moment.minutes, day };
}

import type { LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import { clockOf } from './clock-texts.rules.ts';
import { momentOf } from './date-texts.rules.ts';

/** A time in a sheet: minutes since midnight, from 1440 on of the next day; `day` if the cell has a date. */
export interface SheetTime {
  minutes: number;
  day?: LocalDate;
}

/** Programs write a time without a date on the first day of their calendar; those days are earlier than this. */
export const FIRST_DAY: LocalDate = '2000-01-01';

/** The time in a text, with its date if it has one. Undefined for other texts, and for ambiguous ones. */
export function timeOf(text: string): SheetTime | undefined {
  const minutes = clockOf(text);
  if (minutes !== undefined) return { minutes };
  const moment = momentOf(text);
  const [day, ...others] = moment?.days ?? [];
  if (!moment || !day || others.length > 0) return undefined;
  return day < FIRST_DAY ? { minutes: moment.minutes } : { minutes: moment.minutes, day };
}

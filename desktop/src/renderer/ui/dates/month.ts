import { addDays, addMonths, isoWeekday, type LocalDate } from '@gangway/shared/domain/time/local-date.ts';

/** The weeks that overlap a month, Monday first: complete rows of seven days. */
export function weeksOf(month: LocalDate): LocalDate[][] {
  const first = `${month.slice(0, 7)}-01`;
  const start = addDays(first, 1 - isoWeekday(first));
  const next = addMonths(first, 1);
  const weeks: LocalDate[][] = [];
  for (let monday = start; monday < next; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(monday, day)));
  return weeks;
}

const steps: Readonly<Record<string, (day: LocalDate) => LocalDate>> = {
  ArrowLeft: day => addDays(day, -1),
  ArrowRight: day => addDays(day, 1),
  ArrowUp: day => addDays(day, -7),
  ArrowDown: day => addDays(day, 7),
  PageUp: day => addMonths(day, -1),
  PageDown: day => addMonths(day, 1),
  Home: day => addDays(day, 1 - isoWeekday(day)),
  End: day => addDays(day, 7 - isoWeekday(day)),
};

/** The date that a key moves to from another one in a calendar; null for keys that do not move. */
export const dayAfterKey = (key: string, day: LocalDate): LocalDate | null => steps[key]?.(day) ?? null;

import { addDays, addMonths, isoWeekday } from '@gangway/shared/domain/time/local-date.ts';

const WEEK = 7;

export const firstOfMonth = (date: string): string => `${date.slice(0, 7)}-01`;
export const lastOfMonth = (date: string): string => addDays(addMonths(firstOfMonth(date), 1), -1);

/** The weeks of the month that a date is in, Monday first; null where a week reaches into another month. */
export function weeksOfMonth(date: string): (string | null)[][] {
  const first = firstOfMonth(date);
  const last = lastOfMonth(date);
  const weeks: (string | null)[][] = [];
  for (let monday = addDays(first, 1 - isoWeekday(first)); monday <= last; monday = addDays(monday, WEEK))
    weeks.push(
      Array.from({ length: WEEK }, (_, index) => addDays(monday, index)).map(day =>
        day >= first && day <= last ? day : null,
      ),
    );
  return weeks;
}

/** Where an arrow key leads from a day: to the next of the days that can be chosen, by days or by weeks. */
export function dayAfterKey(key: string, from: string, choosable: readonly string[]): string | undefined {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -WEEK, ArrowDown: WEEK };
  const step = steps[key];
  if (step === undefined) return undefined;
  const wanted = addDays(from, step);
  const ahead = choosable.filter(day => (step > 0 ? day >= wanted : day <= wanted));
  return step > 0 ? ahead[0] : ahead.at(-1);
}

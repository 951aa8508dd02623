import { addDays, addMonths, isoWeekday } from '@gangway/shared/domain/time/local-date.ts';

const WEEK = 7;

export const firstOfMonth = (date: string): string => `${date.slice(0, 7)}-01`;
export const lastOfMonth = (date: string): string => addDays(addMonths(firstOfMonth(date), 1), -1);

/** The weeks of a date's month, Monday first; null for days of other months. */
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

/** The date that an arrow key moves to: the next selectable one, by days or by weeks. */
export function dayAfterKey(key: string, from: string, choosable: readonly string[]): string | undefined {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -WEEK, ArrowDown: WEEK };
  const step = steps[key];
  if (step === undefined) return undefined;
  const target = addDays(from, step);
  const ahead = choosable.filter(day => (step > 0 ? day >= target : day <= target));
  return step > 0 ? ahead[0] : ahead.at(-1);
}

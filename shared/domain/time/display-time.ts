import { type Moment, wallClockOf } from './moment.ts';

/** How long ago something was (R97); the language files have the texts. */
export type RelativeTime =
  | { kind: 'justNow' }
  | { kind: 'minutes'; value: number }
  | { kind: 'hours'; value: number }
  | { kind: 'oneDay' }
  | { kind: 'date'; instant: Date };

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const JUST_NOW_MS = 30 * SECOND_MS;

/**
 * Under 30 s just now, then minutes up to 1 hour, hours up to 1 day, one day up to 2 days, else the date (R97). Minutes
 * and hours are rounded down, but at least 1. Up to 30 s in the future is also just now, because clocks may differ by
 * that much; further in the future is a date.
 */
export function relativeTime(instant: Date, now: Date): RelativeTime {
  const ageMs = now.getTime() - instant.getTime();
  if (ageMs <= -JUST_NOW_MS || ageMs >= 2 * DAY_MS) return { kind: 'date', instant };
  if (ageMs < JUST_NOW_MS) return { kind: 'justNow' };
  if (ageMs < HOUR_MS) return { kind: 'minutes', value: Math.max(1, Math.floor(ageMs / MINUTE_MS)) };
  if (ageMs < DAY_MS) return { kind: 'hours', value: Math.floor(ageMs / HOUR_MS) };
  return { kind: 'oneDay' };
}

/** The default date format year-month-day hour:minute:second (R97): `2026-12-12 20:00:00`. */
export function formatDateTime(moment: Moment | Date): string {
  const clock = wallClockOf(moment);
  const two = (value: number) => String(value).padStart(2, '0');
  const date = `${String(clock.year).padStart(4, '0')}-${two(clock.month)}-${two(clock.day)}`;
  return `${date} ${two(clock.hour)}:${two(clock.minute)}:${two(clock.second)}`;
}

/**
 * Parses a timestamp given as a number or its digits: ten digits are seconds (R97), anything else is milliseconds. Null
 * if it is not a whole number or outside the range of dates.
 */
export function instantOfTimestamp(timestamp: number | string): Date | null {
  const text = String(timestamp).trim();
  if (!/^-?\d+$/.test(text)) return null;
  const instant = new Date(Number(text) * (/^\d{10}$/.test(text) ? SECOND_MS : 1));
  return Number.isNaN(instant.getTime()) ? null : instant;
}

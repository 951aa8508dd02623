import { operatorTimeZone, wallClockAt, zoneOffsetMs } from './zoned-clock.ts';

/** A calendar date as `YYYY-MM-DD`, without time and time zone: a sailing date, a birth date, an expiry. */
export type LocalDate = string;

/** Monday is 1, Sunday is 7 (ISO 8601). */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const DAY_MS = 86_400_000;
const shape = /^(\d{4})-(\d{2})-(\d{2})$/;

type YearMonthDay = { year: number; month: number; day: number };

function pad(value: number, digits: number): string {
  return String(value).padStart(digits, '0');
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function split(text: string): YearMonthDay | null {
  const match = shape.exec(text);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const exists = year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return exists ? { year, month, day } : null;
}

function parts(date: LocalDate): YearMonthDay {
  const fields = split(date);
  if (!fields) throw new RangeError(`not a date: ${date}`);
  return fields;
}

function join({ year, month, day }: YearMonthDay): LocalDate {
  if (year < 1 || year > 9999) throw new RangeError(`year out of range: ${year}`);
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/** Days since 1970-01-01. */
function dayNumber(date: LocalDate): number {
  const { year, month, day } = parts(date);
  // Date.UTC reads the years 0–99 as 1900–1999; setUTCFullYear does not.
  return new Date(0).setUTCFullYear(year, month - 1, day) / DAY_MS;
}

/**
 * Whether the text is a date that exists, 0001-01-01 to 9999-12-31. The other functions throw a RangeError for any other
 * text.
 */
export function isLocalDate(text: string): boolean {
  return split(text) !== null;
}

/** The date `days` later; earlier if negative. */
export function addDays(date: LocalDate, days: number): LocalDate {
  const result = new Date((dayNumber(date) + days) * DAY_MS);
  return join({ year: result.getUTCFullYear(), month: result.getUTCMonth() + 1, day: result.getUTCDate() });
}

/** The same day `months` later, or that month's last day if it is shorter: 31 August + 6 is 28 February. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const { year, month, day } = parts(date);
  const count = year * 12 + (month - 1) + months;
  const target = { year: Math.floor(count / 12), month: (((count % 12) + 12) % 12) + 1 };
  return join({ ...target, day: Math.min(day, daysInMonth(target.year, target.month)) });
}

/** Calendar days from one date to another; negative when `to` is the earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return dayNumber(to) - dayNumber(from);
}

/**
 * Completed months of age on a date, negative before birth. A month is complete on the number of the birth day, so for
 * someone born on the 31st a short month is complete on the 1st of the next. Ages are never overstated.
 */
export function monthsOn(birthDate: LocalDate, date: LocalDate): number {
  const birth = parts(birthDate);
  const on = parts(date);
  return (on.year - birth.year) * 12 + (on.month - birth.month) - (on.day < birth.day ? 1 : 0);
}

/** Completed years of age on a date, negative before birth. Born on 29 February: a year older on 1 March of other years. */
export function ageOn(birthDate: LocalDate, date: LocalDate): number {
  return Math.floor(monthsOn(birthDate, date) / 12);
}

export function isoWeekday(date: LocalDate): Weekday {
  // 1970-01-01 was a Thursday.
  return (((((dayNumber(date) + 3) % 7) + 7) % 7) + 1) as Weekday;
}

/** The date in a time zone at an instant. */
export function localDateIn(instant: Date, timeZone: string = operatorTimeZone()): LocalDate {
  return join(wallClockAt(instant, timeZone));
}

const clockTime = /^([01]\d|2[0-3]):([0-5]\d)$/;

/**
 * The instant at which a zone's clocks show this date and `HH:MM`. If that time occurs twice, because clocks go back, it
 * is the first; if it is skipped, because they go forward, it is moved on by the skipped time. RangeError for other
 * texts.
 */
export function instantOf(date: LocalDate, time: string, timeZone: string = operatorTimeZone()): Date {
  const match = clockTime.exec(time);
  if (!match) throw new RangeError(`not a time of day: ${time}`);
  const wallMs = dayNumber(date) * DAY_MS + (Number(match[1]) * 60 + Number(match[2])) * 60_000;
  const offsetBefore = zoneOffsetMs(wallMs - DAY_MS, timeZone);
  const offsetAfter = zoneOffsetMs(wallMs + DAY_MS, timeZone);
  for (const offset of [offsetBefore, offsetAfter]) {
    if (zoneOffsetMs(wallMs - offset, timeZone) === offset) return new Date(wallMs - offset);
  }
  return new Date(wallMs - offsetBefore);
}

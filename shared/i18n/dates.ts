import { fillPattern, type Language, languageFacts } from '../contract/base/languages.ts';
import { addDays, type LocalDate } from '../domain/time/local-date.ts';
import { localDateOf, type Moment, wallClockOf } from '../domain/time/moment.ts';

/** The parts of a day that the patterns of a language name. RangeError if there is no such day. */
function partsOf(date: LocalDate, language: Language): Record<string, string> {
  const day = new Date(`${date}T12:00:00Z`);
  const { weekdays, months } = languageFacts(language).dates;
  const [month, weekday] = [months[day.getUTCMonth()], weekdays[day.getUTCDay()]];
  if (month === undefined || weekday === undefined) throw new RangeError(`not a date: ${date}`);
  return { year: String(day.getUTCFullYear()), month, day: String(day.getUTCDate()), weekday };
}

/** A day in words: `Sat 12 Dec 2026`. */
export function writeDate(date: LocalDate, language: Language): string {
  const { dates } = languageFacts(language);
  const parts = partsOf(date, language);
  return fillPattern(dates.full, { ...parts, plain: fillPattern(dates.plain, parts) });
}

/** A date of birth or of a document, without weekday: `12 Dec 2026`. */
export const writePlainDate = (date: LocalDate, language: Language): string =>
  fillPattern(languageFacts(language).dates.plain, partsOf(date, language));

/** A day of a year that is known: `12 Dec`. */
export const writeDayMonth = (date: LocalDate, language: Language): string =>
  fillPattern(languageFacts(language).dates.short, partsOf(date, language));

/** The weekday of a day, abbreviated as in dates: `Mon`. */
export const writeWeekdayOf = (date: LocalDate, language: Language): string =>
  partsOf(date, language).weekday ?? '';

/** A weekday by its ISO number (Monday is 1), abbreviated as in dates: `Mon`. */
export const writeWeekday = (weekday: number, language: Language): string =>
  languageFacts(language).dates.weekdays[weekday % 7] ?? '';

/** The time of day on a moment's own clock, else on the operator's, the same in every language: `20:00`. */
export function writeTime(moment: Moment | Date): string {
  const { hour, minute } = wallClockOf(moment);
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** A moment on its own clock, else on the operator's: `Sat 12 Dec 2026, 20:00`. */
export function writeDateTime(moment: Moment | Date, language: Language): string {
  const date = writeDate(localDateOf(moment), language);
  return fillPattern(languageFacts(language).dates.withTime, { date, time: writeTime(moment) });
}

/** A moment of a year that is known, on its own clock, else on the operator's: `12 Dec, 20:00`. */
export function writeDayTime(moment: Moment | Date, language: Language): string {
  const date = writeDayMonth(localDateOf(moment), language);
  return fillPattern(languageFacts(language).dates.withTime, { date, time: writeTime(moment) });
}

/**
 * How moments are written beside a date that is named already: the times alone if all of them are of that day, otherwise each with
 * its own day. Boarding for 00:30 opens the evening before.
 */
export function writerBeside(
  date: LocalDate,
  moments: readonly Moment[],
  language: Language,
): (moment: Moment) => string {
  return moments.every(moment => localDateOf(moment) === date)
    ? writeTime
    : moment => writeDayTime(moment, language);
}

/**
 * Until when something is valid: the whole last day if it ends at midnight, because `Sun 13 Dec 2026, 00:00` is read as a day more;
 * otherwise with the time.
 */
export function writeValidUntil(end: Moment | Date, language: Language): string {
  if (writeTime(end) !== '00:00') return writeDateTime(end, language);
  return writeDate(addDays(localDateOf(end), -1), language);
}

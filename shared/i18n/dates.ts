import type { Language } from '../contract/vocabulary.ts';
import { type LocalDate, localDateIn } from '../domain/local-date.ts';
import { OPERATOR_TIME_ZONE, wallClockAt } from '../domain/zoned-clock.ts';

type DateParts = Record<'weekday' | 'day' | 'month' | 'year', string>;

/** How each language sets a date. */
const plainForms: Record<Language, (parts: DateParts) => string> = {
  en: ({ day, month, year }) => `${day} ${month} ${year}`,
  zh: ({ day, month, year }) => `${year}年${month}月${day}日`,
  ko: ({ day, month, year }) => `${year}년 ${month}월 ${day}일`,
};

/** The same with its weekday; English as the brand does, with no comma after it. */
const dateForms: Record<Language, (plain: string, weekday: string) => string> = {
  en: (plain, weekday) => `${weekday} ${plain}`,
  zh: (plain, weekday) => `${plain} ${weekday}`,
  ko: (plain, weekday) => `${plain} (${weekday})`,
};

const names = (locale: string, month: 'short' | 'numeric') =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month,
    year: 'numeric',
    timeZone: 'UTC',
  });

const formatters: Record<Language, Intl.DateTimeFormat> = {
  en: names('en-US', 'short'),
  zh: names('zh-CN', 'numeric'),
  ko: names('ko-KR', 'numeric'),
};

function partsOf(date: LocalDate, language: Language): DateParts {
  const parts = formatters[language].formatToParts(new Date(`${date}T12:00:00Z`));
  return Object.fromEntries(parts.map(({ type, value }) => [type, value])) as DateParts;
}

/** A day in words: `Sat 12 Dec 2026`. */
export function writeDate(date: LocalDate, language: Language): string {
  const parts = partsOf(date, language);
  return dateForms[language](plainForms[language](parts), parts.weekday);
}

/** A day of a birth or a document, which nobody plans for: `12 Dec 2026`. */
export const writePlainDate = (date: LocalDate, language: Language): string =>
  plainForms[language](partsOf(date, language));

/** A weekday by its ISO number (Monday is 1), as it stands in dates: `Mon`. */
export function writeWeekday(weekday: number, language: Language): string {
  // The fifth of January 1970 was a Monday.
  const day = new Date(Date.UTC(1970, 0, 4 + weekday, 12));
  return formatters[language].formatToParts(day).find(({ type }) => type === 'weekday')?.value ?? '';
}

/** The time of day on the operator's clock, the same in every language: `20:00`. */
export function writeTime(instant: Date): string {
  const { hour, minute } = wallClockAt(instant, OPERATOR_TIME_ZONE);
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** A moment on the operator's clock: `Sat 12 Dec 2026, 20:00`. */
export function writeDateTime(instant: Date, language: Language): string {
  const comma = language === 'en' ? ',' : '';
  return `${writeDate(localDateIn(instant), language)}${comma} ${writeTime(instant)}`;
}

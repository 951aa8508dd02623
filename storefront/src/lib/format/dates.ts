import { fillPattern, type Language, languageFacts } from '@gangway/shared/contract/base/languages.ts';
import { localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { localDateOf, type Moment } from '@gangway/shared/domain/time/moment.ts';
import { writeDate, writeDateTime, writeTime } from '@gangway/shared/i18n/dates.ts';
import { serverNow } from '../api/server-clock.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

// Creating a formatter takes fifty times as long as using one, and a list of sailings uses it hundreds of times.
function formatter(language: Language, name: string, options: Intl.DateTimeFormatOptions) {
  const key = `${language} ${name}`;
  const cached = formatters.get(key);
  if (cached) return cached;
  const made = new Intl.DateTimeFormat(languageFacts(language).locale, options);
  formatters.set(key, made);
  return made;
}

const noonUtc = (localDate: string) => new Date(`${localDate}T12:00:00Z`);

/** "12 December 2026": for birthdays and dates of documents, without weekday. */
export const formatPlainDate = (localDate: string, language: Language): string =>
  formatter(language, 'plainDate', { dateStyle: 'long', timeZone: 'UTC' }).format(noonUtc(localDate));

/** "Sat 12 Dec 2026", "2026年12月12日周六", "2026년 12월 12일 (토)". */
export const formatDate = writeDate;

/** "20:00", on the port's clock, else the operator's. */
export const formatTime: (moment: Moment) => string = writeTime;

/** "Sat 12 Dec 2026, 20:00", on the port's clock, else the operator's. */
export const formatDateTime: (moment: Moment, language: Language) => string = writeDateTime;

export const formatDayMonth = (localDate: string, language: Language): string =>
  formatter(language, 'dayMonth', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    noonUtc(localDate),
  );

/** "12 Dec, 20:00", on the port's clock, else the operator's. */
export const formatDayTime = (moment: Moment, language: Language): string =>
  fillPattern(languageFacts(language).dates.withTime, {
    date: formatDayMonth(localDateOf(moment), language),
    time: formatTime(moment),
  });

export const formatWeekday = (localDate: string, language: Language): string =>
  formatter(language, 'weekday', { weekday: 'short', timeZone: 'UTC' }).format(noonUtc(localDate));

/** Today in the operator's time zone. */
export const today = (): string => localDateIn(new Date(serverNow()));

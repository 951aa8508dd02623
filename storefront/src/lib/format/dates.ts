import { type Language, languageFacts } from '@gangway/shared/contract/base/languages.ts';
import { localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import type { Moment } from '@gangway/shared/domain/time/moment.ts';
import {
  writeDate,
  writeDateTime,
  writeDayMonth,
  writeDayTime,
  writeTime,
  writeWeekdayOf,
} from '@gangway/shared/i18n/dates.ts';
import { serverNow } from '@gangway/shared/ui/api/server-clock.ts';

const plainDates = new Map<Language, Intl.DateTimeFormat>();

// Creating a formatter takes fifty times as long as using one.
function plainDatesIn(language: Language): Intl.DateTimeFormat {
  const made =
    plainDates.get(language) ??
    new Intl.DateTimeFormat(languageFacts(language).locale, { dateStyle: 'long', timeZone: 'UTC' });
  plainDates.set(language, made);
  return made;
}

/** "12 December 2026": for birthdays and dates of documents, without weekday. */
export const formatPlainDate = (localDate: string, language: Language): string =>
  plainDatesIn(language).format(new Date(`${localDate}T12:00:00Z`));

/** "Sat 12 Dec 2026", "2026年12月12日周六", "2026년 12월 12일 (토)". */
export const formatDate = writeDate;

/** "20:00", on the port's clock, else the operator's. */
export const formatTime: (moment: Moment) => string = writeTime;

/** "Sat 12 Dec 2026, 20:00", on the port's clock, else the operator's. */
export const formatDateTime: (moment: Moment, language: Language) => string = writeDateTime;

/** "12 Dec" */
export const formatDayMonth = writeDayMonth;

/** "12 Dec, 20:00", on the port's clock, else the operator's. */
export const formatDayTime: (moment: Moment, language: Language) => string = writeDayTime;

/** "Sat" */
export const formatWeekday = writeWeekdayOf;

/** Today in the operator's time zone. */
export const today = (): string => localDateIn(new Date(serverNow()));

/** A written date stays on one line; before the time of day, or a weekday in brackets, a line may end. */
export const unbroken = (written: string): string => written.replace(/ (?!\d\d:\d\d$|\()/g, '\u00a0');

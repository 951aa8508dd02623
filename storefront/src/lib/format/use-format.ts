import {
  groupDigits,
  type Language,
  languageFacts,
  type Translated,
  textIn,
} from '@gangway/shared/contract/base/languages.ts';
import { formatMoney, type Sen } from '@gangway/shared/domain/money/money.ts';
import { localDateOf, type Moment } from '@gangway/shared/domain/time/moment.ts';
import { writerBeside } from '@gangway/shared/i18n/dates.ts';
import { useTranslation } from 'react-i18next';
import {
  formatDate,
  formatDateTime,
  formatDayMonth,
  formatDayTime,
  formatPlainDate,
  formatTime,
  formatWeekday,
  today,
  unbroken,
} from './dates.ts';

/** Formats money, dates and times in one language. */
function formatsOf(language: Language) {
  return {
    language,
    /** "RM 486.00", with a non-breaking space. */
    money: (sen: Sen) => formatMoney(sen, language).replace(' ', '\u00a0'),
    /** "Sat 12 Dec 2026", with non-breaking spaces */
    date: (localDate: string) => unbroken(formatDate(localDate, language)),
    /** "12 December 2026" */
    plainDate: (localDate: string) => unbroken(formatPlainDate(localDate, language)),
    /** "12 Dec" */
    dayMonth: (localDate: string) => unbroken(formatDayMonth(localDate, language)),
    /** "Sat" */
    weekday: (localDate: string) => formatWeekday(localDate, language),
    /** "20:00", on the port's clock, else the operator's */
    time: (instant: string) => formatTime(instant),
    /** "Sat 12 Dec 2026, 20:00", on the port's clock, else the operator's */
    dateTime: (instant: string) => unbroken(formatDateTime(instant, language)),
    /** "20:00" of today, else "Sat 12 Dec 2026, 20:00", on the port's clock, else the operator's */
    timeOrDay: (moment: Moment) =>
      localDateOf(moment) === today() ? formatTime(moment) : unbroken(formatDateTime(moment, language)),
    /** "12 Dec, 20:00", on the port's clock, else the operator's */
    dayTime: (instant: string) => unbroken(formatDayTime(instant, language)),
    /** "20:00", or "12 Dec, 20:00" unless all the moments are of a day that is named beside them */
    timesBeside(date: string, moments: readonly string[]) {
      const write = writerBeside(date, moments, language);
      return (instant: string) => unbroken(write(instant));
    },
    /** "A, B and C" */
    list: (items: readonly string[]) => formatList(items, language),
    /** "A, B"; Chinese uses its own list comma. */
    enumerate: (items: readonly string[]) => items.join(languageFacts(language).punctuation.listComma),
    /** Sentences one after the other; Chinese has no space between them. */
    sentences: (each: readonly string[]) => each.join(languageFacts(language).punctuation.sentenceGap),
    /** "12,345", of a whole number */
    number: (value: number) => groupDigits(value, language),
    /** A translated text of the catalogue in this language. */
    text: (translated: Translated) => textIn(translated, language),
  };
}

export type Formats = ReturnType<typeof formatsOf>;

export function useFormat(): Formats {
  const { i18n } = useTranslation();
  return formatsOf(i18n.language as Language);
}

/** "A, B and C", "A、B和C", "A, B 및 C". */
const formatList = (items: readonly string[], language: Language): string =>
  new Intl.ListFormat(languageFacts(language).locale).format(items);

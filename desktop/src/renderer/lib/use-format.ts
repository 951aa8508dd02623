import {
  languageFacts,
  type OfficeLanguage,
  type Translated,
  textIn,
} from '@gangway/shared/contract/base/languages.ts';
import { formatMoney, type Sen } from '@gangway/shared/domain/money/money.ts';
import {
  formatDateTime,
  instantOfTimestamp,
  relativeTime,
} from '@gangway/shared/domain/time/display-time.ts';
import { countryName } from '@gangway/shared/i18n/countries.ts';
import {
  writeDate,
  writeDateTime,
  writeDayTime,
  writePlainDate,
  writerBeside,
  writeTime,
  writeValidUntil,
} from '@gangway/shared/i18n/dates.ts';
import { serverNow } from '@gangway/shared/ui/api/server-clock.ts';
import { useTranslation } from 'react-i18next';

/** A moment as the API gives it (ISO 8601), or a timestamp, of which ten digits are seconds (R97). */
export type Moment = string | number;

const instantOf = (moment: Moment): Date => instantOfTimestamp(moment) ?? new Date(moment);

/** A port's moment keeps the clock by which it is read (R482). */
const readable = (moment: Moment): string | Date => instantOfTimestamp(moment) ?? String(moment);

/** Formats money, dates and times in the user's language. */
export function useFormat() {
  const { t, i18n } = useTranslation('frame');
  const language = i18n.language as OfficeLanguage;
  const { locale, punctuation } = languageFacts(language);
  return {
    language,
    /** "RM 486.00", with a non-breaking space. */
    money: (sen: Sen) => formatMoney(sen, language).replace(' ', '\u00a0'),
    /** "Sat 12 Dec 2026" */
    date: (localDate: string) => writeDate(localDate, language),
    /** "12 Dec 1988", for dates of birth and documents. */
    plainDate: (localDate: string) => writePlainDate(localDate, language),
    /** "20:00", on the port's clock, else the operator's */
    time: (moment: Moment) => writeTime(readable(moment)),
    /** "20:00", or "12 Dec, 20:00" unless all the moments are of a day that is named beside them */
    timesBeside: (date: string, moments: readonly string[]) => writerBeside(date, moments, language),
    /** "12 Dec, 20:00", on the port's clock, else the operator's */
    dayTime: (moment: Moment) => writeDayTime(readable(moment), language),
    /** "Sat 12 Dec 2026, 20:00", on the port's clock, else the operator's */
    dateTime: (moment: Moment) => writeDateTime(readable(moment), language),
    /** "Sat 12 Dec 2026" for what is valid through that day, with the time if it ends during the day. */
    validUntil: (end: Moment) => writeValidUntil(readable(end), language),
    /** "2026-12-12 20:00:00" (R97), on the port's clock, else the operator's */
    instant: (moment: Moment) => formatDateTime(readable(moment)),
    /** "just now", "5 minutes ago" … (R97) */
    relativeTime(moment: Moment, now: Date = new Date(serverNow())) {
      const ago = relativeTime(instantOf(moment), now);
      if (ago.kind === 'date') return formatDateTime(ago.instant);
      return ago.kind === 'justNow' || ago.kind === 'oneDay'
        ? t(`time.${ago.kind}`)
        : t(`time.${ago.kind}`, { count: ago.value });
    },
    /** A translated text of the catalogue in this language. */
    text: (translated: Translated) => textIn(translated, language),
    /** "Malaysia" */
    country: (code: string) => countryName(code, language),
    /** "Agent, Counter"; Chinese uses its own list comma. */
    enumerate: (words: readonly string[]) => words.join(punctuation.listComma),
    /** Sentences one after the other; Chinese has no space between them. */
    sentences: (each: readonly string[]) => each.join(punctuation.sentenceGap),
    /** "1,234" */
    number: (value: number) => new Intl.NumberFormat(locale).format(value),
  };
}

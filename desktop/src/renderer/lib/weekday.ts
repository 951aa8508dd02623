import { languageFacts, type OfficeLanguage } from '@gangway/shared/contract/base/languages.ts';

/** A Monday. */
const MONDAY = Date.UTC(2027, 0, 4);
const DAY_MS = 86_400_000;

/** The name of an ISO weekday (Monday is 1). */
export function weekdayName(weekday: number, language: OfficeLanguage, form: 'short' | 'long'): string {
  const { locale } = languageFacts(language);
  const day = new Date(MONDAY + (weekday - 1) * DAY_MS);
  return new Intl.DateTimeFormat(locale, { weekday: form, timeZone: 'UTC' }).format(day);
}

/** ISO weekdays as values of a choice. */
export const isoWeekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;

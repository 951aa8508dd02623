import type { OfficeLanguage } from '../../../lib/language.ts';

/** A Monday. */
const MONDAY = Date.UTC(2027, 0, 4);
const DAY_MS = 86_400_000;

/** An ISO weekday (Monday is 1) in words. */
export function weekdayName(weekday: number, language: OfficeLanguage, form: 'short' | 'long'): string {
  const locale = language === 'zh' ? 'zh-CN' : 'en-MY';
  const day = new Date(MONDAY + (weekday - 1) * DAY_MS);
  return new Intl.DateTimeFormat(locale, { weekday: form, timeZone: 'UTC' }).format(day);
}

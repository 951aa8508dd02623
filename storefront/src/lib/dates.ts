import type { Language } from '@gangway/shared/contract/vocabulary.ts';
import { localDateIn } from '@gangway/shared/domain/local-date.ts';
import { OPERATOR_TIME_ZONE } from '@gangway/shared/domain/zoned-clock.ts';
import { serverNow } from './server-clock.ts';

const locales: Record<Language, string> = { en: 'en-GB', zh: 'zh-CN', ko: 'ko-KR' };
const formatters = new Map<string, Intl.DateTimeFormat>();

// Making a formatter costs fifty times as much as using one, and a list of sailings uses it hundreds of times.
function formatter(language: Language, name: string, options: Intl.DateTimeFormatOptions) {
  const key = `${language} ${name}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locales[language], options);
  formatters.set(key, made);
  return made;
}

const noonUtc = (localDate: string) => new Date(`${localDate}T12:00:00Z`);

/** "12 December 2026": for birthdays and dates of documents, whose weekday is nobody's concern. */
export const formatPlainDate = (localDate: string, language: Language): string =>
  formatter(language, 'plainDate', { dateStyle: 'long', timeZone: 'UTC' }).format(noonUtc(localDate));

/** "Sat 12 Dec 2026", "2026年12月12日周六", "2026년 12월 12일 (토)". */
export function formatDate(localDate: string, language: Language): string {
  const weekday = formatWeekday(localDate, language);
  if (language === 'zh') return `${formatPlainDate(localDate, language)}${weekday}`;
  if (language === 'ko') return `${formatPlainDate(localDate, language)} (${weekday})`;
  return `${weekday} ${formatter(language, 'date', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(noonUtc(localDate))}`;
}

export const formatDayMonth = (localDate: string, language: Language): string =>
  formatter(language, 'dayMonth', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    noonUtc(localDate),
  );

export const formatWeekday = (localDate: string, language: Language): string =>
  formatter(language, 'weekday', { weekday: 'short', timeZone: 'UTC' }).format(noonUtc(localDate));

export const formatTime = (instant: string, language: Language): string =>
  formatter(language, 'time', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: OPERATOR_TIME_ZONE,
  }).format(new Date(instant));

export function formatDateTime(instant: string, language: Language): string {
  const date = formatDate(localDateIn(new Date(instant)), language);
  return `${date}${language === 'en' ? ',' : ''} ${formatTime(instant, language)}`;
}

/** Today where the ships are. */
export const today = (): string => localDateIn(new Date(serverNow()));

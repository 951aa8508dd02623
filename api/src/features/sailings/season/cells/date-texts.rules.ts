import { languageFacts, languages } from '@gangway/shared/contract/base/languages.ts';
import { isLocalDate, type LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import { clockOf } from './clock-texts.rules.ts';

const pad = (value: number) => String(value).padStart(2, '0');

/** Names of months and weekdays in the languages that have any, in full and short. */
function namesOf(style: 'month' | 'weekday'): Map<string, number> {
  const names = new Map<string, number>();
  const count = style === 'month' ? 12 : 7;
  for (const language of languages)
    for (const length of ['long', 'short'] as const) {
      const { locale } = languageFacts(language);
      const format = new Intl.DateTimeFormat(locale, { [style]: length, timeZone: 'UTC' });
      for (let index = 0; index < count; index++) {
        // January 2024 begins on a Monday.
        const day = style === 'month' ? Date.UTC(2024, index, 1) : Date.UTC(2024, 0, 1 + index);
        names.set(format.format(day).toLowerCase().replace(/\.$/, ''), index + 1);
      }
    }
  return names;
}

const months = new Map([...namesOf('month'), ['sept', 9] as const, ['sep', 9] as const]);
const latinWeekdays = [...namesOf('weekday').keys()].filter(name => /^[a-z]+$/.test(name));
const weekday = new RegExp(
  `\\([^)]*\\)|[월화수목금토일]요일|(?:星期|周|週|礼拜|禮拜)[一二三四五六日天]|\\b(?:${latinWeekdays.join('|')})\\b\\.?,?`,
  'g',
);

const yearFirst =
  /^(\d{4})(?:\s*[-/.年년]\s*|\s+)(\d{1,2})(?:\s*[-/.月월]\s*|\s+)(\d{1,2})\s*(?:日|일|号|號|\.)?$/;
const compact = /^(20\d\d)(\d\d)(\d\d)$/;
const yearLast = /^(\d{1,2})(?:\s*[-/.]\s*|\s+)(\d{1,2})(?:\s*[-/.]\s*|\s+)(\d{4})$/;
const ordinal = '(?:st|nd|rd|th|hb)?';
const between = '[\\s,./-]*';
const namedMonth = [
  new RegExp(`^(?<day>\\d{1,2})${ordinal}${between}(?<month>[a-z]+)${between}(?<year>\\d{4}|'?\\d\\d)$`),
  new RegExp(`^(?<month>[a-z]+)${between}(?<day>\\d{1,2})${ordinal}[\\s,./-]+(?<year>\\d{4})$`),
  new RegExp(`^(?<year>\\d{4})${between}(?<month>[a-z]+)${between}(?<day>\\d{1,2})$`),
];

/** The longest text of a date, with or without a time; longer texts are not searched. */
const LONGEST = 60;

/**
 * The days that a text can mean: none if it is no date; two if day and month can be swapped, the reading with the day first
 * before the other. A time after it is ignored.
 */
export function daysOf(text: string): readonly LocalDate[] {
  const days = datesOf(text);
  return days.length > 0 ? days : (momentOf(text)?.days ?? []);
}

/** The days and the minutes of a text with a date and a time. Undefined for any other. */
export function momentOf(text: string): { days: readonly LocalDate[]; minutes: number } | undefined {
  if (text.length > LONGEST) return undefined;
  // Midnight belongs to the same day in any zone; another hour may be on another day here.
  const local = text.trim().replace(/(?<=[t\s]00:00(?::00(?:\.0+)?)?)(?:z|[+-]\d\d:?\d\d)$/i, '');
  for (const { index, 0: gap } of local.matchAll(/,?\s+|(?<=\d)t(?=\d)/gi)) {
    const days = datesOf(local.slice(0, index));
    const minutes = days.length > 0 ? clockOf(local.slice(index + gap.length)) : undefined;
    if (minutes !== undefined) return { days, minutes };
  }
  return undefined;
}

function datesOf(text: string): LocalDate[] {
  if (text.length > LONGEST) return [];
  const clean = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(weekday, ' ')
    .trim();
  const first = yearFirst.exec(clean) ?? compact.exec(clean);
  if (first) return existing([first[1], first[2], first[3]]);
  const named = namedMonth.map(form => form.exec(clean)?.groups).find(Boolean);
  if (named)
    return existing([
      named.year?.replace("'", '').padStart(4, '20'),
      months.get(named.month ?? ''),
      named.day,
    ]);
  const last = yearLast.exec(clean);
  if (!last) return [];
  const [, one, other, year] = last;
  return [...new Set([...existing([year, other, one]), ...existing([year, one, other])])];
}

function existing(parts: readonly (string | number | undefined)[]): LocalDate[] {
  const [year = '', month = 0, day = 0] = parts;
  const date = `${year}-${pad(Number(month))}-${pad(Number(day))}`;
  return isLocalDate(date) && date >= '1000' ? [date] : [];
}

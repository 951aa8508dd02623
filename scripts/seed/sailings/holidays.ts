import { isoWeekday, type LocalDate } from '@gangway/shared/domain/time/local-date.ts';

/** Malaysian school holidays, month and day; the ministry moves them by days from year to year. */
const schoolHolidays: readonly (readonly [from: string, until: string])[] = [
  ['03-14', '03-22'],
  ['05-23', '06-07'],
  ['08-29', '09-06'],
  ['12-05', '12-31'],
  ['01-01', '01-03'],
];

const feasts: readonly (readonly [from: string, until: string])[] = [
  ['12-24', '12-26'],
  ['12-31', '12-31'],
  ['01-01', '01-01'],
  ['08-31', '08-31'],
];

const chineseCalendar = new Intl.DateTimeFormat('en-u-ca-chinese', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});

/** The Chinese New Year's Day and the three days after. */
function isChineseNewYear(date: LocalDate): boolean {
  const parts = chineseCalendar.formatToParts(new Date(`${date}T00:00:00Z`));
  const month = parts.find(part => part.type === 'month')?.value;
  const day = Number(parts.find(part => part.type === 'day')?.value);
  return month === '1' && day <= 4;
}

const falls = (date: LocalDate, spans: typeof feasts): boolean =>
  spans.some(([from, until]) => date.slice(5) >= from && date.slice(5) <= until);

export const isWeekend = (date: LocalDate): boolean => isoWeekday(date) >= 5;

/** Holidays, and the weekends (Friday to Sunday) of school holidays: peak sailings have no discounts. */
export function isPeak(date: LocalDate): boolean {
  return falls(date, feasts) || isChineseNewYear(date) || (isWeekend(date) && falls(date, schoolHolidays));
}

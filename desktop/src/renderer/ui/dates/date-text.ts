import { addDays, isLocalDate, type LocalDate } from '@gangway/shared/domain/time/local-date.ts';

/**
 * Parses a full date to `YYYY-MM-DD`: year first or, as is usual in Malaysia, day first (`1/2/1980` is the first of
 * February), with any separator or as eight digits, or with the month's English name (`01 FEB 1980`). The year has four
 * digits. Null for anything else, and for dates that do not exist.
 */
export function parseWholeDate(text: string): LocalDate | null {
  const plain = plainly(text);
  const yearFirst = /^(\d{4})(?:([-/.])(\d{1,2})\2|年(\d{1,2})月)(\d{1,2})$/.exec(plain);
  if (yearFirst) return day(yearFirst[1], yearFirst[3] ?? yearFirst[4], yearFirst[5]);
  const yearLast = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4})$/.exec(plain);
  if (yearLast) return day(yearLast[4], yearLast[3], yearLast[1]);
  const named = /^(\d{1,2})[-/. ]?([a-z]{3,9})[-/. ]?(\d{4})$/.exec(plain);
  if (named) return day(named[3], monthNamed(named[2]), named[1]);
  // Eight digits are never ambiguous: day-first years start with 19, 20 or 21, which is no month.
  const digits = /^(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(plain);
  if (!digits) return null;
  const [, a, b, c, d] = digits;
  return day(`${a}${b}`, c, d) ?? day(`${c}${d}`, b, a);
}

/**
 * Parses a date where future dates are meant: a full one, `12-24` or `24 dec` for the next such date from today on, `24`
 * for the next 24th, `+7` for a week from today. Null where day and month cannot be distinguished (`1-5`), and for
 * anything else.
 */
export function parseDate(text: string, today: LocalDate): LocalDate | null {
  const plain = plainly(text);
  const ahead = /^\+(\d{1,3})$/.exec(plain);
  if (ahead) return addDays(today, Number(ahead[1]));
  const alone = /^\d{1,2}$/.exec(plain);
  if (alone) return nextDayOfMonth(Number(plain), today);
  const chinese = /^(\d{1,2})月(\d{1,2})$/.exec(plain);
  if (chinese) return nextDay(chinese[1], chinese[2], today);
  const named = /^(\d{1,2})[-/. ]?([a-z]{3,9})$/.exec(plain);
  if (named) return nextDay(monthNamed(named[2]), named[1], today);
  const short = /^(\d{1,2})[-/.](\d{1,2})$/.exec(plain);
  if (!short) return parseWholeDate(text);
  const readings = [nextDay(short[1], short[2], today), nextDay(short[2], short[1], today)];
  const [reading, other] = new Set(readings.filter(date => date !== null));
  return reading !== undefined && other === undefined ? reading : null;
}

const plainly = (text: string) => text.normalize('NFKC').trim().replace(/日$/, '').toLowerCase();

const monthNames =
  'january february march april may june july august september october november december'.split(' ');

/** `feb`, `sept` or `february` as 2; 0, which is no month, for anything else. */
const monthNamed = (name = '') => monthNames.findIndex(month => month.startsWith(name)) + 1;

/** Leap days are at most eight years apart, around 1900 or 2100, so nine years ahead always contain one. */
const YEARS_AHEAD = 9;

function nextDay(month: Digits, date: Digits, today: LocalDate): LocalDate | null {
  const year = Number(today.slice(0, 4));
  return firstFrom(today, YEARS_AHEAD, later => day(year + later, month, date));
}

function nextDayOfMonth(date: number, today: LocalDate): LocalDate | null {
  const [year, month] = today.split('-').map(Number) as [number, number];
  return firstFrom(today, 3, later => {
    const index = month - 1 + later;
    return day(year + Math.floor(index / 12), (index % 12) + 1, date);
  });
}

function firstFrom(today: LocalDate, tries: number, candidate: (later: number) => LocalDate | null) {
  const days = Array.from({ length: tries }, (_, later) => candidate(later));
  return days.find(date => date !== null && date >= today) ?? null;
}

type Digits = string | number | undefined;

/** Range of plausible years: no passenger was born earlier, and no document is valid longer. */
const [EARLIEST, LATEST] = ['1900-01-01', '2199-12-31'];

function day(year: Digits, month: Digits, date: Digits): LocalDate | null {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  return isLocalDate(text) && text >= EARLIEST && text <= LATEST ? text : null;
}

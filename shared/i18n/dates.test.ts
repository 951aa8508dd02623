import { expect, test } from 'vitest';
import { fillPattern, languageFacts, languages } from '../contract/base/languages.ts';
import { addDays } from '../domain/time/local-date.ts';
import {
  writeDate,
  writeDateTime,
  writeDayMonth,
  writeDayTime,
  writePlainDate,
  writerBeside,
  writeTime,
  writeValidUntil,
  writeWeekday,
  writeWeekdayOf,
} from './dates.ts';

test.each([
  ['en', 'Sat 12 Dec 2026, 20:00'],
  ['zh', '2026年12月12日周六 20:00'],
  ['ko', '2026년 12월 12일 (토) 20:00'],
  ['ms', 'Sab 12 Dis 2026, 20:00'],
] as const)('a moment in %s is written on the operator’s clock', (language, text) => {
  expect(writeDateTime(new Date('2026-12-12T12:00:00Z'), language)).toBe(text);
});

test('after 16:00 UTC it is the next day in the operator’s time zone', () => {
  const pastMidnight = new Date('2026-12-12T16:05:00Z');
  expect(writeDateTime(pastMidnight, 'en')).toBe('Sun 13 Dec 2026, 00:05');
  expect(writeTime(pastMidnight)).toBe('00:05');
});

test.each([
  ['en', '12 Dec, 20:00'],
  ['zh', '12月12日 20:00'],
  ['ko', '12월 12일 20:00'],
  ['ms', '12 Dis, 20:00'],
] as const)('a moment of a year that is known in %s has its day and time', (language, text) => {
  expect(writeDayTime('2026-12-12T20:00:00.000+02:00', language)).toBe(text);
});

test('beside its date a time stands alone; where one of them is of another day, each has its own', () => {
  const [evening, night, departs] = [
    '2026-12-12T22:30:00.000+02:00',
    '2026-12-13T00:15:00.000+02:00',
    '2026-12-13T00:30:00.000+02:00',
  ];
  const write = writerBeside('2026-12-13', [evening, night], 'en');
  expect([write(evening), write(night)]).toEqual(['12 Dec, 22:30', '13 Dec, 00:15']);
  expect(writerBeside('2026-12-13', [night, departs], 'en')(night)).toBe('00:15');
});

test('what ends at midnight is valid through the day before', () => {
  expect(writeValidUntil(new Date('2027-11-28T16:00:00Z'), 'en')).toBe('Sun 28 Nov 2027');
  expect(writeValidUntil(new Date('2027-11-28T16:00:00Z'), 'zh')).toBe('2027年11月28日周日');
  expect(writeValidUntil(new Date('2027-11-28T07:30:00Z'), 'en')).toBe('Sun 28 Nov 2027, 15:30');
  expect(writeValidUntil('2028-01-01T00:00:00.000+02:00', 'en')).toBe('Fri 31 Dec 2027');
});

test.each([
  ['en', '5 Sep 1988'],
  ['zh', '1988年9月5日'],
  ['ko', '1988년 9월 5일'],
  ['ms', '5 Sep 1988'],
] as const)('a birth date in %s has no weekday', (language, text) => {
  expect(writePlainDate('1988-09-05', language)).toBe(text);
});

test('English months have three letters, including September', () => {
  expect(writeDate('2026-09-01', 'en')).toBe('Tue 1 Sep 2026');
});

test.each([
  ['en', 'Mon', 'Sun'],
  ['zh', '周一', '周日'],
  ['ko', '월', '일'],
  ['ms', 'Isn', 'Ahd'],
] as const)('a week in %s goes from %s to %s', (language, monday, sunday) => {
  expect([writeWeekday(1, language), writeWeekday(7, language)]).toEqual([monday, sunday]);
});

/** Names as Intl has them; en-MY would have "Sept". */
const standardLocales = { en: 'en-US', zh: 'zh-CN', ko: 'ko-KR', ms: 'ms-MY' } as const;

test.each(languages)('every weekday and month in %s has the name that Intl gives it', language => {
  const { months } = languageFacts(language).dates;
  const standard = new Intl.DateTimeFormat(standardLocales[language], {
    weekday: 'short',
    day: 'numeric',
    month: months[0] === '1' ? 'numeric' : 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  for (let day = '2027-12-25'; day < '2029-01-08'; day = addDays(day, 1)) {
    const parts = standard.formatToParts(new Date(`${day}T12:00:00Z`));
    const named = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
    expect(writeWeekdayOf(day, language)).toBe(named.weekday);
    expect(writePlainDate(day, language)).toBe(fillPattern(languageFacts(language).dates.plain, named));
  }
});

test.each([
  ['en', '5 Sep'],
  ['zh', '9月5日'],
  ['ko', '9월 5일'],
  ['ms', '5 Sep'],
] as const)('a day without its year in %s is %s', (language, text) => {
  expect(writeDayMonth('1988-09-05', language)).toBe(text);
});

test('a day that does not exist is refused', () => {
  expect(() => writeDate('not a day', 'en')).toThrow(RangeError);
});

import { describe, expect, test } from 'vitest';
import { parseDate, parseWholeDate } from '../dates/date-text.ts';
import { parseTime } from '../dates/time-text.ts';
import { parseWhole } from './number-field.tsx';

describe('a time of day', () => {
  test.each([
    ['8', '08:00'],
    ['20', '20:00'],
    ['830', '08:30'],
    ['8:30', '08:30'],
    ['20.15', '20:15'],
    ['２０：１５', '20:15'],
    ['2359', '23:59'],
    ['24:00', null],
    ['8:60', null],
    ['noon', null],
    ['', null],
  ])('“%s” is %s', (text, time) => {
    expect(parseTime(text)).toBe(time);
  });
});

describe('a day, typed on Friday 11 December 2026', () => {
  test.each([
    ['2026-12-24', '2026-12-24'],
    ['20261224', '2026-12-24'],
    ['2026/1/2', '2026-01-02'],
    ['2026年12月24日', '2026-12-24'],
    ['24', '2026-12-24'],
    ['11', '2026-12-11'],
    ['10', '2027-01-10'],
    ['31', '2026-12-31'],
    ['5/5', '2027-05-05'],
    ['12-24', '2026-12-24'],
    ['24/12', '2026-12-24'],
    ['2-29', '2028-02-29'],
    ['1月5日', '2027-01-05'],
    ['5 jan', '2027-01-05'],
    ['24/12/2026', '2026-12-24'],
    ['1-5', null],
    ['24/13', null],
    ['+7', '2026-12-18'],
    ['2026-02-30', null],
    ['2026-13-01', null],
    ['tomorrow', null],
    ['', null],
  ])('“%s” is %s', (text, day) => {
    expect(parseDate(text, '2026-12-11')).toBe(day);
  });
});

describe('a birth date', () => {
  test.each([
    ['1980-02-01', '1980-02-01'],
    ['1980-2-1', '1980-02-01'],
    ['1980/2/1', '1980-02-01'],
    ['1980年2月1日', '1980-02-01'],
    ['１９８０-０２-０１', '1980-02-01'],
    ['19800201', '1980-02-01'],
    ['1/2/1980', '1980-02-01'],
    ['01.02.1980', '1980-02-01'],
    ['01-02-1980', '1980-02-01'],
    ['01 02 1980', '1980-02-01'],
    ['01021980', '1980-02-01'],
    ['31121999', '1999-12-31'],
    ['20122012', '2012-12-20'],
    ['1 Feb 1980', '1980-02-01'],
    ['01FEB1980', '1980-02-01'],
    ['1-February-1980', '1980-02-01'],
    ['29/2/1980', '1980-02-29'],
  ])('“%s” is %s', (text, day) => {
    expect(parseWholeDate(text)).toBe(day);
  });

  test.each([
    ['two digits of a year', '1.2.80'],
    ['two digits of a year', '80-02-01'],
    ['two digits of a year', '010280'],
    ['no year', '1/2'],
    ['no year', '24'],
    ['no year', '1 feb'],
    ['a day counted from today', '+7'],
    ['seven digits, which are two days', '1980112'],
    ['six digits, which are two days', '198021'],
    ['month before day', '02/13/1980'],
    ['two separators', '1/2-1980'],
    ['no such day', '29/2/1981'],
    ['no such day', '31041980'],
    ['no such month', '1 foo 1980'],
    ['a year long ago', '01/02/0980'],
    ['nothing', ''],
  ])('is refused with %s: “%s”', (_why, text) => {
    expect(parseWholeDate(text)).toBeNull();
  });
});

describe('a whole number', () => {
  test.each([
    ['600', 600],
    ['1,200', 1200],
    ['６００', 600],
    ['-5', -5],
    ['12.5', null],
    ['1,20', null],
    ['9007199254740993', null],
    ['six', null],
    ['', null],
  ])('“%s” is %s', (text, value) => {
    expect(parseWhole(text)).toBe(value);
  });
});

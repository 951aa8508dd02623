import { describe, expect, test } from 'vitest';
import { parseDate } from './date-text.ts';
import { parseWhole } from './number-field.tsx';
import { parseTime } from './time-text.ts';

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
    ['1-5', '2027-01-05'],
    ['12-24', '2026-12-24'],
    ['2-29', '2028-02-29'],
    ['+7', '2026-12-18'],
    ['2026-02-30', null],
    ['2026-13-01', null],
    ['tomorrow', null],
    ['', null],
  ])('“%s” is %s', (text, day) => {
    expect(parseDate(text, '2026-12-11')).toBe(day);
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

import { describe, expect, it, test } from 'vitest';
import {
  addDays,
  addMonths,
  ageOn,
  daysBetween,
  instantOf,
  isLocalDate,
  isoWeekday,
  localDateIn,
  monthsOn,
} from './local-date.ts';

describe('isLocalDate', () => {
  test.each([
    ['2026-12-12', true],
    ['2024-02-29', true],
    ['2000-02-29', true],
    ['2026-02-29', false],
    ['1900-02-29', false],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-01-00', false],
    ['0000-01-01', false],
    ['2026-1-1', false],
    ['12/12/2026', false],
    ['2026-12-12T00:00', false],
    ['', false],
  ])('%j: %s', (text, expected) => {
    expect(isLocalDate(text)).toBe(expected);
  });
});

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-03-14', 180, '2026-09-10'],
  ['0099-12-31', 1, '0100-01-01'],
])('addDays(%s, %d) is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-11-15', 2, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-12-15', 12, '2027-12-15'],
])('addMonths(%s, %d) is %s', (date, months, expected) => {
  expect(addMonths(date, months)).toBe(expected);
});

test.each([
  ['2026-12-12', '2026-12-12', 0],
  ['2026-12-12', '2027-01-01', 20],
  ['2027-01-01', '2026-12-12', -20],
  ['2024-02-28', '2024-03-01', 2],
  ['2026-02-28', '2026-03-01', 1],
])('daysBetween(%s, %s) is %d', (from, to, expected) => {
  expect(daysBetween(from, to)).toBe(expected);
});

test.each([
  ['2008-12-12', '2026-12-11', 17],
  ['2008-12-12', '2026-12-12', 18],
  ['2024-02-29', '2025-02-28', 0],
  ['2024-02-29', '2025-03-01', 1],
  ['2024-02-29', '2028-02-29', 4],
  ['2027-01-01', '2026-12-31', -1],
])('someone born %s is on %s %d years old', (birth, on, years) => {
  expect(ageOn(birth, on)).toBe(years);
});

test.each([
  ['2026-06-12', '2026-12-11', 5],
  ['2026-06-12', '2026-12-12', 6],
  ['2026-08-31', '2027-02-28', 5],
  ['2026-08-31', '2027-03-01', 6],
  ['2026-12-13', '2026-12-12', -1],
])('someone born %s is on %s %d months old', (birth, on, months) => {
  expect(monthsOn(birth, on)).toBe(months);
});

test.each([
  ['2026-12-07', 1],
  ['2026-12-12', 6],
  ['2026-12-13', 7],
  ['1970-01-01', 4],
  ['1969-12-28', 7],
])('%s is weekday %d', (date, weekday) => {
  expect(isoWeekday(date)).toBe(weekday);
});

it('refuses days that do not exist', () => {
  expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
  expect(() => daysBetween('2026-02-28', 'tomorrow')).toThrow(RangeError);
  expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
});

test.each([
  ['2026-12-11T15:59:59Z', undefined, '2026-12-11'],
  ['2026-12-11T16:00:00Z', undefined, '2026-12-12'],
  ['2026-12-11T16:00:00Z', 'UTC', '2026-12-11'],
  ['2026-12-11T16:00:00Z', 'America/New_York', '2026-12-11'],
])('at %s it is in %s the %s', (instant, zone, date) => {
  expect(localDateIn(new Date(instant), zone)).toBe(date);
});

describe('instantOf', () => {
  test.each([
    ['2026-12-12', '20:00', undefined, '2026-12-12T12:00:00.000Z'],
    ['2026-12-12', '00:00', undefined, '2026-12-11T16:00:00.000Z'],
    ['2026-07-01', '12:00', 'Europe/Berlin', '2026-07-01T10:00:00.000Z'],
    ['2026-12-01', '12:00', 'Europe/Berlin', '2026-12-01T11:00:00.000Z'],
    ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '03:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
    ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29', '03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
    ['2026-06-15', '09:15', 'Asia/Kathmandu', '2026-06-15T03:30:00.000Z'],
  ])('%s %s in %s is %s', (date, time, zone, instant) => {
    expect(instantOf(date, time, zone).toISOString()).toBe(instant);
  });

  test.each(['24:00', '8:00', '12:60', '12:00:00', ''])('%j is not a time of day', time => {
    expect(() => instantOf('2026-12-12', time)).toThrow(RangeError);
  });

  it('refuses an unknown zone', () => {
    expect(() => instantOf('2026-12-12', '12:00', 'Asia/Atlantis')).toThrow(RangeError);
  });
});

import { expect, test } from 'vitest';
import { formatDate, formatDateTime, formatDayTime, formatPlainDate, unbroken } from './dates.ts';

test('dates and times have the format of the glossary', () => {
  expect(formatDate('2026-12-12', 'en')).toBe('Sat 12 Dec 2026');
  expect(formatDateTime('2026-12-12T12:00:00.000Z', 'en')).toBe('Sat 12 Dec 2026, 20:00');
});

test('Chinese and Korean dates are in the local format', () => {
  expect(formatDate('2026-12-12', 'zh')).toBe('2026年12月12日周六');
  expect(formatDate('2026-12-12', 'ko')).toBe('2026년 12월 12일 (토)');
  expect(formatDateTime('2026-12-12T12:00:00.000Z', 'ko')).toBe('2026년 12월 12일 (토) 20:00');
});

test('a birthday has no weekday', () => {
  expect(formatPlainDate('1985-04-02', 'en')).toBe('2 April 1985');
});

test('a time of another day is short in every language', () => {
  const evening = '2026-12-12T12:00:00.000Z';
  expect(formatDayTime(evening, 'en')).toBe('12 Dec, 20:00');
  expect(formatDayTime(evening, 'zh')).toBe('12月12日 20:00');
  expect(formatDayTime(evening, 'ko')).toBe('12월 12일 20:00');
  expect(formatDayTime(evening, 'ms')).toBe('12 Dis, 20:00');
});

test('an instant is shown in the operator’s time zone, possibly on the next day', () => {
  expect(formatDateTime('2026-12-12T17:30:00.000Z', 'en')).toBe('Sun 13 Dec 2026, 01:30');
});

test('a line does not end within a date, but may before its time', () => {
  expect(unbroken('Sat 12 Dec 2026')).toBe('Sat\u00a012\u00a0Dec\u00a02026');
  expect(unbroken('Sat 12 Dec 2026, 20:00')).toBe('Sat\u00a012\u00a0Dec\u00a02026, 20:00');
  expect(unbroken('2026년 12월 12일 (토) 20:00')).toBe('2026년\u00a012월\u00a012일 (토) 20:00');
});

import { expect, test } from 'vitest';
import { dayAfterKey, weeksOf } from './month.ts';

test('divides a month into whole weeks from Monday', () => {
  const weeks = weeksOf('2026-12-24');
  expect(weeks.map(week => week[0])).toEqual([
    '2026-11-30',
    '2026-12-07',
    '2026-12-14',
    '2026-12-21',
    '2026-12-28',
  ]);
  expect(weeks.at(-1)?.at(-1)).toBe('2027-01-03');
});

test('includes no days of other months in a month from Monday to Sunday', () => {
  expect(weeksOf('2027-02-01').flat()).toHaveLength(28);
});

test.each([
  ['ArrowLeft', '2026-11-30'],
  ['ArrowRight', '2026-12-02'],
  ['ArrowUp', '2026-11-24'],
  ['ArrowDown', '2026-12-08'],
  ['Home', '2026-11-30'],
  ['End', '2026-12-06'],
  ['PageUp', '2026-11-01'],
  ['PageDown', '2027-01-01'],
  ['Enter', null],
])('%s moves from Tuesday 1 December to %s', (key, day) => {
  expect(dayAfterKey(key, '2026-12-01')).toBe(day);
});

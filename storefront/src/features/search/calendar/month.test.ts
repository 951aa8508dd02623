import { describe, expect, test } from 'vitest';
import { dayAfterKey, lastOfMonth, weeksOfMonth } from './month.ts';

test.each([
  ['2026-11-20', '2026-11-30'],
  ['2026-12-01', '2026-12-31'],
  ['2028-02-29', '2028-02-29'],
])('the month of %s ends on %s', (date, last) => {
  expect(lastOfMonth(date)).toBe(last);
});

test('November 2026 begins on a Sunday and ends on a Monday', () => {
  const weeks = weeksOfMonth('2026-11-20');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
});

test('February 2027 fills four weeks', () => {
  expect(weeksOfMonth('2027-02-10').flat()).toEqual(
    Array.from({ length: 28 }, (_, index) => `2027-02-${String(index + 1).padStart(2, '0')}`),
  );
});

describe('arrow keys move to selectable days', () => {
  const choosable = ['2026-11-20', '2026-11-22', '2026-11-29', '2026-11-30'];
  test.each([
    ['ArrowRight', '2026-11-20', '2026-11-22'],
    ['ArrowLeft', '2026-11-22', '2026-11-20'],
    ['ArrowDown', '2026-11-20', '2026-11-29'],
    ['ArrowUp', '2026-11-30', '2026-11-22'],
    ['ArrowRight', '2026-11-30', undefined],
    ['ArrowLeft', '2026-11-20', undefined],
    ['Enter', '2026-11-20', undefined],
  ])('%s from %s', (key, from, to) => {
    expect(dayAfterKey(key, from, choosable)).toBe(to);
  });
});

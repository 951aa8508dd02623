import { expect, test } from 'vitest';
import { isMet, table } from './goals.ts';

test('meets a goal at its limit, and misses it beyond', () => {
  expect(isMet({ name: 'weight', found: 110, goal: { most: 110 } })).toBe(true);
  expect(isMet({ name: 'weight', found: 110.1, goal: { most: 110 } })).toBe(false);
  expect(isMet({ name: 'score', found: 95, goal: { least: 95 } })).toBe(true);
  expect(isMet({ name: 'score', found: 94, goal: { least: 95 } })).toBe(false);
  expect(isMet({ name: 'score', found: Number.NaN, goal: { least: 95 } })).toBe(false);
});

test('marks a missed goal', () => {
  expect(table([{ name: 'weight', found: 120.5, goal: { most: 110 }, unit: ' KB' }])).toBe(
    '✗ weight   120.50 KB  ≤ 110 KB\n',
  );
});

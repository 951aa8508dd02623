import { expect, test } from 'vitest';
import { lowerCharges } from './lowered-charge.ts';
import { sumSen } from './money.ts';

test('a charge lowered to 0 is 0 for every part', () => {
  expect(lowerCharges([5_000, 5_000, 7_500], 0)).toEqual([0, 0, 0]);
  expect(lowerCharges([0, 0], 0)).toEqual([0, 0]);
});

test.each([
  [[5_000, 5_000, 7_500], 10_000],
  [[1, 1, 1], 2],
  [[3_333, 3_333, 3_334], 1],
  [[10_000], 9_999],
  [[0, 7, 0, 11], 17],
])('%j lowered to %i sums to it exactly, and no part rises', (charges, total) => {
  const lowered = lowerCharges(charges, total);
  expect(sumSen(lowered)).toBe(total);
  for (const [index, charge] of lowered.entries()) expect(charge).toBeLessThanOrEqual(charges[index] ?? 0);
});

test('a total above the charges is refused', () => {
  expect(() => lowerCharges([5_000], 5_001)).toThrow(RangeError);
  expect(() => lowerCharges([5_000], -1)).toThrow(RangeError);
});

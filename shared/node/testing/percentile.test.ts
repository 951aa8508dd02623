import { expect, test } from 'vitest';
import { percentile } from './percentile.ts';

test('returns the value that this share does not exceed', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(hundred, 0.99)).toBe(99);
  expect(percentile(hundred, 0.5)).toBe(50);
  expect(percentile([7], 0.99)).toBe(7);
  expect(percentile([], 0.99)).toBeNaN();
});

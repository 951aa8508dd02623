import { expect, it, test } from 'vitest';
import { seededRandom } from '../codes/seeded-random.ts';
import { discountSen, spreadDiscount } from './discount.ts';
import { sumSen } from './money.ts';

test.each([
  ['an amount', { amountSen: 3_000, percent: null }, 20_000, 3_000],
  ['a percentage', { amountSen: null, percent: 15 }, 20_000, 3_000],
  ['an amount above the total, but for RM 1.00', { amountSen: 30_000, percent: null }, 20_000, 19_900],
  ['99 %, but for RM 1.00', { amountSen: null, percent: 99 }, 5_000, 4_900],
  ['nothing of what costs no more than RM 1.00', { amountSen: 500, percent: null }, 100, 0],
] as const)('takes off %s', (_what, reduction, totalSen, off) => {
  expect(discountSen(reduction, totalSen)).toBe(off);
});

it('is spread in proportion, to the sen', () => {
  expect(spreadDiscount([20_000, 10_000, 30_000], 6_000)).toEqual([18_000, 9_000, 27_000]);
  expect(spreadDiscount([100, 100, 100], 100)).toEqual([66, 67, 67]);
  expect(spreadDiscount([0, 2_000], 500)).toEqual([0, 1_500]);
});

it('leaves no price below zero and takes off exactly the discount, whatever the prices', () => {
  const random = seededRandom(7);
  for (let round = 0; round < 2_000; round++) {
    const prices = Array.from({ length: 1 + random.below(9) }, () => random.below(50_000));
    const discount = random.below(sumSen(prices) + 1);
    const reduced = spreadDiscount(prices, discount);
    expect(sumSen(prices) - sumSen(reduced)).toBe(discount);
    for (const [index, price] of reduced.entries()) {
      expect(price).toBeGreaterThanOrEqual(0);
      expect(price).toBeLessThanOrEqual(prices[index] ?? 0);
    }
  }
});

it('refuses a discount above the prices', () => {
  expect(() => spreadDiscount([100], 101)).toThrow(RangeError);
});

import { percentOfSen, type Sen, sumSen } from './money.ts';

/** What an order costs at least: an order of nothing could not be paid. */
export const LEAST_DUE_SEN: Sen = 100;

/** What a promo code takes off: an amount, or a percentage of the total. */
export type Reduction = { amountSen: Sen; percent: null } | { amountSen: null; percent: number };

/** What is taken off a total; never so much that less than RM 1.00 is left to pay. Zero or above. */
export function discountSen({ amountSen, percent }: Reduction, totalSen: Sen): Sen {
  const wanted = percent === null ? amountSen : percentOfSen(totalSen, percent);
  return Math.max(0, Math.min(wanted, totalSen - LEAST_DUE_SEN));
}

/**
 * Spreads a discount over prices, in proportion to them, so that each part has a final price of its own and canceling it
 * gives back what was really paid for it. What rounding leaves goes to the first parts that can take it. The discount is
 * at most the sum of the prices; of the result none is below zero, and the sum is exactly the discount less.
 */
export function spreadDiscount(prices: readonly Sen[], discount: Sen): Sen[] {
  const total = sumSen(prices);
  if (discount < 0 || discount > total)
    throw new RangeError(`a discount of ${discount} sen is not within ${total} sen`);
  if (total === 0) return [...prices];
  const reduced = prices.map(price => price - Math.floor((price * discount) / total));
  let left = discount - (total - sumSen(reduced));
  for (let index = 0; left > 0; index = (index + 1) % reduced.length) {
    const price = reduced[index] ?? 0;
    if (price === 0) continue;
    reduced[index] = price - 1;
    left--;
  }
  return reduced;
}

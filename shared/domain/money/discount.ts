import { percentOfSen, type Sen, sumSen } from './money.ts';

/** The minimum price of an order: an order of RM 0.00 could not be paid. */
const LEAST_DUE_SEN: Sen = 100;

/** The reduction of a promo code: an amount, or a percentage of the total. */
export type Reduction = { amountSen: Sen; percent: null } | { amountSen: null; percent: number };

/** The discount on a total, zero or above; at least RM 1.00 is left to pay. */
export function discountSen({ amountSen, percent }: Reduction, totalSen: Sen): Sen {
  const reduction = percent === null ? amountSen : percentOfSen(totalSen, percent);
  return Math.max(0, Math.min(reduction, totalSen - LEAST_DUE_SEN));
}

/**
 * Spreads a discount over prices, in proportion to them, so that each part has its own final price and canceling it
 * refunds what was actually paid for it. The rest from rounding goes to the first parts that can take it. The discount is
 * at most the sum of the prices; no reduced price is below zero, and the sum is lower by exactly the discount.
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

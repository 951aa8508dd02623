import { type Sen, sumSen } from './money.ts';

/**
 * Lowers the charges of the parts of a cancellation to a total, in proportion. The rest from rounding is
 * spread one sen at a time. No charge rises, and the sum is exactly `totalSen` (invariant I3).
 *
 * @throws RangeError if `totalSen` is negative or above the sum of the charges
 */
export function lowerCharges(charges: readonly Sen[], totalSen: Sen): Sen[] {
  const before = sumSen(charges);
  if (totalSen < 0 || totalSen > before) throw new RangeError(`${totalSen} sen is not within ${before}`);
  if (before === 0) return charges.map(() => 0);
  const lowered = charges.map(charge => Math.floor((charge * totalSen) / before));
  let leftSen = totalSen - sumSen(lowered);
  return lowered.map((charge, index) => {
    const extra = leftSen > 0 && charge < (charges[index] ?? 0) ? 1 : 0;
    leftSen -= extra;
    return charge + extra;
  });
}

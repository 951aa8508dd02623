import { type Sen, sumSen } from './money.ts';

/**
 * Lowers the charges of the parts of a cancellation to a total, each in proportion to what it was: what rounding leaves over is
 * spread a sen at a time. None is raised, and their sum is `totalSen` exactly (invariant I3).
 *
 * @throws RangeError if `totalSen` is negative or above what they were together
 */
export function lowerCharges(charges: readonly Sen[], totalSen: Sen): Sen[] {
  const before = sumSen(charges);
  if (totalSen < 0 || totalSen > before) throw new RangeError(`${totalSen} sen are no part of ${before}`);
  if (before === 0) return charges.map(() => 0);
  const lowered = charges.map(charge => Math.floor((charge * totalSen) / before));
  let leftSen = totalSen - sumSen(lowered);
  return lowered.map((charge, index) => {
    const extra = leftSen > 0 && charge < (charges[index] ?? 0) ? 1 : 0;
    leftSen -= extra;
    return charge + extra;
  });
}

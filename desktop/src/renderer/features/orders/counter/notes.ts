import { minorUnits } from '@gangway/shared/domain/money/currency.ts';

/** Banknotes, in units of the currency. */
const notes = [10, 20, 50, 100];
const MOST = 3;

/** Amounts that customers are likely to hand over, smallest first: RM 86.00 is paid with 90, or with a 100. */
export function notesAbove(sen: number): number[] {
  const sums = notes
    .map(units => units * minorUnits())
    .map(note => Math.ceil(sen / note) * note)
    .filter(sum => sum > sen);
  return [...new Set(sums)].slice(0, MOST);
}

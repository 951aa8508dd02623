import { currency, minorUnits } from '@gangway/shared/domain/money/currency.ts';

/** Banknotes, as multiples of the smallest one. */
const notes = [1, 2, 5, 10];
const MOST = 3;

/** From so many of the smallest notes on, nobody counts them out: the next larger ones count. */
const MANY = 200;

/** Amounts that customers are likely to hand over, smallest first: RM 86.00 is paid with 90, or with a 100. */
export function notesAbove(sen: number): number[] {
  const smallest = smallestNoteFor(sen);
  const sums = notes
    .map(times => times * smallest)
    .map(note => Math.ceil(sen / note) * note)
    .filter(sum => sum > sen);
  return [...new Set(sums)].slice(0, MOST);
}

/** Ten of the currency's unit; a thousand in yen or won, which have no smaller part. */
function smallestNoteFor(sen: number): number {
  let note = (currency().digits === 0 ? 1000 : 10) * minorUnits();
  while (sen > note * MANY) note *= 10;
  return note;
}

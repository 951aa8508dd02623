/** Banknotes of the ringgit, in sen. */
const notes = [1_000, 2_000, 5_000, 10_000];
const MOST = 3;

/** Amounts that customers are likely to hand over, smallest first: RM 86.00 is paid with 90, or with a 100. */
export function notesAbove(sen: number): number[] {
  const sums = notes.map(note => Math.ceil(sen / note) * note).filter(sum => sum > sen);
  return [...new Set(sums)].slice(0, MOST);
}

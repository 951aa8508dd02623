/** The letters of a name for comparison: capitals and spaces are ignored. */
const lettersOf = (name: string): string[] => [...name.normalize('NFC').toUpperCase().replace(/\s+/g, '')];

/** How many letters must be written, removed or replaced to make one name of the other. */
export function nameDistance(from: string, to: string): number {
  const [before, after] = [lettersOf(from), lettersOf(to)];
  let row = after.map((_, index) => index + 1);
  for (const [index, letter] of before.entries()) {
    const next: number[] = [];
    for (const [column, other] of after.entries()) {
      const left = next[column - 1] ?? index + 1;
      const above = row[column] ?? 0;
      const diagonal = column === 0 ? index : (row[column - 1] ?? 0);
      next.push(letter === other ? diagonal : 1 + Math.min(left, above, diagonal));
    }
    row = next;
  }
  return row.at(-1) ?? before.length;
}

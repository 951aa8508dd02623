/** Removes a plural s, so that `orders` finds "Order records". */
const stem = (word: string) => (word.length > 3 ? word.replace(/s$/, '') : word);

/**
 * Scores how well an entry matches the typed text: 0 no match, 1 best. Every typed word must occur in one of the entry's
 * words; entries that begin with the typed text rank first, then those with a word that begins with it.
 */
export function fit(typed: string, words: readonly string[] = []): number {
  const entry = words.join(' ').toLowerCase();
  const typedWords = typed.toLowerCase().trim().split(/\s+/).map(stem);
  if (!typedWords.every(word => entry.includes(word))) return 0;
  const [first = ''] = typedWords;
  if (entry.startsWith(first)) return 1;
  return entry.includes(` ${first}`) ? 0.8 : 0.5;
}

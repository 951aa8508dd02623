/** `orders` finds "Order records". */
const stem = (word: string) => (word.length > 3 ? word.replace(/s$/, '') : word);

/**
 * How well an entry fits what was typed: 0 not at all, 1 best. Every word that was typed must stand in one of the
 * entry's words; entries that begin with what was typed come first, then those with a word that begins so.
 */
export function fit(typed: string, words: readonly string[] = []): number {
  const entry = words.join(' ').toLowerCase();
  const wanted = typed.toLowerCase().trim().split(/\s+/).map(stem);
  if (!wanted.every(word => entry.includes(word))) return 0;
  const [first = ''] = wanted;
  if (entry.startsWith(first)) return 1;
  return entry.includes(` ${first}`) ? 0.8 : 0.5;
}

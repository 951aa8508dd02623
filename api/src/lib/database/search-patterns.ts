/** Signs that people write or leave out in numbers and names: the same that `search_words` drops (migration 0001). */
const signs = /[!-/:-@[-`{-~‘’·–—]/g;
const notAscii = /[^ -~]/;

/** From this length on a word is searched anywhere inside words, below it only at their beginning. */
const SHORTEST_PART = 3;

/**
 * What a person typed, as patterns for the words that an order or a customer is found by (migrations 0009, 0003): one is
 * meant when all of them match. Words may come in
 * any order, whole or in part; one of one or two letters is the beginning of a word. Of a word that is not ASCII the
 * bytes are looked up, which the index can, and the word itself, which is right.
 */
export function searchPatterns(typed: string): string[] {
  const words = typed.normalize('NFKC').toLowerCase().replace(signs, '').split(/\s+/).filter(Boolean);
  return [...new Set(words)].flatMap(word => {
    if (notAscii.test(word)) return [`%${Buffer.from(word).toString('hex')}%`, `%${word}%`];
    return word.length < SHORTEST_PART ? [`% ${word}%`] : [`%${word}%`];
  });
}

/** Normalizes a typed text: removes case, width, blanks, and notes in brackets. */
export const plain = (text: string): string => bare(text.normalize('NFKC').replace(/\(.*?\)/g, ''));

/** The same, but keeps the notes in brackets, which may be the only difference between two names. */
export const plainWithNotes = (text: string): string => bare(text.normalize('NFKC'));

const bare = (text: string) => text.toLowerCase().replace(/[\s*_\-\ufe0f]+/g, '');

/** Yes, no and the sessions, in every language and with common abbreviations. */
export function wordsOf<Value>(words: readonly (readonly [Value, readonly string[]])[]): Map<string, Value> {
  return new Map(words.flatMap(([value, texts]) => texts.map(text => [plain(text), value] as const)));
}

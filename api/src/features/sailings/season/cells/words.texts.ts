/** What a person typed, without what people type differently: case, width, blanks, and notes in brackets. */
export const plain = (text: string): string => bare(text.normalize('NFKC').replace(/\(.*?\)/g, ''));

/** The same with what stands in brackets, which may be all that tells two names apart. */
export const plainWithNotes = (text: string): string => bare(text.normalize('NFKC'));

const bare = (text: string) => text.toLowerCase().replace(/[\s*_\-\ufe0f]+/g, '');

/** Yes, no and the sessions, in every language and as people abbreviate them. */
export function wordsOf<Value>(words: readonly (readonly [Value, readonly string[]])[]): Map<string, Value> {
  return new Map(words.flatMap(([value, texts]) => texts.map(text => [plain(text), value] as const)));
}

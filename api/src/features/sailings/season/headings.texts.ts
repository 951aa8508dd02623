import { type Language, languages } from '@gangway/shared/contract/base/vocabulary.ts';
import { type ImportColumn, importColumns } from '@gangway/shared/contract/office/sailings/sailing-plans.ts';
import { textsIn } from '../../../lib/texts.ts';

/** The heading of a column in a language. */
export const headingOf = (column: ImportColumn, language: Language): string =>
  textsIn(language)(`documents:season.columns.${column}`);

/** What a person typed, without what people type differently: case, width, blanks, and notes in brackets. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\(.*?\)/g, '')
    .replace(/[\s*_-]+/g, '');

const columnsByHeading = new Map<string, ImportColumn>(
  importColumns.flatMap(column => [
    [plain(column), column] as const,
    ...languages.map(language => [plain(headingOf(column, language)), column] as const),
  ]),
);

/** The column that a heading names in any language of the interface. */
export const columnOfHeading = (heading: string): ImportColumn | undefined =>
  columnsByHeading.get(plain(heading));

/** Yes, no and the sessions, in every language and as people abbreviate them. */
export function wordsOf<Value>(words: readonly (readonly [Value, readonly string[]])[]): Map<string, Value> {
  return new Map(words.flatMap(([value, texts]) => texts.map(text => [plain(text), value] as const)));
}

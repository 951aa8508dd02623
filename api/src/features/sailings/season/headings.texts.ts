import { type Language, languages } from '@gangway/shared/contract/base/vocabulary.ts';
import { type ImportColumn, importColumns } from '@gangway/shared/contract/office/sailings/sailing-plans.ts';
import { textsIn } from '../../../lib/texts.ts';
import { plain } from './cells/words.texts.ts';

/** The heading of a column in a language. */
export const headingOf = (column: ImportColumn, language: Language): string =>
  textsIn(language)(`documents:season.columns.${column}`);

const columnsByHeading = new Map<string, ImportColumn>(
  importColumns.flatMap(column => [
    [plain(column), column] as const,
    ...languages.map(language => [plain(headingOf(column, language)), column] as const),
  ]),
);

/** The column that a heading names in any language of the interface. */
export const columnOfHeading = (heading: string): ImportColumn | undefined =>
  columnsByHeading.get(plain(heading));

import type { Language } from '@gangway/shared/contract/base/languages.ts';
import { type RawBuilder, sql } from 'kysely';

/** `textIn` in SQL: a translated column in a language, or in English if missing. */
export const textOf = (column: string, language: Language): RawBuilder<string> =>
  sql`coalesce(nullif(${sql.ref(column)} ->> ${sql.lit(language)}, ''), ${sql.ref(column)} ->> 'en')`;

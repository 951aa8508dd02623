import { type RawBuilder, sql } from 'kysely';
import { unknownValue } from '../errors.ts';

/** The sort column of a list, and its type; it has no null values. */
export interface KeyColumn {
  column: RawBuilder<unknown>;
  type: 'timestamptz' | 'bigint' | 'text' | 'uuid';
}

const shapes: Record<KeyColumn['type'], RegExp> = {
  // In PostgreSQL's format: 2026-11-23 15:29:33.123456+00
  timestamptz: /^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d){0,2}( BC)?$/,
  bigint: /^-?\d{1,18}$/,
  text: /^[^\0]*$/,
  uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
};

/** The key of a list's row, from which the next page continues: the sort value and the id. */
export const writeRowKey = (by: string, id: string | number): string =>
  Buffer.from(`${id} ${by}`).toString('base64url');

/**
 * Only the rows after the one with this key, in a list sorted by `by` and `id`. An index on both makes this fast at any depth of
 * the list. @throws AppError `invalid-input` for a malformed key
 */
export function afterRow(
  key: string,
  { by, id, descending }: { by: KeyColumn; id: KeyColumn; descending: boolean },
): RawBuilder<boolean> {
  const [, ofId = '', ofBy = ''] = /^(\S+) (.*)$/s.exec(Buffer.from(key, 'base64url').toString()) ?? [];
  if (!shapes[id.type].test(ofId) || !shapes[by.type].test(ofBy)) throw unknownValue('after');
  const position = sql`(${ofBy}::${sql.raw(by.type)}, ${ofId}::${sql.raw(id.type)})`;
  return sql<boolean>`(${by.column}, ${id.column}) ${sql.raw(descending ? '<' : '>')} ${position}`;
}

import { type RawBuilder, sql } from 'kysely';
import { unknownValue } from '../errors.ts';

/** A column that a list is in order of, and its type; none of its values is null. */
export interface KeyColumn {
  column: RawBuilder<unknown>;
  type: 'timestamptz' | 'bigint' | 'text' | 'uuid';
}

const shapes: Record<KeyColumn['type'], RegExp> = {
  // As PostgreSQL writes it: 2026-11-23 15:29:33.123456+00
  timestamptz: /^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d){0,2}( BC)?$/,
  bigint: /^-?\d{1,18}$/,
  text: /^[^\0]*$/,
  uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
};

/** The key of a list's row, for whoever wants to read on after it: what the list is in order of, and the id. */
export const writeRowKey = (by: string, id: string | number): string =>
  Buffer.from(`${id} ${by}`).toString('base64url');

/**
 * Only the rows that come after the one with this key, in a list in order of `by` and `id`. PostgreSQL finds the place in an
 * index on both, however deep in the list it is. @throws AppError `invalid-input` for a key that nobody wrote
 */
export function afterRow(
  key: string,
  { by, id, descending }: { by: KeyColumn; id: KeyColumn; descending: boolean },
): RawBuilder<boolean> {
  const [, ofId = '', ofBy = ''] = /^(\S+) (.*)$/s.exec(Buffer.from(key, 'base64url').toString()) ?? [];
  if (!shapes[id.type].test(ofId) || !shapes[by.type].test(ofBy)) throw unknownValue('after');
  const place = sql`(${ofBy}::${sql.raw(by.type)}, ${ofId}::${sql.raw(id.type)})`;
  return sql<boolean>`(${by.column}, ${id.column}) ${sql.raw(descending ? '<' : '>')} ${place}`;
}

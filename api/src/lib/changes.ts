import { isDeepStrictEqual } from 'node:util';

/** A change as stored in an audit entry: the changed fields with old and new value. */
export type Changes = Record<string, { from: unknown; to: unknown }>;

/** Compares the fields of `after` with the same fields of `before`, by value. */
export function changesBetween<Fields extends object>(before: Fields, after: Fields): Changes {
  const fields = Object.keys(after) as (keyof Fields & string)[];
  const differing = fields.filter(field => !isDeepStrictEqual(before[field], after[field]));
  return Object.fromEntries(differing.map(field => [field, { from: before[field], to: after[field] }]));
}

import { isDeepStrictEqual } from 'node:util';

/** What an audit entry keeps of a change: the fields that differ, each from what to what. */
export type Changes = Record<string, { from: unknown; to: unknown }>;

/** Compares the fields of `after` with the same fields of `before`, by value. */
export function changesBetween<Fields extends object>(before: Fields, after: Fields): Changes {
  const fields = Object.keys(after) as (keyof Fields & string)[];
  const differing = fields.filter(field => !isDeepStrictEqual(before[field], after[field]));
  return Object.fromEntries(differing.map(field => [field, { from: before[field], to: after[field] }]));
}

import { z } from 'zod';
import { pageQuery } from '../../base/primitives.ts';

/** `true` or `false` in a query string. */
export const flag = z.enum(['true', 'false']).transform(value => value === 'true');

/** The parameters of every list of the back office besides its filters: page and sort order. */
export const listQuery = <const Sort extends readonly [string, ...string[]]>(
  sorts: Sort,
  first: { sort: Sort[number]; descending?: boolean },
) => ({
  sort: z.enum(sorts).default(first.sort as never),
  descending: flag.default(first.descending ?? false),
  ...pageQuery,
});

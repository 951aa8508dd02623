import { z } from 'zod';
import { pageQuery } from '../../base/primitives.ts';

/** `true` or `false` of a query. */
export const flag = z.enum(['true', 'false']).transform(value => value === 'true');

/** What every list of the back office takes beside its filters: a page of it, in this order. */
export const listQuery = <const Sort extends readonly [string, ...string[]]>(
  sorts: Sort,
  first: { sort: Sort[number]; descending?: boolean },
) => ({
  sort: z.enum(sorts).default(first.sort as never),
  descending: flag.default(first.descending ?? false),
  ...pageQuery,
});

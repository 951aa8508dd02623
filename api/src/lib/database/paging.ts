import { type SelectQueryBuilder, sql } from 'kysely';

/** Which page of a list is asked for; the first is 1. */
interface PageWish {
  page: number;
  size: number;
}

/** One page of the rows that a query gives, and how many it gives in all. */
export async function fetchPage<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  { page, size }: PageWish,
): Promise<{ rows: Row[]; total: number }> {
  const counted = query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)`.as('total'))
    .$castTo<{ total: number }>();
  const [rows, { total }] = await Promise.all([
    query
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    counted.executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** What is found of a list, with which page of it that is. */
export const pageOf = <Found extends object>(found: Found, { page, size }: PageWish) => ({
  ...found,
  page,
  size,
});

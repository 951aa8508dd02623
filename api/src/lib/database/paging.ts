import { MOST_COUNTED } from '@gangway/shared/contract/base/primitives.ts';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Connection } from './database.ts';

/** The requested page of a list; the first is 1. */
interface PageQuery {
  page: number;
  size: number;
}

/** The number of rows of a list, and whether there are more: counting ends at MOST_COUNTED. */
export interface RowCount {
  total: number;
  totalIsExact: boolean;
}

/** One page of a query's rows, and their total number. */
export async function fetchPage<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  { page, size }: PageQuery,
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

/** The highest cost estimate of a count, which then takes about 15 ms. */
const MOST_COST = 3_000;
/** How many of the newest rows are searched if counting all of them would take longer. */
export const NEWEST_COUNTED = 10_000;

/**
 * Counts the rows of `tables` (the source of a `from` clause) up to one more than MOST_COUNTED: in an endlessly growing list,
 * users need not know whether there are 700 000 or 700 001. If even that would read too much, because few of very many rows
 * match, only those `amongNewest` are counted, and there may be more.
 */
export async function countUpToLimit(
  db: Connection,
  tables: RawBuilder<unknown>,
  amongNewest?: RawBuilder<unknown>,
): Promise<RowCount> {
  const whole = countOf(tables);
  if (amongNewest && (await costOf(db, whole)) > MOST_COST) {
    const { rows } = await countOf(amongNewest).execute(db);
    return { total: rows[0]?.count ?? 0, totalIsExact: false };
  }
  const { rows } = await whole.execute(db);
  const count = rows[0]?.count ?? 0;
  return { total: Math.min(count, MOST_COUNTED), totalIsExact: count <= MOST_COUNTED };
}

const countOf = (tables: RawBuilder<unknown>) => sql<{ count: number }>`
  select count(*) as count from (select 1 from ${tables} limit ${MOST_COUNTED + 1}) counted`;

/** PostgreSQL's cost estimate of a query, in its own units. */
async function costOf(db: Connection, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Total Cost': number } }] }>`
    explain (format json) ${query}
  `.execute(db);
  return rows[0]?.['QUERY PLAN'][0].Plan['Total Cost'] ?? 0;
}

/** The rows and the count of a list, with the page. */
export const pageOf = <List extends object>(list: List, { page, size }: PageQuery) => ({
  ...list,
  page,
  size,
});

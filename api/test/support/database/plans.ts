import { CompiledQuery, type Kysely, type RootOperationNode } from 'kysely';
import type { Database } from '../../../src/lib/database/database.ts';
import { wholeTable } from './whole-table.ts';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

/**
 * The tables that the statements of `work` scan, as PostgreSQL plans them with their actual values: `work` runs once, and its
 * statements are explained afterwards. A scan directly under a limit does not count: it ends with the rows that it needs, and is
 * what a limited count is when most rows count. The same is true of the parts of a table, one after the other.
 */
export async function tablesReadWhole(
  db: Kysely<Database>,
  work: (watched: Kysely<Database>) => Promise<unknown>,
): Promise<string[]> {
  const sent: CompiledQuery[] = [];
  const watched = db.withPlugin({
    transformQuery({ node, queryId }) {
      sent.push(db.getExecutor().compileQuery(node as RootOperationNode, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await work(watched);
  const scanned = new Set<string>();
  for (const { sql, parameters } of sent) {
    if (/^\s*explain\b/i.test(sql)) continue;
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      CompiledQuery.raw(`explain (format json) ${sql}`, [...parameters]),
    );
    for (const plan of nodesOf(rows[0]?.['QUERY PLAN'][0].Plan))
      if (plan['Node Type'] === 'Seq Scan') scanned.add(wholeTable(plan['Relation Name'] ?? ''));
  }
  return [...scanned].sort();
}

/** A scan, or scans one after the other. */
const endsEarly = ({ 'Node Type': type, Plans: parts = [] }: Plan): boolean =>
  type === 'Seq Scan' || (type === 'Append' && parts.every(endsEarly));

const nodesOf = (plan: Plan | undefined): Plan[] =>
  plan
    ? [
        plan,
        ...(plan.Plans ?? [])
          .filter(part => plan['Node Type'] !== 'Limit' || !endsEarly(part))
          .flatMap(nodesOf),
      ]
    : [];

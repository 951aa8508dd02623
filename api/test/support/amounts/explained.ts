import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import type { Database } from '../../../src/lib/database/database.ts';
import type { TestDatabase } from '../database/database.ts';
import { wholeTable } from '../database/whole-table.ts';

/** The plan of a statement: the indexes it uses, and the tables it scans sequentially. */
export interface Plan {
  statement: string;
  indexes: string[];
  scanned: string[];
}

interface Node {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  Filter?: string;
  Plans?: Node[];
}

/** Statements with a plan, without those that begin and end a transaction. */
const PLANNED = /^\s*(select|insert|update|delete|with)\b/i;

/** Before a statement whose rows are read in batches. */
const CURSOR = /^declare \w+ no scroll cursor for /;

/** Runs a feature's queries, and returns the plans of all statements in order. */
export async function explainAll(
  { pool }: Pick<TestDatabase, 'pool'>,
  read: (db: Kysely<Database>) => Promise<unknown>,
): Promise<Plan[]> {
  const statements: CompiledQuery[] = [];
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: event => {
      const statement = { ...event.query, sql: event.query.sql.replace(CURSOR, '') };
      if (event.level === 'query' && PLANNED.test(statement.sql)) statements.push(statement);
    },
  });
  await read(db);
  return Promise.all(statements.slice().map(statement => explain(db, statement)));
}

async function explain(db: Kysely<Database>, { sql: statement, parameters }: CompiledQuery): Promise<Plan> {
  const explained = {
    ...sql`explain`.compile(db),
    sql: `explain (format json) ${statement}`,
    parameters,
  };
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: Node }] }>(explained);
  const plan = rows[0]?.['QUERY PLAN'][0].Plan as Node;
  return {
    statement,
    indexes: nodesOf(plan).flatMap(node => node['Index Name'] ?? []),
    scanned: scansOf(plan).map(node => wholeTable(node['Relation Name'] ?? '')),
  };
}

/** The nodes that hand on each row as they read it: a limit above them ends the reading. */
const PASSING = new Set(['Append', 'Subquery Scan', 'Result', 'Seq Scan']);

/** The sequential scans that read a table to its end: those without a limit, and those that look for few rows. */
function scansOf(node: Node, limited = false): Node[] {
  const type = node['Node Type'];
  const below = type === 'Limit' || (limited && PASSING.has(type));
  const isWhole = !below || node.Filter !== undefined;
  const own = type.includes('Seq Scan') && isWhole ? [node] : [];
  return [...own, ...(node.Plans ?? []).flatMap(child => scansOf(child, below))];
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

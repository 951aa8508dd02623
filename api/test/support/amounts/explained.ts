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
  Plans?: Node[];
}

/** Statements with a plan, without those that begin and end a transaction. */
const PLANNED = /^\s*(select|insert|update|delete|with)\b/i;

/** Runs a feature's queries, and returns the plans of all statements in order. */
export async function explainAll(
  { pool }: Pick<TestDatabase, 'pool'>,
  read: (db: Kysely<Database>) => Promise<unknown>,
): Promise<Plan[]> {
  const statements: CompiledQuery[] = [];
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: event => {
      if (event.level === 'query' && PLANNED.test(event.query.sql)) statements.push(event.query);
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
  const nodes = nodesOf(rows[0]?.['QUERY PLAN'][0].Plan as Node);
  return {
    statement,
    indexes: nodes.flatMap(node => node['Index Name'] ?? []),
    scanned: nodes
      .filter(node => node['Node Type'].includes('Seq Scan'))
      .map(node => wholeTable(node['Relation Name'] ?? '')),
  };
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

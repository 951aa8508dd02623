import type { Finding } from './finding.ts';
import { callsOf } from './syntax.ts';

/** How Kysely's statements begin, and how they are sent. */
const STATEMENTS = new Set([
  'selectFrom',
  'insertInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
  'selectNoFrom',
  'with',
  'withRecursive',
  'execute',
  'executeTakeFirst',
  'executeTakeFirstOrThrow',
]);

/** Where SQL stands: repositories, and what the database itself is opened, migrated and audited with. */
const ALLOWED = /\.repository\.ts$|\.test\.ts$|^api\/src\/(lib\/(database|postgres)|audit)\//;

/** SQL outside a repository: whoever changes a table has to find everything that reads it by the file names. */
export function sqlOutsideRepositories(file: string, source: string): Finding[] {
  if (!file.startsWith('api/src/') || ALLOWED.test(file)) return [];
  const sql = callsOf(file, source).find(({ kind, name }) =>
    kind === 'template' ? name === 'sql' : kind === 'method' && STATEMENTS.has(name),
  );
  return sql ? [{ file, line: sql.line, message: `${sql.name}: SQL stands in a .repository.ts` }] : [];
}

import type { Finding } from './finding.ts';
import { callsOf } from './syntax.ts';

/** The methods that send Kysely's statements. */
const SENDING = ['execute', 'executeTakeFirst', 'executeTakeFirstOrThrow'];

/** The methods that begin Kysely's statements, and those that send them. */
const STATEMENTS = new Set([
  'selectFrom',
  'insertInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
  'selectNoFrom',
  'with',
  'withRecursive',
  ...SENDING,
]);

/** Where SQL is allowed: repositories, and the code that opens, migrates and audits the database. */
const ALLOWED = /\.repository\.ts$|\.test\.ts$|^api\/src\/(lib\/(database|postgres)|audit)\//;

/** SQL outside a repository: file names must show which code reads a table. */
export function sqlOutsideRepositories(file: string, source: string): Finding[] {
  if (!file.startsWith('api/src/') || ALLOWED.test(file)) return [];
  const calls = callsOf(file, source);
  if (file.endsWith('.sql.ts')) {
    const sent = calls.find(({ kind, name }) => kind === 'method' && SENDING.includes(name));
    return sent
      ? [{ file, line: sent.line, message: `${sent.name}: a .repository.ts sends statements` }]
      : [];
  }
  const sql = calls.find(({ kind, name }) =>
    kind === 'template' ? name === 'sql' : kind === 'method' && STATEMENTS.has(name),
  );
  return sql ? [{ file, line: sql.line, message: `${sql.name}: SQL belongs in a .repository.ts` }] : [];
}

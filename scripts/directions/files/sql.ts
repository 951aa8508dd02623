import type { Finding } from './finding.ts';
import { callsOf } from './syntax.ts';

/** How Kysely's statements are sent. */
const SENDING = ['execute', 'executeTakeFirst', 'executeTakeFirstOrThrow'];

/** How they begin, and how they are sent. */
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

/** SQL outside a repository: the readers of a table must be found by their file names. */
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
  return sql ? [{ file, line: sql.line, message: `${sql.name}: SQL stands in a .repository.ts` }] : [];
}

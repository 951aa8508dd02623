import Database from 'better-sqlite3';
import { GateRefusal } from '../../lib/refusal.ts';

/** By how SQLite's codes begin: what keeps a transaction from the disk, and is nothing that was asked for. */
const failures = [
  [/^SQLITE_FULL/, 'disk-full'],
  [/^SQLITE_(IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB)/, 'disk-failed'],
] as const;

/** What kept a transaction from the disk, as the page is told it; any other error as it is. */
export function diskRefusal(error: unknown): unknown {
  const code = error instanceof Database.SqliteError ? error.code : '';
  const failure = failures.find(([pattern]) => pattern.test(code))?.[1];
  return failure ? new GateRefusal(failure, { cause: error }) : error;
}

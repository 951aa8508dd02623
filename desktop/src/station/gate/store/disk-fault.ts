import Database from 'better-sqlite3';
import { GateRefusal } from '../../lib/refusal.ts';

/** Prefixes of SQLite's codes for disk errors, as opposed to errors of the statement. */
const failures = [
  [/^SQLITE_FULL/, 'disk-full'],
  [/^SQLITE_(IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB)/, 'disk-failed'],
] as const;

/** A disk error as the refusal for the page; any other error unchanged. */
export function diskRefusal(error: unknown): unknown {
  const code = error instanceof Database.SqliteError ? error.code : '';
  const failure = failures.find(([pattern]) => pattern.test(code))?.[1];
  return failure ? new GateRefusal(failure, { cause: error }) : error;
}

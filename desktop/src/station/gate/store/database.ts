import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { StationStartError, startErrorOf } from '../../lib/start-error.ts';
import { schemaVersions } from './schema.ts';

/** How long a stopping station may still hold its file. */
const PATIENCE_MS = 1_000;
/** A scan changes about five pages: small ones, because all of them are written before the scan is confirmed. */
const PAGE_BYTES = 2_048;
/** The WAL is checkpointed between scans (`tidy`); during a write only if that never happened. */
const TIDY_FROM_PAGES = 500;
const LONGEST_WAL_PAGES = 16_000;
/** Initial size of the WAL: about four hundred scans. */
const WAL_ROOM_BYTES = 4 * 1024 * 1024;

export type Connection = Database.Database;

/** How a commit waits for the disk. The product always uses FULL: a scan is durable before it is confirmed. */
export type Synchronous = 'FULL' | 'NORMAL' | 'OFF';

/** The file is not a database, or is corrupt. */
export class BrokenFileError extends Error {
  constructor(path: string, what: string) {
    super(`${path} is broken: ${what}`);
    this.name = 'BrokenFileError';
  }
}

/**
 * Opens the file exclusively for this process, readable only by its account, checks it, and migrates its schema.
 *
 * @throws StationStartError if another station uses it, a newer version wrote it, or it cannot be written
 * @throws BrokenFileError
 */
export function openDatabase(path: string, synchronous: Synchronous): Connection {
  let db: Connection | undefined;
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    createPrivately(path);
    db = new Database(path, { timeout: PATIENCE_MS });
    takeForOneself(db);
    db.pragma(`synchronous = ${synchronous}`);
    db.pragma('fullfsync = on');
    db.pragma('foreign_keys = on');
    db.pragma('secure_delete = on');
    db.pragma(`wal_autocheckpoint = ${LONGEST_WAL_PAGES}`);
    const problem = db.pragma('integrity_check(1)', { simple: true });
    if (problem !== 'ok') throw new BrokenFileError(path, String(problem));
    migrate(db);
    makeRoom(db, path);
    return db;
  } catch (error) {
    db?.close();
    throw explained(error, path);
  }
}

/**
 * SQLite creates its other files with the permissions of this one. An existing file is not opened: closing it again
 * would drop every lock that this process has on it (POSIX).
 */
function createPrivately(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
}

/** The operating system holds the lock, so it is released however the process ends. */
function takeForOneself(db: Connection): void {
  db.pragma(`page_size = ${PAGE_BYTES}`);
  db.pragma('locking_mode = exclusive');
  db.pragma('journal_mode = wal');
  db.exec('begin exclusive; commit');
}

function migrate(db: Connection): void {
  const version = db.pragma('user_version', { simple: true }) as number;
  if (version > schemaVersions.length)
    throw new StationStartError(
      'The gate’s data were written by a newer version of this app. Install that one.',
    );
  db.transaction(() => {
    for (const statements of schemaVersions.slice(version)) db.exec(statements);
    db.pragma(`user_version = ${schemaVersions.length}`);
  })();
}

/**
 * Grows the WAL before the first scan: a commit that overwrites existing space takes a third less time than one that
 * extends the file. A large transaction spills into the WAL, and the space remains after its rollback.
 */
function makeRoom(db: Connection, path: string): void {
  const wal = statSync(`${path}-wal`, { throwIfNoEntry: false });
  if (wal && wal.size >= WAL_ROOM_BYTES) return;
  const usual = db.pragma('cache_size', { simple: true });
  db.pragma('cache_size = 10');
  db.exec(
    `begin; create table room (bytes); insert into room values (zeroblob(${WAL_ROOM_BYTES})); rollback`,
  );
  db.pragma(`cache_size = ${usual}`);
}

/** Two stations on one cache would be two gates with one name. */
function explained(error: unknown, path: string): unknown {
  const code = error instanceof Database.SqliteError ? error.code : '';
  if (code.startsWith('SQLITE_BUSY')) {
    const what = `Another station is running on ${path}.`;
    return new StationStartError(`${what} Close it first, or give this one a folder of its own.`, error);
  }
  if (code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB')
    return new BrokenFileError(path, (error as Error).message);
  return startErrorOf(error, dirname(path));
}

/** Checkpoints the WAL once it is large enough; called between scans. */
export function tidy(db: Connection): void {
  const [wal] = db.pragma('wal_checkpoint(NOOP)') as { log: number; checkpointed: number }[];
  if (wal && wal.log - wal.checkpointed >= TIDY_FROM_PAGES) db.pragma('wal_checkpoint(PASSIVE)');
}

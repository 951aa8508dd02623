import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { StationStartError, startErrorOf } from '../../lib/start-error.ts';
import { schemaVersions } from './schema.ts';

/** How long a station that is just ending may still hold its file. */
const PATIENCE_MS = 1_000;
/** A scan changes some five pages: small ones, since all of them go to the disk before the light is green. */
const PAGE_BYTES = 2_048;
/** The WAL is emptied between scans (`tidy`), and only where it never came to that while one is written. */
const TIDY_FROM_PAGES = 500;
const LONGEST_WAL_PAGES = 16_000;
/** Of the WAL, from the start on: some four hundred scans. */
const WAL_ROOM_BYTES = 4 * 1024 * 1024;

export type Connection = Database.Database;

/** How a commit waits for the disk. The product always writes FULL: a scan is durable before the light is green. */
export type Synchronous = 'FULL' | 'NORMAL' | 'OFF';

/** The file is no database, or one that does not hold together. */
export class BrokenFileError extends Error {
  constructor(path: string, what: string) {
    super(`${path} is broken: ${what}`);
    this.name = 'BrokenFileError';
  }
}

/**
 * Opens the file for this process alone, readable by its account alone, checks it, and brings it up to the newest schema.
 *
 * @throws StationStartError where another station has it, a newer version wrote it, or nothing can be written
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
    const found = db.pragma('integrity_check(1)', { simple: true });
    if (found !== 'ok') throw new BrokenFileError(path, String(found));
    migrate(db);
    makeRoom(db, path);
    return db;
  } catch (error) {
    db?.close();
    throw explained(error, path);
  }
}

/**
 * SQLite makes its other files under the rights of this one. A file that is there is not opened: to close it again would
 * drop every lock that this process has on it (POSIX).
 */
function createPrivately(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
}

/** The lock is the operating system's, so it goes with the process however that ends. */
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
 * Lets the WAL grow before anybody scans: a commit that writes over what is there takes a third less time than one that makes
 * the file longer. What does not fit in memory goes to the WAL, and what is rolled back stays in it and counts for nothing.
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

/** Two stations on one cache would be two gates under one name. */
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

/** Moves what the WAL has gathered into the file, once it is worth the time; for a moment when nobody scans. */
export function tidy(db: Connection): void {
  const [wal] = db.pragma('wal_checkpoint(NOOP)') as { log: number; checkpointed: number }[];
  if (wal && wal.log - wal.checkpointed >= TIDY_FROM_PAGES) db.pragma('wal_checkpoint(PASSIVE)');
}

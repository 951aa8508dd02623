import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { createOutbox, type OutboxEntry } from '../store/outbox.ts';
import { STORE_FILE } from '../store/store.ts';

/** The content of a station's file. */
export interface Inspection {
  /** `ok`, or what SQLite's check reported. */
  integrity: string;
  events: OutboxEntry[];
}

/** Inspects a copy of a station's folder, which stays unchanged. */
export function inspectStore(folder: string): Inspection {
  const copy = mkdtempSync(join(tmpdir(), 'gangway-inspect-'));
  try {
    for (const name of [STORE_FILE, `${STORE_FILE}-wal`])
      if (existsSync(join(folder, name))) cpSync(join(folder, name), join(copy, name));
    return readStore(copy);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** Opens the files of a folder that is no longer in use. An unreadable file has no events. */
export function readStore(folder: string): Inspection {
  const db = new Database(join(folder, STORE_FILE));
  try {
    const integrity = String(db.pragma('integrity_check', { simple: true }));
    const isBegun = Number(db.pragma('user_version', { simple: true })) > 0;
    return { integrity, events: isBegun ? createOutbox(db).recent(Number.MAX_SAFE_INTEGER) : [] };
  } catch (error) {
    if (!isOfBrokenFile(error)) throw error;
    return { integrity: error.message, events: [] };
  } finally {
    db.close();
  }
}

const isOfBrokenFile = (error: unknown): error is Error =>
  error instanceof Database.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code);

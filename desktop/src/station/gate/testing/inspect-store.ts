import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { createOutbox, type OutboxEntry } from '../store/outbox.ts';
import { STORE_FILE } from '../store/store.ts';

/** What a station's file would say if it were opened now; itself it stays as it is. */
export interface Inspection {
  /** `ok`, or what SQLite found. */
  integrity: string;
  events: OutboxEntry[];
}

/** Looks at a copy of what a station has left in its folder. */
export function inspectStore(folder: string): Inspection {
  const copy = mkdtempSync(join(tmpdir(), 'gangway-inspect-'));
  try {
    for (const name of [STORE_FILE, `${STORE_FILE}-wal`])
      if (existsSync(join(folder, name))) cpSync(join(folder, name), join(copy, name));
    return read(join(copy, STORE_FILE));
  } finally {
    rmSync(copy, { recursive: true });
  }
}

function read(path: string): Inspection {
  const db = new Database(path);
  try {
    const integrity = String(db.pragma('integrity_check', { simple: true }));
    const isBegun = Number(db.pragma('user_version', { simple: true })) > 0;
    return { integrity, events: isBegun ? createOutbox(db).recent(Number.MAX_SAFE_INTEGER) : [] };
  } finally {
    db.close();
  }
}

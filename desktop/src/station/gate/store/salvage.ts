import { existsSync, renameSync } from 'node:fs';
import { uuid } from '@gangway/shared/contract/base/primitives.ts';
import { gateLookup } from '@gangway/shared/contract/office/gate/finder.ts';
import { gateScan } from '@gangway/shared/contract/office/gate/gate.ts';
import Database from 'better-sqlite3';
import { gateAssignment } from '../../../bridge-gate.ts';
import { createLookups, type StoredLookup } from '../passengers/lookups.ts';
import type { Connection } from './database.ts';
import { createOutbox, type OutboxEntry } from './outbox.ts';

/** The largest gap in the sequence that purged or unreadable events may leave: those of a few full ships. */
const WIDEST_GAP = 20_000;

/** What could be recovered from a corrupt file. */
export interface Salvage {
  /** Where the corrupt file was moved to. */
  setAside: string;
  events: OutboxEntry[];
  /** Unsent searches. */
  lookups: StoredLookup[];
  stationId: string | null;
  assignment: { sailingId: number | null; gate: string } | null;
}

/** Moves a corrupt file aside for later inspection, and reads its readable events. */
export function salvage(path: string, now: Date): Salvage {
  const setAside = `${path}.broken-${now.toISOString().replaceAll(':', '-')}`;
  for (const suffix of ['', '-wal'])
    if (existsSync(path + suffix)) renameSync(path + suffix, setAside + suffix);
  const nothing: Salvage = { setAside, events: [], lookups: [], stationId: null, assignment: null };
  let db: Connection | undefined;
  try {
    db = new Database(setAside);
    db.pragma('locking_mode = exclusive');
    bringForward(db);
    return { ...nothing, events: readEvents(db), lookups: readLookups(db), ...readIdentity(db) };
  } catch {
    return nothing;
  } finally {
    db?.close();
  }
}

/** A file of an earlier version has no lanes. */
function bringForward(db: Connection): void {
  attempt(() => db.exec("alter table outbox add column lane text not null default ''"));
}

/** Every event that can be reached by its sequence number: a corrupt page hides only its own events. */
function readEvents(db: Connection): OutboxEntry[] {
  const outbox = createOutbox(db);
  const events: OutboxEntry[] = [];
  const first = attempt(() => db.prepare('select min(seq) from outbox').pluck().get() as number | null) ?? 1;
  for (let seq = first, missing = 0; missing < WIDEST_GAP; seq++) {
    const event = attempt(() => outbox.bySeq(seq));
    missing = event ? 0 : missing + 1;
    if (event && isWhole(event)) events.push(event);
  }
  return events;
}

function isWhole(event: OutboxEntry): boolean {
  const scannedAt = attempt(() => new Date(event.scannedAt).toISOString());
  return gateScan.safeParse({ ...event, scannedAt, unknown: event.isUnknown }).success;
}

const MOST_LOOKUPS = 10_000;

function readLookups(db: Connection): StoredLookup[] {
  const lookups = attempt(() => createLookups(db).waiting(MOST_LOOKUPS)) ?? [];
  return lookups.filter(lookup => {
    const at = attempt(() => new Date(lookup.at).toISOString());
    return gateLookup.safeParse({ ...lookup, at }).success;
  });
}

function readIdentity(db: Connection): Pick<Salvage, 'stationId' | 'assignment'> {
  const read = (name: string): unknown =>
    attempt(() => JSON.parse(String(db.prepare('select value from meta where name = ?').pluck().get(name))));
  return {
    stationId: uuid.safeParse(read('stationId')).data ?? null,
    assignment: gateAssignment.safeParse(read('place')).data ?? null,
  };
}

function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

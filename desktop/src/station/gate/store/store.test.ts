import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readdirSync, readFileSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { event } from '../testing/events.ts';
import { createSigner, sailing, syncOf, ticket } from '../testing/sold-tickets.ts';
import { temporaryFolder, temporaryStore } from '../testing/temporary-store.ts';
import { schemaVersions } from './schema.ts';
import { STORE_FILE } from './store.ts';

// Many commits that wait for a disk that other tests use as well.
const run = promisify(execFile);
const file = (folder: string) => join(folder, STORE_FILE);
const signer = createSigner(1);

describe('the file', () => {
  test('is private to this account, durable, and reopened', () => {
    const { store, folder } = temporaryStore({ folder: join(temporaryFolder(), 'station') });
    store.setAssignment({ sailingId: 7, gate: 'Gate A' });
    const { stationId } = store.catalogue().meta;
    for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    store.close();
    const again = temporaryStore({ folder }).store.catalogue().meta;
    expect(again).toMatchObject({ stationId, assignment: { sailingId: 7, gate: 'Gate A' } });
  });

  test('can be opened by one station only, in this process or another', async () => {
    const { folder, store } = temporaryStore();
    const inUse = `Another station is running on ${file(folder)}. Close it first`;
    expect(() => temporaryStore({ folder })).toThrow(inUse);
    const other = () =>
      run(process.execPath, [join(import.meta.dirname, '../testing/open-store-here.ts'), folder]);
    expect((await other()).stdout).toContain(inUse);
    store.close();
    expect((await other()).stdout).toBe('opened');
  });

  test('in a read-only folder fails with instructions', () => {
    const folder = join(temporaryFolder(), 'a-file', 'station');
    writeFileSync(dirname(folder), '');
    for (const [path, reason] of [
      [folder, 'ENOTDIR'],
      ['/proc', 'ENOENT'],
    ] as const)
      expect(() => temporaryStore({ folder: path })).toThrow(
        new RegExp(`^The station cannot keep its data in ${path}: ${reason}.* Make room on that disk`),
      );
  });

  test('of an older version keeps its scans and fetches everything else again', () => {
    const folder = temporaryFolder();
    const one = ticket(signer, 7);
    const old = new Database(file(folder));
    for (const statements of schemaVersions.slice(0, 2)) old.exec(statements);
    old.pragma('user_version = 2');
    const meta = old.prepare('insert into meta values (?, ?)');
    meta.run('stationId', '"0193b8f0-0000-7000-8000-000000000000"');
    meta.run('place', '{"sailingId":7,"gate":"Gate A"}');
    meta.run('cursor', '"1"');
    meta.run('lastSyncAt', '1765537200000');
    old.prepare('insert into sailings values (7, ?, 1, 1)').run(JSON.stringify(sailing(7)));
    old.exec(
      `insert into tickets (ref, sailing_id, held_for, state, is_unknown) values ('a', 7, 7, 'valid', 0)`,
    );
    old.exec(`insert into details select id, 'sealed in another way' from tickets`);
    old.exec(
      `insert into outbox (event_id, ticket_id, sailing_id, outcome, method, gate, officer_id, scanned_at, reason,
        is_unknown, warnings)
      values ('0193b8f0-0000-7000-8000-000000000001', 't', 7, 'boarded', 'scan', 'Gate A', 'o', 1, '', 0, '[]')`,
    );
    old.close();
    const { store } = temporaryStore({ folder });
    const { meta: kept, sailings } = store.catalogue();
    expect(kept).toMatchObject({
      stationId: '0193b8f0-0000-7000-8000-000000000000',
      assignment: { sailingId: 7, gate: 'Gate A' },
      cursor: null,
      lastSyncAt: null,
    });
    expect(sailings.get(7)?.hasTickets).toBe(false);
    expect(store.tickets.byRef('a')).toBeUndefined();
    expect(store.outbox.waiting(0, 10)).toMatchObject([{ ticketId: 't', outcome: 'boarded' }]);
    store.apply(syncOf([signer], [sailing(7)], [one.feed]), 0);
    expect(store.tickets.byRef(one.feed.ref)).toMatchObject({ codeRef: one.feed.codeRef, state: 'valid' });
    expect(store.tickets.sealedOf(one.feed.ref)).toBe(one.feed.sealed);
  });

  test('of a newer version is not touched', () => {
    const { store, folder } = temporaryStore();
    store.close();
    const db = new Database(file(folder));
    db.pragma('user_version = 99');
    db.close();
    expect(() => temporaryStore({ folder })).toThrow('newer version');
    expect(readdirSync(folder)).toEqual([STORE_FILE]);
  });
});

describe('a broken file', () => {
  /** Overwrites the head of the page that contains a text. */
  function breakPageOf(path: string, text: string): void {
    const bytes = readFileSync(path);
    const at = bytes.indexOf(text);
    if (at < 0) throw new Error(`${text} is not in the file`);
    const pageSize = bytes.readUInt16BE(16);
    const handle = openSync(path, 'r+');
    writeSync(handle, Buffer.alloc(16, 0xff), 0, 16, Math.floor(at / pageSize) * pageSize);
    closeSync(handle);
  }

  function filled() {
    const { store, folder } = temporaryStore();
    const tickets = Array.from({ length: 60 }, () => ticket(signer, 7).feed);
    store.apply(syncOf([signer], [sailing(7)], tickets), 0);
    store.setAssignment({ sailingId: 7, gate: 'Gate A' });
    const events = Array.from({ length: 60 }, () => event());
    for (const [index, one] of events.entries()) store.outbox.add(one, index < 20 ? 'stored' : null);
    const { stationId } = store.catalogue().meta;
    store.close();
    return { folder, tickets, events, stationId };
  }

  test('is set aside, and every scan in it is saved', () => {
    const { folder, tickets, events, stationId } = filled();
    breakPageOf(file(folder), tickets[30]?.ref ?? '');
    const { store, faults } = temporaryStore({ folder });
    expect(faults.map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /is broken: .*gate\.db\.broken-2026-12-12T11-00-00\.000Z; of its scans 60 could be read, of which 40 wait/s,
      ),
    ]);
    expect(store.outbox.waiting(0, 200).map(({ eventId }) => eventId)).toEqual(
      events.slice(20).map(({ eventId }) => eventId),
    );
    const { meta, sailings } = store.catalogue();
    expect(meta).toMatchObject({ stationId, assignment: { sailingId: 7, gate: 'Gate A' }, cursor: null });
    expect(sailings.size, 'everything else is fetched again').toBe(0);
    expect(readdirSync(folder)).toContain('gate.db.broken-2026-12-12T11-00-00.000Z');
  });

  test('with damaged scans keeps those on undamaged pages', () => {
    const { folder, events } = filled();
    breakPageOf(file(folder), `${events[30]?.officerId}`);
    const { store } = temporaryStore({ folder });
    const saved = store.outbox.waiting(0, 200).map(({ eventId }) => eventId);
    expect(saved).not.toContain(events[30]?.eventId);
    expect(saved).toContain(events.at(-1)?.eventId);
    expect(saved.length).toBeGreaterThan(20);
  });

  test('that is not a database is replaced', () => {
    const folder = temporaryFolder();
    writeFileSync(file(folder), 'not a database, but long enough to look like one'.repeat(50));
    const { store, faults } = temporaryStore({ folder });
    expect(faults).toHaveLength(1);
    expect(store.outbox.countWaiting()).toBe(0);
  });
});

describe('the outbox', () => {
  test('is append-only: the database refuses changes and deletions', () => {
    const { store, folder } = temporaryStore();
    const waiting = event();
    store.outbox.add(waiting);
    store.outbox.add(event(), 'stored');
    expect(() => store.outbox.add(waiting), 'one event, once').toThrow('UNIQUE');
    store.close();
    const db = new Database(file(folder));
    expect(() => db.exec("update outbox set gate = 'Gate B'")).toThrow('is not rewritten');
    expect(() => db.exec('delete from outbox')).toThrow('has not confirmed');
    db.exec('delete from outbox where result is not null');
    db.close();
  });

  test('is sent in order and confirmed once', () => {
    const { store } = temporaryStore();
    const events = [event(), event(), event()];
    for (const one of events) store.outbox.add(one);
    const ids = () => store.outbox.waiting(0, 2).map(({ eventId }) => eventId);
    expect(ids()).toEqual([events[0]?.eventId, events[1]?.eventId]);
    store.outbox.confirm(events[0]?.eventId ?? '', 'conflict');
    store.outbox.confirm(events[0]?.eventId ?? '', 'known');
    expect(store.outbox.byEvent(events[0]?.eventId ?? '')?.result).toBe('conflict');
    expect(ids()).toEqual([events[1]?.eventId, events[2]?.eventId]);
    expect(store.outbox.countWaiting()).toBe(2);
  });

  test('accepts only possible events', () => {
    const { store } = temporaryStore();
    for (const wrong of [
      event({ refusal: null }),
      event({ outcome: 'boarded', refusal: null }),
      event({ outcome: 'undone', refusal: null, ticketId: randomUUID() }),
      event({ method: 'override', reason: 'x', ticketId: randomUUID() }),
      event({ outcome: 'boarded', method: 'override', ticketId: randomUUID() }),
    ])
      expect(() => store.outbox.add(wrong)).toThrow('CHECK');
  });
});

test('of the version before keeps its scans, sent and unsent, and their rules', () => {
  const folder = temporaryFolder();
  const old = new Database(join(folder, STORE_FILE));
  for (const statements of schemaVersions.slice(0, 3)) old.exec(statements);
  old.pragma('user_version = 3');
  const insert = old.prepare(
    `insert into outbox (seq, event_id, ticket_id, outcome, method, gate, officer_id, scanned_at, reason, is_unknown, warnings,
      result) values (?, ?, 'ticket', 'boarded', 'scan', 'Gate A', 'officer', 1, '', 0, '[]', ?)`,
  );
  insert.run(4, 'waits', null);
  insert.run(9, 'sent', 'stored');
  old.close();
  const { store } = temporaryStore({ folder });
  expect(store.outbox.recent(10).map(({ seq, eventId, result }) => [seq, eventId, result])).toEqual([
    [9, 'sent', 'stored'],
    [4, 'waits', null],
  ]);
  expect(store.outbox.add(event({ method: 'found', lane: 'Left' }))).toBe(10);
  expect(store.outbox.bySeq(10)).toMatchObject({ method: 'found', lane: 'Left' });
});

test('keeps its unsent searches when it is broken, and loses the passenger list when the gate is revoked', () => {
  const { store, folder } = temporaryStore();
  const feed = ticket(signer, 7).feed;
  store.apply(syncOf([signer], [sailing(7)], [feed]), 0);
  const lookup = (lookupId: string) => ({
    lookupId,
    sailingId: 7,
    gate: 'Gate A',
    officerId: randomUUID(),
    kind: 'name' as const,
    shown: [randomUUID()],
    at: Date.parse('2026-12-12T11:00:00.000Z'),
  });
  const [sent, waits] = [lookup(randomUUID()), lookup(randomUUID())];
  store.lookups.add(sent);
  store.lookups.add(waits);
  store.lookups.confirm(sent.lookupId);
  expect(store.lookups.count(7)).toBe(2);
  store.lists.put(7, { version: 'one', sealed: 'sealed', asOf: 1 });
  expect(store.lists.of(7)).toEqual({ version: 'one', sealed: 'sealed', asOf: 1 });
  store.forgetTickets();
  expect(store.lists.of(7)).toBeUndefined();
  store.close();

  const bytes = readFileSync(file(folder));
  const handle = openSync(file(folder), 'r+');
  const page = Math.floor(bytes.indexOf('"Selat 7"') / 2048) * 2048;
  writeSync(handle, Buffer.alloc(16, 0xff), 0, 16, page);
  closeSync(handle);
  const { store: anew, faults } = temporaryStore({ folder });
  expect(faults).toHaveLength(1);
  expect(anew.lookups.waiting(10)).toEqual([waits]);
});

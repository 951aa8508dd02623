import type { GateSync, GateTicket } from '@gangway/shared/contract/office/gate/gate.ts';
import { hasTickets, writeKeys, writeNames, writeSailings } from './catalogue.ts';
import type { Connection } from './database.ts';
import { readMeta, writeMeta } from './meta.ts';
import type { Outbox, OutboxEntry, Unsettled } from './outbox.ts';
import type { Boarding, CachedTicket, Tickets } from './tickets.ts';

interface Tables {
  db: Connection;
  tickets: Tickets;
  outbox: Outbox;
  unsettled: Unsettled;
}

/**
 * Stores the answer of a sync, all or nothing: it must be called within a transaction. Events of this gate that the
 * server has not confirmed take precedence over its state of the same ticket.
 */
export function applyFeed(tables: Tables, answer: GateSync, clockOffsetMs: number): void {
  const { db } = tables;
  const now = Date.parse(answer.now);
  const { assignment, lastSyncAt } = readMeta(db);
  writeKeys(db, answer.keys);
  writeSailings(db, answer.sailings, answer.whole);
  applyTickets(tables, answer);
  if (answer.names) writeNames(db, answer.names.sailings);
  const { cursor, hours, orderPrefix, openConflicts } = answer;
  const named = answer.names && { namesOf: answer.names.of };
  // While pages are missing, the data keep their age, except for the sailing that is boarded here.
  const isUsable = !answer.more || hasTickets(db, assignment?.sailingId ?? 0);
  writeMeta(db, {
    cursor,
    hours,
    orderPrefix,
    openConflicts,
    lastSyncAt: isUsable ? now : lastSyncAt,
    clockOffsetMs,
    ...named,
  });
  purge(db, now);
}

function applyTickets(
  tables: Tables,
  { sailings, tickets: changedTickets, pages, boardings }: GateSync,
): void {
  const { tickets } = tables;
  const holderOf = holders(sailings);
  const listed = new Set<string>();
  for (const ticket of changedTickets) {
    listed.add(ticket.ref);
    const cached = tickets.byRef(ticket.ref);
    const heldFor = cached?.heldFor ?? holderOf(ticket.sailingId);
    if (heldFor !== undefined) tickets.put(merged(ticket, cached, heldFor, tables), ticket.sealed);
  }
  const anyUnsettled = tables.unsettled.any();
  for (const { ref, boarded } of boardings) {
    const cached = anyUnsettled ? tickets.byRef(ref) : undefined;
    // An unknown ticket comes with a later page; nothing is set here then.
    tickets.setBoarding(ref, boardingOf(boarded, cached, tables));
  }
  for (const { sailingId, after, until } of pages)
    for (const { ref, last_seq } of tickets.ofFeed(sailingId)) {
      const isOnPage = (after === null || ref > after) && (until === null || ref <= until);
      if (isOnPage && !listed.has(ref) && !waitingOf(last_seq, tables)) tickets.drop(ref);
    }
}

/** The server's state of a ticket, and the unconfirmed events at this gate. */
function boardingOf(
  boarded: GateTicket['boarded'],
  cached: CachedTicket | undefined,
  tables: Tables,
): Boarding | null {
  const waiting = waitingOf(cached?.lastSeq ?? null, tables);
  const fromServer = boarded && { eventId: boarded.eventId, at: Date.parse(boarded.at), gate: boarded.gate };
  return waiting ? boardingBetween(fromServer, waiting) : fromServer;
}

/**
 * The sailing that a ticket is kept for: its own. A ticket that moved to a sailing outside the cache is listed under
 * one in the cache, and is kept as long as any of them.
 */
function holders(sailings: GateSync['sailings']): (sailingId: number) => number | undefined {
  const ids = sailings
    .toSorted((a, b) => Date.parse(a.departsAt) - Date.parse(b.departsAt))
    .map(({ id }) => id);
  return sailingId => (ids.includes(sailingId) ? sailingId : ids.at(-1));
}

function merged(
  { ref, serialRef, codeRef, sailingId, state, boarded }: GateTicket,
  cached: CachedTicket | undefined,
  heldFor: number,
  tables: Tables,
): CachedTicket {
  return {
    ref,
    serialRef,
    codeRef,
    sailingId,
    heldFor,
    state,
    lastSeq: cached?.lastSeq ?? null,
    boarded: boardingOf(boarded, cached, tables),
    isUnknown: false,
  };
}

/** The outbox event behind a ticket's boarding, while the server has not confirmed it. */
function waitingOf(lastSeq: number | null, { outbox, unsettled }: Tables): OutboxEntry | undefined {
  const event = lastSeq === null ? undefined : outbox.bySeq(lastSeq);
  return event && unsettled.of(event) ? event : undefined;
}

/** Of two boardings the earlier one counts; one that was undone here counts only if it happened after the undo. */
function boardingBetween(fromServer: Boarding | null, waiting: OutboxEntry): Boarding | null {
  const { eventId, scannedAt, gate } = waiting;
  if (waiting.outcome === 'undone') return fromServer && fromServer.at > scannedAt ? fromServer : null;
  return fromServer && fromServer.at < scannedAt ? fromServer : { eventId, at: scannedAt, gate };
}

const DAY_MS = 24 * 3_600_000;

/**
 * Deletes sailings that left the feed with their tickets and events, once the server has all of their events.
 * Events without a sailing are deleted after a day. `now` is in milliseconds, in the server's time.
 */
function purge(db: Connection, now: number): void {
  const gone = db
    .prepare<[], number>(
      `select id from sailings s where in_feed = 0 and not exists
        (select 1 from outbox o indexed by outbox_waiting where o.result is null and o.sailing_id = s.id)`,
    )
    .pluck()
    .all();
  for (const id of gone) {
    // A ticket that moved to another sailing is kept for that one.
    db.prepare(
      `update tickets set held_for = sailing_id
      where held_for = ? and sailing_id in (select id from sailings where in_feed = 1)`,
    ).run(id);
    db.prepare('delete from outbox where sailing_id = ?').run(id);
    db.prepare('delete from sailings where id = ?').run(id);
  }
  db.prepare(
    `delete from outbox where result is not null and scanned_at < ?
      and (sailing_id is null or sailing_id not in (select id from sailings))`,
  ).run(now - DAY_MS);
  db.prepare(
    'delete from lookups where sent = 1 and looked_up_at < ? and sailing_id not in (select id from sailings)',
  ).run(now - DAY_MS);
}

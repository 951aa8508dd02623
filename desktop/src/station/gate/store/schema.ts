/**
 * The cache's tables, version by version; append-only. Nothing here identifies a person: a ticket's passenger is in
 * `sealed`, which only the ticket's own code decrypts, or a key that is not on the disk (R110, R140). Instants are
 * milliseconds since 1970.
 */
export const schemaVersions: readonly string[] = [
  `
  create table meta (name text primary key, value text not null) strict, without rowid;

  create table keys (
    id integer primary key,
    public_key text not null,
    withdrawn integer not null check (withdrawn in (0, 1))
  ) strict;

  -- What a gate may board. One that the feed no longer has stays until its scans are sent.
  create table sailings (
    id integer primary key,
    feed text not null,
    in_feed integer not null check (in_feed in (0, 1)),
    has_tickets integer not null check (has_tickets in (0, 1))
  ) strict;

  -- Sailings that are only named, where a ticket of theirs is shown.
  create table names (id integer primary key, feed text not null) strict;

  create table tickets (
    id integer primary key,
    ref text not null unique,
    serial_ref text,
    -- The sailing that it is for; and the one that it is kept for, which it may have been moved away from.
    sailing_id integer not null,
    held_for integer not null references sailings on delete cascade,
    state text not null check (state in ('valid', 'unpaid', 'canceled')),
    boarded_event text,
    boarded_at integer,
    boarded_gate text,
    -- The newest of the outbox about it.
    last_seq integer,
    -- Let in by its signature alone: the feed has not had it.
    is_unknown integer not null check (is_unknown in (0, 1)),
    sealed text,
    check ((boarded_at is null) = (boarded_gate is null)),
    check (boarded_event is null or boarded_at is not null)
  ) strict;
  create index tickets_by_serial on tickets (serial_ref);
  create index tickets_by_holder on tickets (held_for);
  create index tickets_counted on tickets (sailing_id, state, boarded_gate);

  create table outbox (
    seq integer primary key,
    event_id text not null unique,
    ticket_id text,
    sailing_id integer,
    outcome text not null check (outcome in ('boarded', 'refused', 'undone')),
    refusal text,
    method text not null check (method in ('scan', 'typed', 'party', 'undo', 'override')),
    gate text not null,
    officer_id text not null,
    scanned_at integer not null,
    reason text not null,
    is_unknown integer not null check (is_unknown in (0, 1)),
    warnings text not null,
    result text check (result in ('stored', 'known', 'conflict')),
    -- Of an override what it was against.
    check ((outcome = 'refused') = (refusal is not null) or method = 'override'),
    check (outcome = 'refused' or ticket_id is not null),
    check ((outcome = 'undone') = (method = 'undo')),
    check (method <> 'override' or outcome = 'boarded'),
    check ((method in ('undo', 'override')) = (reason <> ''))
  ) strict;
  create index outbox_waiting on outbox (seq) where result is null;
  create trigger outbox_is_appended before update of event_id, ticket_id, sailing_id, outcome, refusal, method, gate,
    officer_id, scanned_at, reason, is_unknown, warnings on outbox
  begin select raise(abort, 'what happened at the gate is not rewritten'); end;
  create trigger outbox_waits before delete on outbox when old.result is null
  begin select raise(abort, 'the server has not confirmed this scan'); end;
  `,
  `
  -- A scan writes the page of its ticket, and looks at those of the party: without what is sealed many rows share one.
  create table details (
    ticket integer primary key references tickets on delete cascade,
    sealed text not null
  ) strict;
  insert into details select id, sealed from tickets where sealed is not null;
  alter table tickets drop column sealed;
  drop index tickets_counted;
  `,
  `
  -- What the server tells of tickets now is another: all of it is to come again before anybody is let in.
  delete from tickets;
  update sailings set has_tickets = 0;
  delete from meta where name in ('cursor', 'lastSyncAt');
  alter table tickets add column code_ref text;
  `,
  `
  -- People are found without their tickets, and a gate may have several scanners. A check cannot be changed in place.
  create table outbox_next (
    seq integer primary key,
    event_id text not null unique,
    ticket_id text,
    sailing_id integer,
    outcome text not null check (outcome in ('boarded', 'refused', 'undone')),
    refusal text,
    method text not null check (method in ('scan', 'typed', 'party', 'found', 'undo', 'override')),
    gate text not null,
    lane text not null default '',
    officer_id text not null,
    scanned_at integer not null,
    reason text not null,
    is_unknown integer not null check (is_unknown in (0, 1)),
    warnings text not null,
    result text check (result in ('stored', 'known', 'conflict')),
    check ((outcome = 'refused') = (refusal is not null) or method = 'override'),
    check (outcome = 'refused' or ticket_id is not null),
    check ((outcome = 'undone') = (method = 'undo')),
    check (method <> 'override' or outcome = 'boarded'),
    check ((method in ('undo', 'override')) = (reason <> ''))
  ) strict;
  insert into outbox_next (seq, event_id, ticket_id, sailing_id, outcome, refusal, method, gate, officer_id, scanned_at,
    reason, is_unknown, warnings, result)
  select seq, event_id, ticket_id, sailing_id, outcome, refusal, method, gate, officer_id, scanned_at, reason, is_unknown,
    warnings, result from outbox;
  drop table outbox;
  alter table outbox_next rename to outbox;
  create index outbox_waiting on outbox (seq) where result is null;
  create trigger outbox_is_appended before update of event_id, ticket_id, sailing_id, outcome, refusal, method, gate, lane,
    officer_id, scanned_at, reason, is_unknown, warnings on outbox
  begin select raise(abort, 'what happened at the gate is not rewritten'); end;
  create trigger outbox_waits before delete on outbox when old.result is null
  begin select raise(abort, 'the server has not confirmed this scan'); end;

  -- Who sails on the sailing that this gate boards, under a key that is never written to this disk.
  create table passenger_lists (
    sailing_id integer primary key references sailings on delete cascade,
    version text not null,
    sealed text not null,
    as_of integer not null
  ) strict;
  -- That somebody was looked for, not what was typed.
  create table lookups (
    seq integer primary key,
    lookup_id text not null unique,
    sailing_id integer not null,
    gate text not null,
    officer_id text not null,
    kind text not null,
    shown text not null,
    looked_up_at integer not null,
    sent integer not null check (sent in (0, 1))
  ) strict;
  create index lookups_waiting on lookups (seq) where sent = 0;
  create index lookups_by_sailing on lookups (sailing_id);
  create trigger lookups_are_appended before update of lookup_id, sailing_id, gate, officer_id, kind, shown, looked_up_at
    on lookups
  begin select raise(abort, 'what happened at the gate is not rewritten'); end;
  create trigger lookups_wait before delete on lookups when old.sent = 0
  begin select raise(abort, 'the server has not confirmed this look-up'); end;
  `,
];

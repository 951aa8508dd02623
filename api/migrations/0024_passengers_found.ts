import { type Kysely, sql } from 'kysely';

/**
 * Passengers are found at a gate without their ticket: by a method of its own, with every look-up stored once, however often
 * it is sent. What was typed is not stored: it may name somebody who is not there. A scan says by which of a gate's
 * scanners it came.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table boarding_events
      drop constraint boarding_events_method_check,
      add constraint boarding_events_method_check
        check (method in ('scan', 'typed', 'party', 'found', 'undo', 'override')),
      add column lane text not null default '';
    comment on column boarding_events.lane is 'Of the scanner, where the gate has several';
    drop trigger append_only on boarding_events;
    create trigger append_only before delete or update of id, ticket_id, unknown_ticket, sailing_id, outcome, refusal, method,
        gate, lane, officer_id, scanned_at, received_at, reason, valid on boarding_events
      for each row execute function refuse_change();

    create table gate_lookups (
      id uuid primary key,
      station_id uuid not null references gate_stations,
      sailing_id integer references sailings,
      gate text not null,
      officer_id uuid not null references system_users,
      claimed_officer_id uuid,
      uploaded_by uuid references system_users,
      kind text not null check (kind in ('name', 'cabin', 'document', 'number')),
      shown uuid[] not null,
      looked_up_at timestamptz not null,
      received_at timestamptz not null
    );
    comment on table gate_lookups is 'Somebody looked passengers up at a gate without their tickets';
    comment on column gate_lookups.claimed_officer_id is
      'Whom the workplace named, where nobody has seen that officer sign in there: the sender stands for the look-up';
    comment on column gate_lookups.uploaded_by is 'System user whose session sent it, where that is not the officer';
    comment on column gate_lookups.shown is 'The tickets of those who were shown';
    create index gate_lookups_by_sailing on gate_lookups (sailing_id, looked_up_at desc);
    create trigger append_only before update or delete on gate_lookups for each row execute function refuse_change();
    create trigger append_only_truncate before truncate on gate_lookups
      for each statement execute function refuse_change();

    create table passenger_list_keys (
      session_id uuid not null references sessions (id) on delete cascade,
      sailing_id integer not null references sailings on delete cascade,
      given_at timestamptz not null,
      primary key (session_id, sailing_id)
    );
    comment on table passenger_list_keys is
      'Which sessions at a workplace were given the key of a passenger list, so that it stands in the audit log once';
  `.execute(db);
}

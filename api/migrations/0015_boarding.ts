import { type Kysely, sql } from 'kysely';

/**
 * Boarding events (I6), the gates that send them, and conflicts between them. A gate that is offline decides by itself and
 * sends its scans later: all of them are kept, at most one boarding of a ticket is effective, and a scan that contradicts what
 * the server knows opens a conflict, which a supervisor resolves once (I7).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table gate_stations (
      id uuid primary key,
      gate text not null,
      sailing_id integer references sailings on delete set null,
      waiting integer not null check (waiting >= 0),
      officer_id uuid not null references system_users,
      last_seen_at timestamptz not null
    );
    comment on column gate_stations.waiting is 'Scans that it had not yet sent at its last contact';
    create index gate_stations_by_sailing on gate_stations (sailing_id);

    create table boarding_events (
      id uuid primary key,
      sequence bigint generated always as identity,
      ticket_id uuid references tickets,
      unknown_ticket uuid,
      sailing_id integer references sailings,
      outcome text not null check (outcome in ('boarded', 'refused', 'undone')),
      refusal text,
      method text not null check (method in ('scan', 'typed', 'party', 'undo', 'override')),
      reason text not null default '',
      gate text not null default '',
      officer_id uuid not null references system_users,
      station_id uuid references gate_stations,
      uploaded_by uuid references system_users,
      scanned_at timestamptz not null,
      received_at timestamptz not null,
      undone_at timestamptz,
      effective boolean not null default true,
      valid boolean not null default true,
      constraint only_boardings_are_undone check (undone_at is null or outcome = 'boarded'),
      constraint undone_by_hand check ((outcome = 'undone') = (method = 'undo')),
      constraint refused_with_refusal check (
        (outcome = 'refused') = (refusal is not null) or (method = 'override' and outcome = 'boarded')),
      constraint override_boards check (method <> 'override' or outcome = 'boarded'),
      constraint supervisor_gives_reason check ((method in ('undo', 'override')) = (reason <> '')),
      constraint effective_is_valid check (valid or not effective),
      constraint refusals_are_effective check (outcome <> 'refused' or effective),
      constraint only_effective_is_undone check (effective or undone_at is null),
      constraint effective_has_ticket check (outcome = 'refused' or ticket_id is not null or not effective),
      constraint unknown_ticket_has_no_ticket check (unknown_ticket is null or ticket_id is null)
    );
    comment on column boarding_events.id is 'Made where the scan happens, so that a scan sent twice is one event';
    comment on column boarding_events.sequence is 'Order of writing, to sort events with the same time';
    comment on column boarding_events.unknown_ticket is 'Ticket id in a signed code for which there is no ticket';
    comment on column boarding_events.reason is 'Why a boarding was undone, or a refusal overridden';
    comment on column boarding_events.uploaded_by is 'System user whose session sent it, where that is not the officer';
    comment on column boarding_events.effective is
      'False where an earlier event already boarded the ticket, and where the event is not valid';
    comment on column boarding_events.valid is
      'False where the ticket was not valid or not known, or the officer did not have the permission';
    create unique index i6_boarded_once on boarding_events (ticket_id)
      where outcome = 'boarded' and undone_at is null and effective;
    create index boarding_events_by_ticket on boarding_events (ticket_id, received_at desc);
    create index boarding_events_by_sailing on boarding_events (sailing_id, received_at desc);
    create index boarding_events_by_scan on boarding_events (scanned_at desc, id desc);
    create index boarding_events_by_sailing_scan on boarding_events (sailing_id, scanned_at desc, id desc);
    create index boarding_events_by_officer on boarding_events (officer_id, scanned_at desc);
    create index boarding_events_by_gate on boarding_events (gate, scanned_at desc);
    create index boarding_events_ineffective on boarding_events (scanned_at desc, id desc) where not effective;

    -- The facts of an event never change. Whether it is effective is decided again with every scan that arrives late.
    create trigger append_only before delete or update of id, ticket_id, unknown_ticket, sailing_id, outcome, refusal, method,
        gate, officer_id, scanned_at, received_at, reason, valid on boarding_events
      for each row execute function refuse_change();
    create trigger append_only_truncate before truncate on boarding_events
      for each statement execute function refuse_change();

    create table boarding_conflicts (
      id uuid primary key,
      kind text not null check (kind in ('admitted-twice', 'not-valid', 'unknown-ticket', 'not-permitted')),
      status text not null default 'open' check (status in ('open', 'resolved')),
      refusal text,
      ticket_id uuid references tickets,
      effective_event_id uuid references boarding_events,
      event_id uuid not null unique references boarding_events,
      opened_at timestamptz not null,
      finding text check (finding in ('same-person', 'two-people', 'disembarked', 'remains-on-board')),
      reason text check (reason <> ''),
      resolved_at timestamptz,
      resolved_by uuid references system_users,
      constraint resolved_with_a_finding
        check (num_nonnulls(finding, reason, resolved_at, resolved_by) = case status when 'resolved' then 4 else 0 end),
      constraint no_conflict_with_itself check (effective_event_id <> event_id)
    );
    create index boarding_conflicts_by_opening on boarding_conflicts (opened_at desc, id desc);
    create index boarding_conflicts_open on boarding_conflicts (ticket_id) where status = 'open';
    create trigger i7_enforce_transitions after insert or update of status on boarding_conflicts
      for each row execute function enforce_transitions('conflict', 'status');
    create trigger append_only before delete on boarding_conflicts for each row execute function refuse_change();
    create trigger append_only_truncate before truncate on boarding_conflicts
      for each statement execute function refuse_change();
  `.execute(db);
}

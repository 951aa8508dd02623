import { type Kysely, sql } from 'kysely';

/**
 * Scans that gates made by themselves and sent later (DESIGN section 6): all are kept, one of a ticket stands (I6), and
 * what cannot stand is a conflict that a supervisor resolves, once (I7).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table boarding_events
      add column sequence bigint generated always as identity,
      add column stands boolean not null default true,
      add column valid boolean not null default true,
      add column unknown_ticket uuid,
      add column station_id uuid references gate_stations,
      add column uploaded_by uuid references system_users,
      drop constraint boarding_events_check,
      drop constraint boarding_events_check1,
      drop constraint boarding_events_method_check,
      drop constraint undone_with_reason,
      add constraint boarding_events_method_check check (method in ('scan', 'typed', 'party', 'undo', 'override')),
      add constraint refused_with_refusal check (
        (outcome = 'refused') = (refusal is not null) or (method = 'override' and outcome = 'boarded')),
      add constraint override_lets_in check (method <> 'override' or outcome = 'boarded'),
      add constraint supervisor_says_why check ((method in ('undo', 'override')) = (reason <> '')),
      add constraint what_stands_is_valid check (valid or not stands),
      add constraint refusals_stand check (outcome <> 'refused' or stands),
      add constraint only_what_stands_is_undone check (stands or undone_at is null),
      add constraint what_stands_has_a_ticket check (outcome = 'refused' or ticket_id is not null or not stands),
      add constraint unknown_ticket_is_none_of_ours check (unknown_ticket is null or ticket_id is null);
    comment on column boarding_events.sequence is 'Order of writing, which tells apart what happened at the same moment';
    comment on column boarding_events.stands is 'False where another let the ticket in before, and where the event is not valid';
    comment on column boarding_events.valid is 'False where the ticket was not good, is none of ours, or the officer had no right to';
    comment on column boarding_events.unknown_ticket is 'Id of a signed code that is no ticket of ours';
    comment on column boarding_events.reason is 'Why a boarding was undone, or somebody let in against a refusal';
    comment on column boarding_events.uploaded_by is 'Whose session sent it, where that is not the officer';

    drop index i6_boarded_once;
    create unique index i6_boarded_once on boarding_events (ticket_id)
      where outcome = 'boarded' and undone_at is null and stands;
    create index boarding_events_not_standing on boarding_events (scanned_at desc, id desc) where not stands;

    -- What happened at a gate stays as it happened; whether it stands is judged again with every scan that comes late.
    create trigger append_only before delete or update of id, ticket_id, unknown_ticket, sailing_id, outcome, refusal, method,
        gate, officer_id, scanned_at, received_at, reason, valid on boarding_events
      for each row execute function refuse_change();
    create trigger append_only_as_a_whole before truncate on boarding_events
      for each statement execute function refuse_change();

    create table boarding_conflicts (
      id uuid primary key,
      kind text not null check (kind in ('admitted-twice', 'not-valid', 'unknown-ticket', 'not-permitted')),
      status text not null default 'open' check (status in ('open', 'resolved')),
      refusal text,
      ticket_id uuid references tickets,
      standing_event_id uuid references boarding_events,
      event_id uuid not null unique references boarding_events,
      opened_at timestamptz not null,
      finding text check (finding in ('same-person', 'two-people', 'sent-ashore', 'stays-aboard')),
      reason text check (reason <> ''),
      resolved_at timestamptz,
      resolved_by uuid references system_users,
      constraint resolved_with_a_finding
        check (num_nonnulls(finding, reason, resolved_at, resolved_by) = case status when 'resolved' then 4 else 0 end),
      constraint no_conflict_with_itself check (standing_event_id <> event_id)
    );
    create index boarding_conflicts_by_opening on boarding_conflicts (opened_at desc, id desc);
    create index boarding_conflicts_open on boarding_conflicts (ticket_id) where status = 'open';
    insert into state_transitions values ('conflict', 'open', 'resolved');
    insert into first_states values ('conflict', 'open');
    create trigger i7_follow_transitions after insert or update of status on boarding_conflicts
      for each row execute function follow_transitions('conflict', 'status');
    create trigger append_only before delete on boarding_conflicts for each row execute function refuse_change();
    create trigger append_only_as_a_whole before truncate on boarding_conflicts
      for each statement execute function refuse_change();
    create trigger live_gates after insert or update on boarding_conflicts for each row execute function notify_gates();
  `.execute(db);
}

import { type Kysely, sql } from 'kysely';

/**
 * Gates send many scans at once. What follows from a change of boarding (the check of its transition and its audit entry,
 * invariant I7, and the notification) is done once a statement for all its tickets: row by row it took most of the time of
 * the update.
 *
 * The calls that stations have signed are remembered while their time is good, so that none counts twice.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function enforce_ticket_transitions() returns trigger language plpgsql as $$
    declare
      actor text := nullif(current_setting('gangway.actor', true), '');
      refused record;
    begin
      select o.boarding_status as was, n.boarding_status as now into refused
      from new_rows n left join old_rows o using (id)
      where n.boarding_status is distinct from o.boarding_status and not exists (
        select from state_transitions t
        where t.machine = tg_argv[0] and t.from_state = o.boarding_status::text and t.to_state = n.boarding_status::text)
      limit 1;
      if found then
        raise exception '% may not go from % to %', tg_argv[0], refused.was, refused.now
          using errcode = 'check_violation', constraint = 'i7_transition';
      end if;
      if actor is null then
        if exists (select from new_rows n join old_rows o using (id) where n.boarding_status <> o.boarding_status) then
          raise exception '% changes state with nobody named (gangway.actor)', tg_table_name
            using errcode = 'check_violation', constraint = 'i7_actor';
        end if;
        return null;
      end if;
      insert into audit_entries (at, actor, entity, entity_id, action, from_state, to_state)
      select coalesce(nullif(current_setting('gangway.now', true), '')::timestamptz, now()), actor, tg_table_name,
        n.id::text, 'state', o.boarding_status::text, n.boarding_status::text
      from new_rows n join old_rows o using (id)
      where n.boarding_status <> o.boarding_status;
      return null;
    end $$;
    drop trigger i7_enforce_transitions on tickets;
    create trigger i7_first_state after insert on tickets
      for each row execute function enforce_transitions('ticket', 'boarding_status');
    create trigger i7_enforce_transitions after update on tickets
      referencing old table as old_rows new table as new_rows
      for each statement execute function enforce_ticket_transitions('ticket', 'boarding_status');

    create function notify_sailings_of_boardings() returns trigger language plpgsql as $$
    begin
      perform pg_notify('sailing', sailing_id::text)
      from (select distinct n.sailing_id from new_rows n join old_rows o using (id)
        where n.boarding_status <> o.boarding_status) as boarded;
      return null;
    end $$;
    drop trigger live_sailing on tickets;
    create trigger live_sailing after update on tickets
      referencing old table as old_rows new table as new_rows
      for each statement execute function notify_sailings_of_boardings();

    create unlogged table station_calls (
      station_id uuid not null,
      signed_at bigint not null,
      primary key (station_id, signed_at)
    );
    comment on table station_calls is
      'The times of the calls that stations have signed, each used once. Unlogged: a crash forgets what is old after minutes';
    comment on column station_calls.signed_at is 'As the station signed it, in milliseconds since 1970';
  `.execute(db);
}

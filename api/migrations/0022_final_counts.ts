import { type Kysely, sql } from 'kysely';

/**
 * A boarding is told to the gates apart from what else changed of a ticket: it is a tenth as long, and most of what there is
 * to tell while a ship boards.
 *
 * Final counts: what somebody closed and signs for, with the state of the gates at that moment. A count is never changed;
 * it is closed again, with the next number, and the last one holds. Stations also say since when their scans have waited.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table tickets add column boarded_xid xid8;
    comment on column tickets.boarded_xid is 'The transaction that last changed whether its holder is on board';
    create index tickets_by_boarding_change on tickets (sailing_id, boarded_xid);
    drop trigger gate_stamp on tickets;
    create trigger gate_stamp before update on tickets for each row
      when ((old.canceled_at, old.sailing_id, old.seat, old.cabin_id, old.serial, old.ticket_type, old.verification_secret)
        is distinct from (new.canceled_at, new.sailing_id, new.seat, new.cabin_id, new.serial, new.ticket_type,
          new.verification_secret))
      execute function stamp_for_gates();
    create function stamp_boarding() returns trigger language plpgsql as $$
    begin
      new.boarded_xid := pg_current_xact_id();
      return new;
    end $$;
    create trigger gate_stamp_boarding before update of boarding_status, boarded_at on tickets for each row
      when ((old.boarding_status, old.boarded_at) is distinct from (new.boarding_status, new.boarded_at))
      execute function stamp_boarding();

    alter table gate_stations
      add column waiting_since timestamptz,
      add constraint nothing_waits_since check (waiting > 0 or waiting_since is null);
    comment on column gate_stations.waiting_since is 'When the oldest scan that it had not yet sent was made';

    create table final_counts (
      id uuid primary key,
      sailing_id integer not null references sailings,
      number integer not null check (number >= 1),
      closed_at timestamptz not null,
      closed_by uuid not null references system_users,
      sold integer not null check (sold >= 0),
      boarded integer not null check (boarded >= 0),
      missing uuid[] not null,
      open_conflicts integer not null check (open_conflicts >= 0),
      events integer not null check (events >= 0),
      gates jsonb not null check (jsonb_typeof(gates) = 'array'),
      reason text check (reason <> ''),
      constraint one_live_count unique (sailing_id, number),
      constraint everybody_counted check (sold = boarded + cardinality(missing))
    );
    comment on column final_counts.number is 'Of the sailing''s counts; the highest one holds';
    comment on column final_counts.missing is 'Tickets that were not on board';
    comment on column final_counts.events is 'Boardings and undos of the sailing that were counted: any more came afterwards';
    comment on column final_counts.gates is 'The gates as they were last heard of';
    comment on column final_counts.reason is 'Why it was closed although a gate had not told everything';
    create trigger append_only before update or delete on final_counts for each row execute function refuse_change();
    create trigger append_only_truncate before truncate on final_counts
      for each statement execute function refuse_change();
    create trigger live_gates after insert on final_counts for each row execute function notify_gates();
  `.execute(db);
}

import { type Kysely, sql } from 'kysely';

/**
 * Which gates may hold scans of a sailing (R135): a gate that was set to it, or brought its tickets to board any sailing, may
 * until it says with nothing waiting that it boards another, or somebody stands it down. That a gate is silent says nothing of
 * what it has: a spare one and one that was cut off look alike from here.
 *
 * What arrives after a final count was closed makes a numbered amendment of it (R143). The trigger writes it with the scans, and holds
 * off whoever closes the count until they are committed: each scan is either counted or amended, whatever happens at once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table gate_assignments (
      station_id uuid not null references gate_stations,
      sailing_id integer not null references sailings,
      assigned_at timestamptz not null,
      left_at timestamptz,
      stood_down_at timestamptz,
      stood_down_by uuid references system_users,
      primary key (station_id, sailing_id),
      constraint stood_down_by_somebody check (num_nonnulls(stood_down_at, stood_down_by) in (0, 2)),
      constraint left_after_it_came check (left_at >= assigned_at)
    );
    comment on table gate_assignments is 'Gates that may hold scans of a sailing';
    comment on column gate_assignments.left_at is
      'When it said, with nothing waiting to be sent, that it boards something else';
    comment on column gate_assignments.stood_down_at is
      'When somebody vouched for it that it holds nothing; taken back when it is heard of again';
    create index gate_assignments_by_sailing on gate_assignments (sailing_id);
    create trigger live_gates after insert or update of left_at, stood_down_at on gate_assignments
      for each row execute function notify_gates();
    insert into gate_assignments (station_id, sailing_id, assigned_at)
      select id, sailing_id, last_seen_at from gate_stations where sailing_id is not null;

    create table final_count_amendments (
      sailing_id integer not null,
      count_number integer not null,
      number integer not null check (number >= 1),
      received_at timestamptz not null,
      station_id uuid references gate_stations,
      gate text not null,
      boarded integer not null check (boarded >= 0),
      undone integer not null check (undone >= 0),
      first_scan_at timestamptz not null,
      primary key (sailing_id, count_number, number),
      foreign key (sailing_id, count_number) references final_counts (sailing_id, number),
      constraint amends_something check (boarded + undone > 0)
    );
    comment on table final_count_amendments is 'Scans that arrived after a final count was closed, a row for each gate and batch';
    comment on column final_count_amendments.boarded is 'Boardings among them, whatever came of each';
    comment on column final_count_amendments.first_scan_at is 'When the oldest of them was made';
    create trigger append_only before update or delete on final_count_amendments
      for each row execute function refuse_change();
    create trigger append_only_truncate before truncate on final_count_amendments
      for each statement execute function refuse_change();

    create function amend_final_counts() returns trigger language plpgsql as $$
    begin
      if not exists (select from added where outcome <> 'refused' and sailing_id is not null) then
        return null;
      end if;
      -- Whoever closes a count locks the table against this before it looks.
      lock table final_counts in row share mode;
      perform pg_advisory_xact_lock(hashtext('final_count_amendments'), live.sailing_id)
      from (
        select distinct a.sailing_id from added a join final_counts c on c.sailing_id = a.sailing_id
        where a.outcome <> 'refused' order by 1
      ) live;
      insert into final_count_amendments
        (sailing_id, count_number, number, received_at, station_id, gate, boarded, undone, first_scan_at)
      select late.sailing_id, live.number,
        (select count(*) from final_count_amendments f
          where f.sailing_id = late.sailing_id and f.count_number = live.number)
          + row_number() over (partition by late.sailing_id order by late.gate, late.station_id),
        late.received_at, late.station_id, late.gate, late.boarded, late.undone, late.first_scan_at
      from (
        select sailing_id, station_id, gate, max(received_at) as received_at, min(scanned_at) as first_scan_at,
          count(*) filter (where outcome = 'boarded') as boarded, count(*) filter (where outcome = 'undone') as undone
        from added where outcome <> 'refused' and sailing_id is not null group by sailing_id, station_id, gate
      ) late
      join (select sailing_id, max(number) as number from final_counts group by sailing_id) live
        on live.sailing_id = late.sailing_id;
      return null;
    end $$;
    create trigger final_count_amended after insert on boarding_events referencing new table as added
      for each statement execute function amend_final_counts();
  `.execute(db);
}

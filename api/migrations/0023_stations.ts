import { type Kysely, sql } from 'kysely';

/**
 * Workplaces are enrolled: each has a key of its own, with which it signs what it sends, and is revoked by itself. A session
 * is bound to the workplace that it was opened at. A scan whose time does not fit is a conflict of its own kind.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table gate_stations
      add column name text not null default '',
      add column version text not null default '',
      add column public_key bytea check (octet_length(public_key) = 32),
      add column enrolled_at timestamptz,
      add column enrolled_by uuid references system_users,
      add column revoked_at timestamptz,
      add column revoked_by uuid references system_users,
      add constraint enrolled_with_a_key check (num_nonnulls(public_key, enrolled_at, enrolled_by) in (0, 3)),
      add constraint revoked_by_somebody check ((revoked_at is null) = (revoked_by is null));
    comment on column gate_stations.public_key is
      'Ed25519, 32 bytes. Null for a station from before enrolment: it sends nothing until it is enrolled';

    create table gate_station_codes (
      digest bytea primary key,
      created_at timestamptz not null,
      created_by uuid not null references system_users,
      expires_at timestamptz not null,
      used_at timestamptz,
      station_id uuid references gate_stations,
      check ((used_at is null) = (station_id is null))
    );
    comment on table gate_station_codes is
      'One-time codes that enrol a workplace, stored as a keyed digest. Whoever made the code has enrolled the workplace';
    create index gate_station_codes_by_expiry on gate_station_codes (expires_at);

    -- Channel station, with its id: it was revoked.
    create function notify_station() returns trigger language plpgsql as $$
    begin
      perform pg_notify('station', new.id::text);
      return null;
    end $$;
    create trigger live_station after update of revoked_at on gate_stations for each row
      when (old.revoked_at is null and new.revoked_at is not null) execute function notify_station();

    alter table sessions add column station_id uuid references gate_stations;
    comment on column sessions.station_id is 'The enrolled workplace that it was opened at: its token is good there alone';
    create index sessions_by_station on sessions (station_id) where station_id is not null;

    -- A gate that was apart went by the departure that it knew, so the window of a scan begins before the earliest.
    alter table sailings add column first_departs_at timestamptz;
    update sailings set first_departs_at = departs_at;
    create function keep_first_departure() returns trigger language plpgsql as $$
    begin
      new.first_departs_at := case when tg_op = 'INSERT' then new.departs_at
                                   else least(old.first_departs_at, new.departs_at) end;
      return new;
    end $$;
    create trigger first_departure before insert or update of departs_at on sailings
      for each row execute function keep_first_departure();
    comment on column sailings.first_departs_at is 'The earliest departure that was ever planned';

    alter table boarding_conflicts drop constraint boarding_conflicts_kind_check;
    alter table boarding_conflicts add constraint boarding_conflicts_kind_check
      check (kind in ('admitted-twice', 'not-valid', 'unknown-ticket', 'not-permitted', 'wrong-time'));
  `.execute(db);
}

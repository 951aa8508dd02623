import { type Kysely, sql } from 'kysely';

/** Check-ins, check-outs, cleaning and maintenance of rooms. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table room_events (
      id uuid primary key,
      sequence bigint generated always as identity,
      room_id integer not null references rooms,
      order_id uuid references orders,
      action text not null check (action in ('check-in', 'check-out', 'clean-completed', 'maintenance', 'maintenance-over')),
      notes text not null default '',
      system_user_id uuid not null references system_users,
      at timestamptz not null
    );
    comment on column room_events.sequence is
      'Order of writing under the lock of the room. The times cannot tell it: two servers have two clocks';
    create unique index room_events_in_order on room_events (room_id, sequence desc);
    create index room_events_by_room on room_events (room_id, at desc);
    create index room_events_by_time on room_events (at desc, id desc);
    create index room_events_by_order on room_events (order_id) where order_id is not null;
    create index room_events_by_system_user on room_events (system_user_id, at desc);

    -- An order gives up a room only after its guests were checked out of it. Checked when the transaction commits, because
    -- canceling a sailing checks them out in the same transaction.
    create function check_guests_checked_out() returns trigger language plpgsql as $$
    begin
      if exists (
        select from rooms r
        cross join lateral (
          select e.order_id from room_events e where e.room_id = r.id order by e.sequence desc limit 1
        ) last
        where r.id = old.room_id and r.status = 'occupied' and last.order_id = old.order_id
          and not exists (
            select from order_cabins c
            where c.order_id = old.order_id and c.room_id = old.room_id and c.released_at is null
          )
      ) then
        raise exception 'guests of order % are checked into room %', old.order_id, old.room_id
          using errcode = 'check_violation', constraint = 'i2_guests_checked_out';
      end if;
      return null;
    end $$;
    create constraint trigger i2_guests_checked_out after delete or update of released_at on order_cabins
      deferrable initially deferred for each row when (old.released_at is null)
      execute function check_guests_checked_out();
  `.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** What the back office does with sailings: nobody books one that is canceled or gone, and a cancellation knows how far it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A booking reads the sailing before it waits for its places. What the sailing has become meanwhile is seen here, under
    -- the lock of the places, which whoever cancels a sailing takes too: after that nobody comes in any more.
    create function refuse_places() returns trigger language plpgsql as $$
    begin
      if exists (select from sailings where id = new.sailing_id and status in ('canceled', 'departed')) then
        raise exception 'sailing % takes nobody any more', new.sailing_id
          using errcode = 'check_violation', constraint = 'sailing_takes_bookings';
      end if;
      return new;
    end $$;
    create trigger sailing_takes_bookings before update of held on sailing_inventory
      for each row when (new.held > old.held) execute function refuse_places();

    create table sailing_cancellations (
      sailing_id integer primary key references sailings,
      reason text not null check (reason in ('weather', 'technical', 'operational')),
      note text not null default '',
      requested_by uuid not null references system_users,
      requested_at timestamptz not null,
      orders integer not null check (orders >= 0),
      orders_done integer not null default 0 check (orders_done >= 0),
      refunded_sen sen not null default 0,
      completed_at timestamptz
    );
    create index sailing_cancellations_open on sailing_cancellations (requested_at) where completed_at is null;
    comment on table sailing_cancellations is 'The orders of a canceled sailing are given back by a job; this is how far it is';

    create index sailings_by_ship on sailings (ship_id, departs_at);
  `.execute(db);
}

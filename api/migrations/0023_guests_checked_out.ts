import { type Kysely, sql } from 'kysely';

/**
 * Nobody is left in a room that is not theirs any more: an order gives up a room only once its guests are checked out of
 * it. Looked at when the transaction commits, because a canceled sailing checks them out as part of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
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

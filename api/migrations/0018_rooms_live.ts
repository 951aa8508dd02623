import { type Kysely, sql } from 'kysely';

/**
 * Tells whoever listens (lib/live.ts) that the rooms of a ship look different: desks that show them read them again.
 * Room events are found by time, by order and by who did it, without reading a season of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function notify_rooms() returns trigger language plpgsql as $$
    begin
      perform pg_notify('rooms', ship_id::text)
      from unnest(array[case when tg_op <> 'INSERT' then old.ship_id end, case when tg_op <> 'DELETE' then new.ship_id end])
        as touched (ship_id)
      where ship_id is not null;
      return null;
    end $$;
    create trigger live_rooms after insert or update or delete on rooms
      for each row execute function notify_rooms();

    create index room_events_by_time on room_events (at desc, id desc);
    create index room_events_by_order on room_events (order_id) where order_id is not null;
    create index room_events_by_system_user on room_events (system_user_id, at desc);
    create index order_cabins_by_room on order_cabins (room_id);
  `.execute(db);
}

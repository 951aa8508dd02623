import { type Kysely, sql } from 'kysely';

/**
 * Notifications on PostgreSQL's channels `sailing`, `rooms` and `gate`, to which servers listen (lib/live.ts) for live
 * updates. Bookings and unpaid orders do not notify: transactions that notify wait for each other when they commit, and
 * many bookings at once must not. Listeners read what is booked at intervals instead.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Channel sailing, with its id: the row changed, or somebody boarded.
    create function notify_sailing() returns trigger language plpgsql as $$
    begin
      perform pg_notify('sailing', to_jsonb(new) ->> tg_argv[0]);
      return null;
    end $$;
    create trigger live_sailing after update on sailings
      for each row when (old.* is distinct from new.*) execute function notify_sailing('id');
    create trigger live_sailing after update of boarding_status on tickets
      for each row when (old.boarding_status is distinct from new.boarding_status)
      execute function notify_sailing('sailing_id');

    -- Channel rooms, with the id of the ship.
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

    -- Channel gate: the feed of changes, or what the departure board shows of gates and conflicts.
    create function notify_gates() returns trigger language plpgsql as $$
    begin
      perform pg_notify('gate', '');
      return null;
    end $$;
    create trigger live_gates after insert or update on signing_keys for each row execute function notify_gates();
    create trigger live_gates after insert or update on boarding_conflicts for each row execute function notify_gates();
    create trigger live_gates after update on gate_stations for each row
      when ((old.gate, old.sailing_id, old.waiting) is distinct from (new.gate, new.sailing_id, new.waiting))
      execute function notify_gates();
    create function notify_gates_of_ticket() returns trigger language plpgsql as $$
    begin
      if exists (select from orders where id = new.order_id and status in ('paid', 'completed')) then
        perform pg_notify('gate', '');
      end if;
      return null;
    end $$;
    create trigger live_gates after update of canceled_at, sailing_id on tickets for each row
      when ((old.canceled_at, old.sailing_id) is distinct from (new.canceled_at, new.sailing_id))
      execute function notify_gates_of_ticket();
  `.execute(db);
}

import { type Kysely, sql } from 'kysely';

/**
 * Tells whoever listens (lib/live.ts) that a sailing looks different: its row changed, or one more is on board. Bookings
 * do not notify: commits that notify wait for each other, and a rush for places must not. Who listens reads what is
 * booked now and then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
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
  `.execute(db);
}

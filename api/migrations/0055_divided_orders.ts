import { type Kysely, sql } from 'kysely';

/** Passengers who leave an order for another one are found by the number of the one that they are in, and no more by the other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function update_search_of_changed_passengers() returns trigger language plpgsql as $$
    begin
      perform write_order_search(array(select order_id from was union select order_id from changed));
      return null;
    end $$;
    drop trigger order_search_update on passengers;
    create trigger order_search_update after update on passengers
      referencing old table as was new table as changed
      for each statement execute function update_search_of_changed_passengers();
  `.execute(db);
}

import { type Kysely, sql } from 'kysely';

/**
 * Some guests of an order may leave it for one of their own (decision 44). They are found by the order that they are in, and no more
 * by the other; a share of what paid the one may pay the other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    comment on column payment_orders.split is
      'A further payment beside the one that paid the order: taken together with it or with its difference, or a share that came along when an order was divided';
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

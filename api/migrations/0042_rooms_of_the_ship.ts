import { type Kysely, sql } from 'kysely';

/** A cabin that is taken again after it was given back is on the ship that sails now, as one that is taken first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop trigger i2_room_of_ship on order_cabins;
    create trigger i2_room_of_ship after insert or update of room_id, released_at on order_cabins
      for each row when (new.released_at is null) execute function require_room_of_ship();
  `.execute(db);
}

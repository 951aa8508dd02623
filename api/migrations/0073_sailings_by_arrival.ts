import { type Kysely, sql } from 'kysely';

/**
 * The sailings that have not arrived are read with an index. Without one, what a ship's rooms are used for next was looked for among
 * all sailings of earlier years.
 *
 * Expands: an index alone. Sailings are few, so that building it takes a moment.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index sailings_by_arrival on sailings (arrives_at)`.execute(db);
}

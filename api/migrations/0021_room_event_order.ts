import { type Kysely, sql } from 'kysely';

/**
 * Room events stand in the order in which they were written, each under its room's lock. Their times cannot tell it: two
 * copies of the API have two clocks, and whose stay it is follows from the newest event.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table room_events add column sequence bigint generated always as identity;
    create unique index room_events_in_order on room_events (room_id, sequence desc);
    comment on column room_events.sequence is 'Order of writing; of one room it is the order of what was done';
  `.execute(db);
}

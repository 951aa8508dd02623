import { type Kysely, sql } from 'kysely';

/** Some borders want to know where a passenger was born; a route says so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table routes add column asks_place_of_birth boolean not null default false;
    comment on column routes.asks_place_of_birth is 'Its passengers are asked where they were born';
  `.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** A one-time code that is asked for again is sent again, and its wrong tries are counted by who makes them too (R351). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table one_time_codes
      drop constraint one_time_codes_tries_check,
      add constraint one_time_codes_tries_check check (tries between 0 and 10),
      add column messages smallint not null default 1 check (messages >= 1);
    comment on column one_time_codes.messages is 'How often it was sent: asked for again while it is valid, it is sent again';
  `.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** Attempts counted by key (lib/rate-limit.ts); names and order of the columns are those of rate-limiter-flexible. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    );
    comment on column rate_limits.expire is 'Milliseconds since 1970';
  `.execute(db);
}

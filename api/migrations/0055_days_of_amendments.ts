import { type Kysely, sql } from 'kysely';

/** An order keeps how near to its departure a change counts as a cancellation: 4 days until now, a setting from now on (R92). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update orders set ladder = ladder || '{"amendmentDays": 4}'`.execute(db);
}

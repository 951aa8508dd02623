import { type Kysely, sql } from 'kysely';

/** The time of PostgreSQL's own clock, which is the real one also where the tests run at another hour. */
export async function databaseTime<Tables>(db: Kysely<Tables>): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now()`.execute(db);
  if (!rows[0]) throw new Error('PostgreSQL does not tell the time');
  return rows[0].now;
}

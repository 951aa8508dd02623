import { type Kysely, sql } from 'kysely';

/** Where a passenger was born: asked on routes whose border wants to know, and of nobody who would rather not say. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table passengers add column place_of_birth text not null default '';
  `.execute(db);
}

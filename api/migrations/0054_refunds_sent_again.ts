import { type Kysely, sql } from 'kysely';

/** The worklist tells refunds that had failed from the history, of the last days alone (R262). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index audit_entries_of_failed_refunds on audit_entries (at desc)
      where entity = 'refunds' and from_state = 'failed'
  `.execute(db);
}

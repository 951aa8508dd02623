import { type Kysely, sql } from 'kysely';

const APPEND_ONLY = ['ledger_entries', 'ledger_transfers', 'audit_entries'] as const;

/** Rows of the ledger and the audit do not go all at once either: row triggers do not hear of TRUNCATE. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of APPEND_ONLY) {
    await sql`
      create trigger append_only_as_a_whole before truncate on ${sql.table(table)}
      for each statement execute function refuse_change()
    `.execute(db);
  }
}

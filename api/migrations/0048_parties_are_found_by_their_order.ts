import { type Kysely, sql } from 'kysely';

/** A gate finds a party by the number of its order, or the serial of one of its tickets (R140). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table gate_lookups drop constraint gate_lookups_kind_check,
      add constraint gate_lookups_kind_check check (kind in ('name', 'cabin', 'document', 'number', 'order'));
  `.execute(db);
}

import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../api/src/lib/database/database.ts';

const SCHEMA = 'ten_times';

/**
 * A database address under which each order is there ten times: a view stands before the table, and whoever reads
 * `orders` reads it through the view, the export's own code too.
 */
export async function tenTimesAsMany(db: Kysely<Database>, databaseUrl: string): Promise<string> {
  await sql`create schema if not exists ${sql.id(SCHEMA)}`.execute(db);
  await sql`
    create or replace view ${sql.id(SCHEMA, 'orders')} as select o.* from public.orders o cross join generate_series(1, 10)
  `.execute(db);
  const url = new URL(databaseUrl);
  url.searchParams.set('options', `-c search_path=${SCHEMA},public`);
  return url.href;
}

import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../api/src/lib/database/database.ts';

const SCHEMA = 'ten_times';

/** A database URL with ten copies of each order: a view hides the table `orders`, also from the export's own code. */
export async function tenTimesAsMany(db: Kysely<Database>, databaseUrl: string): Promise<string> {
  await sql`create schema if not exists ${sql.id(SCHEMA)}`.execute(db);
  await sql`
    create or replace view ${sql.id(SCHEMA, 'orders')} as select o.* from public.orders o cross join generate_series(1, 10)
  `.execute(db);
  const url = new URL(databaseUrl);
  url.searchParams.set('options', `-c search_path=${SCHEMA},public`);
  return url.href;
}

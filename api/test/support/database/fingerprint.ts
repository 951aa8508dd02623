import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../src/lib/database/database.ts';

/** The content of each table that PostgreSQL counts, whatever its order. */
export async function contentPrints(db: Kysely<Database>): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select t.schemaname as schema, t.relname as name from pg_stat_user_tables t join pg_class c on c.oid = t.relid
    where c.relkind = 'r' order by 1, 2
  `.execute(db);
  const prints: Record<string, string> = {};
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ print: string }>`
      select concat(count(*), ' ', md5(string_agg(row::text, ' ' order by row::text))) as print from ${sql.table(`${schema}.${name}`)} row
    `.execute(db);
    prints[`${schema}.${name}`] = rows[0]?.print ?? '';
  }
  return prints;
}

/** Everything that the catalog says of the tables, and where the sequences stand. */
export async function schemaPrint(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', 'constraint', conrelid::regclass, conname, contype, pg_get_constraintdef(oid), convalidated) as line
      from pg_constraint where conrelid <> 0 and connamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
    union all
    select concat_ws(' ', 'index', indexdef) from pg_indexes where schemaname in ('public', 'pgboss')
    union all
    select concat_ws(' ', 'trigger', tgenabled, pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
    union all
    select concat_ws(' ', 'function', pg_get_functiondef(oid)) from pg_proc
      where pronamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and prokind = 'f' and probin is null
    union all
    select concat_ws(' ', 'comment', classoid::regclass, d.objsubid, coalesce(objoid::regclass::text, ''), description)
      from pg_description d join pg_class c on c.oid = d.objoid and d.classoid = 'pg_class'::regclass
      where c.relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
    union all
    select concat_ws(' ', 'sequence', schemaname, sequencename, last_value) from pg_sequences
    order by 1
  `.execute(db);
  return rows.map(({ line }) => line);
}

import { sql } from 'kysely';
import type { Connection } from '../database.ts';

/** A table whose rows are copied. */
export interface CopiedTable {
  schema: string;
  name: string;
  /** Without generated ones. */
  columns: string[];
  /** Where it is a part of a partitioned table: that table, and which rows the part holds, as SQL. */
  partOf: { parent: string; bounds: string } | null;
}

/** Where a sequence stands. */
export interface SequenceState {
  schema: string;
  name: string;
  /** The last number that was given out, as text; null if there was none. */
  last: string | null;
}

/** The name of a table as SQL writes it. */
export const nameOf = ({ schema, name }: Pick<CopiedTable, 'schema' | 'name'>): string =>
  `${quoted(schema)}.${quoted(name)}`;

/** A name as SQL writes it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Tables that hold rows, from the catalog; those of an extension belong to the extension. */
export async function readTables(db: Connection): Promise<CopiedTable[]> {
  const { rows } = await sql<CopiedTable>`
    select n.nspname as schema, c.relname as name,
      array(
        select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum
      ) as columns,
      (
        select jsonb_build_object('parent', format('%I.%I', pn.nspname, p.relname), 'bounds', pg_get_expr(c.relpartbound, c.oid))
        from pg_inherits i join pg_class p on p.oid = i.inhparent join pg_namespace pn on pn.oid = p.relnamespace
        where i.inhrelid = c.oid and c.relispartition
      ) as "partOf"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and c.relpersistence <> 't' and n.nspname not in ('pg_catalog', 'information_schema')
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by n.nspname, c.relname
  `.execute(db);
  return rows;
}

/** Sequences of tables and others. Numbers are given out outside transactions: they are read after a snapshot was taken. */
export async function readSequences(db: Connection): Promise<SequenceState[]> {
  const { rows } = await sql<SequenceState>`
    select schemaname as schema, sequencename as name, last_value::text as last from pg_sequences
    where schemaname not in ('pg_catalog', 'information_schema') order by 1, 2
  `.execute(db);
  return rows;
}

import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { type Database, prepared, type Transaction } from './database.ts';

/** A value in JSON form: bytes as PostgreSQL's hexadecimal text, a date as its ISO text. */
type Value = string | number | boolean | null | object;

/**
 * Writes many rows with one statement, in their order. All rows are one parameter, and the statement is parsed and planned once.
 * All have the columns of the first row; the other columns get their defaults.
 */
export async function insertRows<Row extends Record<string, Value>>(
  trx: Transaction<Database>,
  table: keyof Database & string,
  rows: readonly Row[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const names = Object.keys(first);
  const columns = sql.join(names.map(column => sql.ref(column)));
  // The name includes the columns, so that each name has one text.
  const name = `rows-${table}-${hash('sha1', names.join()).slice(0, 8)}`;
  await sql`
    insert ${prepared(name)} into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
  `.execute(trx);
}

/** Bytes as a value of `insertRows`. */
export const bytesAsText = (bytes: Uint8Array): string => `\\x${Buffer.from(bytes).toString('hex')}`;

import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import { StartError } from '../../process/start-error.ts';
import type { Connection } from '../database.ts';
import { installQueues } from '../jobs.ts';
import { migrateAsFarAs } from '../migrations.ts';
import type { DatabaseShape } from './copy-out.ts';
import { connectOnce, ONE_FORM } from './one-connection.ts';
import { type CopiedTable, nameOf, quoted, readSequences, readTables, type SequenceState } from './shape.ts';

/** Fills the tables that were made. */
export interface Filling {
  /** Returns how many rows the table got; undefined for a table that neither a migration nor the queues make, which is left out. */
  fill(table: CopiedTable, rows: AsyncIterable<Buffer>): Promise<number | undefined>;
  setSequences(states: readonly SequenceState[]): Promise<void>;
}

/**
 * Makes the tables of a shape in an empty database, and has `work` fill them, all in one transaction: the database stays empty if
 * something fails. Rows are written without triggers, which had their effects in the copied database, and foreign keys are checked
 * at the end. The owner of the database may do all of it: no superuser is needed.
 *
 * @throws StartError if the database is not empty, or the shape is that of a newer version.
 */
export async function intoEmptyDatabase(
  url: string,
  shape: DatabaseShape,
  work: (filling: Filling) => Promise<void>,
): Promise<void> {
  const { db, client, close } = await connectOnce(url);
  try {
    await db.transaction().execute(async trx => {
      await client.query(`${ONE_FORM}; set local maintenance_work_mem = '256MB'`);
      await requireEmpty(trx);
      if (shape.queues) await installQueues(trx, shape.queues);
      await migrateAsFarAs(trx, shape.migrations);
      await makeParts(client, shape.tables, await readTables(trx));
      const tables = await readTables(trx);
      const restoreRules = await suspendRules(client, tables);
      await client.query(`truncate ${tables.map(nameOf)}`);
      await work({
        fill: (table, rows) => fill(client, tables, table, rows),
        setSequences: states => setSequences(trx, client, states),
      });
      await restoreRules();
    });
    await client.query('analyze');
  } finally {
    await close();
  }
}

async function requireEmpty(db: Connection): Promise<void> {
  const [first, ...others] = await readTables(db);
  if (first)
    throw new StartError(
      `The database holds ${others.length + 1} tables already, such as ${first.name}. A backup is restored into an empty database: set DATABASE_URL to a new one, or DATA_DIR to a new folder.`,
    );
}

/**
 * Gives partitioned tables the parts that they had in the copied database, which were made, changed and dropped while it was in use.
 * What was `made` is empty.
 */
async function makeParts(
  client: pg.Client,
  wanted: readonly CopiedTable[],
  made: readonly CopiedTable[],
): Promise<void> {
  const describe = (table: CopiedTable) => JSON.stringify([nameOf(table), table.partOf]);
  const parents = new Set(wanted.map(({ partOf }) => partOf?.parent));
  const parts = made.filter(({ partOf }) => partOf && parents.has(partOf.parent));
  const others = (tables: readonly CopiedTable[], of: readonly CopiedTable[]) => {
    const known = new Set(of.map(describe));
    return tables.filter(table => table.partOf && !known.has(describe(table)));
  };
  for (const part of others(parts, wanted)) await client.query(`drop table ${nameOf(part)}`);
  for (const { partOf, ...part } of others(wanted, parts))
    await client.query(`create table ${nameOf(part)} partition of ${partOf?.parent} ${partOf?.bounds}`);
}

/**
 * Switches triggers off, and takes foreign keys and plain indexes away, also those of partitioned tables: an index is made several times
 * faster from whole tables.
 * Returns a function that brings all of them back, and checks the keys.
 */
async function suspendRules(client: pg.Client, tables: readonly CopiedTable[]): Promise<() => Promise<void>> {
  const ask = async <Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> =>
    (await client.query<Row>(statement, [tables.map(nameOf)])).rows;
  const triggers = await ask<{ table: string; name: string }>(`
    select tgrelid::regclass::text as table, tgname as name from pg_trigger
    where not tgisinternal and tgenabled = 'O' and tgparentid = 0 and tgrelid = any($1::text[]::regclass[])`);
  const keys = await ask<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'f' and conparentid = 0 and connamespace = any(
      select relnamespace from pg_class where oid = any($1::text[]::regclass[]))`);
  const indexes = await ask<{ name: string; definition: string }>(`
    select i.indexrelid::regclass::text as name, replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where not c.relispartition and (i.indrelid = any($1::text[]::regclass[])
        or i.indrelid in (select inhparent from pg_inherits where inhrelid = any($1::text[]::regclass[])))
      and not exists (select from pg_constraint where conindid = i.indexrelid)`);
  for (const { table, name } of triggers)
    await client.query(`alter table ${table} disable trigger ${quoted(name)}`);
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  return async () => {
    for (const { definition } of indexes) await client.query(definition);
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
    for (const { table, name } of triggers)
      await client.query(`alter table ${table} enable trigger ${quoted(name)}`);
  };
}

async function fill(
  client: pg.Client,
  tables: readonly CopiedTable[],
  table: CopiedTable,
  rows: AsyncIterable<Buffer>,
): Promise<number | undefined> {
  if (!tables.some(({ schema, name }) => schema === table.schema && name === table.name)) return undefined;
  const target = client.query(from(`copy ${nameOf(table)} (${table.columns.map(quoted)}) from stdin`));
  await pipeline(rows, target);
  return target.rowCount;
}

/** Sequences of tables that were left out are left out too. */
async function setSequences(
  trx: Connection,
  client: pg.Client,
  states: readonly SequenceState[],
): Promise<void> {
  const made = new Set((await readSequences(trx)).map(nameOf));
  for (const state of states)
    if (state.last !== null && made.has(nameOf(state)))
      await client.query('select setval($1::text::regclass, $2::bigint)', [nameOf(state), state.last]);
}

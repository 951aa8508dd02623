import * as fs from 'node:fs/promises';
import * as path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import { StartError } from '../process/start-error.ts';
import type { Connection, Database, Transaction } from './database.ts';

const folder = path.join(import.meta.dirname, '../../../migrations');

/** The first migration of the chain that the baseline replaced: only older databases have run it. */
const BEFORE_BASELINE = '0001_catalogue';

/** The migration state of a database. */
export interface MigrationState {
  /** Migrations of this code that the database has not run yet. */
  missing: string[];
  /** Migrations that the database has run but this code does not have: a newer version has migrated it. */
  unknown: string[];
}

/** Compares the database with the migrations of this code. */
export async function migrationState(db: Kysely<Database>): Promise<MigrationState> {
  const migrationNames = Object.keys(await provider().getMigrations());
  const done = await migrationsRun(db);
  return {
    missing: migrationNames.filter(name => !done.includes(name)),
    unknown: done.filter(name => !migrationNames.includes(name)),
  };
}

/**
 * Whether this code can work with a database that a newer version has migrated (R454): it has run all migrations of this code, and
 * the newer ones only added to the schema.
 */
async function worksWithNewer(db: Kysely<Database>, { missing }: MigrationState): Promise<boolean> {
  if (missing.length > 0) return false;
  const floor = await db.selectFrom('schema_floor').select('migration').executeTakeFirst();
  return floor !== undefined && floor.migration in (await provider().getMigrations());
}

/**
 * Refuses a database that does not have exactly the schema of this code.
 *
 * @throws StartError that says what to do.
 */
export async function requireCurrentSchema(db: Kysely<Database>): Promise<void> {
  const { missing, unknown } = await migrationState(db);
  if (unknown.length > 0)
    throw new StartError(
      `The database belongs to a newer version of Gangway (it knows ${unknown.join(', ')}): use that version.`,
    );
  if (missing.length > 0)
    throw new StartError("The database does not have this version's schema: run npm run migrate first.");
}

/** The migrations that a database has run, in their order; none in an empty one. */
export async function migrationsRun(db: Connection): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(table => table.name === 'kysely_migration')) return [];
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute();
  return rows.map(row => row.name);
}

/**
 * Migrates an empty database to the state of another one (R433), within a transaction.
 *
 * @param run The migrations that the other database has run.
 * @throws StartError if this code does not have them all.
 */
export async function migrateAsFarAs(trx: Transaction<Database>, run: readonly string[]): Promise<void> {
  const migrationNames = Object.keys(await provider().getMigrations());
  const unknown = run.filter(name => !migrationNames.includes(name));
  if (unknown.length > 0)
    throw new StartError(
      `The backup was made by a newer version of Gangway (it knows ${unknown.join(', ')}): restore it with that version.`,
    );
  const last = run.at(-1);
  if (run.length === 0 || migrationNames[run.length - 1] !== last)
    throw new Error(`the migrations up to ${last} are not those of this version`);
  const { error } = await new Migrator({ db: trx, provider: provider() }).migrateTo(last as string);
  if (error) throw error;
}

/**
 * Migrates the database to this code and returns the names of the migrations that were run. Kysely holds an advisory lock
 * meanwhile, so that only one of several starting copies migrates and the others wait. A database that a newer version has migrated
 * stays as it is, if this code can work with it.
 *
 * @throws StartError if it cannot, or if a table stays locked.
 */
export async function migrate(db: Kysely<Database>): Promise<string[]> {
  const state = await migrationState(db);
  const { unknown } = state;
  if (unknown.includes(BEFORE_BASELINE)) {
    throw new StartError(
      'The database was made by a preliminary version of Gangway and cannot be updated: export what you need from it and use an empty database, or, where it is in the data folder, stop Gangway and delete that folder.',
    );
  }
  if (unknown.length > 0) {
    if (await worksWithNewer(db, state)) return [];
    throw new StartError(
      `The database belongs to a newer version of Gangway (it knows ${unknown.join(', ')}): update this copy, or use another database.`,
    );
  }
  return db.connection().execute(async connection => {
    const ran = await withoutQueuing(connection);
    await fillTables(connection);
    return ran;
  });
}

/** A change of a table waits for the transactions on it, and all later ones wait behind it: no longer than this. */
const LOCK_MS = 2_000;
/** With the pauses, five minutes. */
const LOCK_ATTEMPTS = 100;
const LOCK_PAUSE_MS = 1_000;
const LOCK_NOT_AVAILABLE = '55P03';

/** Migrates without keeping a running site from its tables: what cannot be locked soon is tried again. */
async function withoutQueuing(db: Kysely<Database>): Promise<string[]> {
  await sql`set lock_timeout = ${sql.lit(LOCK_MS)}`.execute(db);
  try {
    for (let attempt = 1; attempt <= LOCK_ATTEMPTS; attempt++) {
      const { error, results = [] } = await new Migrator({ db, provider: provider() }).migrateToLatest();
      if (!error) return results.map(result => result.migrationName);
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
      await wait(LOCK_PAUSE_MS);
    }
  } finally {
    await sql`reset lock_timeout`.execute(db);
  }
  throw new StartError(
    'The migrations wait for a table that another session keeps locked: end that session (select * from pg_stat_activity), and try again.',
  );
}

/** A migration whose tables get the rows for older data after its transaction, which would keep its locks for too long. */
interface FillingMigration {
  /** Adds the missing rows in short transactions, while the site runs. May be called again after it was cut off. */
  fill(db: Kysely<Database>): Promise<void>;
}

/** Any number, the same in all copies. */
const FILL_LOCK = 7_205_133;

const FILL_PAUSE_MS = 500;

/** Finishes the migrations that are not filled yet. Other copies that start wait meanwhile: their queries need the rows. */
async function fillTables(db: Kysely<Database>): Promise<void> {
  for (;;) {
    const unfilled = await db
      .selectFrom('unfilled_migrations')
      .select('migration')
      .orderBy('migration')
      .execute();
    if (unfilled.length === 0) return;
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${FILL_LOCK}) as mine`.execute(
      db,
    );
    if (!rows[0]?.mine) {
      await wait(FILL_PAUSE_MS);
      continue;
    }
    try {
      for (const { migration } of unfilled) await fillTablesOf(db, migration);
    } finally {
      await sql`select pg_advisory_unlock(${FILL_LOCK})`.execute(db);
    }
  }
}

async function fillTablesOf(db: Kysely<Database>, migration: string): Promise<void> {
  const file = pathToFileURL(path.join(folder, `${migration}.ts`)).href;
  const { fill }: FillingMigration = await import(file);
  await fill(db);
  await db.deleteFrom('unfilled_migrations').where('migration', '=', migration).execute();
}

function provider(): FileMigrationProvider {
  return new FileMigrationProvider({
    fs,
    path,
    migrationFolder: folder,
    import: file => import(pathToFileURL(file).href),
  });
}

import * as fs from 'node:fs/promises';
import * as path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Kysely } from 'kysely';
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
  /** Migrations that the database has run but this code does not have: it belongs to a newer version. */
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
 * meanwhile, so that only one of several starting copies migrates and the others wait. Throws a StartError for a database of a
 * newer version.
 */
export async function migrate(db: Kysely<Database>): Promise<string[]> {
  const { unknown } = await migrationState(db);
  if (unknown.includes(BEFORE_BASELINE)) {
    throw new StartError(
      'The database was made by a preliminary version of Gangway and cannot be updated: export what you need from it and use an empty database, or, where it is in the data folder, stop Gangway and delete that folder.',
    );
  }
  if (unknown.length > 0) {
    throw new StartError(
      `The database belongs to a newer version of Gangway (it knows ${unknown.join(', ')}): update this copy, or use another database.`,
    );
  }
  const { error, results = [] } = await new Migrator({ db, provider: provider() }).migrateToLatest();
  if (error) throw error;
  return results.map(result => result.migrationName);
}

function provider(): FileMigrationProvider {
  return new FileMigrationProvider({
    fs,
    path,
    migrationFolder: folder,
    import: file => import(pathToFileURL(file).href),
  });
}

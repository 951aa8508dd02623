import * as fs from 'node:fs/promises';
import * as path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Kysely } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import { StartError } from '../process/start-error.ts';
import type { Database } from './database.ts';

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
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const rows = tables.some(table => table.name === 'kysely_migration')
    ? await db
        .withTables<{ kysely_migration: { name: string } }>()
        .selectFrom('kysely_migration')
        .select('name')
        .execute()
    : [];
  const done = rows.map(row => row.name);
  return {
    missing: migrationNames.filter(name => !done.includes(name)),
    unknown: done.filter(name => !migrationNames.includes(name)),
  };
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

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { systemClock } from '../api/src/lib/clock.ts';
import type { Database } from '../api/src/lib/database/database.ts';
import { migrate, migrationState, migrationsRun } from '../api/src/lib/database/migrations.ts';
import { withDatabase } from '../api/src/lib/database/open-database.ts';
import { parseEnv } from '../api/src/lib/process/env.ts';
import { StartError } from '../api/src/lib/process/start-error.ts';
import { findLastBackupAt } from '../api/src/operator/backups.repository.ts';
import { migrationsFolder } from './migrations/frozen.ts';
import { planUpgrade } from './migrations/upgrade-plan.ts';
import { runCommand } from './setup/command.ts';

const USAGE = 'Usage: npm run upgrade -- [--check] [--without-backup]';
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));

/** `npm run upgrade` (R455): says what this version changes in the database, and changes it; `--check` changes nothing. */
await runCommand(async () => {
  const { check, withoutBackup } = readArguments();
  await withDatabase(parseEnv(process.env), async ({ db }) => {
    const plan = planUpgrade({
      version,
      now: systemClock.now(),
      run: await migrationsRun(db),
      added: await newMigrations(db),
      lastBackupAt: await lastBackupAt(db),
      oldestTransactionSeconds: await oldestTransactionSeconds(db),
    });
    for (const line of plan.lines) say(line);
    if (plan.refusals.length > 0 && !withoutBackup) throw new StartError(plan.refusals.join(' '));
    if (check) return say('Nothing was changed.');
    const ran = await migrate(db);
    if (ran.length > 0) say(`Ran ${ran.join(', ')}.`);
  });
});

async function newMigrations(db: Kysely<Database>) {
  const { missing, unknown } = await migrationState(db);
  if (unknown.length > 0)
    throw new StartError(
      `A newer version of Gangway has migrated this database (it knows ${unknown.join(', ')}): there is nothing to upgrade with this one.`,
    );
  return missing.map(name => ({
    name,
    source: readFileSync(join(migrationsFolder, `${name}.ts`), 'utf8'),
  }));
}

/** Null as well where the schema is from before backups. */
async function lastBackupAt(db: Kysely<Database>): Promise<Date | null> {
  const tables = await db.introspection.getTables();
  return tables.some(({ name }) => name === 'backups') ? findLastBackupAt(db) : null;
}

async function oldestTransactionSeconds(db: Kysely<Database>): Promise<number | null> {
  const { rows } = await sql<{ seconds: number | null }>`
    select floor(extract(epoch from max(now() - xact_start)))::integer as seconds from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
  `.execute(db);
  return rows[0]?.seconds ?? null;
}

function readArguments(): { check: boolean; withoutBackup: boolean } {
  try {
    const { values } = parseArgs({
      options: {
        check: { type: 'boolean', default: false },
        'without-backup': { type: 'boolean', default: false },
      },
    });
    return { check: values.check, withoutBackup: values['without-backup'] };
  } catch (error) {
    throw new StartError(USAGE, { cause: error });
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

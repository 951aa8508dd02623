import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { letGroupPass, unwritable } from '../process/data-dir.ts';
import { StartError } from '../process/start-error.ts';
import { findOwner, makePrivateFolder, type Owner, ownerCan } from './owner.ts';
import { findPrograms } from './programs.ts';

/** Where a cluster is, its owner, and the programs that run it. */
export interface Place {
  owner: Owner;
  /** Holds `cluster` (PostgreSQL's data) and `postgres.log`; only the owner reads it. */
  folder: string;
  /** Holds `initdb`, `pg_ctl` and `postgres`. */
  programs: string;
  /** True when `folder` is not the wanted one: that is a link to it. */
  moved: boolean;
}

/** For root alone, whose own folders the `postgres` user often cannot enter. */
const ELSEWHERE = '/var/lib/gangway';

/**
 * Finds a folder that PostgreSQL's owner can use: the requested one, or else one under /var/lib/gangway, to which the
 * requested one becomes a link (so that deleting the data folder resets it, and the link shows where it is).
 */
export function choosePlace(wanted: string): Place {
  const owner = findOwner(wanted);
  if (owner.gid !== undefined) letGroupPass(dirname(wanted), owner.gid);
  const folder = existsSync(wanted) ? realpathSync(wanted) : create(owner, wanted);
  if (!ownerCan(owner, 'x', folder)) {
    throw new StartError(
      `The database in ${folder} belongs to another user: start as that user or set DATA_DIR to another folder.`,
    );
  }
  return {
    owner,
    folder,
    programs: findPrograms(owner, ELSEWHERE),
    moved: folder !== join(realpathSync(dirname(wanted)), 'postgres'),
  };
}

function create(owner: Owner, wanted: string): string {
  try {
    rmSync(wanted, { force: true });
    makePrivateFolder(owner, wanted);
    if (ownerCan(owner, 'x', wanted)) return realpathSync(wanted);
    rmSync(wanted, { recursive: true });
    const folder = join(ELSEWHERE, randomBytes(6).toString('hex'));
    mkdirSync(ELSEWHERE, { recursive: true, mode: 0o755 });
    makePrivateFolder(owner, folder);
    symlinkSync(folder, wanted);
    return folder;
  } catch (error) {
    throw unwritable(dirname(wanted), error);
  }
}

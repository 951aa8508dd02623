import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { letGroupPass, unwritable } from '../process/data-dir.ts';
import { StartError } from '../process/start-error.ts';
import { findOwner, makePrivateFolder, type Owner, ownerCan } from './owner.ts';
import { findPrograms } from './programs.ts';

/** The location of a cluster, its owner, and its programs. */
export interface Installation {
  owner: Owner;
  /** Contains `cluster` (PostgreSQL's data), `postgres.log`, and the log of the run before; only the owner can read it. */
  folder: string;
  /** Contains `initdb`, `pg_ctl` and `postgres`. */
  programs: string;
  /** True if `folder` is not the requested one, which is then a link to it. */
  moved: boolean;
}

/** Only for root, whose folders the `postgres` user often cannot enter. */
const ELSEWHERE = '/var/lib/gangway';

/**
 * Finds a folder that PostgreSQL's owner can use: the requested one, otherwise one under /var/lib/gangway, to which the requested
 * one becomes a link (so that deleting the data folder resets it, and the link shows where it is).
 */
export function chooseInstallation(requestedFolder: string): Installation {
  const owner = findOwner(requestedFolder);
  if (owner.gid !== undefined) letGroupPass(dirname(requestedFolder), owner.gid);
  const folder = existsSync(requestedFolder) ? realpathSync(requestedFolder) : create(owner, requestedFolder);
  if (!ownerCan(owner, 'x', folder)) {
    throw new StartError(
      `The database in ${folder} belongs to another user: start as that user or set DATA_DIR to another folder.`,
    );
  }
  return {
    owner,
    folder,
    programs: findPrograms(owner, ELSEWHERE),
    moved: folder !== join(realpathSync(dirname(requestedFolder)), 'postgres'),
  };
}

function create(owner: Owner, requestedFolder: string): string {
  try {
    rmSync(requestedFolder, { force: true });
    makePrivateFolder(owner, requestedFolder);
    if (ownerCan(owner, 'x', requestedFolder)) return realpathSync(requestedFolder);
    rmSync(requestedFolder, { recursive: true });
    const folder = join(ELSEWHERE, randomBytes(6).toString('hex'));
    mkdirSync(ELSEWHERE, { recursive: true, mode: 0o755 });
    makePrivateFolder(owner, folder);
    symlinkSync(folder, requestedFolder);
    return folder;
  } catch (error) {
    throw unwritable(dirname(requestedFolder), error);
  }
}

import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, statSync } from 'node:fs';
import { StartError } from '../process/start-error.ts';

/** Who PostgreSQL's processes and files belong to. Empty when that is simply who runs Gangway. */
export interface Owner {
  uid?: number;
  gid?: number;
}

const ACCOUNT = 'postgres';

/**
 * PostgreSQL refuses to run as root, so root hands it to the `postgres` user, who is made when there is none. Data that
 * an ordinary user made stay that user's, also when root starts them later.
 */
export function findOwner(folder: string): Owner {
  if (process.getuid?.() !== 0) return {};
  const made = statSync(folder, { throwIfNoEntry: false });
  if (made && made.uid !== 0) return { uid: made.uid, gid: made.gid };
  return lookUp() ?? create();
}

function lookUp(): Owner | undefined {
  const id = (flag: string) => spawnSync('id', [flag, ACCOUNT], { encoding: 'utf8' });
  const uid = id('-u');
  return uid.status === 0 ? { uid: Number(uid.stdout), gid: Number(id('-g').stdout) } : undefined;
}

function create(): Owner {
  try {
    const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', ACCOUNT];
    execFileSync('useradd', options, { stdio: 'ignore' });
  } catch (error) {
    throw new StartError(
      'PostgreSQL does not run as root and the user "postgres" could not be made: start as another user or set DATABASE_URL.',
      { cause: error },
    );
  }
  return lookUp() ?? {};
}

/** Whether the owner may write to (w), or enter or run (x) a path; tried as the owner, so every folder above counts. */
export function ownerCan(owner: Owner, right: 'w' | 'x', path: string): boolean {
  const result = spawnSync('/bin/sh', ['-c', `test -${right} "$1"`, 'sh', path], {
    ...owner,
    cwd: '/',
    stdio: 'ignore',
  });
  return result.status === 0;
}

/** Makes a folder that only its owner can read. */
export function makePrivateFolder(owner: Owner, folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chownTo(owner, folder);
}

/** Hands a file or folder to the owner. */
export function chownTo(owner: Owner, path: string): void {
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(path, owner.uid, owner.gid);
}

import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, statSync } from 'node:fs';
import { StartError } from '../process/start-error.ts';

/** The owner of PostgreSQL's processes and files. Empty if it is the user who runs Gangway. */
export interface Owner {
  uid?: number;
  gid?: number;
}

const ACCOUNT = 'postgres';

/** The exit code of useradd if it cannot write the user database. */
const USERS_ARE_LOCKED = 1;
const [ATTEMPTS, BETWEEN_ATTEMPTS_MS] = [50, 200];

/**
 * PostgreSQL refuses to run as root, so root runs it as the user `postgres`, who is created if missing. The data of an ordinary
 * user keep their owner, even if root starts them later.
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

/** A concurrent start may be creating the user and hold the lock; its user serves as well. */
function create(): Owner {
  const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', ACCOUNT];
  for (let attempt = 1; ; attempt++) {
    const { status, error } = spawnSync('useradd', options, { stdio: 'ignore' });
    const owner = lookUp();
    if (owner) return owner;
    if (status !== USERS_ARE_LOCKED || attempt === ATTEMPTS)
      throw new StartError(
        'PostgreSQL does not run as root and the user "postgres" could not be made: start as another user or set DATABASE_URL.',
        { cause: error ?? new Error(`useradd ended with exit code ${status}`) },
      );
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BETWEEN_ATTEMPTS_MS);
  }
}

/** Whether the owner may write to (w), or enter or run (x) a path; tried as the owner, so that every parent folder counts. */
export function ownerCan(owner: Owner, right: 'w' | 'x', path: string): boolean {
  const result = spawnSync('/bin/sh', ['-c', `test -${right} "$1"`, 'sh', path], {
    ...owner,
    cwd: '/',
    stdio: 'ignore',
  });
  return result.status === 0;
}

/** Creates a folder that only its owner can read. */
export function makePrivateFolder(owner: Owner, folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chownTo(owner, folder);
}

/** Changes the owner of a file or folder. */
export function chownTo(owner: Owner, path: string): void {
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(path, owner.uid, owner.gid);
}

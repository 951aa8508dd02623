import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { reasonOf, StartError } from './start-error.ts';

/** Mode of folders that only the product's account may read. */
export const PRIVATE_FOLDER = 0o700;
export const PRIVATE_FILE = 0o600;
/** The same, but PostgreSQL's group may pass through. */
const PASSED_FOLDER = 0o710;
/** PostgreSQL keeps its own folder private, and may run as another user. */
const DATABASE = 'postgres';

/**
 * Creates the data folder with its subfolders. Its mails, pictures and keys are private to the product's account, including those
 * that an older version left readable for all users of the machine (R353). Throws a StartError if the folder cannot be written.
 */
export function makeDataDir(dataDir: string): void {
  try {
    for (const folder of ['', 'keys', 'media']) makeFolder(join(dataDir, folder), PRIVATE_FOLDER);
    accessSync(dataDir, constants.W_OK);
    const isPassed = statSync(dataDir).gid !== process.getgid?.();
    close(dataDir, isPassed ? PASSED_FOLDER : PRIVATE_FOLDER);
    for (const entry of readdirSync(dataDir)) if (entry !== DATABASE) closeAll(join(dataDir, entry));
  } catch (error) {
    throw unwritable(dataDir, error);
  }
}

/** Lets the group of PostgreSQL's user pass through the data folder to its own, without seeing anything else. */
export function letGroupPass(dataDir: string, gid: number): void {
  chownSync(dataDir, -1, gid);
  chmodSync(dataDir, PASSED_FOLDER);
}

/** Makes a file private, or a folder with its content. Links point outside the data folder and stay unchanged. */
function closeAll(path: string): void {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats?.isDirectory()) {
    close(path, PRIVATE_FOLDER);
    for (const entry of readdirSync(path)) closeAll(join(path, entry));
  } else if (stats?.isFile()) close(path, PRIVATE_FILE);
}

/**
 * Removes all permissions that the mode does not contain. Another copy of the product may delete the file meanwhile; files of
 * another account are skipped.
 */
function close(path: string, mode: number): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats || (stats.mode & 0o777 & ~mode) === 0) return;
  try {
    chmodSync(path, stats.mode & mode);
  } catch (error) {
    if (!['ENOENT', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** Creates folder by folder: Node's own recursion reports the wrong reason on a read-only disk, and never ends under /proc. */
function makeFolder(folder: string, mode?: number): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode });
}

/** The error for a file in the data folder that could not be written. */
export function unwritable(dataDir: string, error: unknown): StartError {
  return new StartError(
    `The data folder ${dataDir} cannot be written (${reasonOf(error)}): set DATA_DIR to another folder.`,
    { cause: error },
  );
}

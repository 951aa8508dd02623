import { accessSync, chmodSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { reasonOf, StartError } from './start-error.ts';

/**
 * Makes the data folder and what every start needs in it. Others may pass through (PostgreSQL's user has to) but see
 * nothing; keys are for the owner alone. Throws a StartError when the folder cannot be written.
 */
export function makeDataDir(dataDir: string): void {
  try {
    if (!existsSync(dataDir)) {
      makeFolder(dataDir);
      chmodSync(dataDir, 0o711);
    }
    makeFolder(join(dataDir, 'keys'), 0o700);
    makeFolder(join(dataDir, 'media'));
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw unwritable(dataDir, error);
  }
}

/** Folder by folder: Node's own recursion reports the wrong reason on a read-only disk, and never ends under /proc. */
function makeFolder(folder: string, mode?: number): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode });
}

/** What to say when something in the data folder could not be written. */
export function unwritable(dataDir: string, error: unknown): StartError {
  return new StartError(
    `The data folder ${dataDir} cannot be written (${reasonOf(error)}): set DATA_DIR to another folder.`,
    { cause: error },
  );
}

import { accessSync, chmodSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { reasonOf, StartError } from './start-error.ts';

/**
 * Makes the data folder and what every start needs in it. Others may pass through (PostgreSQL's user has to) but see
 * nothing; keys are for the owner alone. Throws a StartError when the folder cannot be written.
 */
export function makeDataDir(dataDir: string): void {
  try {
    if (!existsSync(dataDir)) {
      mkdirSync(dataDir, { recursive: true });
      chmodSync(dataDir, 0o711);
    }
    mkdirSync(join(dataDir, 'keys'), { recursive: true, mode: 0o700 });
    mkdirSync(join(dataDir, 'media'), { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw unwritable(dataDir, error);
  }
}

/** What to say when something in the data folder could not be written. */
export function unwritable(dataDir: string, error: unknown): StartError {
  return new StartError(
    `The data folder ${dataDir} cannot be written (${reasonOf(error)}): set DATA_DIR to another folder.`,
    { cause: error },
  );
}

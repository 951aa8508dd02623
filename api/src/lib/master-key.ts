import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env, ParsedEnv } from './env.ts';
import { reasonOf, StartError } from './start-error.ts';

/**
 * The environment with its master key: the one that is set, or else the one of the data folder, which is made on the
 * first start and readable by its owner alone. Several copies of the API must share one.
 */
export function withMasterKey(env: ParsedEnv): Env {
  return { ...env, masterKey: env.masterKey ?? keyIn(join(env.dataDir, 'keys')) };
}

function keyIn(folder: string): Uint8Array {
  const file = join(folder, 'master.key');
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (!existsSync(file)) makeOnce(file, randomBytes(32).toString('hex'));
  } catch (error) {
    throw new StartError(
      `The key file ${file} cannot be written (${reasonOf(error)}): set MASTER_KEY or another DATA_DIR.`,
      {
        cause: error,
      },
    );
  }
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
  if (key.length !== 32)
    throw new StartError(`The key file ${file} is damaged: it must hold 64 hexadecimal digits.`);
  return key;
}

/** A link is made whole or not at all, so two first starts on one folder agree on a key. */
function makeOnce(file: string, content: string): void {
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, content, { mode: 0o600 });
  try {
    linkSync(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside);
  }
}

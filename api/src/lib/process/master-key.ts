import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataDir, unwritable } from './data-dir.ts';
import type { Env, ParsedEnv } from './env.ts';
import { StartError } from './start-error.ts';
import { makeFileOnce } from './whole-file.ts';

/**
 * The environment with its master key: the configured one, otherwise the one of the data folder, which is generated at the first
 * start and readable only by its owner. Several copies of the API must share one.
 */
export function withMasterKey(env: ParsedEnv): Env {
  return { ...env, masterKey: env.masterKey ?? keyIn(env.dataDir) };
}

function keyIn(dataDir: string): Uint8Array {
  return storedMasterKey(dataDir) ?? storeMasterKey(dataDir, randomBytes(32));
}

/** The master key that was generated in a data folder. @throws StartError if its file is damaged. */
export function storedMasterKey(dataDir: string): Uint8Array | undefined {
  const file = join(dataDir, 'keys/master.key');
  if (!existsSync(file)) return undefined;
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
  if (key.length !== 32)
    throw new StartError(`The key file ${file} is damaged: it must hold 64 hexadecimal digits.`);
  return key;
}

/** Stores a master key in a data folder, unless there is one. @returns the one that is stored. */
export function storeMasterKey(dataDir: string, key: Uint8Array): Uint8Array {
  makeDataDir(dataDir);
  try {
    makeFileOnce(join(dataDir, 'keys/master.key'), Buffer.from(key).toString('hex'));
  } catch (error) {
    throw unwritable(dataDir, error);
  }
  return storedMasterKey(dataDir) as Uint8Array;
}

import { rm } from 'node:fs/promises';
import { readPrivately, writePrivately } from '../lib/private-file.ts';
import type { TokenVault } from './token-vault.ts';

/**
 * A file that only the station's account may read, for a kiosk, which has no keychain. Electron has one
 * (main/keychain-vault.ts).
 */
export function createFileVault(path: string): TokenVault {
  return {
    read: async () => (await readPrivately(path)) || null,
    write: token => writePrivately(path, token),
    clear: () => rm(path, { force: true }),
  };
}

import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { TokenVault } from './token-vault.ts';

/**
 * A file that only the account of the station may read, for a kiosk, which has no keychain to ask. Electron has one
 * (main/keychain-vault.ts).
 */
export function createFileVault(path: string): TokenVault {
  return {
    async read() {
      try {
        return (await readFile(path, 'utf8')) || null;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async write(token) {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const aside = `${path}.new`;
      const file = await open(aside, 'w', 0o600);
      try {
        await file.writeFile(token);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(aside, path);
    },
    clear: () => rm(path, { force: true }),
  };
}

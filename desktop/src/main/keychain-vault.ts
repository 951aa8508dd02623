import { readFile, rm } from 'node:fs/promises';
import type { SafeStorage } from 'electron';
import { writePrivately } from '../station/lib/private-file.ts';
import type { TokenVault } from '../station/session/token-vault.ts';

type Keychain = Pick<SafeStorage, 'isAsyncEncryptionAvailable' | 'encryptStringAsync' | 'decryptStringAsync'>;

/**
 * Stores the token encrypted with a key of the operating system's keychain. Without a keychain the token is only
 * kept in memory.
 */
export function createKeychainVault(keychain: Keychain, path: string): TokenVault {
  const clear = () => rm(path, { force: true });

  async function write(token: string): Promise<void> {
    if (!(await keychain.isAsyncEncryptionAvailable())) return clear();
    await writePrivately(path, await keychain.encryptStringAsync(token));
  }

  return {
    async read() {
      const sealed = await readFile(path).catch(absent);
      if (!sealed) return null;
      try {
        const { result, shouldReEncrypt } = await keychain.decryptStringAsync(sealed);
        if (shouldReEncrypt) await write(result);
        return result;
      } catch {
        // Another user's keychain or a lost key: the user must sign in again.
        await clear();
        return null;
      }
    },
    write,
    clear,
  };
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

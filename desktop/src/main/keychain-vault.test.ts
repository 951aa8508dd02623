import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createKeychainVault } from './keychain-vault.ts';

let folder: string;
let path: string;

/** A keychain whose key is a number: text sealed under another key cannot be read. */
function keychain({ key = 1, available = true, shouldReEncrypt = false } = {}) {
  return {
    isAsyncEncryptionAvailable: async () => available,
    encryptStringAsync: async (text: string) => Buffer.from(`${key}:${Buffer.from(text).toString('hex')}`),
    decryptStringAsync: async (sealed: Buffer) => {
      const [under, hex = ''] = sealed.toString().split(':');
      if (under !== String(key)) throw new Error('cannot be read');
      return { result: Buffer.from(hex, 'hex').toString(), shouldReEncrypt };
    },
  };
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gangway-vault-'));
  path = join(folder, 'data/token');
});
afterEach(() => rm(folder, { recursive: true }));

test('stores a token encrypted, for this account only, and reads it again', async () => {
  await createKeychainVault(keychain(), path).write('the-token');
  expect(await readFile(path, 'utf8')).not.toContain('the-token');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await createKeychainVault(keychain(), path).read()).toBe('the-token');
});

test('writes nothing without a keychain, and deletes an earlier token', async () => {
  await createKeychainVault(keychain(), path).write('earlier');
  await createKeychainVault(keychain({ available: false }), path).write('the-token');
  await expect(stat(path)).rejects.toThrow('ENOENT');
});

test('deletes a token encrypted with another key', async () => {
  await createKeychainVault(keychain(), path).write('the-token');
  expect(await createKeychainVault(keychain({ key: 2 }), path).read()).toBeNull();
  await expect(stat(path)).rejects.toThrow('ENOENT');
});

test('encrypts the token again when the keychain has a new key', async () => {
  const vault = createKeychainVault(keychain(), path);
  await vault.write('the-token');
  const before = await stat(path);
  expect(await createKeychainVault(keychain({ shouldReEncrypt: true }), path).read()).toBe('the-token');
  expect((await stat(path)).ino).not.toBe(before.ino);
});

test('reads a missing token as null, and clears twice without an error', async () => {
  const vault = createKeychainVault(keychain(), path);
  expect(await vault.read()).toBeNull();
  await vault.clear();
  await vault.clear();
});

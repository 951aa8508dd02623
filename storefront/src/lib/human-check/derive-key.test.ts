import { deriveKey as deriveByBrowser } from 'altcha-lib/algorithms/web/pbkdf2';
import { expect, test } from 'vitest';
import { deriveByScript } from './derive-key.ts';

const parameters = {
  algorithm: 'PBKDF2/SHA-256',
  nonce: '',
  salt: '',
  cost: 500,
  keyLength: 32,
  keyPrefix: '00',
};
const salt = new TextEncoder().encode('of the strait');
const password = new Uint8Array([1, 2, 3, 4, 0, 0, 1, 44]);

test('the key is the same with and without Web Crypto', async () => {
  const byScript = await deriveByScript(parameters, salt, password);
  const byBrowser = await deriveByBrowser(parameters, salt, password);
  expect([...byScript.derivedKey]).toEqual([...byBrowser.derivedKey]);
});

test('another algorithm is refused', async () => {
  await expect(deriveByScript({ ...parameters, algorithm: 'SCRYPT' }, salt, password)).rejects.toThrow(
    'SCRYPT',
  );
});

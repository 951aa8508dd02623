import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { openKey, sealKey, UnopenedKeyError } from './key-seal.rules.ts';

const masterKey = Buffer.alloc(32, 1);
const { privateKey } = generateKeyPairSync('ed25519');
const sealed = sealKey(masterKey, 3, privateKey, Buffer.alloc(12, 9));

test('an encrypted key can be decrypted', () => {
  expect(openKey(masterKey, 3, sealed).equals(privateKey)).toBe(true);
});

test('an encrypted key does not contain the key', () => {
  const secret = Buffer.from(privateKey.export({ format: 'jwk' }).d ?? '', 'base64url');
  expect(sealed.includes(secret)).toBe(false);
});

test('a key with any byte changed cannot be decrypted', () => {
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => openKey(masterKey, 3, changed), `byte ${at}`).toThrow(UnopenedKeyError);
  }
});

test.each([
  ['under another master key', Buffer.alloc(32, 2), 3, sealed],
  ['under another id', masterKey, 4, sealed],
  ['cut short', masterKey, 3, sealed.subarray(0, 20)],
  ['empty', masterKey, 3, Buffer.alloc(0)],
])('%s the decryption fails with instructions', (_, key, id, bytes) => {
  expect(() => openKey(key, id, bytes)).toThrow(
    `The signing key ${id} does not open with this master key: set MASTER_KEY to the one it was made with.`,
  );
});

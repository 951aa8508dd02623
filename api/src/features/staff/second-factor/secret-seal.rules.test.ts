import { expect, test } from 'vitest';
import { openSecret, sealSecret } from './secret-seal.rules.ts';

const masterKey = Buffer.alloc(32, 1);
const secret = Buffer.from('12345678901234567890');
const sealed = sealSecret(masterKey, 'nadia', secret, Buffer.alloc(12, 9));

test('a sealed secret opens for its user, and does not contain the secret', () => {
  expect(openSecret(masterKey, 'nadia', sealed)).toEqual(secret);
  expect(sealed.includes(secret)).toBe(false);
});

test.each([
  ['under another master key', Buffer.alloc(32, 2), 'nadia', sealed],
  ['for another user', masterKey, 'hakim', sealed],
  ['cut short', masterKey, 'nadia', sealed.subarray(0, 20)],
])('%s it does not open', (_, key, user, bytes) => {
  expect(() => openSecret(key, user, bytes)).toThrow(
    `The second factor of system user ${user} does not open with this master key`,
  );
});

import { expect, test } from 'vitest';
import {
  RECOVERY_CODE_BYTES,
  readRecoveryCode,
  recoveryDigest,
  writeRecoveryCode,
} from './recovery-code.rules.ts';

const masterKey = Buffer.alloc(32, 1);
const secret = Uint8Array.from({ length: RECOVERY_CODE_BYTES }, (_, index) => 251 - index);
const code = writeRecoveryCode(secret);

test('is read however it is typed', () => {
  expect(code).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/);
  expect(readRecoveryCode(code)).toEqual(secret);
  expect(readRecoveryCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toEqual(secret);
});

test.each(['', '123456', code.slice(1), `${code}0`, code.replace(/^./, '!')])('“%s” is none', typed => {
  expect(readRecoveryCode(typed)).toBeNull();
});

test('has another digest for another user, and under another key', () => {
  const digest = recoveryDigest(masterKey, 'nadia', secret);
  expect(recoveryDigest(masterKey, 'nadia', secret)).toEqual(digest);
  expect(recoveryDigest(masterKey, 'hakim', secret)).not.toEqual(digest);
  expect(recoveryDigest(Buffer.alloc(32, 2), 'nadia', secret)).not.toEqual(digest);
});

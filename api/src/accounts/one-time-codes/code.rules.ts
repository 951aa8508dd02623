import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey } from '../../lib/process/derived-key.ts';

/**
 * The six digits of a code's row: derived from its id with a key that is not in the database. Even a slow hash of six digits
 * could be broken by trying all of them, so the database stores none.
 */
export function digitsOf(masterKey: Uint8Array, id: string): string {
  const mac = createHmac('sha256', derivedKey(masterKey, 'one-time-codes')).update(id).digest();
  return String(mac.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

/** Whether the digits match the row, in constant time. */
export function areDigitsOf(masterKey: Uint8Array, id: string, digits: string): boolean {
  const expected = Buffer.from(digitsOf(masterKey, id));
  const actual = Buffer.from(digits);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

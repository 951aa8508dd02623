import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey } from '../../../lib/process/derived-key.ts';

const ID_BYTES = 16;
/** 128 bits, which cannot be guessed. */
const MAC_BYTES = 16;

/**
 * The secret of a link that lets a customer choose a password: the link's id, and a MAC over it and the recipient's address. If
 * the account's address changes, links to the old one become invalid.
 */
export function tokenOf(masterKey: Uint8Array, linkId: string, email: string): string {
  return Buffer.concat([bytesOf(linkId), macOf(masterKey, linkId, email)]).toString('base64url');
}

/** The link id in a token; undefined for an invalid token. */
export function linkIdIn(token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== ID_BYTES + MAC_BYTES) return undefined;
  const hex = bytes.subarray(0, ID_BYTES).toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Whether a token belongs to a link to an address, in constant time. */
export function isTokenOf(masterKey: Uint8Array, token: string, linkId: string, email: string): boolean {
  const actual = Buffer.from(token);
  const expected = Buffer.from(tokenOf(masterKey, linkId, email));
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');

const macOf = (masterKey: Uint8Array, linkId: string, email: string) =>
  createHmac('sha256', derivedKey(masterKey, 'password-links'))
    .update(`${linkId} ${email}`)
    .digest()
    .subarray(0, MAC_BYTES);

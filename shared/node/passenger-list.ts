import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type ListedPassenger, passengerList } from '../contract/office/gate/finder.ts';

const CIPHER = 'aes-256-gcm';
const TAG_BYTES = 16;
/** The nonce of AES-GCM; a new one for every encryption. */
export const LIST_NONCE_BYTES = 12;
/** Authenticated with the data, so that no other data under this key can be used as a list. */
const LABEL = Buffer.from('gangway passenger list v1');

/** Identifies a version of a list. A plain digest would allow guesses of names to be tested. */
export const versionOfList = (passengers: readonly ListedPassenger[], key: Uint8Array): string =>
  createHmac('sha256', key).update(LABEL).update(JSON.stringify(passengers)).digest('base64url');

/** Encrypts a list of passengers with a key of 32 bytes. `nonce`: random, never used before with this key. */
export function sealPassengers(
  passengers: readonly ListedPassenger[],
  key: Uint8Array,
  nonce: Uint8Array,
): string {
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(LABEL);
  const closed = [cipher.update(gzipSync(JSON.stringify(passengers))), cipher.final()];
  return Buffer.concat([nonce, ...closed, cipher.getAuthTag()]).toString('base64');
}

/** Decrypts the result of `sealPassengers`; null if the key differs or the bytes were altered. */
export function openPassengers(sealed: string, key: Uint8Array): ListedPassenger[] | null {
  const bytes = Buffer.from(sealed, 'base64');
  if (bytes.length < LIST_NONCE_BYTES + TAG_BYTES) return null;
  const opening = createDecipheriv(CIPHER, key, bytes.subarray(0, LIST_NONCE_BYTES))
    .setAAD(LABEL)
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const closed = bytes.subarray(LIST_NONCE_BYTES, -TAG_BYTES);
    const text = gunzipSync(Buffer.concat([opening.update(closed), opening.final()]));
    return passengerList.parse(JSON.parse(text.toString()));
  } catch {
    return null;
  }
}

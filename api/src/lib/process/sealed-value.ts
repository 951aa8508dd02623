import { createCipheriv, createDecipheriv, type KeyObject } from 'node:crypto';

/** Every encryption uses a new nonce of this many random bytes. */
export const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * A value under a key: nonce 12 · the encrypted value · tag 16, with AES-256-GCM. What it belongs to is authenticated too, so that it
 * cannot be moved to another row.
 */
export function sealValue(key: KeyObject, belongsTo: string, value: Uint8Array, nonce: Uint8Array): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(Buffer.from(belongsTo));
  const sealed = cipher.update(value);
  const rest = cipher.final();
  return Buffer.concat([nonce, sealed, rest, cipher.getAuthTag()]);
}

/** @throws Error for a value that was changed, moved, or sealed with another key. */
export function openValue(key: KeyObject, belongsTo: string, sealed: Uint8Array): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(belongsTo));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const opened = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
  return Buffer.concat([opened, decipher.final()]);
}

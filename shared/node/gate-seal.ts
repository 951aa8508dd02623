import { createCipheriv, createDecipheriv, createSecretKey, hash, type KeyObject } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { detailWords, type GateDetail, gateLabels } from '../contract/office/gate/gate.ts';

const CIPHER = 'aes-256-gcm';
/** The nonce of AES-GCM; a new one for every encryption. */
export const GATE_NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The key by which a gate finds a ticket: a digest of its id (a UUID), base64url. */
export const ticketRefOf = (ticketId: string): string =>
  digest(gateLabels.ticketRef, Buffer.from(ticketId.replaceAll('-', ''), 'hex'));

/** The key by which a gate finds a ticket by its typed serial. */
export const serialRefOf = (serial: string): string =>
  digest(gateLabels.serialRef, Buffer.from(serial.toUpperCase()));

/** The key by which a gate recognizes a signed code: a digest of its text, as returned by `parse`. */
export const codeRefOf = (code: string): string => digest(gateLabels.codeRef, Buffer.from(code));

/** A window of 4 KB is enough for a party, and is allocated for each scan in a third of the time of the default. */
const PACKING = { dictionary: Buffer.from(detailWords), windowBits: 12, chunkSize: 2048 };
/** More than the largest party takes. */
const MOST_BYTES = 64 * 1024;

/**
 * Encrypts personal data with the ticket's verification secret (8 bytes), as described at `gateDetail`. `nonce`: 12 random
 * bytes, never used before.
 */
export function sealDetail(detail: GateDetail, secret: Uint8Array, nonce: Uint8Array): string {
  const cipher = createCipheriv(CIPHER, keyOf(ticketRefOf(detail.ticketId), secret), nonce);
  // A member's `ref` is derived from its id.
  const members = detail.members.map(({ ref: _, ...member }) => member);
  const packed = deflateRawSync(JSON.stringify({ ...detail, members }), PACKING);
  const closed = Buffer.concat([cipher.update(packed), cipher.final()]);
  return Buffer.concat([nonce, closed, cipher.getAuthTag()]).toString('base64');
}

/**
 * Decrypts the result of `sealDetail`; null if the secret differs or the bytes were altered. Decrypted data come from the
 * server and have the shape of the key's label: another shape needs another label.
 */
export function openDetail(sealed: string, ticketRef: string, secret: Uint8Array): GateDetail | null {
  const bytes = Buffer.from(sealed, 'base64');
  if (bytes.length < GATE_NONCE_BYTES + TAG_BYTES) return null;
  const opening = createDecipheriv(
    CIPHER,
    keyOf(ticketRef, secret),
    bytes.subarray(0, GATE_NONCE_BYTES),
  ).setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const packed = Buffer.concat([
      opening.update(bytes.subarray(GATE_NONCE_BYTES, -TAG_BYTES)),
      opening.final(),
    ]);
    const text = inflateRawSync(packed, { ...PACKING, maxOutputLength: MOST_BYTES });
    const detail = JSON.parse(text.toString()) as GateDetail;
    const members = detail.members.map(member => ({ ...member, ref: ticketRefOf(member.ticketId) }));
    return { ...detail, members };
  } catch {
    return null;
  }
}

/** The one-step KDF of NIST SP 800-56C counts its hashes from 1, and a key of this length needs only one. */
const COUNTER = Buffer.from([0, 0, 0, 1]);
const DETAIL_KEY = Buffer.from(gateLabels.detailKey);

/** Node's ciphers also accept bytes as keys, but then take three times as long. */
function keyOf(ticketRef: string, secret: Uint8Array): KeyObject {
  const hashed = Buffer.concat([COUNTER, secret, DETAIL_KEY, Buffer.from(ticketRef, 'base64url')]);
  return createSecretKey(hash('sha256', hashed, 'buffer'));
}

const digest = (label: string, bytes: Uint8Array): string =>
  hash('sha256', Buffer.concat([Buffer.from(label), bytes]), 'base64url');

import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';

/** Maximum age of a signed message, in seconds; it limits replays. */
const TOLERANCE_SECONDS = 300;

/** Header of a signed message between the shop and the bank: `t=<seconds since 1970>,v1=<hex>`. */
export const SIGNATURE_HEADER = 'X-Sandbox-Signature';

/** An HMAC-SHA256 over a text, in hex, that does not expire. */
export function seal(secret: KeyObject, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

export function isSealed(secret: KeyObject, text: string, signature: string): boolean {
  return equal(seal(secret, text), signature);
}

/** Signs a message with the given time. */
export function signMessage(secret: KeyObject, body: Uint8Array | string, at: Date): string {
  const seconds = String(Math.floor(at.getTime() / 1000));
  return `t=${seconds},v1=${digest(secret, seconds, body)}`;
}

/** Whether a header is the signature over exactly these bytes, and within the tolerated age. */
export function isSigned(
  secret: KeyObject,
  body: Uint8Array | string,
  header: string | null | undefined,
  now: Date,
): boolean {
  const [, seconds = '', signature = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  const age = Math.abs(now.getTime() / 1000 - Number(seconds));
  return seconds !== '' && age <= TOLERANCE_SECONDS && equal(digest(secret, seconds, body), signature);
}

function digest(secret: KeyObject, seconds: string, body: Uint8Array | string): string {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
}

function equal(expected: string, actual: string): boolean {
  const a = Buffer.from(expected);
  const b = Buffer.from(actual);
  return a.length === b.length && timingSafeEqual(a, b);
}

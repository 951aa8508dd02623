import { createHmac, timingSafeEqual } from 'node:crypto';

/** How old a signed message may be, in seconds: a copy of one is worth nothing afterwards. */
const TOLERANCE_SECONDS = 300;

/** Header of a signed message between the shop and the bank: `t=<seconds since 1970>,v1=<hex>`. */
export const SIGNATURE_HEADER = 'X-Sandbox-Signature';

/** A lasting HMAC-SHA256 over a text, in hex. */
export function seal(secret: Buffer, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

export function isSealed(secret: Buffer, text: string, given: string): boolean {
  return equal(seal(secret, text), given);
}

/** Signs a message as of a moment. */
export function signMessage(secret: Buffer, body: Uint8Array | string, at: Date): string {
  const seconds = String(Math.floor(at.getTime() / 1000));
  return `t=${seconds},v1=${digest(secret, seconds, body)}`;
}

/** Whether a header is the signature over exactly these bytes, made not longer ago than is tolerated. */
export function isSigned(
  secret: Buffer,
  body: Uint8Array | string,
  header: string | null | undefined,
  now: Date,
): boolean {
  const [, seconds = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  const age = Math.abs(now.getTime() / 1000 - Number(seconds));
  return seconds !== '' && age <= TOLERANCE_SECONDS && equal(digest(secret, seconds, body), given);
}

function digest(secret: Buffer, seconds: string, body: Uint8Array | string): string {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
}

function equal(expected: string, given: string): boolean {
  const a = Buffer.from(expected);
  const b = Buffer.from(given);
  return a.length === b.length && timingSafeEqual(a, b);
}

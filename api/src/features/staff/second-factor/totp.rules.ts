import { createHmac, timingSafeEqual } from 'node:crypto';

/** The length of a secret in bytes: that of a SHA-1, as RFC 4226 section 4 recommends. */
export const SECRET_BYTES = 20;
/** What every authenticator app expects, whatever an address says. */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** Steps before and after now, for clocks that differ and slow typing (RFC 6238 section 5.2). */
const TOLERANCE = 1;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The number of the time step of a moment. */
export const stepOf = (moment: Date): number => Math.floor(moment.getTime() / 1000 / STEP_SECONDS);

/** The code of a time step: HOTP (RFC 4226) over the step's number, with SHA-1 (RFC 6238). */
export function codeOf(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The digits of a typed code; undefined for other text. Apps show them in two groups. */
export function digitsOf(typed: string): string | undefined {
  const digits = typed.normalize('NFKC').replace(/[\s\p{Dash}]/gu, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}

/** The step whose code this is: the current one or one beside it, later than the last one that was used. */
export function fittingStep(
  secret: Uint8Array,
  digits: string,
  now: Date,
  lastStep: number | null,
): number | undefined {
  const current = stepOf(now);
  const steps = Array.from({ length: 2 * TOLERANCE + 1 }, (_, index) => current - TOLERANCE + index);
  return steps
    .filter(step => isCode(secret, digits, step))
    .find(step => lastStep === null || step > lastStep);
}

/** In constant time. */
function isCode(secret: Uint8Array, digits: string, step: number): boolean {
  const [expected, actual] = [Buffer.from(codeOf(secret, step)), Buffer.from(digits)];
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** A secret as people type it into an app: base 32 (RFC 4648). */
export function writeSecret(secret: Uint8Array): string {
  const bits = [...secret].map(byte => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map(group => BASE32.charAt(Number.parseInt(group.padEnd(5, '0'), 2)))
    .join('');
}

/** The address that an app reads from a QR code; `issuer` and `username` name the entry there. */
export function setupAddress(secret: Uint8Array, issuer: string, username: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(username)}`;
  return `otpauth://totp/${label}?secret=${writeSecret(secret)}&issuer=${encodeURIComponent(issuer)}`;
}

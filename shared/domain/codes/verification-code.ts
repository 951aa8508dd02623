import {
  decodeCrockfordChecked,
  encodeCrockfordChecked,
  groupSymbols,
  isCheckedByLetterOrDigit,
} from './crockford.ts';

/** The length of a ticket's verification secret in bytes. */
export const VERIFICATION_SECRET_BYTES = 8;

const GROUPS = [5, 5, 4];

/**
 * Draws a verification secret whose code has only letters and digits (R390). One random secret in nine has another check
 * symbol: its last byte is counted up, at most four times.
 */
export function drawVerificationSecret<Bytes extends Uint8Array>(
  randomBytes: (count: number) => Bytes,
): Bytes {
  const secret = randomBytes(VERIFICATION_SECRET_BYTES);
  const last = secret.length - 1;
  while (!isCheckedByLetterOrDigit(secret)) secret[last] = ((secret[last] ?? 0) + 1) % 256;
  return secret;
}

/**
 * The code for typing, printed beside the QR: the secret in Crockford base 32 with a check symbol, `XXXXX-XXXXX-XXXX`
 * (R108).
 */
export function formatVerificationCode(secret: Uint8Array): string {
  if (secret.length !== VERIFICATION_SECRET_BYTES) {
    throw new RangeError(
      `a verification secret has ${VERIFICATION_SECRET_BYTES} bytes, not ${secret.length}`,
    );
  }
  return groupSymbols(encodeCrockfordChecked(secret), GROUPS);
}

/** Decodes the secret from a typed code; null if it is invalid, which includes most typing errors. */
export function parseVerificationCode(text: string): Uint8Array | null {
  return decodeCrockfordChecked(text, VERIFICATION_SECRET_BYTES);
}

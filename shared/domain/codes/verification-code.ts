import { decodeCrockfordChecked, encodeCrockfordChecked, groupSymbols } from './crockford.ts';

/** The length of a ticket's verification secret in bytes. */
export const VERIFICATION_SECRET_BYTES = 8;

const GROUPS = [5, 5, 4];

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

import { decodeCrockfordChecked, encodeCrockfordChecked, groupSymbols } from './crockford.ts';

/** The length of a voucher's secret in bytes. */
export const VOUCHER_SECRET_BYTES = 8;

const GROUPS = [5, 5, 4];
const ENDING = 4;

/** A voucher's code: its secret in Crockford base 32 with a check symbol, `XXXXX-XXXXX-XXXX`. Throws a RangeError for any other length. */
export function formatVoucherCode(secret: Uint8Array): string {
  if (secret.length !== VOUCHER_SECRET_BYTES)
    throw new RangeError(`a voucher's secret has ${VOUCHER_SECRET_BYTES} bytes, not ${secret.length}`);
  return groupSymbols(encodeCrockfordChecked(secret), GROUPS);
}

/** The secret of a typed code; null if it is invalid, which includes most typing errors. */
export function parseVoucherCode(text: string): Uint8Array | null {
  return decodeCrockfordChecked(text, VOUCHER_SECRET_BYTES);
}

/** Whether a code needs no key but letters, digits and the dash. */
export const isTypedByLettersAndDigits = (code: string): boolean => /^[0-9A-Z-]+$/.test(code);

/** The last four symbols of a code: what staff see of it. */
export const endingOfVoucherCode = (code: string): string => code.slice(-ENDING);

import { createHmac } from 'node:crypto';
import {
  formatVoucherCode,
  parseVoucherCode,
  VOUCHER_SECRET_BYTES,
} from '@gangway/shared/domain/codes/voucher-code.ts';
import { derivedKey } from '../../lib/process/derived-key.ts';

/**
 * The code of a voucher, derived from its id with a key that is not in the database: it can be printed and mailed again, and is
 * not stored (R240).
 */
export function voucherCodeOf(masterKey: Uint8Array, id: string): string {
  const mac = createHmac('sha256', derivedKey(masterKey, 'voucher-codes')).update(id).digest();
  return formatVoucherCode(mac.subarray(0, VOUCHER_SECRET_BYTES));
}

/** The digest by which a typed code is found; null for a malformed one. */
export function voucherDigest(masterKey: Uint8Array, typed: string): Buffer | null {
  const secret = parseVoucherCode(typed);
  return secret && createHmac('sha256', derivedKey(masterKey, 'voucher-digests')).update(secret).digest();
}

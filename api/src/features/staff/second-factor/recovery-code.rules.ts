import { createHmac } from 'node:crypto';
import { decodeCrockford, encodeCrockford, groupSymbols } from '@gangway/shared/domain/codes/crockford.ts';
import { derivedKey } from '../../../lib/process/derived-key.ts';

/** How many recovery codes a user gets. */
export const RECOVERY_CODES = 10;
/** 80 bits, which are 16 symbols without a remainder. */
export const RECOVERY_CODE_BYTES = 10;
const GROUPS = [4, 4, 4, 4];

/** A recovery code as it is shown: `XXXX-XXXX-XXXX-XXXX`. */
export const writeRecoveryCode = (secret: Uint8Array): string =>
  groupSymbols(encodeCrockford(secret), GROUPS);

/** A typed recovery code; null for other text. */
export const readRecoveryCode = (typed: string): Uint8Array | null =>
  decodeCrockford(typed, RECOVERY_CODE_BYTES);

/** The digest by which a user's recovery code is found. Its key is not in the database. */
export const recoveryDigest = (masterKey: Uint8Array, userId: string, secret: Uint8Array): Buffer =>
  createHmac('sha256', derivedKey(masterKey, 'recovery-codes')).update(`${userId} `).update(secret).digest();

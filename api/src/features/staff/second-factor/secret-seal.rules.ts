import { derivedKey } from '../../../lib/process/derived-key.ts';
import { openValue, sealValue } from '../../../lib/process/sealed-value.ts';

/** The secret of a system user's second factor, sealed under the master key for this user. */
export const sealSecret = (
  masterKey: Uint8Array,
  userId: string,
  secret: Uint8Array,
  nonce: Uint8Array,
): Buffer => sealValue(derivedKey(masterKey, 'second-factors'), boundTo(userId), secret, nonce);

/** @throws Error if it was sealed for another user or under another master key. */
export function openSecret(masterKey: Uint8Array, userId: string, sealed: Uint8Array): Buffer {
  try {
    return openValue(derivedKey(masterKey, 'second-factors'), boundTo(userId), sealed);
  } catch (error) {
    throw new Error(
      `The second factor of system user ${userId} does not open with this master key: set MASTER_KEY to the one it was made with, or have an administrator reset it.`,
      { cause: error },
    );
  }
}

const boundTo = (userId: string): string => `second factor ${userId}`;

import { createPrivateKey, type KeyObject } from 'node:crypto';
import { derivedKey } from '../../lib/process/derived-key.ts';
import { openValue, sealValue } from '../../lib/process/sealed-value.ts';
import { StartError } from '../../lib/process/start-error.ts';

/** A sealed signing key that was changed, moved to another id, or sealed under another master key. */
export class UnopenedKeyError extends StartError {
  constructor(keyId: number, options?: ErrorOptions) {
    super(
      `The signing key ${keyId} does not open with this master key: set MASTER_KEY to the one it was made with. Where that one is lost, withdraw the key (npm run keys:rotate -- --withdraw ${keyId}) and have its tickets printed again.`,
      options,
    );
    this.name = 'UnopenedKeyError';
  }
}

/** An Ed25519 private key in PKCS #8, sealed under the master key for its id (R108). */
export function sealKey(
  masterKey: Uint8Array,
  keyId: number,
  privateKey: KeyObject,
  nonce: Uint8Array,
): Buffer {
  const value = privateKey.export({ format: 'der', type: 'pkcs8' });
  return sealValue(derivedKey(masterKey, 'signing-keys'), boundTo(keyId), value, nonce);
}

/** @throws UnopenedKeyError */
export function openKey(masterKey: Uint8Array, keyId: number, sealed: Uint8Array): KeyObject {
  try {
    const key = openValue(derivedKey(masterKey, 'signing-keys'), boundTo(keyId), sealed);
    return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  } catch (error) {
    throw new UnopenedKeyError(keyId, { cause: error });
  }
}

const boundTo = (keyId: number): string => `signing key ${keyId}`;

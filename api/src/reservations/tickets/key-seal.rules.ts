import { createCipheriv, createDecipheriv, createPrivateKey, type KeyObject } from 'node:crypto';
import { derivedKey } from '../../lib/process/derived-key.ts';
import { StartError } from '../../lib/process/start-error.ts';

/** Every encryption uses a new nonce of this many random bytes. */
export const NONCE_BYTES = 12;
const TAG_BYTES = 16;

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

/**
 * An Ed25519 private key under the master key: nonce 12 · the key in PKCS #8 · tag 16, with AES-256-GCM (R108). The id is
 * authenticated too, so that one row's key cannot be used as another's.
 */
export function sealKey(
  masterKey: Uint8Array,
  keyId: number,
  privateKey: KeyObject,
  nonce: Uint8Array,
): Buffer {
  const cipher = createCipheriv('aes-256-gcm', derivedKey(masterKey, 'signing-keys'), nonce);
  cipher.setAAD(boundTo(keyId));
  const sealed = cipher.update(privateKey.export({ format: 'der', type: 'pkcs8' }));
  const rest = cipher.final();
  return Buffer.concat([nonce, sealed, rest, cipher.getAuthTag()]);
}

/** @throws UnopenedKeyError */
export function openKey(masterKey: Uint8Array, keyId: number, sealed: Uint8Array): KeyObject {
  try {
    const nonce = sealed.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', derivedKey(masterKey, 'signing-keys'), nonce, {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(boundTo(keyId));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    const opened = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
    const key = Buffer.concat([opened, decipher.final()]);
    return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  } catch (error) {
    throw new UnopenedKeyError(keyId, { cause: error });
  }
}

function boundTo(keyId: number): Buffer {
  return Buffer.from(`signing key ${keyId}`);
}

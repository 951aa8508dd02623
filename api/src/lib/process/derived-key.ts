import { hkdfSync } from 'node:crypto';

/** The purposes of derived keys. A key of one purpose reveals nothing about another. */
export type KeyPurpose =
  | 'signing-keys'
  | 'order-tokens'
  | 'sandbox-notification'
  | 'sandbox-payment-link'
  | 'sandbox-refund'
  | 'human-check'
  | 'human-check-solution'
  | 'one-time-codes'
  | 'password-links'
  | 'station-codes'
  | 'officer-assertions'
  | 'passenger-lists';

/** A key of 32 bytes for one purpose, made from the master key (HKDF with SHA-256): the same whenever it is asked for. */
export function derivedKey(masterKey: Uint8Array, purpose: KeyPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', masterKey, '', `gangway ${purpose}`, 32));
}

import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

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
  | 'passenger-lists'
  | 'hold-origins'
  | 'waiting-origins'
  | 'voucher-codes'
  | 'voucher-digests'
  | 'waitlist-tokens'
  | 'known-devices'
  | 'second-factors'
  | 'recovery-codes'
  | 'backup-check';

const derived = new WeakMap<Uint8Array, Map<KeyPurpose, KeyObject>>();

/**
 * A key of 32 bytes for one purpose, derived from the master key (HKDF with SHA-256). It is deterministic, and cached because every
 * booking needs two; a KeyObject, because it is then prepared for its algorithm only once.
 */
export function derivedKey(masterKey: Uint8Array, purpose: KeyPurpose): KeyObject {
  const keys = derived.get(masterKey) ?? new Map<KeyPurpose, KeyObject>();
  derived.set(masterKey, keys);
  const key = keys.get(purpose) ?? deriveKey(masterKey, purpose);
  keys.set(purpose, key);
  return key;
}

const deriveKey = (masterKey: Uint8Array, purpose: KeyPurpose): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', masterKey, '', `gangway ${purpose}`, 32)));

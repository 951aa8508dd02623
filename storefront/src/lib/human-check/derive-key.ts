import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { DeriveKeyFunction } from 'altcha-lib';
import { deriveKey as deriveByBrowser } from 'altcha-lib/algorithms/web/pbkdf2';

const ALGORITHM = 'PBKDF2/SHA-256';
const DEFAULT_KEY_BYTES = 32;

/** PBKDF2 without the browser's cryptography, some five times slower. */
export const deriveByScript: DeriveKeyFunction = async (parameters, salt, password) => {
  const { algorithm, cost, keyLength = DEFAULT_KEY_BYTES } = parameters;
  if (algorithm !== ALGORITHM) throw new Error(`unknown algorithm: ${algorithm}`);
  return { derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }) };
};

/** Browsers offer no cryptography to sites without TLS, as on an IP address in a local network. */
export const deriveKey: DeriveKeyFunction = globalThis.crypto?.subtle ? deriveByBrowser : deriveByScript;

import { createHash } from 'node:crypto';

/** The stored digest of a queue token. The token itself has 256 random bits: its digest needs no key. */
export const queueTokenDigest = (token: string): Buffer => createHash('sha256').update(token).digest();

import { createHash } from 'node:crypto';

/** What is kept of a token of the line. The token itself has 256 random bits: its digest needs no key. */
export const queueTokenDigest = (token: string): Buffer => createHash('sha256').update(token).digest();

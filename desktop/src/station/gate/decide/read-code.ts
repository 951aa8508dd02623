import { verify } from 'node:crypto';
import { parse } from '@gangway/shared/domain/ticket-code.ts';
import type { HeldKey } from '../store/catalogue.ts';

/** What a genuine code says: the ticket that it is of, and the secret that only that ticket carries. */
export interface GenuineCode {
  ticketId: string;
  sailingId: number;
  secret: Uint8Array;
}

/** Reads a scanned code and checks its signature with the keys of the last sync (DESIGN section 6). */
export function readCode(
  text: string,
  keys: ReadonlyMap<number, HeldKey>,
): GenuineCode | { refusal: 'not-a-ticket' | 'unknown-key' | 'key-withdrawn' | 'forged' } {
  const parsed = parse(text);
  if (!parsed.ok) return { refusal: 'not-a-ticket' };
  const { keyId, ticketId, sailingId, verificationSecret: secret } = parsed.fields;
  const key = keys.get(keyId);
  if (!key) return { refusal: 'unknown-key' };
  if (key.withdrawn) return { refusal: 'key-withdrawn' };
  if (!verify(null, parsed.signedBytes, key.publicKey, parsed.signature)) return { refusal: 'forged' };
  return { ticketId, sailingId, secret };
}

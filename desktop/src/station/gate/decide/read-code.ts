import { verify } from 'node:crypto';
import { parse } from '@gangway/shared/domain/codes/ticket-code.ts';
import type { HeldKey } from '../store/catalogue.ts';

/** The content of a code: its ticket and the ticket's secret. Trustworthy only if the signature is valid. */
export interface ReadCode {
  /** The code as printed. */
  text: string;
  ticketId: string;
  sailingId: number;
  secret: Uint8Array;
  /** Checks the signature, which takes most of the time of a decision. */
  isSigned: () => boolean;
}

/** A code that cannot board by itself; under a withdrawn key with its unverified content. */
export type RefusedCode =
  | { refusal: 'not-a-ticket' | 'unknown-key' }
  | { refusal: 'key-withdrawn'; claimed: Pick<ReadCode, 'ticketId' | 'secret'> };

/** Reads a scanned code, which may be signed by one of the keys of the last sync (R108). */
export function readCode(code: string, keys: ReadonlyMap<number, HeldKey>): ReadCode | RefusedCode {
  const parsed = parse(code);
  if (!parsed.ok) return { refusal: 'not-a-ticket' };
  const { signedBytes, signature, text, fields } = parsed;
  const { keyId, ticketId, sailingId, verificationSecret: secret } = fields;
  const key = keys.get(keyId);
  if (!key) return { refusal: 'unknown-key' };
  if (key.withdrawn) return { refusal: 'key-withdrawn', claimed: { ticketId, secret } };
  const isSigned = () => verify(null, signedBytes, key.publicKey, signature);
  return { text, ticketId, sailingId, secret, isSigned };
}

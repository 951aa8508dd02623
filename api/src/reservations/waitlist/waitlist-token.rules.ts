import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../../lib/http/context.ts';
import { derivedKey } from '../../lib/process/derived-key.ts';

const UUID_LENGTH = 36;

/** The token of a party on a waiting list: its signed id. Every mail to it contains the same one. */
export function waitlistToken(deps: Keys, partyId: string): string {
  return `${partyId}.${signatureOf(deps, partyId)}`;
}

/** The party of a token; undefined for a forged token. */
export function partyOfToken(deps: Keys, token: string): string | undefined {
  const partyId = token.slice(0, UUID_LENGTH);
  const actual = Buffer.from(token.slice(UUID_LENGTH + 1));
  const expected = Buffer.from(signatureOf(deps, partyId));
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? partyId : undefined;
}

const signatureOf = (deps: Keys, partyId: string): string =>
  createHmac('sha256', derivedKey(deps.env.masterKey, 'waitlist-tokens')).update(partyId).digest('base64url');

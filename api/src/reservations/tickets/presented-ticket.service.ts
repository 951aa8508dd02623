import { verify } from 'node:crypto';
import { matchingTicketSerials } from '@gangway/shared/domain/codes/order-number.ts';
import { parse } from '@gangway/shared/domain/codes/ticket-code.ts';
import { parseVerificationCode } from '@gangway/shared/domain/codes/verification-code.ts';
import type { Connection } from '../../lib/database/database.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import { findTicketIdBySerial } from './boarding.repository.ts';
import { findSigningKey } from './signing-keys.service.ts';

/**
 * A presented ticket before it is looked up: the ticket id with the secret that only a genuine one has (null if the
 * typed code is malformed), or why it is invalid. A member of a party presents no ticket: another one of the same order
 * was presented.
 */
export type Presented =
  | { ticketId: string; secret: Uint8Array | null }
  | { ticketId: string; partyOf: string }
  | { refusal: 'not-a-ticket' | 'forged' | 'key-withdrawn' | 'not-found' };

/** Reads a scanned code and checks its signature (R108). A signature by an unknown key is not ours. */
export async function presentedByCode(db: Connection, code: string): Promise<Presented> {
  const parsed = parse(code);
  if (!parsed.ok) return { refusal: 'not-a-ticket' };
  const key = await findSigningKey(db, parsed.fields.keyId);
  if (key?.withdrawn) return { refusal: 'key-withdrawn' };
  if (!key || !verify(null, parsed.signedBytes, key.publicKey, parsed.signature))
    return { refusal: 'forged' };
  return { ticketId: parsed.fields.ticketId, secret: parsed.fields.verificationSecret };
}

const uuidShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads a ticket id or serial and the verification code, both as typed. */
export async function presentedByTyping(
  db: Connection,
  ticketIdOrSerial: string,
  verificationCode: string,
): Promise<Presented> {
  const ticketId = await findTicketIdByText(db, ticketIdOrSerial);
  if (!ticketId) return { refusal: 'not-found' };
  return { ticketId, secret: parseVerificationCode(verificationCode) };
}

/** The ticket with the typed id or serial, in any notation. */
export async function findTicketIdByText(
  db: Connection,
  ticketIdOrSerial: string,
): Promise<string | undefined> {
  return uuidShape.test(ticketIdOrSerial)
    ? ticketIdOrSerial.toLowerCase()
    : findTicketIdBySerial(db, matchingTicketSerials(ticketIdOrSerial, (await loadSettings(db)).orderPrefix));
}

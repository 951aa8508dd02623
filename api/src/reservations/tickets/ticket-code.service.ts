import { type KeyObject, sign } from 'node:crypto';
import { assemble, encodeUnsigned, type TicketCodeFields } from '@gangway/shared/domain/codes/ticket-code.ts';
import type { Data, Keys } from '../../lib/http/context.ts';
import { printingKeyId, privateKey } from './signing-keys.service.ts';

/** The fields of a ticket's row that its code contains. */
export interface SignedTicket {
  id: string;
  sailing_id: number;
  signing_key_id: number;
  verification_secret: Uint8Array;
}

// Cached, because opening a key reads a row and derives a key, and most tickets use the same one. Also keyed by database, because
// key 1 of one database is not that of another.
const opened = new WeakMap<object, Map<number, KeyObject>>();

/**
 * The code in a ticket's QR, `GW1:…` (R108), signed on demand. Ed25519 is deterministic: the code stays the same until its key is
 * withdrawn.
 */
export async function ticketCode(deps: Data & Keys, ticket: SignedTicket): Promise<string> {
  const [code] = await ticketCodes(deps, [ticket]);
  return code as string;
}

/** The same for many tickets, in their order. */
export async function ticketCodes(deps: Data & Keys, tickets: readonly SignedTicket[]): Promise<string[]> {
  const printing = new Map<number, { keyId: number; key: KeyObject }>();
  for (const soldUnder of new Set(tickets.map(ticket => ticket.signing_key_id))) {
    const keyId = await printingKeyId(deps.db, soldUnder);
    printing.set(soldUnder, { keyId, key: await openedKey(deps, keyId) });
  }
  return tickets.map(ticket => {
    const { keyId, key } = printing.get(ticket.signing_key_id) as { keyId: number; key: KeyObject };
    const { id: ticketId, sailing_id: sailingId, verification_secret: verificationSecret } = ticket;
    return signedCode({ keyId, ticketId, sailingId, verificationSecret }, key);
  });
}

async function openedKey(deps: Data & Keys, keyId: number): Promise<KeyObject> {
  const keys = opened.get(deps.db) ?? new Map<number, KeyObject>();
  opened.set(deps.db, keys);
  const key = keys.get(keyId) ?? (await privateKey(deps, keyId));
  keys.set(keyId, key);
  return key;
}

/** Signs the fields and writes them as the text of a QR. */
export function signedCode(fields: TicketCodeFields, key: KeyObject): string {
  return assemble(fields, sign(null, encodeUnsigned(fields), key));
}

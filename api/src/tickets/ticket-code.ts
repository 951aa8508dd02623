import { type KeyObject, sign } from 'node:crypto';
import { assemble, encodeUnsigned, type TicketCodeFields } from '@gangway/shared/domain/ticket-code.ts';
import type { Deps } from '../lib/context.ts';
import { printingKeyId, privateKey } from './signing-keys.service.ts';

/** What of a ticket's row goes into its code. */
export interface SignedTicket {
  id: string;
  sailing_id: number;
  signing_key_id: number;
  verification_secret: Uint8Array;
}

// Opening a key reads a row and derives a key; a family's tickets, and the next family's, take the same one. Keyed by
// database as well, because key 1 of one database is not that of another.
const opened = new WeakMap<object, Map<number, KeyObject>>();

/**
 * The code in a ticket's QR, `GW1:…` (DESIGN section 6), signed on demand; Ed25519 gives the same one each time, until its
 * key is withdrawn.
 */
export async function ticketCode(
  deps: Pick<Deps, 'db'> & { env: Pick<Deps['env'], 'masterKey'> },
  ticket: SignedTicket,
): Promise<string> {
  const keys = opened.get(deps.db) ?? new Map<number, KeyObject>();
  opened.set(deps.db, keys);
  const keyId = await printingKeyId(deps.db, ticket.signing_key_id);
  const key = keys.get(keyId) ?? (await privateKey(deps, keyId));
  keys.set(keyId, key);
  return signedCode(
    {
      keyId,
      ticketId: ticket.id,
      sailingId: ticket.sailing_id,
      verificationSecret: ticket.verification_secret,
    },
    key,
  );
}

/** Signs the fields and writes them as the text of a QR. */
export function signedCode(fields: TicketCodeFields, key: KeyObject): string {
  return assemble(fields, sign(null, encodeUnsigned(fields), key));
}

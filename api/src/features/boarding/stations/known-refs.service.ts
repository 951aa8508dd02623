import { ticketRefOf } from '@gangway/shared/node/gate-seal.ts';

/** Enough for several ships at once; each entry takes about 200 bytes. */
const MOST = 50_000;
const refs = new Map<string, string>();

/**
 * The ref of a ticket's id, cached: while a ship boards, every gate receives every ticket, and hashing the same ids for each gate
 * was a sixth of the server's work.
 */
export function knownRefOf(ticketId: string): string {
  const ref = refs.get(ticketId) ?? ticketRefOf(ticketId);
  if (refs.size >= MOST) refs.clear();
  refs.set(ticketId, ref);
  return ref;
}

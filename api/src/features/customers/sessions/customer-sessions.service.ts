import type { CustomerSession } from '@gangway/shared/contract/people/accounts.ts';
import { deviceOf } from '../../../accounts/sessions/device.rules.ts';
import {
  endSessionOf,
  findLiveSessionsOf,
  markSessionsOfOwnerEnded,
} from '../../../accounts/sessions/session.repository.ts';
import type { CustomerCaller } from '../../../lib/caller.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Data } from '../../../lib/http/context.ts';

/** A customer's sessions, last used first; the session of the call is marked. */
export async function readSessions({ db, clock }: Data, caller: CustomerCaller): Promise<CustomerSession[]> {
  const rows = await findLiveSessionsOf(db, caller.id, clock.now());
  return rows.map(row => ({
    id: row.id,
    device: deviceOf(row.user_agent),
    address: row.address,
    signedInAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    current: row.token_hash.equals(caller.tokenHash),
  }));
}

/**
 * Ends one session of a customer. For the session of the call this equals a logout.
 *
 * @throws AppError `not-found` for a session that is over, or another customer's.
 */
export async function signOutElsewhere(
  { db, clock }: Data,
  caller: CustomerCaller,
  id: string,
): Promise<void> {
  const ended = await endSessionOf(db, { id, customerId: caller.id, here: caller.tokenHash }, clock.now());
  if (!ended) throw new AppError('not-found');
}

/** Ends all sessions of a customer except the current one. Returns how many. */
export function signOutOthers({ db, clock }: Data, caller: CustomerCaller): Promise<number> {
  const owner = { customerId: caller.id };
  return markSessionsOfOwnerEnded(db, owner, 'elsewhere', clock.now(), caller.tokenHash);
}

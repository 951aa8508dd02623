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

/** Where a customer is signed in, last used first; the session of the call is marked. */
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
 * Signs a customer out on one device; ending the session of the call is as good as logging out.
 *
 * @throws AppError `not-found` for a session that is over, or another's.
 */
export async function signOutElsewhere(
  { db, clock }: Data,
  caller: CustomerCaller,
  id: string,
): Promise<void> {
  const ended = await endSessionOf(db, { id, customerId: caller.id, here: caller.tokenHash }, clock.now());
  if (!ended) throw new AppError('not-found');
}

/** Signs a customer out everywhere but here; gives how many sessions that ended. */
export function signOutOthers({ db, clock }: Data, caller: CustomerCaller): Promise<number> {
  const owner = { customerId: caller.id };
  return markSessionsOfOwnerEnded(db, owner, 'elsewhere', clock.now(), caller.tokenHash);
}

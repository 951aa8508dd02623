import type { StaffSession } from '@gangway/shared/contract/people/staff.ts';
import { deviceOf } from '../../accounts/sessions/device.rules.ts';
import {
  findLiveStaffSessions,
  lockStaffSession,
  markSessionEnded,
} from '../../accounts/sessions/session.repository.ts';
import { actorOf, type StaffCaller } from '../../lib/caller.ts';
import { writeAudit } from '../../lib/database/audit.repository.ts';
import { inTransaction } from '../../lib/database/database.ts';
import { requireFound } from '../../lib/errors.ts';
import type { Data } from '../../lib/http/context.ts';
import { checkPermission } from '../../lib/http/permission.ts';

/** The sessions of all system users, or of the caller alone, last used first. */
export async function readStaffSessions(
  { db, clock }: Data,
  caller: StaffCaller,
  whose: 'all' | 'own',
): Promise<StaffSession[]> {
  const rows = await findLiveStaffSessions(db, clock.now(), whose === 'own' ? caller.id : undefined);
  return rows.map(row => {
    const { browser, system } = deviceOf(row.user_agent);
    return {
      id: row.id,
      user: { id: row.user_id, username: row.username, name: row.name },
      station: row.station,
      device: { browser, system },
      address: row.address,
      signedInAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
      current: row.token_hash.equals(caller.tokenHash),
    };
  });
}

/**
 * Ends one session: its token is refused from then on, and later gate actions of its officer no longer count. For the caller's
 * own this equals a logout.
 *
 * @throws AppError `not-found`, `not-permitted` for another's without `staff.manage`
 */
export async function endStaffSession({ db, clock }: Data, caller: StaffCaller, id: string): Promise<void> {
  await inTransaction({ db, clock }, actorOf(caller), async trx => {
    const session = requireFound(await lockStaffSession(trx, id, clock.now()));
    const isOwn = session.system_user_id === caller.id;
    if (!isOwn) checkPermission(caller, 'staff.manage');
    const reason = session.token_hash.equals(caller.tokenHash)
      ? 'signed-out'
      : isOwn
        ? 'elsewhere'
        : 'by-administrator';
    await markSessionEnded(trx, session.token_hash, reason, clock.now());
    const entityId = session.system_user_id ?? '';
    await writeAudit(trx, {
      entity: 'system_users',
      entityId,
      action: 'session-ended',
      detail: { session: id },
    });
  });
}

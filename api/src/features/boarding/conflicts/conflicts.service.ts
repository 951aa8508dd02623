import type {
  ConflictResolution,
  ConflictsResolution,
  ConflictsResolved,
  GateConflict,
  GateConflictsQuery,
} from '@gangway/shared/contract/office/gate/gate.ts';
import { actorOf, type StaffCaller } from '../../../lib/caller.ts';
import { writeAudit } from '../../../lib/database/audit.repository.ts';
import { type Connection, inTransaction } from '../../../lib/database/database.ts';
import { pageOf } from '../../../lib/database/paging.ts';
import { AppError, requireFound } from '../../../lib/errors.ts';
import type { Data } from '../../../lib/http/context.ts';
import {
  countConflicts,
  findConflict,
  findConflicts,
  lockConflict,
  lockConflicts,
  resolveConflicts,
} from './conflicts.repository.ts';

/** One page of the inbox. */
export async function pageConflicts(db: Connection, query: GateConflictsQuery) {
  const [items, total] = await Promise.all([findConflicts(db, query), countConflicts(db, query)]);
  return pageOf({ items, total }, query);
}

/**
 * Records a supervisor's finding, once (invariant I7). The scans stay unchanged: a boarding is undone, or made after all, by a
 * scan at a gate.
 *
 * @throws AppError `not-found`, `conflict-resolved`
 */
export function settleConflict(
  deps: Data,
  caller: StaffCaller,
  id: string,
  { finding, reason }: ConflictResolution,
): Promise<GateConflict> {
  return inTransaction(deps, actorOf(caller), async trx => {
    const conflict = requireFound(await lockConflict(trx, id));
    if (conflict.status === 'resolved') throw new AppError('conflict-resolved');
    await resolveConflicts(trx, [id], { finding, reason, at: deps.clock.now(), by: caller.id });
    const detail = { finding, reason };
    await writeAudit(trx, { entity: 'boarding_conflicts', entityId: id, action: 'resolved', detail });
    return (await findConflict(trx, id)) as GateConflict;
  });
}

/**
 * Resolves many conflicts with one finding and one reason, each with its own audit entry. Conflicts that were resolved meanwhile
 * stay unchanged.
 *
 * @throws AppError `not-found` where one of them does not exist
 */
export function settleConflicts(
  deps: Data,
  caller: StaffCaller,
  { ids, finding, reason }: ConflictsResolution,
): Promise<ConflictsResolved> {
  return inTransaction(deps, actorOf(caller), async trx => {
    const requestedIds = [...new Set(ids)];
    const conflicts = await lockConflicts(trx, requestedIds);
    if (conflicts.length < requestedIds.length) throw new AppError('not-found');
    const open = conflicts.filter(({ status }) => status === 'open').map(({ id }) => id);
    if (open.length > 0)
      await resolveConflicts(trx, open, { finding, reason, at: deps.clock.now(), by: caller.id });
    const detail = { finding, reason };
    for (const entityId of open)
      await writeAudit(trx, { entity: 'boarding_conflicts', entityId, action: 'resolved', detail });
    return { resolved: open.length, alreadyResolved: requestedIds.length - open.length };
  });
}

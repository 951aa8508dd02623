import { inTransaction } from '../../lib/database/database.ts';
import type { Deps } from '../../lib/http/context.ts';
import { lockInventory } from '../state/order-lock.repository.ts';
import { findSailingsWithOverdueHolds } from './hold-expiry.repository.ts';
import { EXPIRY_ACTOR, releaseOverdueHolds } from './hold-expiry.service.ts';

/** The job behind every hold: cancels overdue orders, a sailing a transaction. */
export async function expireHolds(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = deps.clock.now();
  for (const sailingId of await findSailingsWithOverdueHolds(deps.db, now))
    await inTransaction(deps, EXPIRY_ACTOR, async trx => {
      await lockInventory(trx, sailingId);
      await releaseOverdueHolds(trx, sailingId, now);
    });
}

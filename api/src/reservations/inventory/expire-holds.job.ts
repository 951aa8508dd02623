import { inTransaction } from '../../lib/database/database.ts';
import type { Data } from '../../lib/http/context.ts';
import { findSailingsWithOverdueHolds } from '../orders/order-locks.repository.ts';
import { EXPIRY_ACTOR, releaseOverdueHolds } from './hold-expiry.service.ts';
import { lockInventory } from './inventory.repository.ts';
import { findSailingsWithOverdueOffers } from './place-offers.repository.ts';

/** The job that releases holds: cancels overdue orders and ends overdue offers, one sailing per transaction. */
export async function expireHolds(deps: Data): Promise<void> {
  const now = deps.clock.now();
  const orders = await findSailingsWithOverdueHolds(deps.db, now);
  const offers = await findSailingsWithOverdueOffers(deps.db, now);
  for (const sailingId of new Set([...orders, ...offers]))
    await inTransaction(deps, EXPIRY_ACTOR, async trx => {
      await lockInventory(trx, sailingId);
      await releaseOverdueHolds(trx, sailingId, now);
    });
}

import type {
  OfficeSailingDetail,
  SailingCancel,
} from '@gangway/shared/contract/office/sailings/sailings.ts';
import { canTransition } from '@gangway/shared/domain/states/transitions.ts';
import { readOfficeSailing } from '../../features/sailings/office/office-sailings.service.ts';
import { actorOf, type StaffCaller } from '../../lib/caller.ts';
import { writeAudit } from '../../lib/database/audit.repository.ts';
import { inTransaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import type { Deps } from '../../lib/http/context.ts';
import { findBookings } from '../../reservations/sailings/sailing-facts.repository.ts';
import { lockSailing, setSailingStatus } from '../../reservations/sailings/sailing-status.repository.ts';
import { lockInventory } from '../../reservations/state/order-lock.repository.ts';
import { insertCancellation } from './sailing-cancellations.repository.ts';

/**
 * Cancels a sailing. It can no longer be booked, and its orders are refunded by the job `cancel-sailings`, whose
 * progress is stored with the sailing.
 *
 * @throws AppError `sailing-not-found`, `sailing-state`, also once it should have arrived
 */
export function cancelSailing(
  deps: Deps,
  caller: StaffCaller,
  id: number,
  { reason, note }: SailingCancel,
): Promise<OfficeSailingDetail> {
  return inTransaction(deps, actorOf(caller), async trx => {
    const sailing = await lockSailing(trx, id);
    const now = deps.clock.now();
    if (!canTransition('sailing', sailing.status, 'canceled') || sailing.arrives_at <= now)
      throw new AppError('sailing-state', { params: { status: sailing.status } });
    await setSailingStatus(trx, id, 'canceled');
    // Waits for transactions that hold its places; later ones find it canceled (migration 0008).
    await lockInventory(trx, id);
    const { orders, passengers, refundSen } = await findBookings(trx, id);
    await insertCancellation(trx, {
      sailingId: id,
      reason,
      note,
      requestedBy: caller.id,
      requestedAt: now,
      orders,
    });
    await writeAudit(trx, {
      entity: 'sailings',
      entityId: String(id),
      action: 'canceled',
      detail: { reason, note, orders, passengers, refundSen },
    });
    await deps.jobs.enqueue(trx, 'cancel-sailings', {});
    return readOfficeSailing(deps, trx, id);
  });
}

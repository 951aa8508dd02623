import { catalogueId, instant } from '@gangway/shared/contract/base/primitives.ts';
import {
  type DisruptionReason,
  disruptionReasons,
} from '@gangway/shared/contract/office/sailings/sailings.ts';
import { z } from 'zod';
import { type Database, inTransaction, type Transaction } from '../../../lib/database/database.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { findLiveOrderIds } from '../../../reservations/orders/live-orders.repository.ts';

const ACTOR = 'system:notify-departure-change';
const BATCH = 200;

/** Job data are strings; `after` is the order that was told last. */
const announcement = z.object({
  sailingId: catalogueId,
  departedAt: instant,
  departsAt: instant,
  reason: z.enum(disruptionReasons),
  move: z.string().optional(),
  after: z.string().default(''),
});

/** Has everybody who booked a sailing told that it leaves at another time, once this transaction is done. */
export async function enqueueDepartureChange(
  trx: Transaction<Database>,
  { jobs, ids }: Pick<Deps, 'jobs' | 'ids'>,
  sailing: { id: number; departedAt: Date; departsAt: Date },
  reason: DisruptionReason,
): Promise<void> {
  await jobs.enqueue(trx, 'notify-departure-change', {
    sailingId: String(sailing.id),
    departedAt: sailing.departedAt.toISOString(),
    departsAt: sailing.departsAt.toISOString(),
    reason,
    move: ids.uuid(),
  });
}

/**
 * Handler of the job `notify-departure-change`: calls for a mail an order, a batch a transaction, which also calls for the next
 * batch. So a crash leaves nobody out. What is not news to them by then is not sent (processes/notify/sailing-moved-mail.service.ts).
 */
export async function notifyDepartureChange(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  data: Record<string, string>,
): Promise<void> {
  const { sailingId, after, ...times } = announcement.parse(data);
  await inTransaction(deps, ACTOR, async trx => {
    const orderIds = await findLiveOrderIds(trx, sailingId, { after, most: BATCH });
    for (const orderId of orderIds)
      await deps.jobs.enqueue(trx, 'send-mail', { kind: 'sailing-moved', orderId, ...times });
    const last = orderIds.at(-1);
    if (last && orderIds.length === BATCH)
      await deps.jobs.enqueue(trx, 'notify-departure-change', { ...data, after: last });
  });
}

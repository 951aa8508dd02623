/*
 * Announcements to all orders of a sailing whose departure, gate or ship was changed: a mail each, or a call where no mail can
 * arrive.
 *
 * May import: operator, reservations/orders, reservations/worklist.
 */

import { catalogueId, instant } from '@gangway/shared/contract/base/primitives.ts';
import {
  type DisruptionReason,
  disruptionReasons,
} from '@gangway/shared/contract/office/sailings/sailings.ts';
import { z } from 'zod';
import { type Database, inTransaction, type Transaction } from '../../lib/database/database.ts';
import type { Work } from '../../lib/http/context.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import { findLiveOrderIds } from '../orders/order-locks.repository.ts';
import { noteMovedDeparture } from '../orders/orders.repository.ts';
import { requestCalls } from '../worklist/worklist.repository.ts';

const ACTOR = 'system:notify-departure-change';
const BATCH = 200;

/** Job data are strings; `after` is the last notified order. */
const announcement = z.object({
  sailingId: catalogueId,
  departedAt: instant,
  departsAt: instant,
  reason: z.enum(disruptionReasons),
  move: z.string().optional(),
  after: z.string().default(''),
});

/**
 * Adds a changed departure to the history of every order of a sailing (R270), and enqueues notifications to their contacts, in
 * this transaction. The caller holds the sailing's lock.
 */
export async function enqueueDepartureChange(
  trx: Transaction<Database>,
  { jobs, ids }: Work,
  sailing: { id: number; departedAt: Date; departsAt: Date },
  reason: DisruptionReason,
): Promise<void> {
  const { longDelayMinutes, boardingClosesMinutes } = await loadSettings(trx);
  await noteMovedDeparture(trx, {
    sailingId: sailing.id,
    departedAt: sailing.departedAt,
    departsAt: sailing.departsAt,
    longMinutes: longDelayMinutes,
    freeUntil: new Date(sailing.departsAt.getTime() - boardingClosesMinutes * 60_000),
  });
  await jobs.enqueue(trx, 'notify-departure-change', {
    sailingId: String(sailing.id),
    departedAt: sailing.departedAt.toISOString(),
    departsAt: sailing.departsAt.toISOString(),
    reason,
    move: ids.uuid(),
  });
}

/**
 * Handler of the job `notify-departure-change`: enqueues a mail per order, or a call if it has no address, one batch per
 * transaction, which also enqueues the next batch, so that a crash skips none. An outdated mail is not sent
 * (api/src/mail/departure-change-mail.service.ts).
 */
export async function notifyDepartureChange(deps: Work, data: Record<string, string>): Promise<void> {
  const { sailingId, after, ...times } = announcement.parse(data);
  await inTransaction(deps, ACTOR, async trx => {
    const orderIds = await findLiveOrderIds(trx, sailingId, { after, most: BATCH });
    for (const orderId of orderIds)
      await deps.jobs.enqueue(trx, 'send-mail', { kind: 'sailing-moved', orderId, ...times });
    await requestCalls(trx, { sailingId, orderIds, about: 'delayed', at: deps.clock.now() });
    const last = orderIds.at(-1);
    if (last && orderIds.length === BATCH)
      await deps.jobs.enqueue(trx, 'notify-departure-change', { ...data, after: last });
  });
}

import { catalogueId } from '@gangway/shared/contract/base/primitives.ts';
import { disruptionReasons } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { z } from 'zod';
import { type Database, inTransaction, type Transaction } from '../../lib/database/database.ts';
import type { Work } from '../../lib/http/context.ts';
import { findLiveOrderIds } from '../orders/order-locks.repository.ts';
import { requestCalls } from '../worklist/worklist.repository.ts';

const ACTOR = 'system:notify-voyage-change';
const BATCH = 200;

const gateChange = z.object({ what: z.literal('gate'), gate: z.string() });
const shipChange = z.object({
  what: z.literal('ship'),
  shipId: z.string(),
  was: z.string(),
  reason: z.enum(disruptionReasons),
});

/** Job data are strings; `after` is the last notified order. */
const job = z.intersection(
  z.object({ sailingId: catalogueId, change: z.string(), after: z.string().default('') }),
  z.union([gateChange, shipChange]),
);

type Announcement = z.infer<typeof gateChange> | z.infer<typeof shipChange>;

/** Enqueues mails about another gate or ship to every contact of a sailing, in this transaction. */
export async function enqueueVoyageChange(
  trx: Transaction<Database>,
  { jobs, ids }: Work,
  sailingId: number,
  announcement: Announcement,
): Promise<void> {
  await jobs.enqueue(trx, 'notify-voyage-change', {
    sailingId: String(sailingId),
    change: ids.uuid(),
    ...announcement,
  });
}

/**
 * Handler of the job `notify-voyage-change`: enqueues a mail per order, or a call if it has no address, one batch per
 * transaction, which also enqueues the next batch, so that a crash skips none. An outdated mail is not sent.
 */
export async function notifyVoyageChange(deps: Work, data: Record<string, string>): Promise<void> {
  const { sailingId, after, change, ...news } = job.parse(data);
  await inTransaction(deps, ACTOR, async trx => {
    const orderIds = await findLiveOrderIds(trx, sailingId, { after, most: BATCH });
    for (const orderId of orderIds)
      await deps.jobs.enqueue(
        trx,
        'send-mail',
        news.what === 'gate'
          ? { kind: 'gate-changed', orderId, gate: news.gate, change }
          : {
              kind: 'ship-changed',
              orderId,
              shipId: news.shipId,
              was: news.was,
              reason: news.reason,
              change,
            },
      );
    await requestCalls(trx, { sailingId, orderIds, about: news.what, at: deps.clock.now() });
    const last = orderIds.at(-1);
    if (last && orderIds.length === BATCH)
      await deps.jobs.enqueue(trx, 'notify-voyage-change', { ...data, after: last });
  });
}

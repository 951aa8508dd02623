import { writeAudits } from '../../lib/database/audit.repository.ts';
import { inTransaction } from '../../lib/database/database.ts';
import type { Work } from '../../lib/http/context.ts';
import {
  completeMessage,
  findOpenMessage,
  noteTold,
} from '../../reservations/orders/guest-messages.repository.ts';
import { findLiveOrderIds } from '../../reservations/orders/order-locks.repository.ts';

/** Orders per transaction. */
const BATCH = 100;

/**
 * Handler of the job `tell-guests`: enqueues a mail for each live order of a message's sailing and adds it to the order's
 * history, one batch per transaction. Orders that are recorded as notified are skipped, so that a crash leaves out none and
 * notifies none twice.
 */
export async function tellGuests(deps: Work, { messageId = '' }: Record<string, string>): Promise<void> {
  let after: string | undefined = '';
  while (after !== undefined) after = await tellBatch(deps, messageId, after);
}

/** @returns the last order of the batch; undefined where there are no more. */
function tellBatch(deps: Work, messageId: string, after: string): Promise<string | undefined> {
  return inTransaction(deps, 'system:tell-guests', async trx => {
    const message = await findOpenMessage(trx, messageId);
    if (!message) return undefined;
    const now = deps.clock.now();
    const orderIds = await findLiveOrderIds(trx, message.sailingId, { after, most: BATCH });
    const notifiedIds = await noteTold(trx, messageId, orderIds, now);
    for (const orderId of notifiedIds)
      await deps.jobs.enqueue(trx, 'send-mail', { kind: 'guest-message', orderId, messageId });
    await writeAudits(
      trx,
      notifiedIds.map(orderId => ({
        entity: 'orders',
        entityId: orderId,
        action: 'told',
        detail: { subject: message.subject },
      })),
    );
    const last = orderIds.at(-1);
    if (last && orderIds.length === BATCH) return last;
    await completeMessage(trx, messageId, now);
    return undefined;
  });
}

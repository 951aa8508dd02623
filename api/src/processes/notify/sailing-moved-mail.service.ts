import { inTransaction } from '../../lib/database/database.ts';
import type { Deps } from '../../lib/http/context.ts';
import {
  lockNotifiedDeparture,
  setNotifiedDeparture,
} from '../../reservations/orders/notified-departure.repository.ts';
import type { AddressedMail } from './addressed-mail.types.ts';
import type { SailingMovedJob } from './mail-job.types.ts';
import { orderMail } from './order-mail.service.ts';

const ACTOR = 'system:send-mail';

/**
 * Sends the mail about a move of its sailing to an order's contact, where they do not know the departure yet. A sailing
 * may be moved twice before the first mail has left, or back again, and mails may be tried again in another order than
 * they were asked for. So the newest time counts: a move that another has overtaken is left to that one's mail, and this
 * says what they knew before and not what lay between. Mails of one order wait for each other, and the second finds that
 * the first has told it. Where `send` throws they know no more than before.
 *
 * @returns whether there was anything to say.
 */
export function sendSailingMoved(
  deps: Deps,
  job: SailingMovedJob,
  send: (mail: AddressedMail) => Promise<void>,
): Promise<boolean> {
  return inTransaction(deps, ACTOR, async trx => {
    const notified = await lockNotifiedDeparture(trx, job.orderId);
    const knownDeparture = notified?.toISOString() ?? job.departedAt;
    const mail = await orderMail({ ...deps, db: trx }, { ...job, departedAt: knownDeparture });
    if (!mail) return false;
    await send(mail);
    await setNotifiedDeparture(trx, job.orderId, new Date(job.departsAt));
    return true;
  });
}

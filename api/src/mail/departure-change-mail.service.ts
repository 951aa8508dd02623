import { inTransaction } from '../lib/database/database.ts';
import type { Deps } from '../lib/http/context.ts';
import { lockNotifiedDeparture, setNotifiedDeparture } from '../reservations/orders/orders.repository.ts';
import type { AddressedMail } from './addressed-mail.types.ts';
import type { SailingMovedJob } from './mail-job.types.ts';
import { orderMail } from './order-mail.service.ts';

const ACTOR = 'system:send-mail';

/**
 * Mails an order's contact about a changed departure, unless they know it already. A sailing may be changed twice before the
 * first mail is sent, or back again, and mails may be retried in another sequence. So the newest time counts: an outdated change
 * is left to the later one's mail, which contains the last notified time and no intermediate one. Mails of one order are
 * serialized, and the second finds that the first has notified it. If `send` throws, the notified time is unchanged.
 *
 * @returns whether a mail was sent.
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

import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { ResendResult } from '@gangway/shared/contract/office/orders/orders.ts';
import { actorOf, type Caller } from '../../../lib/caller.ts';
import { writeAudit } from '../../../lib/database/audit.repository.ts';
import { type Database, inTransaction, type Transaction } from '../../../lib/database/database.ts';
import { attempt } from '../../../lib/database/savepoint.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Work } from '../../../lib/http/context.ts';
import { failureEnvelope } from '../../../lib/http/failure.ts';
import { requireOrder } from '../../../reservations/order-views/office-order.service.ts';
import { hasGoodTickets } from '../../../reservations/order-views/order-view.service.ts';

/** Sends the e-ticket mails again, each order independently; refused ones have a reason. */
export async function resendConfirmations(
  deps: Work,
  caller: Caller,
  numbers: readonly string[],
  language: Language,
): Promise<ResendResult> {
  const results = await inTransaction(deps, actorOf(caller), async trx => {
    const results: ResendResult['results'] = [];
    for (const number of numbers) {
      const sent = await attempt(trx, () => resend(trx, deps, number));
      if (sent.ok) results.push({ ok: true, number, email: sent.data });
      else {
        const { msg, data } = failureEnvelope(sent.refusal, language);
        results.push({ ok: false, number, error: data.error, message: msg });
      }
    }
    return results;
  });
  return { success: results.filter(({ ok }) => ok).length, total: results.length, results };
}

/** @throws AppError `order-not-found`, `ticket-not-found` where no ticket is valid, `no-email` */
async function resend(trx: Transaction<Database>, { ids, jobs }: Work, number: string): Promise<string> {
  const order = await requireOrder(trx, number);
  if (!hasGoodTickets(order.status)) throw new AppError('ticket-not-found');
  if (!order.contact_email) throw new AppError('no-email');
  await jobs.enqueue(trx, 'send-mail', { kind: 'order-paid', orderId: order.id, again: ids.uuid() });
  await writeAudit(trx, { entity: 'orders', entityId: order.id, action: 'confirmation-resent' });
  return order.contact_email;
}

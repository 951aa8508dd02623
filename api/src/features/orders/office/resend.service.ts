import type { ResendResult } from '@gangway/shared/contract/office/orders.ts';
import type { Language } from '@gangway/shared/contract/vocabulary.ts';
import { writeAudit } from '../../../lib/database/audit.repository.ts';
import type { Database, Transaction } from '../../../lib/database/database.ts';
import { attempt } from '../../../lib/database/savepoint.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { failureEnvelope } from '../../../lib/http/failure.ts';
import { orderIdOf } from '../../../reservations/orders/office-order.service.ts';
import { hasGoodTickets } from '../../../reservations/orders/order-view.service.ts';

/** Sends the mail with the e-tickets once more, each order for itself: one that is refused says why. */
export async function resendConfirmations(
  trx: Transaction<Database>,
  deps: Pick<Deps, 'ids' | 'jobs'>,
  numbers: readonly string[],
  language: Language,
): Promise<ResendResult> {
  const results: ResendResult['results'] = [];
  for (const number of numbers) {
    const sent = await attempt(trx, () => resend(trx, deps, number));
    if (sent.ok) results.push({ ok: true, number, email: sent.data });
    else {
      const { msg, data } = failureEnvelope(sent.refusal, language);
      results.push({ ok: false, number, error: data.error, message: msg });
    }
  }
  return { success: results.filter(({ ok }) => ok).length, total: results.length, results };
}

/** @throws AppError `order-not-found`, `ticket-not-found` where none is good, `no-email` */
async function resend(
  trx: Transaction<Database>,
  { ids, jobs }: Pick<Deps, 'ids' | 'jobs'>,
  number: string,
): Promise<string> {
  const orderId = await orderIdOf(trx, number);
  const order = await trx
    .selectFrom('orders')
    .select(['status', 'contact_email'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (!hasGoodTickets(order.status)) throw new AppError('ticket-not-found');
  if (!order.contact_email) throw new AppError('no-email');
  await jobs.enqueue(trx, 'send-mail', { kind: 'order-paid', orderId, again: ids.uuid() });
  await writeAudit(trx, { entity: 'orders', entityId: orderId, action: 'confirmation-resent' });
  return order.contact_email;
}

import type { PaymentProvider } from '@gangway/shared/contract/base/vocabulary.ts';
import type { MoneyNews } from '../../features/payments/providers/provider.types.ts';
import { hearOfRefund } from '../../features/payments/refunds.service.ts';
import { writeAudit } from '../../lib/database/audit.repository.ts';
import { type Database, inTransaction, type Transaction } from '../../lib/database/database.ts';
import type { Deps } from '../../lib/http/context.ts';
import { lockPayment } from '../../reservations/payments/payments.repository.ts';
import { insertNotification, isToldAlready } from './notifications.repository.ts';

/**
 * Applies what a gateway reports about money that was paid before, once (I5). It is added to the history of the payment's orders,
 * and the payment is marked for review (R333). Nothing is refunded automatically: staff decide. If the report concerns one of our
 * refunds, its job asks for the outcome; a refund that came back after success is owed again.
 */
export async function takeMoneyNews(deps: Deps, provider: PaymentProvider, news: MoneyNews): Promise<void> {
  await inTransaction(deps, `system:notify-${provider}`, async trx => {
    const payment = await lockPayment(trx, news.paymentId);
    const isOurs = payment?.provider === provider;
    const isNew = await insertNotification(trx, {
      provider,
      eventReference: news.eventReference,
      paymentId: isOurs ? news.paymentId : null,
      claims: 'succeeded',
      at: deps.clock.now(),
    });
    if (isNew && isOurs) await tell(trx, deps, news);
  });
}

async function tell(trx: Transaction<Database>, deps: Deps, moneyNews: MoneyNews): Promise<void> {
  const { paymentId, amountSen, reference, reason = '', eventReference: event } = moneyNews;
  const news = await newsFor(trx, deps, moneyNews);
  if (!news || (await isToldAlready(trx, { paymentId, news, amountSen, reference }))) return;
  deps.log.error({ payment: paymentId, news, amountSen, reference }, 'money moved at the gateway');
  const detail = { amountSen, reference, reason, event };
  await writeAudit(trx, { entity: 'payments', entityId: paymentId, action: news, detail });
}

/** What staff need to know about it; undefined if it had no effect. */
async function newsFor(
  trx: Transaction<Database>,
  deps: Deps,
  { news, refundId, reference }: MoneyNews,
): Promise<Exclude<MoneyNews['news'], 'refund-settled'> | undefined> {
  if (!refundId) return news === 'refund-settled' ? undefined : news;
  const failure =
    news === 'refund-failed-later'
      ? `failed at the gateway after it had succeeded (${reference})`
      : undefined;
  const heard = await hearOfRefund(trx, deps, refundId, failure);
  return heard && (heard === 'gone-twice' ? 'refunded-elsewhere' : 'refund-failed-later');
}

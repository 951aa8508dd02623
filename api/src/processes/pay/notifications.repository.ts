import type { PaymentProvider, PaymentStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import { sql } from 'kysely';
import type { MoneyNews } from '../../features/payments/providers/provider.types.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';

export interface ReceivedNotification {
  provider: PaymentProvider;
  eventReference: string;
  /** Null for an unknown payment. */
  paymentId: string | null;
  claims: PaymentStatus;
  at: Date;
}

/**
 * Stores a notification. Returns false if this event was stored before, and so has been applied (invariant I5). A
 * concurrent repetition waits here until the first transaction ends.
 */
export async function insertNotification(
  trx: Transaction<Database>,
  notification: ReceivedNotification,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('payment_notifications')
    .values({
      provider: notification.provider,
      event_reference: notification.eventReference,
      payment_id: notification.paymentId,
      claims: notification.claims,
      received_at: notification.at,
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('event_reference')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Whether the same was reported for a payment before: gateways repeat reports in further events. */
export async function isToldAlready(
  trx: Transaction<Database>,
  {
    paymentId,
    news,
    amountSen,
    reference,
  }: Pick<MoneyNews, 'paymentId' | 'news' | 'amountSen' | 'reference'>,
): Promise<boolean> {
  const row = await trx
    .selectFrom('audit_entries')
    .select('id')
    .where('entity', '=', 'payments')
    .where('entity_id', '=', paymentId)
    .where('action', '=', news)
    .where(sql`detail ->> 'amountSen'`, '=', String(amountSen))
    .where(sql`detail ->> 'reference'`, '=', reference)
    .executeTakeFirst();
  return row !== undefined;
}

import type { PaymentProvider, PaymentStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';

export interface ReceivedNotification {
  provider: PaymentProvider;
  eventReference: string;
  /** Null for a payment that we do not know. */
  paymentId: string | null;
  claims: PaymentStatus;
  at: Date;
}

/**
 * Writes a notification down. False when this event was written down before: then it has had its effect (invariant I5).
 * A repetition that arrives meanwhile waits here until the first is done.
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

import type { PaymentProvider } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import { isReferenceKnown } from '../../reservations/payments/payments.repository.ts';

/** The error for a reference that another payment or refund has: staff typed the wrong slip, or the same one twice. */
export const referenceTaken = (at = '') =>
  new AppError('payment-reference-taken', {
    fields: { [`${at}entries.reference`]: 'payment-reference-taken' },
  });

/**
 * Requires that the reference is new. A terminal numbers payments and refunds in one sequence, so a refund's reference also
 * differs from its payment's.
 *
 * @param at the form's path to the payment method
 * @throws AppError `payment-reference-taken`
 */
export async function requireNewReference(
  trx: Transaction<Database>,
  provider: PaymentProvider,
  reference: string,
  at = '',
): Promise<void> {
  if (await isReferenceKnown(trx, provider, reference)) throw referenceTaken(at);
}

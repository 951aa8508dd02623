import type { PaymentProvider } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import { isReferenceKnown } from './references.repository.ts';

/** The field where staff typed the reference. */
const FIELD = 'entries.reference';

/** A payment or a refund has this reference already: somebody typed the wrong slip, or the same one twice. */
export const referenceTaken = () =>
  new AppError('payment-reference-taken', { fields: { [FIELD]: 'payment-reference-taken' } });

/**
 * A terminal numbers its payments and its refunds in one row: a refund's reference is not that of the payment either.
 *
 * @throws AppError `payment-reference-taken`
 */
export async function requireNewReference(
  trx: Transaction<Database>,
  provider: PaymentProvider,
  reference: string,
): Promise<void> {
  if (await isReferenceKnown(trx, provider, reference)) throw referenceTaken();
}

import type { Database, Transaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import type { Work } from '../../lib/http/context.ts';
import { applyPayment } from './payment-arrival.service.ts';

/**
 * Settles an unpaid order for which `isNothingDue` of shared/domain/payment/nothing-due.ts: it is paid at once, with no payment,
 * and its e-tickets are on their way (R330). The caller holds the order's lock.
 *
 * @throws AppError `order-expired` if its places are gone
 */
export async function settleNothingDue(
  trx: Transaction<Database>,
  deps: Work,
  orderId: string,
): Promise<void> {
  if ((await applyPayment(trx, deps, { orderId, amountSen: 0 })) === 'returned')
    throw new AppError('order-expired');
}

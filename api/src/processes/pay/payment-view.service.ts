import type { Payment } from '@gangway/shared/contract/sales/payments.ts';
import { ordersThatOpen, readPayment } from '../../features/payments/payment-view.service.ts';
import { AppError } from '../../lib/errors.ts';
import type { Deps } from '../../lib/http/context.ts';
import { findAccessibleOrder } from '../../reservations/access/order-access.service.ts';
import type { Payer } from './payer.types.ts';

/**
 * A payment for a caller who may see it: staff with the permission for payments, and callers who may see one of its orders. For
 * others the payment does not exist.
 *
 * @throws AppError `payment-not-found`
 */
export async function readPaymentFor(deps: Deps, payer: Payer, id: string): Promise<Payment> {
  const payment = await readPayment(deps.db, id);
  const { caller } = payer;
  if (caller.kind === 'staff' && caller.permissions.has('payments.read')) return payment;
  for (const number of await ordersThatOpen(deps.db, payment))
    if (await maySeeOrder(deps, payer, number)) return payment;
  throw new AppError('payment-not-found');
}

async function maySeeOrder(deps: Deps, { caller, orderTokens }: Payer, number: string): Promise<boolean> {
  const tokens = caller.kind === 'guest' ? orderTokens : [undefined, ...orderTokens];
  for (const token of tokens) {
    try {
      await findAccessibleOrder(deps, { caller, token }, number);
      return true;
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'order-not-found')) throw error;
    }
  }
  return false;
}

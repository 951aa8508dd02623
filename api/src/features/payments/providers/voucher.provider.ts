import { refundToVoucher } from '../../../accounts/vouchers/vouchers.service.ts';
import { AppError } from '../../../lib/errors.ts';
import type { AutomaticProvider } from './provider.types.ts';

/**
 * A voucher is used by its code (voucher-payment.service.ts), also for part of an order, and is not chosen as a payment method. A
 * refund returns to the voucher.
 */
export const voucher: AutomaticProvider = {
  kind: 'direct',
  async take() {
    throw new AppError('payment-provider-unavailable');
  },
  async refund(deps, { id, orderId, amountSen }) {
    await refundToVoucher(deps, { refundId: id, orderId, amountSen, author: 'system:settle-refund' });
    return id;
  },
};

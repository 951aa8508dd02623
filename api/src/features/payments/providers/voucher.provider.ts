import { refundToVoucher } from '../../../accounts/vouchers/vouchers.service.ts';
import { AppError } from '../../../lib/errors.ts';
import type { AutomaticProvider } from './provider.types.ts';

/**
 * A voucher: it is used by its code (voucher-payment.service.ts), in part too, and not chosen as the way to pay. What it
 * paid goes back to it.
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

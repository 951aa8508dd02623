import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import type { PaidWithVoucher, VoucherBalance } from '@gangway/shared/contract/sales/vouchers.ts';
import { request } from '../api/request.ts';
import { orderTokens } from '../session/order-access.ts';

/** The remaining amount of a voucher. */
export const readVoucher = (code: string): Promise<VoucherBalance> =>
  request('POST', '/vouchers/balance', { body: { code } });

/** Pays an order with a voucher, up to its balance. */
export const payWithVoucher = (
  number: string,
  code: string,
  idempotencyKey: string,
): Promise<PaidWithVoucher> =>
  request('POST', `/orders/${encodeURIComponent(number)}/voucher`, {
    body: { code },
    idempotencyKey,
    orderToken: orderTokens([number]),
  });

/** Removes the vouchers of an unpaid order. */
export const removeVouchers = (number: string): Promise<OrderDetail> =>
  request('POST', `/orders/${encodeURIComponent(number)}/voucher/remove`, {
    orderToken: orderTokens([number]),
  });

/** The amount still due for an order after its vouchers. */
export const toPaySen = ({ dueSen, paidSen, vouchers }: OrderDetail): number =>
  dueSen - paidSen - vouchers.reduce((sum, { amountSen, held }) => sum + (held ? amountSen : 0), 0);

import { z } from 'zod';
import { instant, sen, typedText } from '../base/primitives.ts';
import { orderDetail } from './orders.ts';

/** Why there is a voucher: for a disrupted trip, or it was bought. */
export const voucherOrigins = ['disruption', 'sold'] as const;
export type VoucherOrigin = (typeof voucherOrigins)[number];

export const voucherStates = ['active', 'used-up', 'expired', 'canceled'] as const;
export type VoucherState = (typeof voucherStates)[number];

/** A code as somebody types it. */
export const voucherCode = typedText(40).min(1);
export const voucherCodeBody = z.object({ code: voucherCode });

/** What whoever has the code is told. */
export const voucherBalance = z.object({
  ending: z.string().describe('The last four symbols of the code'),
  balanceSen: sen,
  expiresAt: instant,
});
export type VoucherBalance = z.infer<typeof voucherBalance>;

/** A voucher that was used for an order. */
export const usedVoucher = z.object({
  ending: z.string(),
  usedSen: sen,
  leftSen: sen.describe('What is left on the voucher'),
  toPaySen: sen.describe('What is still to be paid for the order; 0 once it is paid'),
});
export type UsedVoucher = z.infer<typeof usedVoucher>;

export const paidWithVoucher = z.object({ voucher: usedVoucher, order: orderDetail });
export type PaidWithVoucher = z.infer<typeof paidWithVoucher>;

import { z } from 'zod';
import { instant, sen, typedText } from '../base/primitives.ts';
import { orderDetail } from './orders.ts';

/** The origin of a voucher: a disrupted trip, or a sale. */
export const voucherOrigins = ['disruption', 'sold'] as const;
export type VoucherOrigin = (typeof voucherOrigins)[number];

export const voucherStates = ['active', 'used-up', 'expired', 'canceled'] as const;
export type VoucherState = (typeof voucherStates)[number];

/** A typed code. */
const voucherCode = typedText(40).min(1);
export const voucherCodeBody = z.object({ code: voucherCode });

/** The data shown to the holder of the code. */
export const voucherBalance = z.object({
  ending: z.string().describe('The last four symbols of the code'),
  balanceSen: sen,
  expiresAt: instant,
});
export type VoucherBalance = z.infer<typeof voucherBalance>;

/** A voucher that was used for an order. */
const usedVoucher = z.object({
  ending: z.string(),
  usedSen: sen,
  leftSen: sen.describe('The balance of the voucher'),
  toPaySen: sen.describe('The amount still due for the order; 0 once it is paid'),
});
export type UsedVoucher = z.infer<typeof usedVoucher>;

export const paidWithVoucher = z.object({ voucher: usedVoucher, order: orderDetail });
export type PaidWithVoucher = z.infer<typeof paidWithVoucher>;
